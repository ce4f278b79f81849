"""The end of a game in words: who won, places and why, and where the points came from."""

from collections.abc import Sequence
from typing import TypeAlias

from utopia.cli.play.counting import counted, with_and
from utopia.cli.play.naming import ME
from utopia.cli.play.screen import sentence
from utopia.cli.speaking import say
from utopia.rules import End
from utopia.rules.model.material import SEAT_NAMES
from utopia.rules.model.sources import SOURCE_NAMES
from utopia.tables import Person, Table

_Standing: TypeAlias = tuple[int, int, int]
"""Seat, points and place from 1."""


def ending_lines(table: Table, names: Sequence[str]) -> list[str]:
    """Tell the winner, the reason of the end, and the standings with points by source."""
    standings = [(SEAT_NAMES.index(colour), score, place) for colour, score, place in table.game.standings()]
    lines = [_outcome(table, standings, names), _reason(table)]
    for index, (seat, score, place) in enumerate(standings):
        tie = "" if index == 0 else _tie(standings[index - 1], standings[index], names)
        points, sources = counted(score, "points"), _sources(table, seat)
        lines.append(say("finish-line", place=place, name=names[seat], points=points, tie=tie, sources=sources))
    return lines


def _outcome(table: Table, standings: Sequence[_Standing], names: Sequence[str]) -> str:
    """The winner, how a tie for the first place was broken, and what became of the people."""
    first, score, _ = standings[0]
    winners = [seat for seat, _, place in standings if place == 1]
    called = with_and([_called(table, seat, names) for seat in winners])
    wins = "finish-you-win" if len(winners) == 1 and _is_me(table, first) else "finish-wins"
    losers = standings[len(winners) :]
    tied = [one for one in losers if one[1] == score]
    people = [one for one in losers if isinstance(table.players[one[0]], Person) and one not in tied]
    others = people or ([] if tied or len(winners) > 1 else losers[:1])
    parts = [say(wins, names=called, number=len(winners), points=counted(score, "points"))]
    for seat, _, _ in tied:
        message = "finish-tied-you" if _is_me(table, seat) else "finish-tied"
        parts.append(say(message, name=_called(table, seat, names)))
    for seat, points, place in others:
        parts.append(say("finish-came", name=_called(table, seat, names), place=place, points=points))
    return sentence("; ".join(parts))


def _is_me(table: Table, seat: int) -> bool:
    return table.players[seat] == Person(ME)


def _called(table: Table, seat: int, names: Sequence[str]) -> str:
    return say("finish-you", colour=say(f"colour-{SEAT_NAMES[seat]}")) if _is_me(table, seat) else names[seat]


def _reason(table: Table) -> str:
    state = table.game.state[0]
    rounds = int(state["round_number"])
    if int(state["end_reason"]) == End.STALL:
        return say("finish-stall", round=rounds)
    return say("finish-target", round=rounds, target=table.game.edition.target)


def _tie(before: _Standing, now: _Standing, names: Sequence[str]) -> str:
    if before[1] != now[1]:
        return ""
    if before[2] == now[2]:
        return say("finish-level")
    return say("finish-behind", name=names[before[0]])


def _sources(table: Table, seat: int) -> str:
    gained = table.game.state[0]["gained"][seat]
    pairs = zip(SOURCE_NAMES, gained.tolist(), strict=True)
    parts = [say(f"finish-for-{source}", points=points) for source, points in pairs if points]
    return ", ".join(parts) or say("finish-no-points")

"""The end of a game in words: who won, places and why, and where the points came from."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from utopia.cli.play.facts import counted
from utopia.cli.play.naming import ME
from utopia.rules import End
from utopia.rules.model.material import SEAT_NAMES
from utopia.tables import Person, Table

_SOURCES: Final = (
    "for wonders",
    "as owner of a wonder",
    "for others' princes at own monuments",
    "for princes removed",
    "for prestige",
)
"""[source] -> what points were for."""
_PLACES: Final = ("first", "second", "third", "fourth", "fifth")
_Standing: TypeAlias = tuple[int, int, int]
"""Seat, points and place from 1."""


def ending_lines(table: Table, names: Sequence[str]) -> list[str]:
    """Who won, why it ended, and the standings with points by source."""
    standings = [(SEAT_NAMES.index(colour), score, place) for colour, score, place in table.game.standings()]
    lines = [_outcome(table, standings, names), _reason(table)]
    for index, (seat, score, place) in enumerate(standings):
        tie = "" if index == 0 else _tie(standings[index - 1], standings[index], names)
        lines.append(f"{place}. {names[seat]}: {counted(score, 'point')}{tie}; {_sources(table, seat)}.")
    return lines


def _outcome(table: Table, standings: Sequence[_Standing], names: Sequence[str]) -> str:
    """The winner, how a tie for the first place was broken, and what became of the people."""
    first, score, _ = standings[0]
    winners = [seat for seat, _, place in standings if place == 1]
    called = " and ".join(_called(table, seat, names) for seat in winners)
    verb = "win" if len(winners) > 1 or _is_me(table, first) else "wins"
    losers = standings[len(winners) :]
    tied = [one for one in losers if one[1] == score]
    people = [one for one in losers if isinstance(table.players[one[0]], Person) and one not in tied]
    others = people or ([] if tied or len(winners) > 1 else losers[:1])
    parts = [f"{called} {verb} with {counted(score, 'point')}"]
    for seat, _, _ in tied:
        has, stands = ("have", "stand") if _is_me(table, seat) else ("has", "stands")
        parts.append(f"{_called(table, seat, names)} {has} as many, but {stands} behind on the track")
    parts += [
        f"{_called(table, seat, names)} came {_PLACES[place - 1]} with {points}" for seat, points, place in others
    ]
    told = "; ".join(parts)
    return f"{told[0].upper()}{told[1:]}."


def _is_me(table: Table, seat: int) -> bool:
    return table.players[seat] == Person(ME)


def _called(table: Table, seat: int, names: Sequence[str]) -> str:
    return f"you ({SEAT_NAMES[seat]})" if _is_me(table, seat) else names[seat]


def _reason(table: Table) -> str:
    state = table.game.state[0]
    rounds = int(state["round_number"])
    if int(state["end_reason"]) == End.STALL:
        return f"The game is stopped after round {rounds}, for it would not end. [R-END-3]"
    return f"After round {rounds} the target of {table.game.edition.target} points is reached. [R-END-1]"


def _tie(before: _Standing, now: _Standing, names: Sequence[str]) -> str:
    if before[1] != now[1]:
        return ""
    if before[2] == now[2]:
        return ", level by the option final_tie"
    return f", behind {names[before[0]]} on the same space [R-END-2]"


def _sources(table: Table, seat: int) -> str:
    gained = table.game.state[0]["gained"][seat]
    parts = [f"{int(points)} {name}" for name, points in zip(_SOURCES, gained, strict=True) if int(points)]
    return ", ".join(parts) or "no points at all"

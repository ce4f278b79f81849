"""The end of a game in words: places and why, and where the points came from."""

from collections.abc import Sequence
from typing import Final

from utopia.rules import End
from utopia.rules.model.material import SEAT_NAMES
from utopia.tables import Table

_SOURCES: Final = (
    "for wonders",
    "as owner of a wonder",
    "for others' princes at own monuments",
    "for princes removed",
    "for prestige",
)
"""[source] -> what points were for."""


def ending_lines(table: Table, names: Sequence[str]) -> list[str]:
    """Standings, and points by source."""
    game = table.game
    standings = [(SEAT_NAMES.index(colour), score, place) for colour, score, place in game.standings()]
    lines = [_reason(table)]
    for index, (seat, score, place) in enumerate(standings):
        tie = "" if index == 0 else _tie(standings[index - 1], standings[index], names)
        lines.append(f"{place}. {names[seat]}: {score} points{tie}; {_sources(table, seat)}.")
    return lines


def _reason(table: Table) -> str:
    state = table.game.state[0]
    rounds = int(state["round_number"])
    if int(state["end_reason"]) == End.STALL:
        return f"The game is stopped after round {rounds}, for it would not end. [R-END-3]"
    return f"After round {rounds} the target of {table.game.edition.target} points is reached. [R-END-1]"


def _tie(before: tuple[int, int, int], now: tuple[int, int, int], names: Sequence[str]) -> str:
    if before[1] != now[1]:
        return ""
    if before[2] == now[2]:
        return ", level by the option final_tie"
    return f", behind {names[before[0]]} on the same space [R-END-2]"


def _sources(table: Table, seat: int) -> str:
    gained = table.game.state[0]["gained"][seat]
    parts = [f"{int(points)} {name}" for name, points in zip(_SOURCES, gained, strict=True) if int(points)]
    return ", ".join(parts) or "no points at all"

"""The themes of a puzzle, read from its solution."""

from collections.abc import Iterator, Sequence
from typing import Final

import numpy as np

from utopia.puzzles.puzzle import THEMES, Theme
from utopia.rules import Boards, Kind, States, decode, projection
from utopia.rules.model.material import SEATS

_OF_KIND: Final[dict[Kind, Theme]] = {
    Kind.DISTRICT: "monument",
    Kind.WONDER: "wonder",
    Kind.RAISE: "king",
    Kind.LOWER: "king",
    Kind.PRIVILEGE: "privilege",
    Kind.REMOVE: "removal",
}
_CARDS: Final = 3
"""Actions from which on a plan is about spending cards."""
_ACTIONS: Final = frozenset({Kind.MOVE, Kind.ADD, Kind.ANYWHERE, Kind.REMOVE, Kind.RAISE, Kind.LOWER})
_LONG: Final = 6
"""Moves from which on a plan is long."""
_EARLY: Final = 2
"""The last round that is early."""
_DENIED: Final = 3
"""Points that a rival is set to lose."""


def themes_of(boards: Boards, before: States, after: States, seat: int, codes: Sequence[int]) -> tuple[Theme, ...]:
    """Return the themes of a plan that leads from ``before`` to ``after``, in the order of ``THEMES``."""
    found = set(_themes(boards, before, after, seat, codes))
    return tuple(theme for theme in THEMES if theme in found)


def _themes(boards: Boards, before: States, after: States, seat: int, codes: Sequence[int]) -> Iterator[Theme]:
    kinds = [decode(code).kind for code in codes]
    yield from (_OF_KIND[kind] for kind in kinds if kind in _OF_KIND)
    if sum(kind in _ACTIONS for kind in kinds) >= _CARDS:
        yield "cards"
    if _most_taken(boards, before, after, seat) >= _DENIED:
        yield "denial"
    if max(_standing(boards, after)) >= int(boards["target"][0]):
        yield "last-round"
    if int(before["round_number"][0]) <= _EARLY:
        yield "early"
    if len(codes) == 1:
        yield "one-move"
    if len(codes) >= _LONG:
        yield "long"


def _most_taken(boards: Boards, before: States, after: States, seat: int) -> int:
    """Return the most points that the plan takes from one rival if the round ended now."""
    pairs = zip(_standing(boards, before), _standing(boards, after), strict=True)
    return max(then - now for rival, (then, now) in enumerate(pairs) if rival != seat)


def _standing(boards: Boards, states: States) -> list[int]:
    """Return [seat] -> the score if the round ended now (R-SCORE-1)."""
    points = np.zeros(SEATS, np.int32)
    projection(boards, states, points)
    players = int(boards["players"][0])
    return [int(points[seat]) + int(states["score"][0][seat]) for seat in range(players)]

"""Why a move: what it brings at once, what it makes possible, and whom it crosses. Ids and numbers, no words."""

from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np

from utopia.rules import (
    MOST_MOVES,
    Boards,
    Kind,
    States,
    copy_into,
    decode,
    empty_states,
    legal_moves,
    play,
    projection,
)
from utopia.rules.model.material import CIVILIZATIONS, NOBODY, PRINCES_FOR_A_DISTRICT, SEATS
from utopia.rules.model.steps import LAST_CHANCE

POINTS: Final = "reason-points"
"""``points`` at once."""
INCOME: Final = "reason-income"
"""``points`` more (or less) in phase 3, as things stand."""
RIVAL: Final = "reason-rival"
"""``seat`` gets ``points`` less (or more) in phase 3, as things stand."""
DISTRICT: Final = "reason-district"
"""The ``district`` can now be taken with a monument of ``civilization``."""
WONDER: Final = "reason-wonder"
"""The wonder of ``island`` can now be built."""
PAIR: Final = "reason-pair"
"""One prince of ``civilization`` is missing for the ``district``."""
FIRST: Final = "reason-first"
"""``seat`` was one prince short of taking the ``district``."""
GUEST: Final = "reason-guest"
"""``seat`` could have taken a district of ``island`` with this guest of ``civilization``, and there is no other."""


@dataclass(frozen=True, slots=True)
class Reason:
    """One thing that speaks for a move, or against it."""

    id: str
    numbers: dict[str, int] = field(default_factory=dict)
    """Points, or indices of seat, civilization, district or island."""


def explain(boards: Boards, view: States, seat: int, code: int) -> list[Reason]:
    """The reasons for a legal move of the seat whose view this is; none for what only chance or others will decide.

    Of a move of several steps only this step is looked at.
    """
    after = empty_states()
    copy_into(after, view)
    play(boards, after, seat, code)
    before, then, move = view[0], after[0], decode(code)
    reasons = [Reason(POINTS, {"points": points})] if (points := int(then.score[seat] - before.score[seat])) else []
    if int(then.step) > LAST_CHANCE and int(then.round_number) == int(before.round_number):
        reasons += _of_prestige(boards, view, after, seat)
        reasons += _of_builds(boards, view, after, seat)
    if move.kind == Kind.ENTER:
        reasons += _of_entering(boards, before, then, seat, code)
    if move.kind == Kind.DISTRICT:
        short = PRINCES_FOR_A_DISTRICT - 1
        reasons += [
            Reason(FIRST, {"seat": other, "district": move.district})
            for other in _others(boards, seat)
            if before.princes[other, :, move.district].max() >= short
        ]
    return reasons


def _of_prestige(boards: Boards, view: States, after: States, seat: int) -> list[Reason]:
    """What the district taken or the scale moved changes in phase 3."""
    old, new = np.zeros(SEATS, np.int32), np.zeros(SEATS, np.int32)
    projection(boards, view, old)
    projection(boards, after, new)
    changed = {other: int(new[other] - old[other]) for other in range(int(boards["players"][0]))}
    own = [Reason(INCOME, {"points": changed[seat]})] if changed[seat] else []
    return own + [Reason(RIVAL, {"seat": s, "points": p}) for s, p in changed.items() if s != seat and p]


def _of_builds(boards: Boards, view: States, after: States, seat: int) -> list[Reason]:
    """What can be built now and could not before."""
    reasons = []
    for code in sorted(_builds(boards, after, seat) - _builds(boards, view, seat)):
        move = decode(code)
        if move.kind == Kind.DISTRICT:
            reasons.append(Reason(DISTRICT, {"civilization": move.civilization, "district": move.district}))
        else:
            reasons.append(Reason(WONDER, {"island": move.island}))
    return reasons


def _builds(boards: Boards, states: States, seat: int) -> set[int]:
    moves = np.zeros(MOST_MOVES, np.int32)
    codes = moves[: legal_moves(boards, states, seat, moves)].tolist()
    return {code for code in codes if decode(code).kind in (Kind.DISTRICT, Kind.WONDER)}


def _of_entering(boards: Boards, before: Any, then: Any, seat: int, code: int) -> list[Reason]:
    """Two of three together, and who wanted this guest."""
    move, reasons = decode(code), []
    is_free = int(before.owner[move.district]) == NOBODY
    if is_free and int(then.princes[seat, move.civilization, move.district]) == PRINCES_FOR_A_DISTRICT - 1:
        reasons.append(Reason(PAIR, {"civilization": move.civilization, "district": move.district}))
    island = int(boards["island_of"][0][move.district])
    if int(then.open_guests[island * CIVILIZATIONS + move.civilization]) > 0:
        return reasons
    there = (boards["island_of"][0] == island) & (before.owner == NOBODY)
    wanting = (before.princes[:, move.civilization, there] == PRINCES_FOR_A_DISTRICT - 1).any(axis=1)
    return reasons + [
        Reason(GUEST, {"seat": other, "civilization": move.civilization, "island": island})
        for other in _others(boards, seat)
        if wanting[other]
    ]


def _others(boards: Boards, seat: int) -> list[int]:
    return [other for other in range(int(boards["players"][0])) if other != seat]

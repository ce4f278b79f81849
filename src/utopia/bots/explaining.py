"""The reasons for a move or a whole turn: its points, the new possibilities, and the rivals it hinders."""

from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np

from utopia.boards import BoardMap
from utopia.locales import Phrase, Word
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
from utopia.rules.model.material import (
    CIVILIZATION_NAMES,
    CIVILIZATIONS,
    ISLAND_NAMES,
    NOBODY,
    PRINCES_FOR_A_DISTRICT,
    SEATS,
)
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
PATRON: Final = "reason-patron"
"""``seat`` could have built the wonder of ``island`` with this guest of ``civilization``, and there is no other."""
WORTH: Final = "reason-worth"
"""A monument of ``civilization`` would pay ``points`` a round, as things stand."""
VARIETY: Final = "reason-variety"
"""Princes of ``number`` civilizations are then on ``island``, whose wonder takes all of them."""
KEEP: Final = "reason-keep"
"""The turn ends with ``number`` cards for later."""
IDLE: Final = "reason-idle"
"""No prince of ``civilization`` is there to be moved by such a card."""
_FEWER: Final = {INCOME: "reason-income-fewer", RIVAL: "reason-rival-fewer"}
"""Reasons used instead when points are lost."""


_FEW: Final = 2
"""Number of civilizations on an island that is too small to count as a start to its wonder."""


@dataclass(frozen=True, slots=True)
class Reason:
    """One reason for a move, or against it."""

    id: str
    numbers: dict[str, int] = field(default_factory=dict)
    """Points, or indices of seat, civilization, district or island."""


def explain(boards: Boards, view: States, seat: int, *codes: int) -> list[Reason]:
    """Return the reasons for legal moves, in sequence, of the seat whose view this is.

    Effects that only chance or others will decide give no reasons.
    """
    after, now = empty_states(), empty_states()
    copy_into(after, view)
    on_the_way: list[Reason] = []
    for code in codes:
        copy_into(now, after)
        play(boards, after, seat, code)
        on_the_way += _of_step(boards, now[0], after[0], seat, code)
    before, then = view[0], after[0]
    reasons = [Reason(POINTS, {"points": points})] if (points := int(then.score[seat] - before.score[seat])) else []
    if int(then.step) > LAST_CHANCE and int(then.round_number) == int(before.round_number):
        reasons += _of_prestige(boards, view, after, seat)
        reasons += _of_builds(boards, view, after, seat)
    return reasons + on_the_way


def reason_phrase(board_map: BoardMap, reason: Reason) -> Phrase:
    """Return the reason as a sentence."""
    words: dict[str, Word] = dict(reason.numbers)
    if "civilization" in words:
        words["civ"] = CIVILIZATION_NAMES[reason.numbers["civilization"]]
        del words["civilization"]
    if "island" in words:
        words["island"] = ISLAND_NAMES[reason.numbers["island"]]
    if "district" in words:
        words["district"] = board_map.districts[reason.numbers["district"]].id
    if "points" in words:
        words["points"] = abs(reason.numbers["points"])
    return Phrase(_FEWER[reason.id] if reason.numbers.get("points", 0) < 0 else reason.id, words)


def _of_step(boards: Boards, before: Any, then: Any, seat: int, code: int) -> list[Reason]:
    """Return the reasons of one move: the rivals it hinders, and the things it prepares."""
    match (move := decode(code)).kind:
        case Kind.ENTER:
            worth = Reason(WORTH, {"civilization": move.civilization, "points": int(before.scale[move.civilization])})
            is_free = int(before.owner[move.district]) == NOBODY
            gathered = _of_gathering(boards, before, then, seat, move.civilization, move.district)
            return [*gathered, *([worth] if is_free else []), *_of_guest_taken(boards, before, then, seat, code)]
        case Kind.TO:
            return _of_gathering(boards, before, then, seat, int(before.action_civilization), move.district)
        case Kind.ANYWHERE:
            return _of_gathering(boards, before, then, seat, move.civilization, move.district)
        case Kind.DISTRICT:
            most = before.princes[:, :, move.district].max(axis=1)
            nearly = [other for other in _others(boards, seat) if most[other] >= PRINCES_FOR_A_DISTRICT - 1]
            return [Reason(FIRST, {"seat": other, "district": move.district}) for other in nearly]
        case Kind.DISCARD | Kind.DISCARD_TWO:
            cards = dict.fromkeys(card for card in (move.civilization, move.second) if card >= 0)
            return [Reason(IDLE, {"civilization": card}) for card in cards if not before.princes[seat, card].any()]
        case Kind.END:
            return [Reason(KEEP, {"number": left})] if (left := int(before.hand_size[seat])) else []
    return []


def _of_prestige(boards: Boards, view: States, after: States, seat: int) -> list[Reason]:
    """Return the changes in phase 3 by a taken district or a moved scale."""
    old, new = np.zeros(SEATS, np.int32), np.zeros(SEATS, np.int32)
    projection(boards, view, old)
    projection(boards, after, new)
    changed = {other: int(new[other] - old[other]) for other in range(int(boards["players"][0]))}
    own = [Reason(INCOME, {"points": changed[seat]})] if changed[seat] else []
    return own + [Reason(RIVAL, {"seat": s, "points": p}) for s, p in changed.items() if s != seat and p]


def _of_builds(boards: Boards, view: States, after: States, seat: int) -> list[Reason]:
    """Return the buildings that are possible now and were not before."""
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


def _of_gathering(boards: Boards, before: Any, then: Any, seat: int, civilization: int, district: int) -> list[Reason]:
    """Return the reasons of new princes in a district: two of three together, and the progress to the wonder."""
    reasons = []
    is_free = int(before.owner[district]) == NOBODY
    if is_free and int(then.princes[seat, civilization, district]) == PRINCES_FOR_A_DISTRICT - 1:
        reasons.append(Reason(PAIR, {"civilization": civilization, "district": district}))
    island = int(boards["island_of"][0][district])
    had, has = (_variety(boards, state, seat, island) for state in (before, then))
    if int(before.wonder_owner[island]) == NOBODY and has > max(had, _FEW):
        reasons.append(Reason(VARIETY, {"number": has, "island": island}))
    return reasons


def _variety(boards: Boards, state: Any, seat: int, island: int) -> int:
    """Count the civilizations of which that seat has princes on the island."""
    return int(state.princes[seat][:, boards["island_of"][0] == island].any(axis=1).sum())


def _of_guest_taken(boards: Boards, before: Any, then: Any, seat: int, code: int) -> list[Reason]:
    """Return the rivals that wanted this guest."""
    move, reasons = decode(code), list[Reason]()
    island = int(boards["island_of"][0][move.district])
    if int(then.open_guests[island * CIVILIZATIONS + move.civilization]) > 0:
        return reasons
    there = (boards["island_of"][0] == island) & (before.owner == NOBODY)
    guest = {"civilization": move.civilization, "island": island}
    for other in _others(boards, seat):
        if (before.princes[other, move.civilization, there] == PRINCES_FOR_A_DISTRICT - 1).any():
            reasons.append(Reason(GUEST, {"seat": other, **guest}))
        if int(before.wonder_owner[island]) == NOBODY and _lacks_only(boards, before, other, island, move.civilization):
            reasons.append(Reason(PATRON, {"seat": other, **guest}))
    return reasons


def _lacks_only(boards: Boards, before: Any, seat: int, island: int, civilization: int) -> bool:
    """Return whether of all civilizations only this one has no prince of that seat on the island."""
    has = before.princes[seat][:, boards["island_of"][0] == island].any(axis=1)
    return not has[civilization] and int(has.sum()) == CIVILIZATIONS - 1


def _others(boards: Boards, seat: int) -> list[int]:
    return [other for other in range(int(boards["players"][0])) if other != seat]

"""Entering the city: a guest is taken and a prince placed (R-WELCOME-2), also a surprise or a named player's guest."""

from utopia.rules.bits import has_bit
from utopia.rules.compiled import Buffer, listing, rule
from utopia.rules.handling.guests import guest_kind, take_open, take_surprise
from utopia.rules.handling.princes import place_prince, supply_holds
from utopia.rules.model.board import Board
from utopia.rules.model.material import CIVILIZATIONS, DISTRICTS, ISLANDS
from utopia.rules.model.moves import ENTER_FIRST, TAKE_FIRST
from utopia.rules.model.refusals import Refusal
from utopia.rules.model.state import State
from utopia.rules.model.steps import Step
from utopia.rules.offers import offer


@rule
def is_offered(state: State, kind: int) -> bool:
    """Return whether this guest may be taken now: the one just drawn, else any open one."""
    if int(state.step) == Step.SURPRISE_GUEST:
        return int(state.surprise_guest) == kind
    return int(state.open_guests[kind]) > 0


@listing
def list_entering(board: Board, state: State, seat: int, out: Buffer, n: int) -> int:
    """List every guest on offer with every open district of the guest's island."""
    for civilization in range(CIVILIZATIONS):
        if not supply_holds(state, seat, civilization):
            continue
        places = 0
        for island in range(ISLANDS):
            if is_offered(state, guest_kind(civilization, island)):
                places |= int(board.island_districts[island])
        n = offer(ENTER_FIRST + civilization * DISTRICTS, places, out, n)
    return n


@listing
def list_taking(board: Board, state: State, seat: int, out: Buffer, n: int) -> int:
    """List every guest on offer whose prince the supply does not hold (R-MAT-2)."""
    for civilization in range(CIVILIZATIONS):
        if supply_holds(state, seat, civilization):
            continue
        guests = 0
        for island in range(ISLANDS):
            if is_offered(state, guest_kind(civilization, island)):
                guests |= 1 << island
        n = offer(TAKE_FIRST + civilization * ISLANDS, guests, out, n)
    return n


@rule
def why_not_enter(board: Board, state: State, seat: int, civilization: int, district: int) -> int:
    """Require an offered guest of the district's island and a prince of the guest's civilization in the supply."""
    if not has_bit(int(board.open_districts), district):
        return Refusal.ISLAND_IS_CLOSED
    if not is_offered(state, guest_kind(civilization, int(board.island_of[district]))):
        return Refusal.GUEST_NOT_OPEN
    return Refusal.ALLOWED if supply_holds(state, seat, civilization) else Refusal.NO_PRINCE_IN_SUPPLY


@rule
def why_not_take(state: State, seat: int, civilization: int, island: int) -> int:
    """Require an offered guest, and no prince of the guest's civilization: else placing is compulsory."""
    if not is_offered(state, guest_kind(civilization, island)):
        return Refusal.GUEST_NOT_OPEN
    return Refusal.PLACING_IS_COMPULSORY if supply_holds(state, seat, civilization) else Refusal.ALLOWED


@rule
def enter(board: Board, state: State, seat: int, civilization: int, district: int) -> None:
    """Take the guest and place the prince."""
    take(state, seat, civilization, int(board.island_of[district]))
    place_prince(state, seat, civilization, district)


@rule
def take(state: State, seat: int, civilization: int, island: int) -> None:
    """Take the guest; the caller places the prince, or there is none."""
    if int(state.step) == Step.SURPRISE_GUEST:
        take_surprise(state, seat)
    else:
        take_open(state, seat, guest_kind(civilization, island))

"""Building a wonder (R-BUILD-1): one prince of each civilization on one island leaves, six points come."""

from utopia.rules.bits import is_single, lowest
from utopia.rules.compiled import Buffer, listing, rule
from utopia.rules.handling.buildings import put_wonder
from utopia.rules.handling.princes import has_prince, take_home
from utopia.rules.model import sources
from utopia.rules.model.board import Board
from utopia.rules.model.material import CIVILIZATIONS, DISTRICTS, ISLANDS, NOBODY, NOTHING, WONDER_POINTS
from utopia.rules.model.moves import LEAVE_FIRST, WONDER_FIRST
from utopia.rules.model.refusals import Refusal
from utopia.rules.model.state import State
from utopia.rules.model.steps import Step
from utopia.rules.offers import offer
from utopia.rules.turn_order import score


@listing
def list_wonders(board: Board, state: State, seat: int, out: Buffer, n: int) -> int:
    """List every wonder the seat may build."""
    islands = 0
    for island in range(ISLANDS):
        if why_not_wonder(board, state, seat, island) == Refusal.ALLOWED:
            islands |= 1 << island
    return offer(WONDER_FIRST, islands, out, n)


@rule
def why_not_wonder(board: Board, state: State, seat: int, island: int) -> int:
    """Require that the island has no wonder, one own prince of each civilization there, and one base."""
    districts = int(board.island_districts[island])
    if districts == 0:
        return Refusal.ISLAND_IS_CLOSED
    if int(state.wonder_owner[island]) != NOBODY:
        return Refusal.WONDER_STANDS
    for civilization in range(CIVILIZATIONS):
        if int(state.at_least[0, seat, civilization]) & districts == 0:
            return Refusal.WONDER_NEEDS_EACH_CIVILIZATION
    if int(state.bases[seat]) == 0:
        return Refusal.NO_BASE_LEFT
    return Refusal.ALLOWED


@rule
def begin_wonder(board: Board, state: State, seat: int, island: int) -> None:
    """Choose the leaving princes where there is no choice, then ask for the rest or build at once."""
    state.wonder_island = island
    state.interrupted_step = state.step
    for civilization in range(CIVILIZATIONS):
        there = int(state.at_least[0, seat, civilization]) & int(board.island_districts[island])
        if is_single(there):
            state.leaving[civilization] = lowest(there)
    _ask_or_build(state, seat)


@listing
def list_leaving(board: Board, state: State, seat: int, out: Buffer, n: int) -> int:
    """List every district from which the prince of the civilization asked for may leave."""
    civilization = civilization_asked(state)
    there = int(state.at_least[0, seat, civilization]) & int(board.island_districts[int(state.wonder_island)])
    return offer(LEAVE_FIRST + civilization * DISTRICTS, there, out, n)


@rule
def why_not_leave(board: Board, state: State, seat: int, civilization: int, district: int) -> int:
    """Require an own prince of the civilization asked for, on the wonder's island."""
    if civilization != civilization_asked(state):
        return Refusal.NOT_THE_CIVILIZATION_ASKED
    on_island = int(board.island_of[district]) == int(state.wonder_island)
    return Refusal.ALLOWED if on_island and has_prince(state, seat, civilization, district) else Refusal.NO_PRINCE_THERE


@rule
def leave(state: State, seat: int, civilization: int, district: int) -> None:
    """Choose the prince that will leave; ask for the next or build."""
    state.leaving[civilization] = district
    _ask_or_build(state, seat)


@rule
def civilization_asked(state: State) -> int:
    """Return the first civilization whose leaving prince is not chosen, or NOTHING."""
    for civilization in range(CIVILIZATIONS):
        if int(state.leaving[civilization]) == NOTHING:
            return civilization
    return NOTHING


@rule
def _ask_or_build(state: State, seat: int) -> None:
    if civilization_asked(state) != NOTHING:
        state.step = Step.LEAVE
        return
    for civilization in range(CIVILIZATIONS):
        take_home(state, seat, civilization, int(state.leaving[civilization]), 1)
        state.leaving[civilization] = NOTHING
    put_wonder(state, seat, int(state.wonder_island))
    state.wonder_island = NOTHING
    state.step = state.interrupted_step
    state.interrupted_step = 0
    score(state, seat, WONDER_POINTS, sources.WONDER)

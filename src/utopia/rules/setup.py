"""Set-up: the material, the prestige scale, the first player (R-SETUP-1 to R-SETUP-3)."""

from utopia.rules.compiled import rule
from utopia.rules.model.board import Board
from utopia.rules.model.material import (
    BASES,
    CARDS_OF_A_CIVILIZATION,
    CIVILIZATIONS,
    DISTRICTS,
    GUESTS_OF_A_KIND,
    ISLANDS,
    MONUMENTS_OF_A_CIVILIZATION,
    NOBODY,
    NOTHING,
    PRINCES_OF_A_CIVILIZATION,
    PRIVILEGES,
    TOP_OF_SCALE,
    UNLIMITED_BASES,
    UNLIMITED_MONUMENTS,
    UNLIMITED_PRINCES,
)
from utopia.rules.model.state import State
from utopia.rules.model.steps import Phase, Step


@rule
def lay_out(board: Board, state: State) -> None:
    """Put everything in the box at its place; the record was all zero."""
    state.players = board.players
    state.phase = Phase.SETUP
    state.step = Step.SCALE
    _clear_pointers(state)
    _lay_out_guests(board, state)
    for civilization in range(CIVILIZATIONS):
        state.pile[civilization] = CARDS_OF_A_CIVILIZATION
        state.pile_size += CARDS_OF_A_CIVILIZATION
        state.monuments_left[civilization] = (
            MONUMENTS_OF_A_CIVILIZATION if board.component_limits else UNLIMITED_MONUMENTS
        )
    for seat in range(int(board.players)):
        _lay_out_player(board, state, seat)


@rule
def _clear_pointers(state: State) -> None:
    state.turn = NOBODY
    state.named = NOBODY
    state.round_first = NOBODY
    state.surprise_guest = NOTHING
    state.turned_into = NOTHING
    state.action_civilization = NOTHING
    state.action_district = NOTHING
    state.wonder_island = NOTHING
    for district in range(DISTRICTS):
        state.monument[district] = NOTHING
        state.owner[district] = NOBODY
    for island in range(ISLANDS):
        state.wonder_owner[island] = NOBODY
    for civilization in range(CIVILIZATIONS):
        state.leaving[civilization] = NOTHING


@rule
def _lay_out_guests(board: Board, state: State) -> None:
    """Fill the bag with two of each kind, but none of a closed island (R-SETUP-3)."""
    for island in range(ISLANDS):
        if int(board.island_districts[island]) == 0:
            continue
        for civilization in range(CIVILIZATIONS):
            state.bag[island * CIVILIZATIONS + civilization] = GUESTS_OF_A_KIND


@rule
def _lay_out_player(board: Board, state: State, seat: int) -> None:
    state.bases[seat] = BASES if board.component_limits else UNLIMITED_BASES
    state.privileges[seat] = PRIVILEGES
    for civilization in range(CIVILIZATIONS):
        state.supply[seat, civilization] = PRINCES_OF_A_CIVILIZATION if board.component_limits else UNLIMITED_PRINCES


@rule
def next_value(state: State) -> int:
    """Return the value of the scale to be filled next, 5 downwards; 0 when the scale is full (R-SETUP-1)."""
    value = TOP_OF_SCALE
    for civilization in range(CIVILIZATIONS):
        if int(state.scale[civilization]) > 0:
            value -= 1
    return value


@rule
def put_on_scale(state: State, civilization: int) -> None:
    """Give the next value to the drawn civilization."""
    state.scale[civilization] = next_value(state)


@rule
def seat_ministers(board: Board, state: State, first: int) -> None:
    """Put the first player in front, the others behind in seat order (R-SETUP-2)."""
    players = int(board.players)
    for place in range(players):
        state.track[place] = (first + place) % players

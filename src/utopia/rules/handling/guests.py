"""Guests between bag, ships and players (R-WELCOME-1, R-WELCOME-6)."""

from utopia.rules.compiled import rule
from utopia.rules.model.board import Board
from utopia.rules.model.material import CIVILIZATIONS, GUEST_KINDS, NOTHING
from utopia.rules.model.state import State


@rule
def guest_kind(civilization: int, island: int) -> int:
    """A guest's index in bag, ships and players' heaps."""
    return island * CIVILIZATIONS + civilization


@rule
def lay_open(state: State, kind: int) -> None:
    """Move a guest from the bag to the island's ship."""
    state.bag[kind] -= 1
    state.open_guests[kind] += 1


@rule
def draw_unseen(state: State, kind: int) -> None:
    """Move a guest from the bag into the drawer's hand, to be placed next."""
    state.bag[kind] -= 1
    state.surprise_guest = kind


@rule
def take_open(state: State, seat: int, kind: int) -> None:
    """Move a guest from the ship to the player."""
    state.open_guests[kind] -= 1
    state.taken[seat, kind] += 1


@rule
def take_surprise(state: State, seat: int) -> None:
    """Put the surprise guest before the player who drew it."""
    kind = int(state.surprise_guest)
    state.taken[seat, kind] += 1
    state.surprise_taken[kind] += 1
    state.surprise_guest = NOTHING


@rule
def guests_in_bag(state: State) -> int:
    """Return how many the bag holds."""
    count = 0
    for kind in range(GUEST_KINDS):
        count += int(state.bag[kind])
    return count


@rule
def return_guests(board: Board, state: State) -> None:
    """Return all taken guests to the bag, surprise guests only with the option (R-WELCOME-6)."""
    for kind in range(GUEST_KINDS):
        for seat in range(int(board.players)):
            state.bag[kind] += state.taken[seat, kind]
            state.taken[seat, kind] = 0
        if not board.surprise_guest_returns:
            state.bag[kind] -= state.surprise_taken[kind]
        state.surprise_taken[kind] = 0

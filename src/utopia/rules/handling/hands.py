"""Cards between pile, hands and discards, and each viewer's certain knowledge of them (R-CARD-1, R-CARD-4).

A view of the game does not know every hand: a hidden hand or pile holds HIDDEN throughout and only its size is kept.
"""

from utopia.rules.compiled import rule
from utopia.rules.model.board import Board
from utopia.rules.model.draws import CARD_FIRST, UNSEEN_CARD
from utopia.rules.model.material import (
    CARDS_OF_A_CIVILIZATION,
    CIVILIZATIONS,
    HIDDEN,
    NOTHING,
    SPECTATOR,
    VIEWERS,
)
from utopia.rules.model.state import State


@rule
def is_hidden(state: State, seat: int) -> bool:
    """Return whether this view does not know the seat's hand."""
    return int(state.hand[seat, 0]) == HIDDEN


@rule
def holds(state: State, seat: int, civilization: int) -> int:
    """Return the number of cards of the civilization in the hand; of a hidden hand, the most there may be."""
    if is_hidden(state, seat):
        return int(state.hand_size[seat])
    return int(state.hand[seat, civilization])


@rule
def discard_card(state: State, seat: int, civilization: int) -> None:
    """Move cards from the hand to the open discards."""
    leave_hand(state, seat, civilization)
    state.discards[civilization] += 1
    _remember_discard(state, seat, civilization)


@rule
def leave_hand(state: State, seat: int, civilization: int) -> None:
    """Remove one card from the hand."""
    state.hand_size[seat] -= 1
    if not is_hidden(state, seat):
        state.hand[seat, civilization] -= 1


@rule
def discard_turned(state: State, seat: int) -> None:
    """Discard the cards laid aside by a privilege under their printed civilization (R-CARD-5)."""
    for printed in range(CIVILIZATIONS):
        while int(state.turned[printed]) > 0:
            state.turned[printed] -= 1
            state.discards[printed] += 1
            _remember_discard(state, seat, printed)
    state.turned_into = NOTHING


@rule
def turned_cards(state: State) -> int:
    """Return how many cards a privilege has laid aside."""
    count = 0
    for printed in range(CIVILIZATIONS):
        count += int(state.turned[printed])
    return count


@rule
def deal_card(board: Board, state: State, seat: int, outcome: int) -> None:
    """Move a card from the pile to the hand; another seat's card may be unseen."""
    state.pile_size -= 1
    state.hand_size[seat] += 1
    if outcome != UNSEEN_CARD:
        civilization = outcome - CARD_FIRST
        if int(state.pile[civilization]) != HIDDEN:
            state.pile[civilization] -= 1
        if not is_hidden(state, seat):
            state.hand[seat, civilization] += 1
    if int(state.pile_size) == 0:
        _remember_empty_pile(board, state)


@rule
def shuffle_discards(state: State) -> None:
    """Make the discards the pile (R-CARD-1)."""
    for civilization in range(CIVILIZATIONS):
        state.pile_size += state.discards[civilization]
        if int(state.pile[civilization]) != HIDDEN:
            state.pile[civilization] += state.discards[civilization]
        state.discards[civilization] = 0


@rule
def unseen_in_pile(board: Board, state: State, civilization: int) -> int:
    """Return the cards of the civilization that the pile holds or, in a view that does not know, may hold."""
    if int(state.pile[civilization]) != HIDDEN:
        return int(state.pile[civilization])
    count = CARDS_OF_A_CIVILIZATION - int(state.discards[civilization])
    for seat in range(int(board.players)):
        if not is_hidden(state, seat):
            count -= int(state.hand[seat, civilization])
    return count


@rule
def _remember_empty_pile(board: Board, state: State) -> None:
    """Store that everybody knows all the other hands together: all cards are in hands or discards (R-CARD-1)."""
    for civilization in range(CIVILIZATIONS):
        in_hands = CARDS_OF_A_CIVILIZATION - int(state.discards[civilization])
        state.must_hold[SPECTATOR, civilization] = in_hands
        for viewer in range(int(board.players)):
            if not is_hidden(state, viewer):
                state.must_hold[viewer, civilization] = in_hands - int(state.hand[viewer, civilization])


@rule
def _remember_discard(state: State, seat: int, civilization: int) -> None:
    """Remove a discarded card from the others' knowledge of that hand."""
    for viewer in range(VIEWERS):
        if viewer != seat and int(state.must_hold[viewer, civilization]) > 0:
            state.must_hold[viewer, civilization] -= 1

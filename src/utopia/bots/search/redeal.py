"""Dealing the unseen cards anew: from a seat's view to a whole position that it cannot tell from the real one."""

from typing import Final

from utopia.chance.stream import below
from utopia.rules.compiled import Buffer, Words, door, rule
from utopia.rules.handling.hands import unseen_in_pile
from utopia.rules.model.board import Board, Boards
from utopia.rules.model.material import CARDS_OF_A_CIVILIZATION, CIVILIZATIONS, HIDDEN, SPECTATOR
from utopia.rules.model.state import State, States
from utopia.rules.phase2_development.cards import cards_owed

CARDS: Final = CARDS_OF_A_CIVILIZATION * CIVILIZATIONS
"""Size of the scratch space: the unseen cards in a row."""


@rule
def redeal(board: Board, state: State, seat: int, stream: Words, scratch: Buffer) -> None:
    """Deal others' hands, pile and unseen discards at random where the seat does not know them (R-CARD-1, R-CARD-4).

    Conclusions from people's play about their hands are not considered.
    """
    known = _lay_out_unseen(board, state, seat, scratch)
    unseen, held = int(state.pile_size), 0
    for other in range(int(board.players)):
        if other != seat:
            held += int(state.hand_size[other])
    unseen += held
    for place in range(known, held):
        _swap(scratch, place, place + below(stream, unseen - place))
    for place in range(held):
        _swap(scratch, place, place + below(stream, held - place))
    _fill_pile(state, scratch, held, unseen)
    place = 0
    for other in range(int(board.players)):
        if other != seat:
            _fill_hand(board, state, other, scratch, place)
            place += int(state.hand_size[other])


@rule
def _lay_out_unseen(board: Board, state: State, seat: int, scratch: Buffer) -> int:
    """List all cards that the seat does not see, known cards of the others first; return the number of the latter.

    A known card that has been turned meanwhile is in no hand.
    """
    known = 0
    for civilization in range(CIVILIZATIONS):
        for _ in range(_known_in_hands(board, state, seat, civilization)):
            scratch[known] = civilization
            known += 1
    n = known
    for civilization in range(CIVILIZATIONS):
        held = _known_in_hands(board, state, seat, civilization)
        for _ in range(_unseen(board, state, civilization) - held):
            scratch[n] = civilization
            n += 1
    return known


@rule
def _known_in_hands(board: Board, state: State, seat: int, civilization: int) -> int:
    return min(int(state.must_hold[seat, civilization]), _unseen(board, state, civilization))


@rule
def _unseen(board: Board, state: State, civilization: int) -> int:
    return unseen_in_pile(board, state, civilization) - int(state.turned[civilization])


@rule
def _swap(scratch: Buffer, one: int, other: int) -> None:
    card = scratch[one]
    scratch[one] = scratch[other]
    scratch[other] = card


@rule
def _fill_pile(state: State, scratch: Buffer, first: int, end: int) -> None:
    for civilization in range(CIVILIZATIONS):
        state.pile[civilization] = 0
    for place in range(first, end):
        state.pile[scratch[place]] += 1


@rule
def _fill_hand(board: Board, state: State, other: int, scratch: Buffer, first: int) -> None:
    """Set another seat's cards, the first of them as its unseen discards if it has chosen, and its knowledge."""
    has_chosen = int(state.chosen[other, 0]) == HIDDEN
    for civilization in range(CIVILIZATIONS):
        state.hand[other, civilization] = 0
        state.chosen[other, civilization] = 0
    for place in range(first, first + int(state.hand_size[other])):
        state.hand[other, scratch[place]] += 1
    if has_chosen:
        for place in range(first, first + cards_owed(board, state, other)):
            state.chosen[other, scratch[place]] += 1
    for civilization in range(CIVILIZATIONS):
        held = int(state.must_hold[SPECTATOR, civilization]) - int(state.hand[other, civilization])
        state.must_hold[other, civilization] = max(0, held)


@door
def redeal_unseen(boards: Boards, states: States, seat: int, stream: Words, scratch: Buffer) -> None:
    """Turn a view of the seat (``seen_by``) into a position; every deal it cannot exclude may come."""
    redeal(boards[0], states[0], seat, stream, scratch)

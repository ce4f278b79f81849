"""Paying for an action: cards of its civilization, cards turned into it by a privilege, or any cards (R-SCALE-3)."""

from utopia.rules.compiled import rule
from utopia.rules.handling.hands import discard_card, discard_turned, holds, turned_cards
from utopia.rules.model.board import Board
from utopia.rules.model.edition import ANY_CARDS, MATCHING
from utopia.rules.model.material import NOTHING
from utopia.rules.model.state import State

_MATCHING = MATCHING
_ANY_CARDS = ANY_CARDS


@rule
def is_turning(state: State) -> bool:
    """Return whether turned cards wait to be played (R-CARD-5)."""
    return int(state.turned_into) != NOTHING


@rule
def can_pay(state: State, seat: int, civilization: int, number: int) -> bool:
    """Return whether the seat can pay this many cards of the civilization; turned cards must all be part of it."""
    if not is_turning(state):
        return holds(state, seat, civilization) >= number
    turned = turned_cards(state)
    if int(state.turned_into) != civilization or turned > number:
        return False
    return turned + holds(state, seat, civilization) >= number


@rule
def pay(state: State, seat: int, civilization: int, number: int) -> None:
    """Discard the turned cards and, for the rest, cards printed the civilization."""
    turned = turned_cards(state)
    for _ in range(number - turned):
        discard_card(state, seat, civilization)
    if turned > 0:
        discard_turned(state, seat)


@rule
def raise_must_match(board: Board) -> bool:
    """Return whether raising takes a card of the civilization (R-SCALE-3)."""
    return int(board.scale_cards) != _ANY_CARDS


@rule
def lower_must_match(board: Board) -> bool:
    """Return whether lowering takes cards of the civilization (R-SCALE-3)."""
    return int(board.scale_cards) == _MATCHING

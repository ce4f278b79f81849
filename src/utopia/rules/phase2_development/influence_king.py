"""Influencing the king: raise a civilization by one (R-SCALE-1) or lower it to 1 (R-SCALE-2)."""

from utopia.rules.compiled import Buffer, listing, rule
from utopia.rules.handling.hands import discard_card
from utopia.rules.model.board import Board
from utopia.rules.model.material import CARDS_TO_LOWER, CIVILIZATIONS, NOTHING, TOP_OF_SCALE
from utopia.rules.model.moves import LOWER_FIRST, PAIR_FIRST, PAIR_SECOND, PAY_FIRST, PAY_TWO_FIRST, RAISE_FIRST
from utopia.rules.model.refusals import Refusal
from utopia.rules.model.state import State
from utopia.rules.model.steps import Step
from utopia.rules.offers import offer
from utopia.rules.phase2_development.cards import holds_pair, list_card_pairs, list_single_cards
from utopia.rules.phase2_development.payment import can_pay, is_turning, lower_must_match, pay, raise_must_match


@listing
def list_raises(board: Board, state: State, seat: int, out: Buffer, n: int) -> int:
    """List every civilization the seat may raise."""
    allowed = 0
    for civilization in range(CIVILIZATIONS):
        if why_not_raise(board, state, seat, civilization) == Refusal.ALLOWED:
            allowed |= 1 << civilization
    return offer(RAISE_FIRST, allowed, out, n)


@listing
def list_lowerings(board: Board, state: State, seat: int, out: Buffer, n: int) -> int:
    """List every civilization the seat may lower."""
    allowed = 0
    for civilization in range(CIVILIZATIONS):
        if why_not_lower(board, state, seat, civilization) == Refusal.ALLOWED:
            allowed |= 1 << civilization
    return offer(LOWER_FIRST, allowed, out, n)


@rule
def why_not_raise(board: Board, state: State, seat: int, civilization: int) -> int:
    """Require a civilization below the top, and a card that pays."""
    if int(state.scale[civilization]) == TOP_OF_SCALE:
        return Refusal.ALREADY_AT_THE_TOP
    if raise_must_match(board):
        return Refusal.ALLOWED if can_pay(state, seat, civilization, 1) else Refusal.CARD_NEEDED
    return Refusal.ALLOWED if _has_any_cards(state, seat, 1) else Refusal.CARD_NEEDED


@rule
def why_not_lower(board: Board, state: State, seat: int, civilization: int) -> int:
    """Require a civilization above the bottom, and two cards that pay."""
    if int(state.scale[civilization]) == 1:
        return Refusal.ALREADY_AT_THE_BOTTOM
    if lower_must_match(board):
        return Refusal.ALLOWED if can_pay(state, seat, civilization, CARDS_TO_LOWER) else Refusal.TWO_CARDS_NEEDED
    return Refusal.ALLOWED if _has_any_cards(state, seat, CARDS_TO_LOWER) else Refusal.TWO_CARDS_NEEDED


@rule
def begin_raise(board: Board, state: State, seat: int, civilization: int) -> None:
    """Pay a matching card at once; if any cards pay, ask which, even of equal cards: skipping would reveal them."""
    if raise_must_match(board):
        pay(state, seat, civilization, 1)
        raise_civilization(state, civilization)
        return
    state.action_civilization = civilization
    state.action_raises = 1
    state.step = Step.PAY


@rule
def begin_lower(board: Board, state: State, seat: int, civilization: int) -> None:
    """Pay two matching cards at once; of any cards, ask which."""
    if lower_must_match(board):
        pay(state, seat, civilization, CARDS_TO_LOWER)
        lower_civilization(state, civilization)
        return
    state.action_civilization = civilization
    state.step = Step.PAY


@listing
def list_payments(state: State, seat: int, out: Buffer, n: int) -> int:
    """List every different card, or pair of cards, that may pay for the influence chosen."""
    if state.action_raises:
        return list_single_cards(state, seat, PAY_FIRST, out, n)
    return list_card_pairs(state, seat, PAY_TWO_FIRST, out, n)


@rule
def why_not_pay(state: State, seat: int, choice: int) -> int:
    """Require one card for a raise, in the hand; ``choice`` is its civilization."""
    if not state.action_raises:
        return Refusal.WRONG_NUMBER_OF_CARDS
    return Refusal.ALLOWED if can_pay(state, seat, choice, 1) else Refusal.NO_SUCH_CARD


@rule
def why_not_pay_two(state: State, seat: int, pair: int) -> int:
    """Require two cards for a lowering, in the hand."""
    if state.action_raises:
        return Refusal.WRONG_NUMBER_OF_CARDS
    return Refusal.ALLOWED if holds_pair(state, seat, pair) else Refusal.NO_SUCH_CARD


@rule
def pay_any(state: State, seat: int, civilization: int) -> None:
    """Pay for the raise with this card."""
    discard_card(state, seat, civilization)
    raised = int(state.action_civilization)
    state.action_civilization = NOTHING
    state.action_raises = 0
    raise_civilization(state, raised)


@rule
def pay_any_two(state: State, seat: int, pair: int) -> None:
    """Pay for the lowering with these cards."""
    discard_card(state, seat, PAIR_FIRST[pair])
    discard_card(state, seat, PAIR_SECOND[pair])
    lowered = int(state.action_civilization)
    state.action_civilization = NOTHING
    lower_civilization(state, lowered)


@rule
def raise_civilization(state: State, civilization: int) -> None:
    """Swap the civilization with the one directly above (R-SCALE-1)."""
    value = int(state.scale[civilization])
    for other in range(CIVILIZATIONS):
        if int(state.scale[other]) == value + 1:
            state.scale[other] = value
    state.scale[civilization] = value + 1
    state.step = Step.ACT


@rule
def lower_civilization(state: State, civilization: int) -> None:
    """Lower the civilization to 1; those that stood below it rise by one (R-SCALE-2)."""
    value = int(state.scale[civilization])
    for other in range(CIVILIZATIONS):
        if int(state.scale[other]) < value:
            state.scale[other] += 1
    state.scale[civilization] = 1
    state.step = Step.ACT


@rule
def _has_any_cards(state: State, seat: int, number: int) -> bool:
    """Return whether any cards pay; a turned card has one civilization and does not wait for such an action."""
    return not is_turning(state) and int(state.hand_size[seat]) >= number

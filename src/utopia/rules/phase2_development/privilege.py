"""Privileges (R-CARD-5): a token turns one card, while it is played, into another civilization.

A turned card lies aside and must be played at once, so turning is offered only where an action follows.
"""

from utopia.rules.bits import has_bit
from utopia.rules.compiled import Buffer, listing, rule
from utopia.rules.handling.hands import holds, leave_hand, turned_cards
from utopia.rules.handling.princes import supply_holds
from utopia.rules.model.board import Board
from utopia.rules.model.material import CARDS_ANYWHERE, CARDS_TO_LOWER, CIVILIZATIONS, TOP_OF_SCALE
from utopia.rules.model.moves import PRIVILEGE_FIRST
from utopia.rules.model.refusals import Refusal
from utopia.rules.model.state import State
from utopia.rules.model.steps import Step
from utopia.rules.offers import offer
from utopia.rules.phase2_development.move_princes import movable_from
from utopia.rules.phase2_development.payment import is_turning, lower_must_match, raise_must_match
from utopia.rules.phase2_development.remove_prince import removable


@listing
def list_privileges(board: Board, state: State, seat: int, out: Buffer, n: int) -> int:
    """List every card that a privilege may turn, with what it may become."""
    if int(state.privileges[seat]) == 0:
        return n
    useful = _useful_civilizations(board, state, seat)
    for printed in range(CIVILIZATIONS):
        if holds(state, seat, printed) == 0:
            continue
        n = offer(PRIVILEGE_FIRST + printed * CIVILIZATIONS, useful & ~(1 << printed), out, n)
    return n


@rule
def why_not_privilege(board: Board, state: State, seat: int, printed: int, into: int) -> int:
    """Require a token, a card of another printed civilization, and an action that the turned card can pay for."""
    if int(state.privileges[seat]) == 0:
        return Refusal.NO_PRIVILEGE_LEFT
    if printed == into:
        return Refusal.SAME_CIVILIZATION
    if holds(state, seat, printed) == 0:
        return Refusal.NO_SUCH_CARD
    leads_somewhere = has_bit(_useful_civilizations(board, state, seat), into)
    return Refusal.ALLOWED if leads_somewhere else Refusal.PRIVILEGE_LEADS_NOWHERE


@rule
def turn_card(state: State, seat: int, printed: int, into: int) -> None:
    """Lay card and token aside; the card must be played next."""
    leave_hand(state, seat, printed)
    state.privileges[seat] -= 1
    state.turned[printed] += 1
    state.turned_into = into
    state.step = Step.PRIVILEGE


@rule
def _useful_civilizations(board: Board, state: State, seat: int) -> int:
    """Return the mask of civilizations into which one more card, whichever other it is, may be turned."""
    useful = 0
    for into in range(CIVILIZATIONS):
        if is_turning(state) and int(state.turned_into) != into:
            continue
        if _leads_somewhere(board, state, seat, into):
            useful |= 1 << into
    return useful


@rule
def _leads_somewhere(board: Board, state: State, seat: int, into: int) -> bool:
    """Return whether an action can be paid after one more turned card, perhaps with a last privilege after it.

    Say a seat without princes wants to turn a greek card into maya, which stands at the top. One maya card does
    nothing there; two lower maya. The seat has one in the turned card; a maya card in the hand is the second
    (1 + 1 + 0), or a chinese card that the other privilege turns next (1 + 0 + 1). With a chinese card and one
    privilege it has one (1 + 0 + 0): the greek card could not be played, so it may not be turned.
    """
    turned = turned_cards(state) + 1
    if turned == 1 and _single_card_action(board, state, seat, into):
        return True
    cards = turned + holds(state, seat, into) + _one_more_to_turn(state, seat, into)
    if _can_be_lowered(board, state, into) and turned <= CARDS_TO_LOWER <= cards:
        return True
    return supply_holds(state, seat, into) and cards >= CARDS_ANYWHERE


@rule
def _one_more_to_turn(state: State, seat: int, into: int) -> int:
    """Return 1 if another privilege and another card of a different print are left after this turned card, else 0."""
    if int(state.privileges[seat]) < CARDS_TO_LOWER:
        return 0
    own = 0 if int(state.hand[seat, into]) < 0 else holds(state, seat, into)
    return 1 if int(state.hand_size[seat]) - own > 1 else 0


@rule
def _can_be_lowered(board: Board, state: State, civilization: int) -> bool:
    return lower_must_match(board) and int(state.scale[civilization]) > 1


@rule
def _single_card_action(board: Board, state: State, seat: int, civilization: int) -> bool:
    """Return whether one card of the civilization can do anything: move, add, remove or raise."""
    if movable_from(board, state, seat, civilization) != 0 or removable(state, seat, civilization) != 0:
        return True
    if int(state.monument_districts[civilization]) != 0 and supply_holds(state, seat, civilization):
        return True
    return raise_must_match(board) and int(state.scale[civilization]) < TOP_OF_SCALE

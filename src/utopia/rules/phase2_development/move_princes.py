"""Moving princes (R-MOVE-1): a card moves one or two of its civilization one step, by land or by sea."""

from utopia.rules.bits import has_bit, lowest, without_lowest
from utopia.rules.compiled import Buffer, listing, rule
from utopia.rules.handling.princes import has_prince, put_princes
from utopia.rules.model.board import Board
from utopia.rules.model.material import CIVILIZATIONS, DISTRICTS, NOTHING, PRINCES_A_MOVE
from utopia.rules.model.moves import MOVE_FIRST, TO_FIRST
from utopia.rules.model.refusals import Refusal
from utopia.rules.model.state import State
from utopia.rules.model.steps import Step
from utopia.rules.offers import offer
from utopia.rules.phase2_development.payment import can_pay, pay


@rule
def movable_from(board: Board, state: State, seat: int, civilization: int) -> int:
    """Return the mask of districts with such a prince and a way out."""
    return int(state.at_least[0, seat, civilization]) & int(board.with_way_out)


@listing
def list_moves_of_princes(board: Board, state: State, seat: int, out: Buffer, n: int) -> int:
    """List every stack that a card in hand may move."""
    for civilization in range(CIVILIZATIONS):
        if not can_pay(state, seat, civilization, 1):
            continue
        there = movable_from(board, state, seat, civilization)
        n = offer(MOVE_FIRST + civilization * DISTRICTS, there, out, n)
    return n


@rule
def why_not_move(board: Board, state: State, seat: int, civilization: int, district: int) -> int:
    """Require an own prince there, a way out, and a card of the prince's civilization."""
    if not has_prince(state, seat, civilization, district):
        return Refusal.NO_PRINCE_THERE
    if int(board.reachable[district]) == 0:
        return Refusal.NO_WAY_THERE
    return Refusal.ALLOWED if can_pay(state, seat, civilization, 1) else Refusal.CARD_NEEDED


@rule
def begin_move(state: State, civilization: int, district: int) -> None:
    """Ask for the destination next; nothing is paid yet."""
    state.action_civilization = civilization
    state.action_district = district
    state.step = Step.DESTINATION


@listing
def list_destinations(board: Board, state: State, seat: int, out: Buffer, n: int) -> int:
    """List every district one step away, with one or two princes."""
    there = int(board.reachable[int(state.action_district)])
    numbers = (1 << _most_to_move(state, seat)) - 1
    while there != 0:
        n = offer(TO_FIRST + lowest(there) * PRINCES_A_MOVE, numbers, out, n)
        there = without_lowest(there)
    return n


@rule
def why_not_to(board: Board, state: State, seat: int, district: int, number: int) -> int:
    """Require one step by land or sea, for no more princes than stand there."""
    if not has_bit(int(board.reachable[int(state.action_district)]), district):
        return Refusal.NO_WAY_THERE
    return Refusal.ALLOWED if number <= _most_to_move(state, seat) else Refusal.NOT_ENOUGH_PRINCES


@rule
def move_princes(state: State, seat: int, district: int, number: int) -> None:
    """Move the princes and pay the card."""
    civilization, start = int(state.action_civilization), int(state.action_district)
    put_princes(state, seat, civilization, start, -number)
    put_princes(state, seat, civilization, district, number)
    pay(state, seat, civilization, 1)
    state.action_civilization = NOTHING
    state.action_district = NOTHING
    state.step = Step.ACT


@rule
def _most_to_move(state: State, seat: int) -> int:
    standing = int(state.princes[seat, int(state.action_civilization), int(state.action_district)])
    return min(standing, PRINCES_A_MOVE)

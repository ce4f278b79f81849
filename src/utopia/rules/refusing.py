"""The refusal of a move: from its number to its chapter's reason."""

from utopia.rules.bits import has_bit
from utopia.rules.building.district import why_not_district
from utopia.rules.building.wonder import why_not_leave, why_not_wonder
from utopia.rules.compiled import rule
from utopia.rules.flow import KINDS_AT, why_not_decide
from utopia.rules.model.board import Board
from utopia.rules.model.moves import FIRST_PART, KIND_OF, SECOND_PART, Kind
from utopia.rules.model.refusals import Refusal
from utopia.rules.model.state import State
from utopia.rules.model.steps import Step
from utopia.rules.phase1_welcome.entering import why_not_enter, why_not_take
from utopia.rules.phase1_welcome.surprise_guest import why_not_name, why_not_surprise
from utopia.rules.phase2_development.add_prince import why_not_add, why_not_anywhere
from utopia.rules.phase2_development.cards import why_not_discard, why_not_discard_two, why_not_keep
from utopia.rules.phase2_development.influence_king import (
    why_not_lower,
    why_not_pay,
    why_not_pay_two,
    why_not_raise,
)
from utopia.rules.phase2_development.move_princes import why_not_move, why_not_to
from utopia.rules.phase2_development.privilege import why_not_privilege
from utopia.rules.phase2_development.remove_prince import why_not_remove


@rule
def why_not_play(board: Board, state: State, seat: int, code: int) -> int:
    """Return ALLOWED exactly for the moves that ``list_moves`` lists; else the first rule that refuses."""
    refusal = why_not_decide(board, state, seat, code)
    if refusal != Refusal.ALLOWED:
        return refusal
    kind = int(KIND_OF[code])
    if not has_bit(int(KINDS_AT[int(state.step)]), kind):
        return Refusal.NOT_NOW
    first, second = int(FIRST_PART[code]), int(SECOND_PART[code])
    if kind <= Kind.END:
        return _why_not_welcoming(board, state, seat, kind, first, second)
    if kind <= Kind.LEAVE:
        return _why_not_building(board, state, seat, kind, first, second)
    if kind <= Kind.PRIVILEGE:
        return _why_not_cards(board, state, seat, kind, first, second)
    if kind <= Kind.REMOVE:
        return _why_not_princes(board, state, seat, kind, first, second)
    return _why_not_influence(board, state, seat, kind, first, second)


@rule
def _why_not_welcoming(board: Board, state: State, seat: int, kind: int, first: int, second: int) -> int:
    if kind == Kind.ENTER:
        return why_not_enter(board, state, seat, first, second)
    if kind == Kind.TAKE:
        return why_not_take(state, seat, first, second)
    if kind == Kind.SURPRISE:
        return why_not_surprise(state, seat)
    if kind == Kind.NAME:
        return why_not_name(board, seat, first)
    return Refusal.ALLOWED


@rule
def _why_not_building(board: Board, state: State, seat: int, kind: int, first: int, second: int) -> int:
    if kind == Kind.DISTRICT:
        return why_not_district(board, state, seat, first, second)
    if kind == Kind.WONDER:
        return why_not_wonder(board, state, seat, first)
    return why_not_leave(board, state, seat, first, second)


@rule
def _why_not_cards(board: Board, state: State, seat: int, kind: int, first: int, second: int) -> int:
    if kind == Kind.PRIVILEGE:
        return why_not_privilege(board, state, seat, first, second)
    if int(state.step) == Step.KEEP:
        return why_not_keep(state, seat, first)
    if kind == Kind.DISCARD:
        return why_not_discard(board, state, seat, first)
    return why_not_discard_two(board, state, seat, first)


@rule
def _why_not_princes(board: Board, state: State, seat: int, kind: int, first: int, second: int) -> int:
    if kind == Kind.TO:
        return why_not_to(board, state, seat, first, second)
    if kind == Kind.MOVE:
        return why_not_move(board, state, seat, first, second)
    if kind == Kind.ADD:
        return why_not_add(state, seat, first, second)
    if kind == Kind.ANYWHERE:
        return why_not_anywhere(board, state, seat, first, second)
    return why_not_remove(state, seat, first, second)


@rule
def _why_not_influence(board: Board, state: State, seat: int, kind: int, first: int, second: int) -> int:
    if kind == Kind.RAISE:
        return why_not_raise(board, state, seat, first)
    if kind == Kind.LOWER:
        return why_not_lower(board, state, seat, first)
    if kind == Kind.PAY:
        return why_not_pay(state, seat, first)
    return why_not_pay_two(state, seat, first)

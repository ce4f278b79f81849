"""The refusal of a move: from its number to its chapter's reason."""

from utopia.rules.bits import has_bit
from utopia.rules.building.district import why_not_district
from utopia.rules.building.wonder import why_not_leave, why_not_wonder
from utopia.rules.compiled import rule
from utopia.rules.flow import KINDS_AT, why_not_decide
from utopia.rules.model.board import Board
from utopia.rules.model.material import CIVILIZATIONS, DISTRICTS, ISLANDS, PRINCES_A_MOVE
from utopia.rules.model.moves import FIRST_OF, KIND_OF, Kind
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

_ALLOWED = int(Refusal.ALLOWED)
_NOT_NOW = int(Refusal.NOT_NOW)
_KEEP = int(Step.KEEP)
_ENTER, _TAKE, _SURPRISE, _NAME = int(Kind.ENTER), int(Kind.TAKE), int(Kind.SURPRISE), int(Kind.NAME)
_END, _DISTRICT, _WONDER, _LEAVE = int(Kind.END), int(Kind.DISTRICT), int(Kind.WONDER), int(Kind.LEAVE)
_DISCARD, _DISCARD_TWO, _PRIVILEGE = int(Kind.DISCARD), int(Kind.DISCARD_TWO), int(Kind.PRIVILEGE)
_MOVE, _TO, _ADD, _ANYWHERE = int(Kind.MOVE), int(Kind.TO), int(Kind.ADD), int(Kind.ANYWHERE)
_REMOVE, _RAISE, _LOWER, _PAY = int(Kind.REMOVE), int(Kind.RAISE), int(Kind.LOWER), int(Kind.PAY)


@rule
def why_not_play(board: Board, state: State, seat: int, code: int) -> int:
    """Return ALLOWED exactly for the moves that ``list_moves`` lists; else the first rule that refuses."""
    refusal = why_not_decide(board, state, seat, code)
    if refusal != _ALLOWED:
        return refusal
    kind = int(KIND_OF[code])
    if not has_bit(int(KINDS_AT[int(state.step)]), kind):
        return _NOT_NOW
    offset = code - int(FIRST_OF[kind])
    if kind <= _END:
        return _why_not_welcoming(board, state, seat, kind, offset)
    if kind <= _LEAVE:
        return _why_not_building(board, state, seat, kind, offset)
    if kind <= _PRIVILEGE:
        return _why_not_cards(board, state, seat, kind, offset)
    if kind <= _REMOVE:
        return _why_not_princes(board, state, seat, kind, offset)
    return _why_not_influence(board, state, seat, kind, offset)


@rule
def _why_not_welcoming(board: Board, state: State, seat: int, kind: int, offset: int) -> int:
    if kind == _ENTER:
        return why_not_enter(board, state, seat, offset // DISTRICTS, offset % DISTRICTS)
    if kind == _TAKE:
        return why_not_take(state, seat, offset // ISLANDS, offset % ISLANDS)
    if kind == _SURPRISE:
        return why_not_surprise(state, seat)
    if kind == _NAME:
        return why_not_name(board, seat, offset)
    return _ALLOWED


@rule
def _why_not_building(board: Board, state: State, seat: int, kind: int, offset: int) -> int:
    if kind == _DISTRICT:
        return why_not_district(board, state, seat, offset // DISTRICTS, offset % DISTRICTS)
    if kind == _WONDER:
        return why_not_wonder(board, state, seat, offset)
    return why_not_leave(board, state, seat, offset // DISTRICTS, offset % DISTRICTS)


@rule
def _why_not_cards(board: Board, state: State, seat: int, kind: int, offset: int) -> int:
    if kind == _PRIVILEGE:
        return why_not_privilege(board, state, seat, offset // CIVILIZATIONS, offset % CIVILIZATIONS)
    if int(state.step) == _KEEP:
        return why_not_keep(state, seat, offset)
    if kind == _DISCARD:
        return why_not_discard(board, state, seat, offset)
    return why_not_discard_two(board, state, seat, offset)


@rule
def _why_not_princes(board: Board, state: State, seat: int, kind: int, offset: int) -> int:
    if kind == _TO:
        return why_not_to(board, state, seat, offset // PRINCES_A_MOVE, offset % PRINCES_A_MOVE + 1)
    civilization, district = offset // DISTRICTS, offset % DISTRICTS
    if kind == _MOVE:
        return why_not_move(board, state, seat, civilization, district)
    if kind == _ADD:
        return why_not_add(state, seat, civilization, district)
    if kind == _ANYWHERE:
        return why_not_anywhere(board, state, seat, civilization, district)
    return why_not_remove(state, seat, civilization, district)


@rule
def _why_not_influence(board: Board, state: State, seat: int, kind: int, offset: int) -> int:
    if kind == _RAISE:
        return why_not_raise(board, state, seat, offset)
    if kind == _LOWER:
        return why_not_lower(board, state, seat, offset)
    if kind == _PAY:
        return why_not_pay(state, seat, offset)
    return why_not_pay_two(state, seat, offset)

"""Doing a move: from its number to its chapter. The move was legal."""

from utopia.rules.building.district import take_district
from utopia.rules.building.wonder import begin_wonder, leave
from utopia.rules.compiled import rule
from utopia.rules.handling.hands import discard_card
from utopia.rules.model.board import Board
from utopia.rules.model.moves import FIRST_PART, KIND_OF, SECOND_PART, Kind
from utopia.rules.model.state import State
from utopia.rules.model.steps import Step
from utopia.rules.order_of_play import (
    after_guest,
    begin_development,
    end_development_turn,
    end_named_turn,
    end_welcome_turn,
)
from utopia.rules.phase1_welcome.entering import enter, take
from utopia.rules.phase1_welcome.surprise_guest import announce_surprise, name
from utopia.rules.phase2_development.add_prince import add, add_anywhere
from utopia.rules.phase2_development.cards import choose_discard, choose_two_discards, must_discard_to_keep
from utopia.rules.phase2_development.influence_king import begin_lower, begin_raise, pay_any, pay_any_two
from utopia.rules.phase2_development.move_princes import begin_move, move_princes
from utopia.rules.phase2_development.privilege import turn_card
from utopia.rules.phase2_development.remove_prince import remove


@rule
def play_move(board: Board, state: State, seat: int, code: int) -> None:
    """Do one legal move of a seat that is to decide."""
    kind = int(KIND_OF[code])
    first, second = int(FIRST_PART[code]), int(SECOND_PART[code])
    if kind <= Kind.END:
        _play_welcoming(board, state, seat, kind, first, second)
    elif kind <= Kind.LEAVE:
        _play_building(board, state, seat, kind, first, second)
    elif kind <= Kind.PRIVILEGE:
        _play_cards(board, state, seat, kind, first, second)
    elif kind <= Kind.REMOVE:
        _play_princes(state, seat, kind, first, second)
    else:
        _play_influence(board, state, seat, kind, first, second)


@rule
def _play_welcoming(board: Board, state: State, seat: int, kind: int, first: int, second: int) -> None:
    if kind == Kind.ENTER:
        enter(board, state, seat, first, second)
        after_guest(board, state)
    elif kind == Kind.TAKE:
        take(state, seat, first, second)
        after_guest(board, state)
    elif kind == Kind.SURPRISE:
        announce_surprise(state, seat)
    elif kind == Kind.NAME:
        name(state, first)
    else:
        _end(board, state, seat)


@rule
def _end(board: Board, state: State, seat: int) -> None:
    if int(state.step) == Step.END:
        end_welcome_turn(board, state)
    elif int(state.step) == Step.NAMED_END:
        end_named_turn(state)
    elif must_discard_to_keep(state, seat):
        state.step = Step.KEEP
    else:
        end_development_turn(board, state)


@rule
def _play_building(board: Board, state: State, seat: int, kind: int, first: int, second: int) -> None:
    if kind == Kind.DISTRICT:
        take_district(board, state, seat, first, second)
    elif kind == Kind.WONDER:
        begin_wonder(board, state, seat, first)
    else:
        leave(state, seat, first, second)


@rule
def _play_cards(board: Board, state: State, seat: int, kind: int, first: int, second: int) -> None:
    if kind == Kind.PRIVILEGE:
        turn_card(state, seat, first, second)
    elif int(state.step) == Step.KEEP:
        discard_card(state, seat, first)
        if not must_discard_to_keep(state, seat):
            end_development_turn(board, state)
    else:
        if kind == Kind.DISCARD:
            choose_discard(board, state, seat, first)
        else:
            choose_two_discards(board, state, seat, first)
        after_discard(board, state)


@rule
def after_discard(board: Board, state: State) -> None:
    """Begin the actions when the last choice is in."""
    if int(state.undecided) == 0:
        begin_development(board, state)


@rule
def _play_princes(state: State, seat: int, kind: int, first: int, second: int) -> None:
    if kind == Kind.TO:
        move_princes(state, seat, first, second)
    elif kind == Kind.MOVE:
        begin_move(state, first, second)
    elif kind == Kind.ADD:
        add(state, seat, first, second)
    elif kind == Kind.ANYWHERE:
        add_anywhere(state, seat, first, second)
    else:
        remove(state, seat, first, second)


@rule
def _play_influence(board: Board, state: State, seat: int, kind: int, first: int, second: int) -> None:
    if kind == Kind.RAISE:
        begin_raise(board, state, seat, first)
    elif kind == Kind.LOWER:
        begin_lower(board, state, seat, first)
    elif kind == Kind.PAY:
        pay_any(state, seat, first)
    else:
        pay_any_two(state, seat, first)

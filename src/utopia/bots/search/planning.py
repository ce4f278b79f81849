"""The candidate plans: whole turns of phase 2, found by a beam search over sequences of actions, else single moves.

A turn of phase 2 can be planned to its end on the seat's own view, because nothing hidden plays a part in it.
"""

from typing import Final

from utopia.bots.greedy.choosing import VIEW, value_of
from utopia.bots.greedy.judgement import judge
from utopia.bots.greedy.lookahead import INSIDE, LIST, is_dear_privilege
from utopia.bots.greedy.outlook import rounds_to_come
from utopia.bots.greedy.weights import LEAST_GAIN, ROUNDS
from utopia.bots.search.room import (
    BEAM,
    CODE,
    COUNT,
    MOST_WIDTH,
    PLANS,
    PLANS_WANTED,
    ROOT,
    VALUE,
    WIDTH_WANTED,
    keep_best,
)
from utopia.rules.bits import has_bit
from utopia.rules.compiled import Buffer, Numbers, door, rule
from utopia.rules.flow import list_moves
from utopia.rules.model.board import Board, Boards
from utopia.rules.model.moves import END, KIND_OF, Kind
from utopia.rules.model.state import State, States
from utopia.rules.model.steps import Phase, Step
from utopia.rules.playing import play_move

LONGEST_TURN: Final = 30
"""Actions and builds; cards and princes run out long before."""
_A_LITTLE: Final = 1e-9


@rule
def plans_turn(state: State) -> bool:
    """Return whether the decision is part of a turn of phase 2 that can be planned to its end."""
    step = int(state.step)
    return int(state.phase) == Phase.DEVELOPMENT and step not in (Step.KEEP, Step.DISCARD)


@rule
def _weigh_moves(
    board: Board, table: States, seat: int, moves: Buffer, mind: Numbers, lists: Buffer, notes: Numbers
) -> None:
    """Lay out the moves that greedy judges best."""
    for i in range(len(moves)):
        code = int(moves[i])
        table[VIEW] = table[ROOT]
        value = value_of(board, table, lists, seat, code, mind) - i * _A_LITTLE
        table[VIEW] = table[ROOT]
        play_move(board, table[VIEW], seat, code)
        keep_best(table, notes, PLANS, int(notes[PLANS_WANTED]), VIEW, value, code)


@rule
def _plan_turn(board: Board, table: States, seat: int, mind: Numbers, lists: Buffer, notes: Numbers) -> None:
    """Lay out the turns with the best judgement at their end."""
    now, then = BEAM, BEAM + MOST_WIDTH
    table[now] = table[ROOT]
    notes[COUNT + now] = 1
    if int(table[ROOT].step) == Step.ACT:
        value = judge(board, table[ROOT], seat, mind) + mind[LEAST_GAIN]
        keep_best(table, notes, PLANS, int(notes[PLANS_WANTED]), ROOT, value, END)
    for depth in range(LONGEST_TURN):
        notes[COUNT + then] = 0
        for node in range(now, now + int(notes[COUNT + now])):
            notes[CODE + ROOT] = -1 if depth == 0 else notes[CODE + node]
            table[VIEW] = table[node]
            _expand(board, table, lists, seat, mind, notes, then)
        for node in range(then, then + int(notes[COUNT + then])):
            value, code = notes[VALUE + node], int(notes[CODE + node])
            keep_best(table, notes, PLANS, int(notes[PLANS_WANTED]), node, value, code)
        if int(notes[COUNT + then]) == 0:
            return
        now, then = then, now


@rule
def _expand(board: Board, table: States, lists: Buffer, seat: int, mind: Numbers, notes: Numbers, then: int) -> None:
    """Expand ``table[VIEW]`` by one whole action or build; store the best positions in the row at ``then``.

    ``notes[CODE + ROOT]`` is the move that led here, or -1 at the root.
    """
    level, begun = 0, int(notes[CODE + ROOT])
    entry = begun
    lists[0] = list_moves(board, table[VIEW], seat, lists[1:LIST])
    while level >= 0:
        first = level * LIST
        left = int(lists[first])
        if left == 0:
            level -= 1
            continue
        lists[first] = left - 1
        tried = int(lists[first + left])
        if int(KIND_OF[tried]) == Kind.END or is_dear_privilege(table[level], seat, tried, mind):
            continue
        if level == 0 and begun < 0:
            entry = tried
        table[level + 1] = table[level]
        play_move(board, table[level + 1], seat, tried)
        if has_bit(INSIDE, int(table[level + 1].step)):
            level += 1
            first = level * LIST
            lists[first] = list_moves(board, table[level], seat, lists[first + 1 : first + LIST])
        else:
            value = judge(board, table[level + 1], seat, mind)
            keep_best(table, notes, then, int(notes[WIDTH_WANTED]), level + 1, value, entry)


@rule
def lay_out_plans(
    board: Board, table: States, seat: int, moves: Buffer, mind: Numbers, lists: Buffer, notes: Numbers
) -> int:
    """Lay the plans for the seat whose view lies at ``table[ROOT]`` into the row at PLANS; returns how many."""
    notes[COUNT + PLANS] = 0
    mind[ROUNDS] = rounds_to_come(board, table[ROOT], mind)
    if plans_turn(table[ROOT]):
        _plan_turn(board, table, seat, mind, lists, notes)
    else:
        _weigh_moves(board, table, seat, moves, mind, lists, notes)
    return int(notes[COUNT + PLANS])


@door
def propose(
    boards: Boards, table: States, seat: int, moves: Buffer, mind: Numbers, lists: Buffer, notes: Numbers
) -> int:
    """Lay the plans for the seat whose view lies at ``table[ROOT]`` into the row at PLANS; returns how many."""
    return lay_out_plans(boards[0], table, seat, moves, mind, lists, notes)

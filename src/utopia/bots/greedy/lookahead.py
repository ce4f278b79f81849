"""Lookahead to the end of a composite move: privilege and action, move and destination, wonder and its princes."""

import math
from typing import Final

from utopia.bots.greedy.cards import loss_here
from utopia.bots.greedy.judgement import judge
from utopia.rules.bits import has_bit
from utopia.rules.compiled import Buffer, Numbers, rule
from utopia.rules.flow import list_moves
from utopia.rules.model.board import Board
from utopia.rules.model.material import CIVILIZATIONS
from utopia.rules.model.moves import FIRST_PART, KIND_OF, MOST_MOVES, SECOND_PART, Kind
from utopia.rules.model.state import State, States
from utopia.rules.model.steps import Step
from utopia.rules.playing import play_move

LEVELS: Final = 2 + CIVILIZATIONS
"""Positions on the way through the longest move: before it, the wonder begun, and after each prince's leaving."""
LIST: Final = 1 + MOST_MOVES
"""Room for one level's list: how many moves are left to try, and the moves."""

INSIDE: Final = sum(1 << step for step in (Step.LEAVE, Step.DESTINATION, Step.PRIVILEGE, Step.PAY))
"""Mask of the steps at which a move goes on by another decision of the same seat."""


@rule
def best_end(board: Board, table: States, lists: Buffer, seat: int, code: int, mind: Numbers) -> float:
    """Return the judgement at the best of a move's possible ends, all of which are tried.

    ``table[0]`` is the position before the move; ``table[level + 1]`` is one decision after ``table[level]``.
    """
    best = -math.inf
    level = 0
    lists[0], lists[1] = 1, code
    while level >= 0:
        first = level * LIST
        left = int(lists[first])
        if left == 0:
            level -= 1
            continue
        lists[first] = left - 1
        tried = int(lists[first + left])
        if level > 0 and is_dear_privilege(table[level], seat, tried, mind):
            continue
        table[level + 1] = table[level]
        play_move(board, table[level + 1], seat, tried)
        if has_bit(INSIDE, int(table[level + 1].step)):
            level += 1
            first = level * LIST
            lists[first] = list_moves(board, table[level], seat, lists[first + 1 : first + LIST])
        else:
            best = max(best, judge(board, table[level + 1], seat, mind))
    return best


@rule
def is_dear_privilege(state: State, seat: int, code: int, mind: Numbers) -> bool:
    """Return whether the move turns a card although a card worth less could be turned into the same."""
    if int(KIND_OF[code]) != Kind.PRIVILEGE:
        return False
    printed, into = int(FIRST_PART[code]), int(SECOND_PART[code])
    loss = loss_here(state, seat, printed, mind)
    for other in range(CIVILIZATIONS):
        if other in (printed, into) or int(state.hand[seat, other]) == 0:
            continue
        theirs = loss_here(state, seat, other, mind)
        if theirs < loss or (theirs == loss and other < printed):
            return True
    return False

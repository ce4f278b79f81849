"""Greedy's choice: the move with the best judgement at its end; of equals, one at random."""

import math
from typing import Final

from utopia.bots.greedy.cards import cards_lost
from utopia.bots.greedy.judgement import judge
from utopia.bots.greedy.lookahead import LEVELS, LIST, best_end, is_dear_privilege
from utopia.bots.greedy.outlook import rounds_to_come, standing
from utopia.bots.greedy.weights import LEAST_GAIN, ROUNDS, SURPRISE
from utopia.chance.stream import below
from utopia.rules.compiled import Buffer, Numbers, Words, rule
from utopia.rules.model.board import Board
from utopia.rules.model.moves import FIRST_PART, KIND_OF, Kind
from utopia.rules.model.state import State, States
from utopia.rules.model.steps import Step

VIEW: Final = 0
"""Index of the view on the table of LEVELS positions; moves are tried after it."""
_PICKED: Final = LEVELS * LIST
LISTS: Final = _PICKED + LIST
"""Size of the lists: those of every level, and the candidate moves."""


@rule
def choose_greedily(
    board: Board, table: States, seat: int, moves: Buffer, mind: Numbers, stream: Words, lists: Buffer
) -> int:
    """Return the best of ``moves`` for the seat whose view lies at ``table[VIEW]``.

    While acting, privileges are only considered when no ordinary action is worth its cards.
    """
    mind[ROUNDS] = rounds_to_come(board, table[VIEW], mind)
    chosen = int(moves[0])
    for with_privileges in range(0 if int(table[VIEW].step) == Step.ACT else 1, 2):
        best, equals = -math.inf, 0
        for i in range(_pick(table[VIEW], seat, moves, with_privileges == 1, lists, mind)):
            code = int(lists[_PICKED + i])
            value = value_of(board, table, lists, seat, code, mind)
            if value > best:
                best, chosen, equals = value, code, 1
            elif value == best:
                equals += 1
                if below(stream, equals) == 0:
                    chosen = code
        if int(KIND_OF[chosen]) != Kind.END and equals > 0:
            break
    return chosen


@rule
def _pick(view: State, seat: int, moves: Buffer, with_privileges: bool, lists: Buffer, mind: Numbers) -> int:
    """Pick the candidate moves: of privileges with the same result, only the cheapest. Return their number."""
    n = 0
    for i in range(len(moves)):
        code = int(moves[i])
        if int(KIND_OF[code]) == Kind.PRIVILEGE and (not with_privileges or is_dear_privilege(view, seat, code, mind)):
            continue
        lists[_PICKED + n] = code
        n += 1
    return n


@rule
def value_of(board: Board, table: States, lists: Buffer, seat: int, code: int, mind: Numbers) -> float:
    """Return the judgement of one move. A move that leads to chance or to others is judged before their answer."""
    kind = int(KIND_OF[code])
    if kind == Kind.END:
        return judge(board, table[VIEW], seat, mind) + float(mind[LEAST_GAIN])
    if kind == Kind.SURPRISE:
        return judge(board, table[VIEW], seat, mind) + float(mind[SURPRISE])
    if kind == Kind.NAME:
        return -standing(table[VIEW], int(FIRST_PART[code]), mind)
    if kind in (Kind.DISCARD, Kind.DISCARD_TWO):
        return -cards_lost(table[VIEW], seat, code, mind)
    return best_end(board, table, lists, seat, code, mind)

"""The judgement: the evaluation of a position for a seat, in points."""

from utopia.bots.greedy.cards import hand_worth
from utopia.bots.greedy.outlook import lead, owns_monument
from utopia.bots.greedy.princes import princes_worth, wonders_worth
from utopia.bots.greedy.weights import ROUNDS, VARIETY
from utopia.rules.compiled import Numbers, rule
from utopia.rules.model.board import Board
from utopia.rules.model.material import CIVILIZATIONS
from utopia.rules.model.state import State


@rule
def judge(board: Board, state: State, seat: int, mind: Numbers) -> float:
    """Return points and prospects of the seat less its rivals'; after this round ``mind[ROUNDS]`` are to come."""
    return (
        lead(board, state, seat, mind)
        + princes_worth(board, state, seat, mind)
        + wonders_worth(board, state, seat, mind)
        + hand_worth(state, seat, mind)
        + variety(state, seat, mind)
    )


@rule
def variety(state: State, seat: int, mind: Numbers) -> float:
    """Return the bonus for monuments in several civilizations, which are safer than in one."""
    different = 0
    for civilization in range(CIVILIZATIONS):
        if owns_monument(state, seat, civilization):
            different += 1
    return float(mind[VARIETY] * different * min(1.0, mind[ROUNDS]))

"""Answering for chance from a stream, inside compiled code."""

from utopia.chance.stream import draw
from utopia.rules.answering import list_outcomes, take_answer
from utopia.rules.compiled import Buffer, Words, rule
from utopia.rules.flow import is_chance
from utopia.rules.model.board import Board
from utopia.rules.model.draws import OUTCOMES
from utopia.rules.model.state import State


@rule
def settle(board: Board, state: State, dealer: Words, scratch: Buffer) -> None:
    """Answer for chance until a player is to decide or the game is over."""
    outcomes, weights = scratch[:OUTCOMES], scratch[OUTCOMES : OUTCOMES + OUTCOMES]
    while is_chance(state):
        n = list_outcomes(board, state, outcomes, weights)
        take_answer(board, state, draw(dealer, outcomes, weights, n))

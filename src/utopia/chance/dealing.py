"""Answering for chance from a stream, inside compiled code."""

from utopia.chance.stream import draw_index
from utopia.rules.answering import first_outcome, take_answer, weigh_outcomes
from utopia.rules.compiled import Buffer, Words, rule
from utopia.rules.flow import is_chance
from utopia.rules.model.board import Board
from utopia.rules.model.state import State


@rule
def settle(board: Board, state: State, dealer: Words, scratch: Buffer) -> None:
    """Answer for chance until a player is to decide or the game is over."""
    while is_chance(state):
        n = weigh_outcomes(board, state, scratch)
        take_answer(board, state, first_outcome(board, state) + draw_index(dealer, scratch, n))

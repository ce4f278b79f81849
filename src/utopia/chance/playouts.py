"""Compiled random play: one fused step for programs, whole games for speed and for search.

Two streams: one answers for chance, the other chooses moves, so that choosing never disturbs the deal.
"""

import numpy as np

from utopia.chance.stream import below, draw, new_stream
from utopia.rules.answering import list_outcomes, take_answer
from utopia.rules.compiled import Buffer, Words, door, rule
from utopia.rules.flow import is_chance, list_moves, next_decider
from utopia.rules.model.board import Board, Boards
from utopia.rules.model.draws import OUTCOMES
from utopia.rules.model.material import NOBODY
from utopia.rules.model.state import State, States
from utopia.rules.playing import play_move
from utopia.rules.setup import lay_out

__all__ = ["new_buffers", "new_stream", "random_game", "random_totals", "settle_chance", "step"]


def new_buffers() -> tuple[np.ndarray[tuple[int], np.dtype[np.int32]], np.ndarray[tuple[int], np.dtype[np.int32]]]:
    """Buffers for outcomes and weights, as ``step`` and ``random_game`` take them."""
    return np.zeros(OUTCOMES, np.int32), np.zeros(OUTCOMES, np.int32)


@rule
def settle(board: Board, state: State, stream: Words, outcomes: Buffer, weights: Buffer) -> None:
    """Answer for chance until a player is to decide or the game is over."""
    while is_chance(state):
        n = list_outcomes(board, state, outcomes, weights)
        take_answer(board, state, draw(stream, outcomes, weights, n))


@door
def settle_chance(boards: Boards, states: States, stream: Words, outcomes: Buffer, weights: Buffer) -> int:
    """Answer for chance until a player is to decide; returns that seat, or NOBODY when the game is over."""
    settle(boards[0], states[0], stream, outcomes, weights)
    return next_decider(boards[0], states[0])


@door
def step(
    boards: Boards, states: States, code: int, stream: Words, outcomes: Buffer, weights: Buffer, moves: Buffer
) -> int:
    """Play a legal move of the seat to decide, answer for chance, list what the next seat may do.

    Returns how many moves were written to ``moves``; 0 when the game is over.
    """
    board, state = boards[0], states[0]
    play_move(board, state, next_decider(board, state), code)
    settle(board, state, stream, outcomes, weights)
    return list_moves(board, state, next_decider(board, state), moves)


@rule
def random_rest(
    board: Board, state: State, dealer: Words, player: Words, outcomes: Buffer, weights: Buffer, moves: Buffer
) -> int:
    """Play to the end with uniformly random moves; returns the number of decisions."""
    decisions = 0
    while True:
        settle(board, state, dealer, outcomes, weights)
        seat = next_decider(board, state)
        if seat == NOBODY:
            return decisions
        n = list_moves(board, state, seat, moves)
        play_move(board, state, seat, int(moves[below(player, n)]))
        decisions += 1


@door
def random_game(
    boards: Boards, states: States, dealer: Words, player: Words, outcomes: Buffer, weights: Buffer, moves: Buffer
) -> int:
    """One whole game of random moves from an all-zero state, left at its end; returns the number of decisions."""
    board, state = boards[0], states[0]
    lay_out(board, state)
    return random_rest(board, state, dealer, player, outcomes, weights, moves)


@door
def random_totals(
    boards: Boards,
    states: States,
    games: int,
    dealer: Words,
    player: Words,
    outcomes: Buffer,
    weights: Buffer,
    moves: Buffer,
) -> int:
    """Many random games on ``states[0]``, ``states[1]`` being all zero; returns the decisions of all."""
    board, state = boards[0], states[0]
    decisions = 0
    for _ in range(games):
        states[0] = states[1]
        lay_out(board, state)
        decisions += random_rest(board, state, dealer, player, outcomes, weights, moves)
    return decisions

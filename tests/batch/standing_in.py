"""Runs on the processor what a GPU is given: the rules, compiled for aligned records and for whatever types they meet.

``python -m tests.batch.standing_in`` prints, as JSON, of how many games it ended as the rules' own code does.
"""

import json
from typing import Any

import numba
import numpy as np
from bench import gpu

from tests.rules.laying_out import BOARD
from utopia.batch.gpu import seeds_of_games
from utopia.batch.gpu.compiling import compilable
from utopia.batch.gpu.random_play import play_on
from utopia.batch.gpu.records import ALIGNED_BOARD, ALIGNED_STATE, converted
from utopia.batch.seeding import seed_of_game
from utopia.boards import playing_board
from utopia.chance.stream import begin_stream
from utopia.rules import MOST_MOVES, edition, same_position
from utopia.rules.linking import for_linking_only
from utopia.rules.model.state import STATE_DTYPE
from utopia.rules.setup import lay_out

GAMES, SEED, MOST = 400, -7, 10_000


def _play(boards: Any, states: Any, streams: Any, lists: Any, decisions: Any) -> None:
    for game in range(states.size):
        lay_out(boards[0], states[game])
        for number in range(2):
            begin_stream(streams[number], seed_of_game(streams[number], SEED, game, number))
        decisions[game] = play_on(boards[0], states[game], streams[0], streams[1], lists[0], MOST)


_linked_play: Any = numba.njit(_play)


@numba.njit
def _compiled_play(boards: Any, states: Any, streams: Any, lists: Any, decisions: Any) -> None:
    _linked_play(boards, states, streams, lists, decisions)


def play(*arguments: Any) -> None:
    """Play the games. As in the rules themselves, what is called is compiled for linking only, and then all at once."""
    with compilable(_play), for_linking_only():
        _linked_play.compile(tuple(map(numba.typeof, arguments)))
    _compiled_play(*arguments)


def agreeing(players: int) -> int:
    """Games that end with the same bytes after as many decisions."""
    boards = playing_board(BOARD, edition("de"), players)
    states, decisions = np.zeros(GAMES, ALIGNED_STATE), np.zeros(GAMES, np.int64)
    lists = np.zeros((2, MOST_MOVES), np.int32, order="F")
    play(converted(boards, ALIGNED_BOARD), states, np.zeros((2, 4), np.int64), lists, decisions)
    ends, agree = converted(states, STATE_DTYPE), 0
    for game, seeds in enumerate(seeds_of_games(GAMES, SEED).tolist()):
        end, played = gpu.on_the_processor(boards, seeds)
        agree += played == decisions[game] and same_position(end, ends[game : game + 1])
    return int(agree)


if __name__ == "__main__":
    print(json.dumps({str(players): agreeing(players) for players in range(2, 6)}))  # noqa: T201

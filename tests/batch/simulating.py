"""Plays a few games in Numba's simulator of a GPU and prints them: ``python -m tests.batch.simulating PLAYERS|bench``.

The simulator wants plain rules, and is chosen before Numba is loaded: so this runs in a process of its own.
"""

import json
import sys
from dataclasses import asdict
from typing import Any

from bench import gpu

from tests.rules.laying_out import BOARD
from utopia.batch.gpu import Launch, play_random_games_on_gpu
from utopia.boards import playing_board
from utopia.rules import edition

GAMES = 2
SEED = -7
"""Below zero, since a GPU takes signed numbers."""
LAUNCHES = (Launch(block=2, chunk=50, columns=True), Launch(block=1, chunk=1000, columns=False))


def play(players: int) -> list[dict[str, Any]]:
    """The same games by every launch."""
    boards = playing_board(BOARD, edition("de"), players)
    played = [play_random_games_on_gpu(boards, GAMES, SEED, launch) for launch in LAUNCHES]
    return [{"states": games.states.tobytes().hex(), "decisions": games.decisions.tolist()} for games in played]


def measure() -> dict[str, Any]:
    """The measurements of the bench, with as few games as possible."""
    gpu.SAMPLE, gpu.GAMES, gpu.CROWDS, gpu.BLOCKS, gpu.CHUNKS, gpu.PROCESSOR_GAMES = 2, 2, (1,), (2,), (500,), 1
    boards = playing_board(BOARD, edition(), 2)
    tried, best = gpu.best_launch(boards)
    agreement, speed = gpu.agreement(BOARD, 2, "de"), gpu.speed_of_players(boards, best)
    return {"agreement": agreement, "tried": tried, "best": asdict(best), "speed": speed}


if __name__ == "__main__":
    for line in [measure()] if sys.argv[1] == "bench" else play(int(sys.argv[1])):
        print(json.dumps(line))  # noqa: T201

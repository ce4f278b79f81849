"""Decisions a second of the batch environment, with masks and observations, on one core."""

import time
from typing import Final

import numpy as np
from numpy.typing import NDArray

from utopia.batch.environment import BatchEnvironment
from utopia.batch.policy import new_streams, random_actions
from utopia.batch.timestep import TimeStep
from utopia.boards import BoardMap, playing_board
from utopia.rules import edition

_GAMES: Final = 1024
_FEW_GAMES: Final = 64
"""As many as a learner on one core has; few share what a call costs."""
_STEPS: Final = 100
_WARM_UP: Final = 400
"""Steps before it counts: then the games stand at all their stages."""
_TURNS: Final = 5
_SEED: Final = 20070101


def measure_batch(board: BoardMap) -> dict[str, dict[str, float]]:
    """By number of players: with the choice of random actions, and without. Actions are checked in all."""
    large = {str(players): _measure(board, players, _GAMES) for players in (2, 4)}
    small = {str(players): _measure(board, players, _FEW_GAMES) for players in (2, 4)}
    return {
        "batch_decisions_per_s": {players: speeds[0] for players, speeds in large.items()},
        "batch_steps_alone_per_s": {players: speeds[1] for players, speeds in large.items()},
        "batch_of_few_steps_alone_per_s": {players: speeds[1] for players, speeds in small.items()},
    }


def _measure(board: BoardMap, players: int, games: int) -> tuple[float, float]:
    batch = BatchEnvironment(playing_board(board, edition(), players), games, _SEED, threads=1)
    streams = new_streams(_SEED, games)
    now = batch.reset()  # the environment's own arrays, written anew by every step
    _play(batch, now, streams, _WARM_UP)
    steps = _STEPS * _GAMES // games
    turns = [_play(batch, now, streams, steps) for _ in range(_TURNS)]
    choosing, stepping = min(turns, key=sum)
    decisions = steps * games
    return round(decisions / (choosing + stepping)), round(decisions / stepping)


def _play(batch: BatchEnvironment, now: TimeStep, streams: NDArray[np.int64], steps: int) -> tuple[float, float]:
    """Seconds of processor time for choosing and for stepping."""
    choosing = stepping = 0.0
    for _ in range(steps):
        began = time.process_time()
        actions = random_actions(now.masks, streams)
        chosen = time.process_time()
        batch.step(actions)
        choosing, stepping = choosing + chosen - began, stepping + time.process_time() - chosen
    return choosing, stepping

"""Random play in a thousand games at once, and how fast it goes: ``python examples/random_batch.py``."""

import time
from typing import Final

from utopia.batch.environment import BatchEnvironment
from utopia.batch.policy import new_streams, random_actions
from utopia.boards import load_board, playing_board
from utopia.rules import edition

GAMES: Final = 1024
STEPS: Final = 1000

boards = playing_board(load_board("reconstruction"), edition("fr"), players=2)
batch, streams = BatchEnvironment(boards, GAMES, seed=1), new_streams(1, GAMES)
now, ended, wins, began = batch.reset(), 0, 0.0, time.perf_counter()
for _ in range(STEPS):
    now = batch.step(random_actions(now.masks, streams))
    ended += int(now.finished.sum())
    wins += float(now.rewards[:, 0].sum())
seconds = time.perf_counter() - began
print(f"{GAMES * STEPS / seconds:,.0f} decisions a second; seat 0 won {wins:.0f} of {ended} games")

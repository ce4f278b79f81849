"""Thousands of random games on a GPU, one thread a game, by the very rules that the processor runs (``docs/gpu.md``).

Importing this asks for ``numba.cuda``; whether a GPU is there is asked when games are to be played.
"""

from utopia.batch.gpu.finding import GpuError, require_gpu
from utopia.batch.gpu.launching import Launch
from utopia.batch.gpu.playing import GamesOfGpu, most_games, play_random_games_on_gpu, seeds_of_games

__all__ = [
    "GamesOfGpu",
    "GpuError",
    "Launch",
    "most_games",
    "play_random_games_on_gpu",
    "require_gpu",
    "seeds_of_games",
]

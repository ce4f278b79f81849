"""Random games on the GPU, from this side."""

import time
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from utopia.batch.gpu.compiling import compiled_begin, compiled_play
from utopia.batch.gpu.finding import MOST, GpuError, check_number, require_gpu
from utopia.batch.gpu.kernels import STREAMS
from utopia.batch.gpu.launching import Launch
from utopia.batch.gpu.records import ALIGNED_BOARD, ALIGNED_STATE, converted
from utopia.batch.gpu.toolkit import config, cuda
from utopia.batch.seeding import write_seeds
from utopia.chance.stream import STREAM_WORDS, signed
from utopia.locales import Phrase
from utopia.rules.linking import lent
from utopia.rules.model.board import Boards
from utopia.rules.model.moves import MOST_MOVES
from utopia.rules.model.state import STATE_DTYPE, States

BYTES_OF_A_GAME: Final = ALIGNED_STATE.itemsize + 8 * STREAMS * STREAM_WORDS + 4 * MOST_MOVES + 8 + 4 + 4
"""On the GPU: position, streams, move list, decisions, and a place in both lists of games."""


@dataclass(frozen=True, slots=True)
class GamesOfGpu:
    """Games that were played to their end."""

    states: States
    """[game] -> its last position."""
    decisions: NDArray[np.int64]
    """[game] -> decisions played."""
    launches: int
    """Times that the GPU was set to work."""
    seconds: float
    """By the clock, from laying out to the last decision; compiling and copying are not in it."""


def play_random_games_on_gpu(boards: Boards, count: int, seed: int = 0, launch: Launch | None = None) -> GamesOfGpu:
    """Play ``count`` games of uniformly random moves, one thread a game.

    Game *g* is the one that ``utopia.chance.playouts.random_games`` plays, to the last byte, with streams of
    ``seeds_of_games(count, seed)[g]``: the first deals, the second chooses. Raises GpuError if there is no GPU, or
    less memory on it than BYTES_OF_A_GAME a game.
    """
    require_gpu()
    check_number("count", count)
    _require_memory(count)
    launch = launch or Launch()
    hall = _Hall(boards, count, seed, launch)
    cuda.synchronize()
    began = time.perf_counter()
    with lent(config, CUDA_LOW_OCCUPANCY_WARNINGS=0):  # the last games of all leave a GPU nearly empty
        launches = hall.play_all()
    seconds = time.perf_counter() - began
    return GamesOfGpu(hall.positions(), hall.decisions.copy_to_host(), launches, seconds)


class _Hall:
    """The arrays on the GPU while games are played."""

    def __init__(self, boards: Boards, count: int, seed: int, launch: Launch) -> None:
        self._launch, self._seed, self._count = launch, signed(seed), count
        self._begin, self._play = compiled_begin(), compiled_play(launch.columns)
        self._boards = cuda.to_device(converted(boards, ALIGNED_BOARD))
        self._states = cuda.to_device(np.zeros(count, ALIGNED_STATE))
        self._streams = cuda.device_array((count, STREAMS, STREAM_WORDS), np.int64)
        rows = max(count, 2)  # one row alone is a column too, and the order would not be known
        self._lists = cuda.device_array((rows, MOST_MOVES), np.int32, order="F" if launch.columns else "C")
        self.decisions = cuda.to_device(np.zeros(count, np.int64))
        self._running = cuda.to_device(np.arange(-1, count, dtype=np.int32))
        self._still = cuda.to_device(np.zeros(count + 1, np.int32))

    def play_all(self) -> int:
        """Play all games to their end; return the number of launches."""
        self._begin[self._launch.blocks(self._count), self._launch.block](
            self._boards, self._states, self._streams, self._seed
        )
        self._running[0] = running = self._count
        launches = 1
        while running:
            running = self._play_on(running)
            launches += 1
        return launches

    def _play_on(self, running: int) -> int:
        """Play one stretch of every running game; return the number of games that may go on."""
        self._still[0] = 0
        self._play[self._launch.blocks(running), self._launch.block](
            self._boards, self._states, self._streams, self._lists, self.decisions, self._running, self._still,
            self._launch.chunk,
        )  # fmt: skip
        self._running, self._still = self._still, self._running
        return int(self._running[0])

    def positions(self) -> States:
        """Return the records in the layout of the rules."""
        return converted(self._states.copy_to_host(), STATE_DTYPE)


def seeds_of_games(count: int, seed: int = 0) -> NDArray[np.int64]:
    """[game, stream] -> seed for ``utopia.chance.new_stream``; streams are DEALER and PLAYER."""
    words = np.zeros((STREAMS, count + STREAM_WORDS), np.int64)
    for stream in range(STREAMS):
        write_seeds(words[stream], signed(seed), stream)
    return words[:, :count].T


def most_games() -> int:
    """Games that fit into the memory that is free on the GPU now."""
    free: Any = cuda.current_context().get_memory_info()[0]
    return int(min(free, MOST * BYTES_OF_A_GAME) // BYTES_OF_A_GAME)


def _require_memory(count: int) -> None:
    if count > (most := most_games()):
        words = {"count": str(count), "size": str(BYTES_OF_A_GAME), "most": str(most)}
        raise GpuError(Phrase("gpu-memory", words))

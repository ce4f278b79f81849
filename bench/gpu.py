"""Random games on a GPU: do they agree with the processor, and how fast are they?

``python -m bench.gpu`` prints JSON; what was found meanwhile goes to stderr, for a GPU that is lent for minutes only.
"""

import json
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, replace
from importlib.metadata import version
from typing import Any, Final

import numpy as np

from bench.timing import best_of
from utopia.batch.gpu import GamesOfGpu, Launch, most_games, play_random_games_on_gpu, require_gpu, seeds_of_games
from utopia.batch.gpu.compiling import compiled_play
from utopia.batch.gpu.toolkit import cuda
from utopia.boards import BoardMap, load_board, playing_board
from utopia.chance.playouts import random_games
from utopia.chance.stream import new_stream
from utopia.locales import SpokenError
from utopia.rules import MOST_MOVES, PRESETS, Boards, States, edition, empty_states, same_position

_SEED: Final = 20070101
SAMPLE = 500
"""Games compared for each number of players and each edition."""
GAMES = 1 << 15
BLOCKS: tuple[int, ...] = (32, 64, 128, 256)
CHUNKS: tuple[int, ...] = (8, 32, 128, 1024)
CROWDS: tuple[int, ...] = (1 << 10, 1 << 13, 1 << 17, 1 << 19)
PROCESSOR_GAMES = 1000


def measure_gpu(tell: Callable[[object], None] = lambda _: None) -> dict[str, Any]:
    """What ``utopia bench --gpu --json`` prints; some minutes, of which compiling takes one.

    ``tell`` is given every finding as soon as there is one. Raises GpuError without a GPU.
    """
    require_gpu()
    found: dict[str, Any] = {"format": 1, "gpu": _card()}

    def finding(name: str, what: Any) -> None:
        found[name] = what
        tell({name: what})

    board = load_board("reconstruction")
    finding("kernels", {name: _kernel(columns) for name, columns in (("columns", True), ("rows", False))})
    finding("agreement", [agreement(board, players, preset) for players in range(2, 6) for preset in PRESETS])
    finding("agrees", all(row["agree"] == row["games"] for row in found["agreement"]))
    tried, best = best_launch(playing_board(board, edition(), 4))
    finding("tried", tried)
    finding("players", {str(n): speed_of_players(playing_board(board, edition(), n), best) for n in range(2, 6)})
    return found


def main() -> int:
    """Measure and print; returns the exit status: 1 if there is no GPU, or it does not agree with the processor."""
    try:
        measured = measure_gpu(tell=lambda finding: print(json.dumps(finding), file=sys.stderr, flush=True))
    except SpokenError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    sys.stdout.write(json.dumps(measured, indent=2) + "\n")
    return 0 if measured["agrees"] else 1


def _card() -> dict[str, Any]:
    device = cuda.get_current_device()
    return {
        "name": str(device.name),
        "capability": ".".join(map(str, device.compute_capability)),
        "multiprocessors": device.MULTIPROCESSOR_COUNT,
        "memory_gb": round(cuda.current_context().get_memory_info()[1] / 1e9, 1),
        "numba": version("numba"),
        "numba_cuda": version("numba-cuda"),
    }


def _kernel(columns: bool) -> dict[str, Any]:
    """Seconds to compile by the clock, and what the machine code needs of each thread."""
    began = time.perf_counter()
    kernel = compiled_play(columns)
    seconds = time.perf_counter() - began
    return {
        "compile_s": round(seconds, 1),
        "registers": kernel.get_regs_per_thread(),
        "local_bytes": kernel.get_local_mem_per_thread(),
    }


def agreement(board: BoardMap, players: int, preset: str) -> dict[str, Any]:
    """Of one edition: how many games end with the same bytes after as many decisions, on both machines."""
    boards = playing_board(board, edition(preset), players)
    played = play_random_games_on_gpu(boards, SAMPLE, _SEED)
    agree = 0
    for game, seeds in enumerate(seeds_of_games(SAMPLE, _SEED).tolist()):
        states, decisions = on_the_processor(boards, seeds)
        agree += decisions == played.decisions[game] and same_position(states, played.states[game : game + 1])
    return {"players": players, "edition": preset, "games": SAMPLE, "agree": int(agree)}


def on_the_processor(boards: Boards, seeds: Sequence[int]) -> tuple[States, int]:
    """One game's end and its decisions; of two seeds the first deals and the second chooses."""
    states, moves = empty_states(2), np.zeros(MOST_MOVES, np.int32)
    dealer, player = map(new_stream, seeds)
    return states[:1], int(random_games(boards, states, 1, dealer, player, moves))


def best_launch(boards: Boards) -> tuple[list[dict[str, Any]], Launch]:
    """Every launch tried, with its speed, and the fastest: first block and layout are sought, then the chunk."""
    tried: list[dict[str, Any]] = []

    def fastest(launches: list[Launch]) -> Launch:
        speeds = [_speed(boards, GAMES, launch) for launch in launches]
        tried.extend(speeds)
        return launches[int(np.argmax([speed["decisions_per_s"] for speed in speeds]))]

    best = fastest([Launch(block=block, columns=columns) for block in BLOCKS for columns in (True, False)])
    best = fastest([best, *(replace(best, chunk=chunk) for chunk in CHUNKS)])
    tried.extend(_speed(boards, games, best) for games in CROWDS if games <= most_games())
    return tried, best


def speed_of_players(boards: Boards, launch: Launch) -> dict[str, Any]:
    """The GPU, and one core of the processor beside it."""
    states, moves = empty_states(2), np.zeros(MOST_MOVES, np.int32)
    decisions = 0

    def play() -> None:
        nonlocal decisions
        streams = new_stream(_SEED, 0), new_stream(_SEED, 1)
        decisions = int(random_games(boards, states, PROCESSOR_GAMES, *streams, moves))

    [seconds] = best_of(play, rounds=3)
    return {**_speed(boards, GAMES, launch), "processor_decisions_per_s": round(decisions / seconds)}


def _speed(boards: Boards, games: int, launch: Launch) -> dict[str, Any]:
    """The better of two runs by the clock; ``all_s`` is with copying to and fro."""
    runs = [_timed(boards, games, launch) for _ in range(2)]
    played, all_seconds = min(runs, key=lambda run: run[0].seconds)
    return {
        "games": games,
        **asdict(launch),
        "launches": played.launches,
        "decisions_per_s": round(int(played.decisions.sum()) / played.seconds),
        "games_per_s": round(games / played.seconds),
        "all_s": round(all_seconds, 3),
    }


def _timed(boards: Boards, games: int, launch: Launch) -> tuple[GamesOfGpu, float]:
    began = time.perf_counter()
    return play_random_games_on_gpu(boards, games, _SEED, launch), time.perf_counter() - began


if __name__ == "__main__":
    sys.exit(main())

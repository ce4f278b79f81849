"""Games on a GPU, as far as no GPU is needed: what is said without one, and how records lie on it."""

import os
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest

from tests.rules.laying_out import BOARD
from utopia.batch.environment import BatchEnvironment
from utopia.batch.gpu import GpuError, Launch, play_random_games_on_gpu, require_gpu, seeds_of_games
from utopia.batch.gpu.compiling import compilable, signature_of_play
from utopia.batch.gpu.records import ALIGNED_BOARD, ALIGNED_STATE, converted
from utopia.boards import playing_board
from utopia.cli import bench_commands
from utopia.rules import edition, empty_states, same_position, start
from utopia.rules.model.state import STATE_DTYPE

ROOT = Path(__file__).parents[2]


def is_there() -> bool:
    try:
        require_gpu()
    except GpuError:
        return False
    return True


without_a_gpu = pytest.mark.skipif(is_there(), reason="there is a GPU")
MISSING = "No GPU can be used here (" if find_spec("numba_cuda") else "numba-cuda is not installed"


@without_a_gpu
def test_without_a_gpu_it_says_what_is_missing() -> None:
    with pytest.raises(GpuError, match=re.escape(MISSING)):
        play_random_games_on_gpu(playing_board(BOARD, edition(), 2), 10)


@without_a_gpu
def test_bench_says_it_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench_commands.bench(json=True, gpu=True) == 1
    shown = capsys.readouterr()
    assert shown.err.startswith(MISSING)
    assert shown.err.count("\n") == 1
    assert shown.out == ""


@pytest.mark.full
@without_a_gpu
def test_bench_alone_says_it_too() -> None:
    done = run("-m", "bench.gpu", mode="compiled")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith(MISSING)
    assert done.stderr.count("\n") == 1


def test_uncompiled_rules_are_refused() -> None:
    done = run("-m", "bench.gpu", mode="plain")
    assert done.stderr == "The rules run in mode plain (UTOPIA_RULES); for this they must run in mode compiled.\n"
    assert done.returncode == 1


def test_deals_are_those_of_a_batch_environment() -> None:
    environment = BatchEnvironment(playing_board(BOARD, edition(), 3), 5, seed=-1)
    environment.reset()
    assert environment.deals.tolist() == seeds_of_games(5, -1)[:, 0].tolist()


def run(*words: str, mode: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "UTOPIA_RULES": mode}
    command = [sys.executable, "-W", "error", *words]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=300, check=False)


@pytest.mark.parametrize(("name", "value"), [("block", 0), ("block", 1025), ("chunk", 0), ("chunk", 2.5)])
def test_a_launch_out_of_bounds_is_refused(name: str, value: float) -> None:
    with pytest.raises(GpuError, match=f"{name} is {value}; it is a whole number from 1 to"):
        Launch(**{name: value})  # type: ignore[arg-type]


def test_there_are_blocks_for_every_thread() -> None:
    assert [Launch(block=64).blocks(threads) for threads in (1, 64, 65, 1000)] == [1, 1, 2, 16]


@pytest.mark.parametrize("layout", [ALIGNED_STATE, ALIGNED_BOARD], ids=["position", "board"])
def test_a_gpu_finds_every_number_at_a_multiple_of_its_width(layout: np.dtype[np.void]) -> None:
    widths = {name: layout[name].base.itemsize for name in layout.names or ()}
    assert max(widths.values()) > 1
    for name, (_, offset, *_) in (layout.fields or {}).items():
        assert offset % widths[name] == 0, name
        assert layout.itemsize % widths[name] == 0, name


def test_records_come_back_as_they_went() -> None:
    states = empty_states(3)
    start(playing_board(BOARD, edition(), 4), states[1:2])
    aligned = converted(states, ALIGNED_STATE)
    assert aligned.shape == (3,)
    assert same_position(converted(aligned, STATE_DTYPE), states)


@pytest.mark.parametrize("columns", [True, False])
def test_kernels_are_compiled_for_the_arrays_they_get(columns: bool) -> None:
    boards, states = np.zeros(1, ALIGNED_BOARD), np.zeros(2, ALIGNED_STATE)
    lists = np.zeros((2, 8), np.int32, order="F" if columns else "C")
    streams, decisions, games = np.zeros((2, 2, 4), np.int64), np.zeros(2, np.int64), np.zeros(3, np.int32)
    arrays = (boards, states, streams, lists, decisions, games, games, 1)
    assert tuple(map(numba.typeof, arrays)) == signature_of_play(columns).args


def _next(number: int) -> int:
    return number + 1


_compiled_next: Any = numba.njit("int64(int64)")(_next)


def _next_but_one(number: int) -> Any:
    return _compiled_next(_compiled_next(number))


def test_compiled_rules_are_open_to_another_machine_for_a_while() -> None:
    with compilable(_next_but_one):
        _compiled_next.compile("int64(int32)")
    with pytest.raises(RuntimeError, match="disabled"):
        _compiled_next.compile("int64(int8)")

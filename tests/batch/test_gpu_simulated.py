"""The simulated GPU plays the games of the processor, to the last byte.

Numba's simulator runs the kernels as plain Python. The processor runs the rules as a GPU's compiler sees them.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from bench import gpu

from tests.batch import standing_in
from tests.batch.simulating import GAMES, LAUNCHES, SEED
from tests.rules.laying_out import BOARD
from utopia.batch.gpu import seeds_of_games
from utopia.boards import playing_board
from utopia.rules import edition

ROOT = Path(__file__).parents[2]
SIMULATED = {"NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1", "UTOPIA_RULES": "plain"}


@pytest.mark.full
@pytest.mark.parametrize("players", [2, 5])
def test_the_simulated_gpu_agrees_with_the_processor(players: int) -> None:
    printed = run("tests.batch.simulating", str(players), **SIMULATED)
    played = [json.loads(line) for line in printed.splitlines()]
    assert played == [on_the_processor(players)] * len(LAUNCHES)


@pytest.mark.full
def test_the_bench_runs_in_the_simulator() -> None:
    measured = json.loads(run("tests.batch.simulating", "bench", **SIMULATED))
    assert measured["agreement"]["agree"] == measured["agreement"]["games"] == 2
    assert measured["best"] in [{name: row[name] for name in measured["best"]} for row in measured["tried"]]
    assert measured["speed"]["decisions_per_s"] > measured["speed"]["games_per_s"] >= 0, "a busy machine rounds to 0"


@pytest.mark.full
def test_the_rules_for_a_gpu_agree_when_the_processor_runs_them() -> None:
    games = standing_in.GAMES
    assert json.loads(run("tests.batch.standing_in")) == {str(players): games for players in range(2, 6)}


def run(module: str, *words: str, **environment: str) -> str:
    command = [sys.executable, "-W", "error", "-m", module, *words]
    done = subprocess.run(
        command, cwd=ROOT, env={**os.environ, **environment}, capture_output=True, text=True, timeout=600, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def on_the_processor(players: int) -> dict[str, object]:
    boards = playing_board(BOARD, edition("de"), players)
    games = [gpu.on_the_processor(boards, seeds) for seeds in seeds_of_games(GAMES, SEED).tolist()]
    return {
        "states": "".join(states.tobytes().hex() for states, _ in games),
        "decisions": [decisions for _, decisions in games],
    }

"""The examples run as they are."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.full
@pytest.mark.parametrize(
    ("library", "told"), [("pettingzoo", "+1.00"), ("gymnasium", "of 10 games"), ("openspiel", "utopia record 1")]
)
def test_random_play_runs(library: str, told: str) -> None:
    pytest.importorskip("pyspiel" if library == "openspiel" else library)
    command = [sys.executable, "-W", "error::UserWarning", str(EXAMPLES / f"{library}_random.py")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert told in done.stdout


@pytest.mark.full
def test_a_learner_of_ones_own_learns() -> None:
    """Before it has learned it wins a quarter of its games against random play."""
    pytest.importorskip("jax")
    pytest.importorskip("optax")
    words = ("--decisions", "8192", "--opponents", "random", "--against", "random", "--games", "64")
    one_core = {**os.environ, "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"}
    command = [sys.executable, str(EXAMPLES / "masked_ppo.py"), *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=one_core)
    assert done.returncode == 0, done.stderr
    [share] = re.findall(r"against random: (\d+)% of 64 games won", done.stdout)
    assert int(share) >= 60

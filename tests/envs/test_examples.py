"""The examples run as they are."""

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

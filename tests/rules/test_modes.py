"""The same source runs compiled, bounds-checked and uncompiled, and says the same (``utopia.rules.compiled``)."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
WITHOUT_RULES = ["test_modes", "test_code_cache", "test_rulebook", "test_cold_starts"]
TESTS = ["tests/rules", "tests/comparison", *(f"--ignore=tests/rules/{name}.py" for name in WITHOUT_RULES)]
ALONE = ["-q", "-p", "no:xdist", "-p", "no:cacheprovider", "-k", "rules or every_mode"]
PATIENCE = 900


def run(mode: str, *command: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "UTOPIA_RULES": mode}
    return subprocess.run(
        [sys.executable, *command], cwd=ROOT, env=environment, capture_output=True, text=True, timeout=PATIENCE,
        check=False,
    )  # fmt: skip


@pytest.mark.full
@pytest.mark.parametrize("mode", ["plain", "checked"])
def test_the_rules_say_the_same_uncompiled_and_bounds_checked(mode: str) -> None:
    done = run(mode, "-m", "pytest", *TESTS, *ALONE)
    if done.returncode != 0:
        pytest.fail(f"{mode}\n{done.stdout[-3000:]}{done.stderr[-3000:]}", pytrace=False)


def test_an_unknown_mode_is_named_with_those_there_are() -> None:
    done = run("fast", "-c", "import utopia.rules")
    assert done.stderr == "UTOPIA_RULES is 'fast'; it is one of compiled, checked, plain\n"
    assert done.returncode == 1

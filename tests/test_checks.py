"""The checks that need no game: style, types and layers. This is the one list of them."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
CHECKS = {
    "style": "ruff check --output-format=concise",
    "format": "ruff format --check --output-format=concise",
    "types": "mypy",
    "layers": "lint-imports --no-logo",
}
IS_FIRST = not (ROOT / ".mypy_cache").exists()
"""The first time types take a minute; after that mypy looks only at what has changed."""
FULL = {"types"} if IS_FIRST else set[str]()


@pytest.mark.parametrize("check", [pytest.param(one, marks=pytest.mark.full) if one in FULL else one for one in CHECKS])
def test_check(check: str) -> None:
    program, *arguments = CHECKS[check].split()
    command = [str(Path(sys.executable).with_name(program)), *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        pytest.fail(f"{CHECKS[check]}\n{done.stdout}{done.stderr}", pytrace=False)

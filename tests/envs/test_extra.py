"""Without the extra's libraries one is told how to get them."""

import subprocess
import sys

import pytest


@pytest.mark.full
@pytest.mark.parametrize(
    ("library", "module"),
    [("pettingzoo", "utopia.envs"), ("gymnasium", "utopia.envs.gymnasium"), ("pyspiel", "utopia.envs.openspiel")],
)
def test_the_missing_library_and_the_extra_are_named(library: str, module: str) -> None:
    if library == "pyspiel":
        pytest.importorskip("pettingzoo")
    program = f"import sys; sys.modules[{library!r}] = None; import {module}"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    last = done.stderr.splitlines()[-1]
    assert f"MissingExtraError: {library} is not installed. It comes with the extra “envs”" in last

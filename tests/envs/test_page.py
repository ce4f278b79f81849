"""The examples on the page about environments are true."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from utopia.batch.parts import PARTS, describe
from utopia.batch.tables import action_table, hidden_table, observation_table

PAGE = (Path(__file__).parents[2] / "docs" / "environments.md").read_text(encoding="utf-8")
[MANY_TABLES, BATCH] = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
WAY = re.compile(
    r'`(pettingzoo\.make\(.*?\)|gymnasium\.make(?:_vec)?\(.*?\)|pyspiel\.load_game\(.*?"\))`(?: after `(.*?)`)?'
)
"""A way to make an environment, and what must be done before."""
[ABSENT] = re.findall(r"absent seats hold 0, or -1 where -1 is allowed\s\((.*?)\)", PAGE)


@pytest.mark.parametrize("table", [action_table, observation_table, hidden_table])
def test_its_tables_are_those_of_the_code(table: object) -> None:
    assert callable(table)
    assert table() in PAGE


@pytest.mark.full
def test_the_ways_to_make_one_work_in_a_new_process() -> None:
    ways = WAY.findall(PAGE)
    assert [call.partition(".")[0] for call, _ in ways] == ["pettingzoo", "gymnasium", "gymnasium", "pyspiel"]
    for call, before in ways:
        library = call.partition(".")[0]
        pytest.importorskip(library)
        program = f"import {library}\n{before}\nprint(type({call}))"
        done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        assert "class" in done.stdout


def test_many_tables_play_on_after_an_end() -> None:
    pytest.importorskip("gymnasium")
    left: dict[str, Any] = {}
    exec(MANY_TABLES, left)
    assert left["games"] > 16
    assert left["infos"].keys() == {"action_mask", "seat", "learners", "rewards"}, "no action was illegal"


def test_the_batch_steps() -> None:
    left: dict[str, Any] = {}
    exec(BATCH, left)
    assert left["now"].lengths.max() > 50
    parts = describe(left["now"].observations)
    assert parts["princes"].shape == (1024, 5, 5, 24)
    for name in (part.name for part in PARTS if part.axes[:1] == ("seats",)):
        assert (parts[name][:, 2:] == (-1 if f"`{name}`" in ABSENT else 0)).all(), "what absent seats hold"

"""The page about one's own bots: its example plays, and its numbers are those of the code."""

import re
from pathlib import Path

import pytest

from tests.cli.terminal import call
from utopia.bots import BOT_NAMES, LEVELS, USUAL_BUDGET
from utopia.bots.registry import GROUP
from utopia.bots.supervision.answering import STAND_IN
from utopia.bots.supervision.guarding import MOST_FAILURES
from utopia.bots.supervision.limits import USUAL_LIMITS

PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")


def test_the_example_plays_a_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    [example] = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    monkeypatch.chdir(tmp_path)
    Path("my_bots.py").write_text(example)
    seats = "my_bots.py:Mine,my_bots.py:Mine"
    words = ["play", "--seats", seats, "--option", "target=1", "--seed", "1", "--plain", "--save", "game.utopia"]
    status, out, _ = call(monkeypatch, capsys, words)
    assert status == 0
    assert "failed" not in out
    assert "Mine bot" in out


def test_the_page_says_what_the_code_does() -> None:
    assert (len(BOT_NAMES), LEVELS[0], LEVELS[-1], STAND_IN) == (7, "apprentice", "regent", "mason")
    assert USUAL_BUDGET.seconds == 1
    assert (USUAL_LIMITS.seconds, USUAL_LIMITS.memory, MOST_FAILURES) == (10, 4 << 30, 3)
    for said in (f'entry-points."{GROUP}"', "10 s", "4 GiB", "three times", "grants one second"):
        assert said in PAGE

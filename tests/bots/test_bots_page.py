"""The page about one's own bots: its example plays, and its numbers are those of the code."""

import re
from pathlib import Path

import pytest

from tests.cli.terminal import call
from utopia.bots import BOT_NAMES, LEVELS, USUAL_BUDGET
from utopia.bots.levels.mason import Mason
from utopia.bots.quick import GreedyBot
from utopia.bots.registry import GROUP
from utopia.bots.supervision.answering import MOST_FAILURES, STAND_IN
from utopia.bots.supervision.limits import USUAL_LIMITS

PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize(("example", "bot"), [(0, "Mine"), pytest.param(1, "Ahead", marks=pytest.mark.full)])
def test_an_example_plays_a_game(
    example: int, bot: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("my_bots.py").write_text(EXAMPLES[example], encoding="utf-8")
    seats = f"my_bots.py:{bot},my_bots.py:{bot}"
    words = ["play", "--seats", seats, "--option", "target=1", "--seed", "1", "--plain", "--save", "game.utopia"]
    status, out, _ = call(monkeypatch, capsys, words)
    assert status == 0
    assert "failed" not in out
    assert f"{bot} bot" in out


def test_a_bot_is_called_by_hand_as_it_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("ahead.py").write_text(EXAMPLES[1], encoding="utf-8")
    exec(EXAMPLES[2], {})
    [said] = capsys.readouterr().out.splitlines()
    assert f"print(move)  # {said}\n" in EXAMPLES[2]


def test_greedy_and_mason_are_the_same_player() -> None:
    assert "`greedy` and `mason` are the same player" in PAGE
    assert vars(Mason).keys() == vars(type("Same", (GreedyBot,), {"__doc__": ""})).keys()


def test_the_example_in_a_file_is_called_by_options_that_there_are(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (Path(__file__).parents[2] / "examples" / "my_bot.py").read_text(encoding="utf-8")
    said = re.findall(r"``utopia (\w+)(.*?)``", text, re.DOTALL)
    assert [command for command, _ in said] == ["play", "arena"]
    for command, words in said:
        _, told, _ = call(monkeypatch, capsys, [command, "--help"])
        for option in re.findall(r"--\w+", words):
            assert option in told


def test_the_page_says_what_the_code_does() -> None:
    assert (len(BOT_NAMES), LEVELS[0], LEVELS[-1], STAND_IN) == (7, "apprentice", "regent", "mason")
    assert USUAL_BUDGET.seconds == 1
    assert (USUAL_LIMITS.seconds, USUAL_LIMITS.memory, MOST_FAILURES) == (10, 4 << 30, 3)
    for said in (f'entry-points."{GROUP}"', "10 s", "4 GiB", "three times", "grants one second"):
        assert said in PAGE

"""Whole games played on a terminal by somebody who picks numbers at random, from the first Enter to the standings."""

import random
import re
import sys
from pathlib import Path

import pytest

from utopia.notation.files import read_record
from utopia.notation.verifying import verify

if sys.platform == "win32":
    pytest.skip("no pseudo-terminals", allow_module_level=True)

from tests.cli.terminal import Terminal, call, numbers_offered

SHORTER = ("--option", "target=15")
MARKS = {ord(mark): None for mark in "’“”…"}
"""Marks of the English language: the only signs beyond ASCII on a plain screen."""
WIDEST_CHARACTERS = re.compile(r"[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]")


def play_at_random(terminal: Terminal, seed: int) -> int:
    """Answer every question until the game is over; the exit status."""
    rng = random.Random(seed)
    while True:
        text = terminal.until_prompt()
        last = text.rsplit("\n", 1)[-1]
        if "The game is over" in text:
            return terminal.end()
        if "Press Enter" in last or "Enter goes on" in last or "Who plays" in last:
            terminal.send("undo" if "undo" in last and rng.random() < 0.1 else "")
            continue
        offered = numbers_offered(text)
        assert offered, f"nothing is offered: {text[-1500:]}"
        terminal.send(str(rng.choice(offered)))


def check_record(folder: Path) -> None:
    [path] = folder.rglob("*.utopia")
    record = read_record(path)
    assert verify(record) is None
    assert record.result is not None


def check_screen(terminal: Terminal, columns: int) -> None:
    screen = terminal.plain()
    assert "Look at it again:" in screen
    assert re.search(r"^1\. \w+.*: \d+ points", screen, re.MULTILINE)
    assert not WIDEST_CHARACTERS.search(screen)
    framed = [line for line in screen.splitlines() if "\u2502" in line or "\u256d" in line]
    assert framed
    assert [line for line in framed if len(line) > columns] == []


def test_a_short_game_from_the_first_enter(tmp_path: Path) -> None:
    with Terminal("play", "--seed", "3", "--option", "target=1", home=tmp_path) as terminal:
        assert "Who plays" in terminal.until_prompt()
        terminal.send("")
        assert play_at_random(terminal, 1) == 0
        check_screen(terminal, 80)
    check_record(tmp_path)


@pytest.mark.full
@pytest.mark.parametrize(
    ("players", "columns"),
    [("me,greedy", 80), ("4", 120), ("Ann,random,Bob", 80), ("Ann,Bob,Cleo,Dan,greedy", 120), ("random,greedy", 80)],
)
def test_a_whole_game(tmp_path: Path, players: str, columns: int) -> None:
    with Terminal("play", "--seed", "5", "--seats", players, *SHORTER, home=tmp_path, columns=columns) as terminal:
        assert play_at_random(terminal, 2) == 0
        check_screen(terminal, columns)
    check_record(tmp_path)


def test_a_plain_game_has_no_escapes_and_no_drawn_signs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.utopia"
    arguments = ["play", "--option", "target=1", "--seats", "3", "--seed", "1", "--no-pause", "--save", str(path)]
    status, screen, errors = call(monkeypatch, capsys, arguments, typed="1\n" * 600)
    assert (status, errors) == (0, "")
    assert "\x1b" not in screen
    assert screen.translate(MARKS).isascii()
    assert "if the round ended now" in screen
    assert f"Look at it again: utopia record replay {path}" in screen.replace("python3 run.py", "utopia")
    check_record(tmp_path)


@pytest.mark.full
def test_a_terminal_without_colour_gets_the_plain_screen(tmp_path: Path) -> None:
    with Terminal("play", "--seats", "2", home=tmp_path, NO_COLOR="1") as terminal:
        assert "1. enter" in terminal.until_prompt()
        terminal.send("quit")
        assert terminal.end() == 0
    assert "\x1b" not in terminal.screen
    assert terminal.screen.translate(MARKS).isascii()

"""Cases that only a terminal has: the first question, Ctrl-C and Ctrl-D, a screen to clear, and a full disk."""

import subprocess
import sys
from pathlib import Path

import pytest

from utopia.notation.files import read_record

if sys.platform == "win32":
    pytest.skip("no pseudo-terminals", allow_module_level=True)

from tests.cli.terminal import ROOT, UTOPIA, Terminal, run


@pytest.mark.full
def test_the_first_question_helps_until_it_is_answered_and_ctrl_c_saves(tmp_path: Path) -> None:
    with Terminal("play", home=tmp_path) as terminal:
        first = terminal.until_prompt()
        assert "Enter: play against 3 bots (mason)." in first
        assert "resume" not in first, "there is no game yet"
        terminal.send("7")
        assert "7 players: Utopia is for 2 to 5" in terminal.until_prompt()
        terminal.send("me, greddy")
        assert "did you mean greedy?" in terminal.until_prompt()
        terminal.send("Ann, random")
        assert "Ann is red." in terminal.until_prompt()
        terminal.press("\x03")
        assert terminal.end() == 130
        assert "The game is saved. Go on with it:" in terminal.plain()
    [path] = tmp_path.rglob("*.utopia")
    assert read_record(path).names == ("Ann", "random")

    with Terminal("play", home=tmp_path) as terminal:
        assert "Or type resume to go on with your last game:" in terminal.until_prompt()
        terminal.send("r")
        assert "The game goes on after" in terminal.until_prompt()
        terminal.press("\x04")
        assert terminal.end() == 130


@pytest.mark.full
def test_ctrl_c_at_the_first_question_begins_nothing(tmp_path: Path) -> None:
    with Terminal("play", home=tmp_path) as terminal:
        terminal.until_prompt()
        terminal.press("\x03")
        assert terminal.end() == 130
        assert "No game was begun." in terminal.plain()
    assert list(tmp_path.rglob("*.utopia")) == []


@pytest.mark.full
def test_hands_are_covered_when_the_seat_changes(tmp_path: Path) -> None:
    with Terminal("play", "--seats", "Ann,Bob", "--seed", "3", home=tmp_path) as terminal:
        terminal.until_prompt()
        assert terminal.screen.count("\x1b[3J\x1b[2J\x1b[H") == 1
        terminal.send("")
        terminal.until_prompt()
        terminal.send("enter ")
        terminal.until_prompt()
        terminal.send("1")
        assert "Press Enter when you are " in terminal.until_prompt()
        assert terminal.screen.count("\x1b[3J\x1b[2J\x1b[H") == 3
        tail = terminal.screen.rsplit("\x1b[3J\x1b[2J\x1b[H", 1)[1]
        assert "Your cards" not in tail


@pytest.mark.full
def test_a_full_disk_stops_nothing_and_harms_nothing(tmp_path: Path) -> None:
    """A limit on the size of files stands for the full disk; a kilobyte is soon filled."""
    path, other = tmp_path / "game.utopia", tmp_path / "other.utopia"
    command = f'ulimit -f 1; exec "{UTOPIA}" play --seats 3 --seed 3 --no-pause --save "{path}"'
    typed = "1\n1\n" * 20 + f"\nsave {other}\nundo\nquit\n"
    done = subprocess.run(
        ["bash", "-c", command], input=typed, cwd=ROOT, capture_output=True, text=True, check=False, timeout=120
    )
    assert "Traceback" not in done.stderr
    assert f"{path} cannot be written: File too large." in done.stdout
    assert "The game stops here until it can be saved." in done.stdout
    assert f"{other} cannot be written: File too large." in done.stdout
    assert done.returncode == 0
    assert path.stat().st_size <= 1024
    assert path.read_text("utf-8").endswith("\n")
    again = run("play", "--resume", str(path), typed="quit\n", home=tmp_path)
    assert again.returncode == 0
    assert "was cut" not in again.stdout

"""Every level against the one below, and the page that says what came out."""

from pathlib import Path
from typing import Any

import pytest

from utopia.arena import MatchError
from utopia.arena.ladder import ladder, table, updated
from utopia.bots import LEVELS
from utopia.cli.arena.ladder_command import LadderWishes, measure_ladder
from utopia.cli.speaking import speak

Output = pytest.CaptureFixture[str]
HEAD = "| level | against | players | games | wins | par | margin | ms, mean | ms, p99 |\n" + 9 * "|---" + "|"


@pytest.fixture(autouse=True)
def english() -> None:
    speak("en")


def call(**changed: Any) -> int:
    usual: dict[str, Any] = {"games": 4, "seed": 1, "steps": "mason", "players": "2", "jobs": 1}
    return measure_ladder(LadderWishes(**{**usual, "out": None, "write": None, "ray": None, **changed}))


def test_every_level_meets_the_one_below() -> None:
    whole = ladder(400, 1)
    assert len(whole.tables) == 2 * (len(LEVELS) - 1)
    assert whole.tables[0].players == ("mason", "apprentice")
    assert whole.tables[-1].players == ("regent", "architect", "architect", "architect")
    assert [whole.place(number) for number in (0, 399, 400)] == [(0, 0), (0, 399), (1, 0)]


def test_what_is_no_step_is_told() -> None:
    with pytest.raises(MatchError, match=r"'regnt' is no step; did you mean 'regent'\?"):
        ladder(4, 1, ("regnt",))
    with pytest.raises(MatchError, match="'apprentice' is no step; it is one of mason, envoy, architect, regent"):
        ladder(4, 1, ("apprentice",))


def test_a_table_in_markdown_comes_out(capsys: Output) -> None:
    assert call() == 0
    shown = capsys.readouterr()
    assert shown.out.startswith(f"{HEAD}\n| mason | apprentice | 2 | 4 | **")
    assert shown.err.startswith("Step 1 of 1: | mason | apprentice | 2 | 4 | **")


def test_new_rows_take_the_places_of_old_ones() -> None:
    old = ["| regent | architect | 2 | old |", "| mason | apprentice | 2 | old |", "| mason | apprentice | 4 | old |"]
    page = "\n".join(["# The ladder", "", HEAD, *old, "", "More words."])
    new = ["| envoy | mason | 2 | new |", "| mason | apprentice | 2 | new |"]
    rows = [new[1], old[2], new[0], old[0]]
    assert updated(page, new) == "\n".join(["# The ladder", "", HEAD, *rows, "", "More words.", ""])
    assert table(new) == "\n".join([HEAD, *reversed(new)])


def test_the_page_is_written(tmp_path: Path, capsys: Output) -> None:
    page = tmp_path / "ladder.md"
    page.write_text(f"Before.\n\n{HEAD}\n\nBehind.\n")
    assert call(write=str(page)) == 0
    assert capsys.readouterr().out == ""
    before, row, behind = page.read_text().split("\n\n")[0], page.read_text().splitlines()[4], page.read_text()[-9:]
    assert (before, behind) == ("Before.", "\nBehind.\n")
    assert row.startswith("| mason | apprentice | 2 | 4 | **")


def test_a_page_without_a_table_is_told_before_anything_is_played(tmp_path: Path, capsys: Output) -> None:
    page = tmp_path / "page.md"
    page.write_text("Nothing here.\n")
    assert call(write=str(page)) == 2
    assert capsys.readouterr().err.startswith("the page has no table of the ladder; it begins with | level |")
    assert call(write=str(tmp_path / "none.md")) == 2
    assert capsys.readouterr().err.endswith("none.md cannot be used: No such file or directory.\n")


def test_the_same_command_goes_on_with_the_folder(tmp_path: Path, capsys: Output) -> None:
    out = str(tmp_path / "run")
    assert call(out=out) == 0
    first = capsys.readouterr().out
    assert call(out=out) == 0
    shown = capsys.readouterr()
    assert shown.out == first
    assert shown.err == "", "nothing is played again"
    assert call(out=out, games=6) == 2
    assert "they differ in (there, here): games_a_table: 4, 6" in capsys.readouterr().err

"""Strength is measured game by game into a file, goes on where it stopped, and is counted and drawn."""

from pathlib import Path

import pytest
from bench import strength, strength_curve
from bench.strength_counts import counted, kept, pooled, read_csv

from utopia.bots import BotError

GAMES = ("--against", "mason", "--games", "4", "--seed", "3")


def test_it_goes_on_where_it_stopped_and_plays_the_same_games(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole, cut = tmp_path / "whole.jsonl", tmp_path / "cut.jsonl"
    strength.main([str(whole), "--arms", "3x4@4", *GAMES])
    lines = whole.read_bytes().splitlines(keepends=True)
    cut.write_bytes(b"".join(lines[:2]) + lines[2][:20])
    strength.main([str(cut), "--arms", "3x4@4", *GAMES])
    assert [played.key for played in kept(cut)] == [("3x4@4", "mason", 2, 3, game) for game in range(4)]
    assert [(one.won, one.margin) for one in kept(cut)] == [(one.won, one.margin) for one in kept(whole)]
    assert capsys.readouterr().out.count("| 3x4@4 | mason | 2 | 4 |") == 2


def test_a_cap_in_milliseconds_is_processor_time(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    strength.main([str(file), "--arms", "4x4@2ms", "--against", "random", "--games", "2"])
    [row] = counted(kept(file))
    assert row.games == 2
    assert 0.5 < row.milliseconds < 20, "planning is not cut off, and some decisions have one plan"


def test_counts_are_written_read_and_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("matplotlib")
    games, table, picture = (tmp_path / name for name in ("games.jsonl", "counts.csv", "curve.svg"))
    strength.main(
        [str(games), "--arms", "mason,3x4n@2,3x4@1ms", "--against", "random", "--games", "2", "--players", "4"]
    )
    strength_curve.main([str(games), "--csv", str(table), "--plot", str(picture)])
    assert read_csv(table) == counted(kept(games))
    capsys.readouterr()
    strength_curve.main([str(table)])
    assert len(capsys.readouterr().out.splitlines()) == 5
    assert "<svg" in picture.read_text()


def test_games_with_several_seeds_are_added_up(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    for seed in ("1", "2"):
        strength.main([str(file), "--arms", "mason", "--against", "random", "--games", "2", "--seed", seed])
    rows = counted(kept(file))
    [one] = pooled(rows)
    assert (len(rows), one.games) == (2, 4)
    assert (one.wins, one.decisions) == (sum(row.wins for row in rows), sum(row.decisions for row in rows))


def test_a_name_that_is_no_bot_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BotError):
        strength.main([str(tmp_path / "games.jsonl"), "--arms", "12x", *GAMES])


def test_the_page_shows_what_was_counted() -> None:
    docs = Path(__file__).parents[2] / "docs"
    page = (docs / "strength.md").read_text(encoding="utf-8").splitlines()
    rows = [row.line for row in pooled(read_csv(docs / "strength.csv"))]
    assert len(rows) > 30
    assert [line for line in rows if line not in page] == []

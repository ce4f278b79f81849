"""`utopia puzzles`: the list, a puzzle solved, missed and undone by typed lines, and the search for new ones."""

from pathlib import Path

import pytest

from tests.cli.terminal import call
from utopia.puzzles import THEMES, puzzles, read_puzzles
from utopia.puzzles.finding import game_seed
from utopia.rules.model.material import SEAT_NAMES

ONE = next(one for one in puzzles() if len(one.solution) > 1)


def test_puzzles_are_listed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    status, said, _ = call(monkeypatch, capsys, ["puzzles", "--language", "de"])
    assert status == 0
    assert [line.split()[0] for line in said.splitlines() if line.startswith("  ")] == list(THEMES)
    assert f"{sum(one.players == 2 for one in puzzles())} Rätsel für 2 Spieler" in said


def test_puzzles_are_written_as_columns(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    file = tmp_path / "puzzles.parquet"
    status, said, _ = call(monkeypatch, capsys, ["puzzles", "--parquet", str(file)])
    assert (status, said) == (0, f"{len(puzzles())} puzzles are in {file}.\n")
    rows = parquet.read_table(file).to_pylist()
    for row, one in zip(rows, puzzles(), strict=True):
        assert (row["id"], row["players"], row["position"], row["lead"]) == (
            one.id,
            one.players,
            one.position,
            one.lead,
        )
        assert row["seat"] == SEAT_NAMES[one.seat]
        assert (tuple(row["solution"]), tuple(map(tuple, row["also"]))) == (one.solution, one.also)
    status, said, told = call(monkeypatch, capsys, ["puzzles", "--parquet", str(tmp_path / "none" / "x.parquet")])
    assert (status, said) == (2, "")
    assert "cannot be used" in told


def test_a_puzzle_is_solved(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    typed = "\n".join(("hint", "end", "undo", "undo", "fly", "moves", "table", "solution", *ONE.solution, "end"))
    status, said, _ = call(monkeypatch, capsys, ["puzzles", "solve", ONE.id, "--language", "en"], typed + "\n")
    assert status == 0
    told = (
        f"Puzzle {ONE.id}.",
        f"\n> {ONE.solution[0]}\n",
        "Another turn wins more often.",
        "Undone.",
        "There is nothing to undo.",
        "\nend\n",
        ONE.solution[-1],
        "Solved.",
    )
    places = [said.find(sentence) for sentence in told]
    assert -1 not in places, told[places.index(-1)]


def test_one_that_fits_is_given(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    for typed in ("", "quit\n"):
        arguments = ["puzzles", "solve", "--players", str(ONE.players), "--theme", ONE.themes[0]]
        assert call(monkeypatch, capsys, arguments, typed)[0] == 0


def test_what_there_is_not_is_said(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["chess"], ["--theme", "chess"]):
        status, _, faults = call(monkeypatch, capsys, ["puzzles", "solve", *arguments, "--language", "en"])
        assert (status, faults) == (2, "There is no puzzle 'chess'.\n")


@pytest.mark.full
def test_the_search_goes_on_where_it_was(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    known = [one for one in puzzles() if one.players == 2]
    number = next(n for n in range(1000) if game_seed(2, 1, n) == known[0].seed)
    file = tmp_path / "found.jsonl"
    arguments = ["puzzles", "make", str(file), "--players", "2", "--games", str(number + 1), "--language", "en"]
    status, said, _ = call(monkeypatch, capsys, arguments)
    assert status == 0
    assert said.splitlines()[0].startswith("After one game: ")
    found = read_puzzles(file)
    assert found == tuple(one for one in known if one.seed == known[0].seed)
    file.write_bytes(file.read_bytes().splitlines(keepends=True)[0])
    status, said, _ = call(monkeypatch, capsys, arguments)
    assert len(said.splitlines()) == 1
    assert read_puzzles(file) == found

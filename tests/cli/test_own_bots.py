"""Bots of one's own at the terminal."""

from pathlib import Path

import pytest

from tests.bots.supervision.test_guarding import slow
from tests.cli.terminal import call
from utopia.notation.files import read_record

BAD_BOTS = Path(__file__).parents[1] / "bots" / "bad_bots.py"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current folder, with the file of bots."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "bad_bots.py").write_text(BAD_BOTS.read_text())
    return tmp_path


@pytest.mark.full
def test_bots_in_files_sit_down_and_one_that_fails_is_replaced(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seats = "bad_bots.py:Good,bad_bots.py:Raises,me"
    start = ["play", "--seats", seats, "--seed", "3", "--option", "target=1", "--save", "game.utopia"]
    status, out, err = call(monkeypatch, capsys, start, "scores\nquit\n")
    assert (status, err) == (0, "")
    assert out.count("The bot of Blue failed (it raised KeyError in bad_bots.py, line 54); mason decided instead.") == 1
    assert "Good bot" in out
    assert "my hand" not in out
    assert f"play --seats {seats} --resume" in out
    assert read_record("game.utopia").names == tuple(seats.split(","))
    status, _, err = call(monkeypatch, capsys, ["play", "--resume", "game.utopia"])
    assert status == 2
    assert f"a record alone starts no file; to seat it again add --seats {seats}." in err
    assert call(monkeypatch, capsys, ["play", "--resume", "game.utopia", "--seats", seats], "quit\n")[0] == 0


@pytest.mark.parametrize(
    ("seats", "says"),
    [
        ("me,nowhere.py:Mine", "nowhere.py: there is no such file in "),
        ("me,bad_bots.py", "bad_bots.py: say which bot of the file is meant, as in bad_bots.py:Mine."),
        slow("me,bad_bots.py:Worse", "bad_bots.py has no Worse; it has Bad, Illegal,"),
        slow("me,bad_bots.py:NO_MAKER", "bad_bots.py:NO_MAKER is no bot but of type int;"),
        ("bad_bots.py:Good", "('bad_bots.py:Good' is one bot; write several as in Ann,Bob,mason)"),
    ],
)
def test_what_is_no_bot_is_told_in_one_sentence(
    seats: str, says: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, err = call(monkeypatch, capsys, ["play", "--seats", seats])
    assert (status, out) == (2, "")
    assert says in err
    assert len(err.splitlines()) == 1

"""`utopia board check` and `utopia board draw` say clearly what happened and end with the right status."""

from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from utopia.boards import board_to_toml, load_board
from utopia.cli.board_commands import check, draw

BOARD = load_board("reconstruction")


@pytest.fixture
def facts(tmp_path: Path) -> Path:
    path = tmp_path / "facts.toml"
    path.write_text(board_to_toml(BOARD, geometry=False), "utf-8")
    return path


@pytest.fixture
def faulty(tmp_path: Path) -> Path:
    path = tmp_path / "faulty.toml"
    text = board_to_toml(BOARD, geometry=False).replace("value = 4", "value = 7")
    path.write_text(text, "utf-8")
    return path


def test_check_of_a_good_board(capsys: pytest.CaptureFixture[str]) -> None:
    assert check("reconstruction") == 0
    said = capsys.readouterr().out
    assert "fit for play" in said
    assert BOARD.digest in said


def test_check_tells_every_fault(faulty: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(str(faulty)) == 1
    said = capsys.readouterr().out
    assert said.count("field value: read 7") == 4
    assert "4 faults" in said


def test_check_of_a_doubtful_board_passes(facts: Path, capsys: pytest.CaptureFixture[str]) -> None:
    facts.write_text(facts.read_text("utf-8").replace(', ["furrow-bay", "gale-reach"]', ""), "utf-8")
    assert check(str(facts)) == 0
    assert "no chain" in capsys.readouterr().out


def test_check_of_no_file_and_of_no_toml(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(str(tmp_path / "none.toml")) == 2
    assert "there is no such file" in capsys.readouterr().err
    broken = tmp_path / "broken.toml"
    broken.write_text("format =", "utf-8")
    assert check(str(broken)) == 1
    assert "no TOML" in capsys.readouterr().err


def test_draw_writes_a_picture(facts: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "map.svg"
    assert draw(str(facts), str(target), "dark") == 0
    assert "schematic" in capsys.readouterr().out
    assert ET.parse(target).getroot().tag.endswith("svg")


def test_draw_to_standard_output(capsys: pytest.CaptureFixture[str]) -> None:
    assert draw("reconstruction", None, "light") == 0
    assert ET.fromstring(capsys.readouterr().out).tag.endswith("svg")


@pytest.mark.parametrize(
    ("output", "theme", "says"),
    [("no/such/folder/map.svg", "light", "cannot be written"), (None, "pink", "There is no theme 'pink'")],
)
def test_draw_used_wrongly(output: str | None, theme: str, says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert draw("reconstruction", output, theme) == 2
    assert says in capsys.readouterr().err


def test_draw_of_a_faulty_board(faulty: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert draw(str(faulty), str(tmp_path / "map.svg"), "light") == 1
    assert "field value: read 7" in capsys.readouterr().err
    assert not (tmp_path / "map.svg").exists()
    assert draw(str(tmp_path / "none.toml"), None, "light") == 2

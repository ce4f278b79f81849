"""A weights file that is broken is told in a sentence by every command whose bots need it, and no game is left."""

import shutil
from pathlib import Path

import pytest

from tests.cli.terminal import call
from utopia.bots.levels.regent import Regent
from utopia.bots.network.weights import MANIFEST, WEIGHTS, WITH_PACKAGE

SEATS = ("--seats", "regent,mason")


@pytest.fixture(autouse=True)
def broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Regent's weights, but for the last byte."""
    file = tmp_path / WEIGHTS
    file.write_bytes((WITH_PACKAGE / WEIGHTS).read_bytes()[:-1])
    shutil.copy(WITH_PACKAGE / MANIFEST, tmp_path)
    monkeypatch.setattr(Regent, "network", tmp_path)
    return file


@pytest.mark.parametrize(
    ("command", "status"), [(["arena", *SEATS, "--jobs", "1", "--games", "2"], 1), (["play", *SEATS, "--seed", "1"], 2)]
)
def test_a_command_says_so(
    command: list[str],
    status: int,
    broken: Path,
    data_folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    ended, _, said = call(monkeypatch, capsys, command)
    assert ended == status
    assert f"{broken} is not the file that manifest.json beside it describes" in said
    assert list(data_folder.iterdir()) == []

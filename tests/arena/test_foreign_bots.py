"""Bots that are not ours: whatever they do, the tournament goes on, and says so."""

import hashlib
import json
import re
from pathlib import Path
from typing import Any

import pytest

from utopia.cli.arena.command import arena
from utopia.cli.arena.wishes import Wishes
from utopia.cli.speaking import speak

pytestmark = pytest.mark.full
Output = pytest.CaptureFixture[str]
BOTS = Path(__file__).parents[1] / "bots" / "bad_bots.py"


@pytest.fixture(autouse=True)
def setting(monkeypatch: pytest.MonkeyPatch) -> None:
    speak("en")
    monkeypatch.setenv("UTOPIA_BOT_SECONDS", "1.5")
    monkeypatch.setenv("UTOPIA_BOT_MEMORY", "1500")
    monkeypatch.chdir(BOTS.parent)


def result(capsys: Output, *names: str) -> dict[str, Any]:
    seats = ",".join((*(f"{BOTS.name}:{name}" for name in names), "mason"))
    assert arena(Wishes(seats=seats, games=1, jobs=1, json=True)) == 0
    read: dict[str, Any] = json.loads(capsys.readouterr().out)
    return read


def test_the_tournament_goes_on_whatever_they_do(capsys: Output) -> None:
    read = result(capsys, "Illegal", "Raises", "HangsInPython", "EatsMemory")
    bots = read["result"]["players"]["5"]["bots"]
    told = {name.rpartition(":")[2]: set(bot["failures"]) for name, bot in bots.items()}
    asked_no_more = "it failed too often and is not asked any more"
    assert told["Illegal"] >= {"it chose no legal move", asked_no_more}
    assert any(re.fullmatch(r"it raised KeyError in bad_bots\.py, line \d+", trouble) for trouble in told["Raises"])
    assert told["HangsInPython"] >= {"it did not answer within 1.5 seconds", asked_no_more}
    assert told["EatsMemory"] > {asked_no_more}
    assert told["mason"] == set()
    assert read["run"]["sources"][f"{BOTS.name}:Illegal"] == hashlib.sha256(BOTS.read_bytes()).hexdigest()


def test_what_failed_is_told_to_people(capsys: Output) -> None:
    assert arena(Wishes(seats=f"{BOTS.name}:Raises,mason", games=1, jobs=1)) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert "Raises failed to make" in shown
    assert "which mason made: it failed too often and is not asked any more (" in shown
    assert "it raised KeyError in bad_bots.py, line" in shown


def test_a_bot_that_cannot_be_loaded_is_told_before_anything_is_played(tmp_path: Path, capsys: Output) -> None:
    file, out = tmp_path / "broken.py", tmp_path / "run"
    file.write_text("import nothing_of_that_name\n")
    assert arena(Wishes(seats=f"{file}:Mine,mason", games=1, jobs=1, out=str(out))) == 2
    assert "nothing_of_that_name" in capsys.readouterr().err
    assert not out.exists()

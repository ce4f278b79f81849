"""Killed at any moment: what was acknowledged is in the record, the record is whole, and the game goes on from it."""

import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.tables.setting import PEOPLE, choose, new_table, of_kind, settle
from utopia.chance import Seeded
from utopia.rules import Kind
from utopia.tables import find, sit_down

ROOT = Path(__file__).parent.parent.parent


def kill(folder: Path, kills: int, seed: int) -> str:
    command = [sys.executable, "-m", "tests.tables.killing", str(folder), str(kills), str(seed)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"seed {seed}: {done.stderr}"
    return done.stdout


@pytest.mark.skipif(sys.platform == "win32", reason="no fork and no SIGKILL")
def test_a_killed_game_goes_on(tmp_path: Path) -> None:
    assert kill(tmp_path, 40, 1).startswith("fine: 40 kills")


@pytest.mark.full
@pytest.mark.skipif(sys.platform == "win32", reason="no fork and no SIGKILL")
def test_a_game_killed_hundreds_of_times_goes_on(tmp_path: Path) -> None:
    assert kill(tmp_path, 200, time.time_ns() % 1_000_000).startswith("fine: 200 kills")


def test_what_a_kill_left_beside_the_record_harms_nothing(tmp_path: Path) -> None:
    path, beside, mine = (tmp_path / name for name in ("game.utopia", ".game.utopia.x7.part", "game.utopia.part"))
    table = new_table(3, path=path)
    settle(table)
    beside.write_text("half a reco", "utf-8")
    mine.write_text("precious", "utf-8")
    table = sit_down(find(path), PEOPLE[:3], chance=Seeded(1))
    seat = table.waiting().seat
    table.play(choose(table, of_kind(Kind.ENTER), seat), seat)
    table.take_back(seat)
    assert path.read_text("utf-8") == table.record_text()
    assert not beside.exists()
    assert mine.read_text("utf-8") == "precious"

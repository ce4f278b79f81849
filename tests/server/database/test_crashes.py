"""Processes that are killed, and processes that contend."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.asynchronous import run
from tests.server.database.setting import game_of
from utopia.server.storage import open_storage

ROOT = Path(__file__).parents[3]
WINS = 60


@pytest.mark.skipif(sys.platform == "win32", reason="no fork and no SIGKILL")
@pytest.mark.parametrize(
    ("kills", "seed"), [pytest.param(12, 1, id="12"), pytest.param(50, 2, id="50", marks=pytest.mark.full)]
)
def test_nothing_acknowledged_is_lost_when_the_process_is_killed(tmp_path: Path, kills: int, seed: int) -> None:
    told = _run("tests.server.database.killing", str(tmp_path), str(kills), str(seed))
    assert told.startswith(f"fine: {kills} kills")
    appends = int(told.split(", ")[1].split()[0])
    assert appends > kills, "enough happened before the kills"


def test_two_processes_contend_and_every_number_is_won_once(tmp_path: Path) -> None:
    async def before() -> str:
        async with open_storage(tmp_path) as storage:
            return (await game_of(storage)).id

    game = run(before())
    command = [sys.executable, "-m", "tests.server.database.contending", str(tmp_path), game]
    both = [_start([*command, name, str(WINS)]) for name in ("one", "two")]
    for process in both:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
    for process in both:
        assert process.stdin is not None
        process.stdin.write("go\n")
        process.stdin.flush()
    lost = [int(process.communicate(timeout=60)[0]) for process in both]
    assert [process.returncode for process in both] == [0, 0]

    async def after() -> list[str | None]:
        async with open_storage(tmp_path) as storage:
            return [entry.key for entry in await storage.log.read(game)]

    keys = run(after())
    assert sum(lost) > 0, "they met"
    assert len(keys) == 2 * WINS
    for name in ("one", "two"):
        assert [key for key in keys if key and key.startswith(name)] == [f"{name}-{win}" for win in range(WINS)]


def _start(command: list[str]) -> "subprocess.Popen[str]":
    return subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def _run(module: str, *arguments: str) -> str:
    command = [sys.executable, "-m", module, *arguments]
    done = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    return done.stdout

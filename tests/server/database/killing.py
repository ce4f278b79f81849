"""A program that appends to many games at once, is killed and opens the storage again; run with a folder and kills.

The writer is a child of this process, forked when everything is loaded, so that a kill costs milliseconds. It tells
every append when it has returned; what it told must be in the log that it leaves.
"""

import asyncio
import os
import random
import select
import signal
import sys
import time
from pathlib import Path
from typing import Final

from sqlalchemy import select as select_from

from tests.server.database.setting import game_of, guest, move
from utopia.server.database.file_home import home_of
from utopia.server.database.schema import event
from utopia.server.storage import Storage, open_storage

GAMES: Final = 8
_MOST_TOGETHER: Final = 3
_LATE: Final = 0.75
"""Share of the kills that come after the first append; the others may come while the storage is being opened."""
_LONGEST_START: Final = 20
_LONGEST_LIFE: Final = 0.15


def main(folder: Path, kills: int, seed: int) -> None:
    """Kill that many times; then say how much was told and kept."""
    rng, told = random.Random(seed), 0
    games = asyncio.run(_laid_out(folder))
    kept = dict.fromkeys(games, 0)
    for _ in range(kills):
        for game, length in _killed(folder, games, rng):
            kept[game] = max(kept[game], length)
            told += 1
        kept = _checked(folder, kept)
    sys.stdout.write(f"fine: {kills} kills, {told} appends told, {sum(kept.values())} entries kept\n")


async def _laid_out(folder: Path) -> list[str]:
    async with open_storage(home_of(folder)) as storage:
        host = await guest(storage)
        return [(await game_of(storage, host)).id for _ in range(GAMES)]


def _killed(folder: Path, games: list[str], rng: random.Random) -> list[tuple[str, int]]:
    """Let a child append for a moment and kill it; what it told: games and their lengths."""
    ear, mouth = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(ear)
        asyncio.run(_append(folder, games, mouth, rng.getrandbits(32)))
        os._exit(0)
    os.close(mouth)
    if rng.random() < _LATE:
        select.select([ear], [], [], _LONGEST_START)
    time.sleep(rng.random() * _LONGEST_LIFE)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    with os.fdopen(ear) as told:
        lines = [line.split() for line in told.read().splitlines(keepends=False)]
    return [(game, int(length)) for game, length in lines]


async def _append(folder: Path, games: list[str], mouth: int, seed: int) -> None:
    async with open_storage(home_of(folder)) as storage:
        await asyncio.gather(*(_append_on(storage, game, mouth, seed + i) for i, game in enumerate(games)))


async def _append_on(storage: Storage, game: str, mouth: int, seed: int) -> None:
    rng, length = random.Random(seed), len(await storage.log.read(game))
    while True:
        together = [move(length + i, f"key-{length + i}") for i in range(rng.randint(1, _MOST_TOGETHER))]
        length = await storage.log.append(game, length, together)
        os.write(mouth, f"{game} {length}\n".encode())


def _checked(folder: Path, told: dict[str, int]) -> dict[str, int]:
    """The true lengths; every game has all that was told of it, without gaps, and the database is whole."""
    home = home_of(folder)
    assert {finding.id for finding in home.findings() if not finding.fine} <= {"doctor-postgres-careless"}
    query = select_from(event.c.game, event.c.seq, event.c.code).order_by(event.c.game, event.c.seq)
    database = home.opened()
    rows = database.read_now(lambda connection: connection.execute(query).all())
    database.close()
    kept: dict[str, int] = dict.fromkeys(told, 0)
    for game, seq, code in rows:
        assert seq == code == kept[game], f"game {game} has entry {seq} ({code}) after {kept[game]}"
        kept[game] += 1
    for game, length in told.items():
        assert kept[game] >= length, f"game {game} lost {length - kept[game]} entries that were told"
    return kept


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))

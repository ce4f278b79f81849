"""A program that plays, is killed and resumes, again and again; run with a folder, a number of kills and a seed.

The player is a child of this process, forked when the rules are loaded, so that a kill costs milliseconds. It tells
every event when it counts; what it told must be in the record that it leaves.
"""

import os
import random
import signal
import sys
import time
from pathlib import Path

from tests.tables.setting import PEOPLE, new_table, random_bot
from utopia.chance import Seeded
from utopia.tables import Table, Waits, find, sit_down

PLAYERS = 3
TARGET_EVENTS = 400


def main(folder: Path, kills: int, seed: int) -> None:
    """Kill that many times; a record that has grown long is followed by a new one."""
    rng = random.Random(seed)
    path, resumed = folder / "0.utopia", 0
    events: list[str] = []
    for kill in range(kills):
        told = _killed(path, rng.randrange(1 << 30), rng.random() * 0.08)
        if not path.exists():
            assert not told
            continue
        resumed += bool(events)
        events = _checked(path, events, told)
        if len(events) > TARGET_EVENTS or (told and told[-1] == "over"):
            path, events = folder / f"{kill + 1}.utopia", []
    _say(sys.stdout.fileno(), f"fine: {kills} kills, {resumed} of a game resumed")


def _killed(path: Path, seed: int, patience: float) -> list[str]:
    """Let a child play for a moment and kill it; the lines that it told."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        try:
            _play(path, seed, writing)
        finally:
            os._exit(1)
    os.close(writing)
    time.sleep(patience)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    with os.fdopen(reading, "rb") as pipe:
        return [line.decode().rstrip("\n") for line in pipe if line.endswith(b"\n")]


def _play(path: Path, seed: int, writing: int) -> None:
    table = _resumed(path, seed) if path.exists() else new_table(PLAYERS, seed=seed, path=path)
    rng = random.Random(seed)
    while table.waiting().waits != Waits.NOBODY:
        _go_on(table, rng, writing)
    _say(writing, "over")
    time.sleep(1)


def _go_on(table: Table, rng: random.Random, writing: int) -> None:
    if table.waiting().is_automatic:
        table.advance()
    else:
        seat = table.waiting().seat
        table.play(rng.choice(table.game.moves(seat)), seat)
        if rng.random() < 0.3 and table.can_take_back(seat) is None:
            _say(writing, _last(table))
            _say(writing, "back")
            table.take_back(seat)
            _say(writing, f"back to {len(table.game.events)}")
            return
    _say(writing, _last(table))


def _last(table: Table) -> str:
    return f"{len(table.game.events)} {table.game.line(len(table.game.events) - 1)}"


def _say(handle: int, line: str) -> None:
    os.write(handle, f"{line}\n".encode())


def _resumed(path: Path, seed: int) -> Table:
    return sit_down(find(path), PEOPLE[:PLAYERS], chance=Seeded(seed), make_bot=random_bot, seed=seed)


def _checked(path: Path, before: list[str], told: list[str]) -> list[str]:
    """The events in the record, which must be those told; at most the one under way may be there, or gone, as well."""
    expected, in_doubt = list(before), False
    for line in told:
        if line == "back":
            in_doubt = True
        elif line.startswith("back to "):
            del expected[int(line.split()[2]) :]
            in_doubt = False
        elif line != "over":
            number, _, text = line.partition(" ")
            assert int(number) == len(expected) + 1, (number, len(expected))
            expected.append(text)
    table = _resumed(path, 0)
    events = [table.game.line(number) for number in range(len(table.game.events))]
    is_taken_back = in_doubt and events == expected[: len(events)] and len(expected) - len(events) <= 5
    assert is_taken_back or events[: len(expected)] == expected, (events[-3:], expected[-3:])
    assert len(events) <= len(expected) + 1, (events[-3:], expected[-3:])
    assert path.read_text("utf-8") == table.record_text()
    return events


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))

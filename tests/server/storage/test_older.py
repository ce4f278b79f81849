"""Databases of every schema that there was, with data: they are brought up to date, and their games go on."""

import sqlite3
from pathlib import Path

import pytest

from tests.asynchronous import run
from utopia.chance import Seeded
from utopia.game import Game
from utopia.notation.replayer import Replayer
from utopia.rules import CHANCE
from utopia.server.http.seating import arrangement
from utopia.server.rooms.dealer import dealer_of, fair_of
from utopia.server.rooms.opening import Opened, open_game
from utopia.server.storage import GameState, open_storage
from utopia.server.storage.schema import HEAD

OLDER = sorted((Path(__file__).parent / "older").glob("*.sql"))
"""What `sqlite3 .dump` wrote of each."""
RUNNING, OPEN = "pye5x5mfvavw", "fr57zk5peqet"
SEED = 20260709
"""With which the running game of 0001 was dealt, by the program of that time."""


def restored(dump: Path, folder: Path) -> None:
    connection = sqlite3.connect(folder / "utopia.db")
    try:
        connection.executescript(dump.read_text("utf-8"))
    finally:
        connection.close()


async def opened(folder: Path, id_: str) -> Opened:
    async with open_storage(folder) as storage:
        if id_ == OPEN:
            await storage.games.start(OPEN, arrangement("bot"))
        return await open_game(storage, id_)


@pytest.mark.parametrize("dump", OLDER, ids=lambda dump: dump.stem)
def test_nothing_is_lost(dump: Path, tmp_path: Path) -> None:
    restored(dump, tmp_path)
    game = run(opened(tmp_path, RUNNING))
    assert game.history.version == len(game.table.game.events) == 70
    assert [seat.name for seat in game.seats] == ["Ann", "Ben", "Otto"]
    assert game.row.state is GameState.RUNNING
    assert (tmp_path / f"utopia-before-{HEAD}.db").exists()


def test_a_game_of_0001_keeps_its_dealer(tmp_path: Path) -> None:
    restored(OLDER[0], tmp_path)
    game = run(opened(tmp_path, RUNNING))
    assert game.row.secret is None
    assert fair_of(game.row, game.seats) is None
    replayer, dealer, drawn = Replayer(game.table.game.record(game.table.names)), dealer_of(game.row, game.seats), 0
    for event in game.table.game.events:
        chances = replayer.chances()
        replayer.step()
        if event.seat == CHANCE:
            assert dealer.answer(drawn, *chances) == event.code == Seeded(SEED).answer(drawn, *chances)
            drawn += 1
    assert drawn > 10


def test_a_table_that_waited_in_0001_begins_with_the_old_dealer(tmp_path: Path) -> None:
    restored(OLDER[0], tmp_path)
    game = run(opened(tmp_path, OPEN))
    assert fair_of(game.row, game.seats) is None
    rehearsal = game.table.settled()
    again = Game(2, edition=game.table.game.edition, seed=game.row.seed)
    assert list(rehearsal.events) == list(again.events)

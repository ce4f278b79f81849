"""Databases of every schema that there was, with data: they are brought up to date, and their games go on."""

import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import select

from tests.asynchronous import run
from utopia.chance import Seeded
from utopia.game import Game
from utopia.notation.replayer import Replayer
from utopia.rules import CHANCE
from utopia.server.http.tables.seats import arrangement
from utopia.server.rooms.dealer import dealer_of, fair_of
from utopia.server.rooms.ledger import Ledger
from utopia.server.rooms.opening import Opened, open_game
from utopia.server.storage import GameState, SeatKind, open_storage
from utopia.server.storage.schema import HEAD, person, watcher

OLDER = sorted((Path(__file__).parent / "older").glob("*.sql"))
"""What `sqlite3 .dump` wrote of each."""
RUNNING, OPEN = "pye5x5mfvavw", "fr57zk5peqet"
"""Of 0001."""
GAMES = {"0001": (RUNNING, OPEN), "0002": ("c62d55r2s8tm", "m568h67dpknb")}
"""Of each: a game that runs, a table that waits."""
ENTROPY = "5e" * 32
"""What Ann added to the shuffle of the running game of 0002."""
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
        game = await storage.games.get(id_)
        assert game is not None
        if game.state is GameState.OPEN:
            await storage.games.start(id_, arrangement("bot"))
        return await open_game(storage, id_)


@pytest.mark.parametrize("dump", OLDER, ids=lambda dump: dump.stem)
def test_nothing_is_lost(dump: Path, tmp_path: Path) -> None:
    restored(dump, tmp_path)
    game = run(opened(tmp_path, GAMES[dump.stem][0]))
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


@pytest.mark.parametrize("dump", OLDER, ids=lambda dump: dump.stem)
def test_a_running_game_goes_on(dump: Path, tmp_path: Path) -> None:
    """A few more decisions are made and stored, and are there when the game is opened again."""
    id_ = GAMES[dump.stem][0]

    async def story() -> None:
        async with open_storage(tmp_path) as storage:
            ledger = Ledger(storage, await open_game(storage, id_))
            while ledger.history.version < 80:
                seat = next(iter(ledger.table.waiting().seats))
                await ledger.play(seat, ledger.table.game.moves(seat)[0].code, None, ledger.seats[seat].person)
            again = await open_game(storage, id_)
            assert again.history.version == ledger.history.version
            assert list(again.table.game.events) == list(ledger.table.game.events)

    restored(dump, tmp_path)
    run(story())


def test_a_game_of_0002_keeps_its_seal(tmp_path: Path) -> None:
    restored(OLDER[1], tmp_path)
    game = run(opened(tmp_path, GAMES["0002"][0]))
    fair = fair_of(game.row, game.seats)
    assert fair is not None
    assert fair.entropy == ((0, ENTROPY),)
    replayer, dealer, drawn = Replayer(game.table.game.record(game.table.names)), dealer_of(game.row, game.seats), 0
    for event in game.table.game.events:
        chances = replayer.chances()
        replayer.step()
        if event.seat == CHANCE:
            assert dealer.answer(drawn, *chances) == event.code
            drawn += 1
    assert drawn > 10


def test_people_of_0002_are_guests_still(tmp_path: Path) -> None:
    """Who watched watches on; nobody has become an account, an admin or banned by the upgrade."""

    async def story() -> None:
        async with open_storage(tmp_path) as storage:
            seats = await storage.seats.of(GAMES["0002"][0])
            assert [seat.kind for seat in seats].count(SeatKind.BOT) == 1
            row = await storage.database.read(lambda connection: connection.execute(select(watcher)).one())
            assert await storage.links.may_watch(row.game, row.person)
            people = await storage.database.read(lambda connection: connection.execute(select(person)).all())
            assert len(people) == 3
            assert not any(one.is_admin or one.signed_up or one.mail or one.banned_until for one in people)

    restored(OLDER[1], tmp_path)
    run(story())

"""Databases of every schema that there was, with data: they are brought up to date, and their games go on."""

import random
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Select, select

from tests.asynchronous import run
from tests.server.database.yesterday import FILES, OLDER, Older, restored
from utopia.chance import Seeded
from utopia.game import Game
from utopia.notation.replayer import Replayer
from utopia.rules import CHANCE
from utopia.server.database.checking import check, differences
from utopia.server.database.schema import HEAD, analysis, game, lesson, person, watcher
from utopia.server.database.schema.games import GameState, SeatKind
from utopia.server.game.dealing import dealer_of, fair_of
from utopia.server.game.session import GameSession, Opened, open_game
from utopia.server.game.stores import GameStores
from utopia.server.lobby.seats import arrangement
from utopia.server.services import stores_of
from utopia.server.storage import Storage, open_storage

ENTROPY = "5e" * 32
"""What Ann added to the shuffle of the running game of 0002."""
SEED = 20260709
"""With which the running game of 0001 was dealt, by the program of that time."""
ENDS = (FILES[0], FILES[-1])
each = pytest.mark.parametrize(
    "older",
    [pytest.param(one, id=one.name, marks=[] if one in ENDS else pytest.mark.full) for one in FILES],
)


async def opened(folder: Path, id_: str) -> Opened:
    async with open_storage(folder) as storage:
        game = await storage.games.get(id_)
        assert game is not None
        if game.state is GameState.OPEN:
            await storage.games.start(id_, arrangement("bot"))
        return await open_game(stores_of(storage, GameStores), id_)


@each
async def test_nothing_is_lost_and_all_goes_on(older: Older, tmp_path: Path) -> None:
    restored(older, tmp_path)
    async with open_storage(tmp_path) as storage:
        assert await storage.database.read(differences) == []
        await the_same_people(storage, older)
        await gone_on_with(storage, older)
    assert (tmp_path / f"utopia-before-{HEAD}.db").exists() == (older.name[:4] != HEAD)
    assert all(finding.fine for finding in check(tmp_path)), check(tmp_path)


async def the_same_people(storage: Storage, older: Older) -> None:
    """Their browsers and programs still open what is theirs."""
    for name, token in older.sessions.items():
        known = await storage.people.by_token(token)
        assert known is not None
        assert known.name == name
    for name, text in older.tokens.items():
        found = await storage.api_tokens.find(text)
        assert found.person.name == name
    if older.tokens:
        ben = await storage.accounts.by_mail("ben@example.org")
        assert ben is not None
        assert ben.name == "Ben"
        ann = await storage.people.by_token(older.sessions["Ann"])
        assert ann is not None
        assert len(await storage.passkeys.of(ann.id)) == 1
        assert [note.text for note in await storage.notes.of_person(ann.id)] == ["watch Ben"]
        assert await storage.database.read(studied) == [older.name >= since for since in ("0006", "0007", "0008")]


def studied(connection: Connection) -> list[bool]:
    """Return whether there is a solved lesson, an imported game with a title, an analysis."""
    titled = select(game).where(game.c.annotations.is_not(None), game.c.imported.is_not(None))
    queries: list[Select[Any]] = [select(lesson), titled, select(analysis)]
    return [connection.execute(query).first() is not None for query in queries]


async def gone_on_with(storage: Storage, older: Older) -> None:
    """The game that runs is played to its end, and is found so; the table that waits does so still."""
    waiting, game = await storage.games.get(older.open), await open_game(stores_of(storage, GameStores), older.running)
    assert waiting is not None
    assert (waiting.state, game.row.state) == (GameState.OPEN, GameState.RUNNING)
    assert [seat.name for seat in game.seats] == older.names
    assert game.history.version == len(game.table.game.events) == older.version
    session, luck = GameSession(stores_of(storage, GameStores), game), random.Random(1)
    while not session.table.game.is_over:
        seat = next(iter(session.table.waiting().seats))
        move = luck.choice(session.table.game.moves(seat))
        await session.play(seat, move.code, None, session.seats[seat].person)
    again = await open_game(stores_of(storage, GameStores), older.running)
    assert again.row.state is GameState.OVER
    assert list(again.table.game.events) == list(session.table.game.events)


@pytest.mark.parametrize("older", [older for older in FILES if older.left], ids=lambda older: older.name)
async def test_who_had_left_a_seat_takes_it_back(older: Older, tmp_path: Path) -> None:
    """The first 0004 wrote down the seat alone."""
    restored(older, tmp_path)
    async with open_storage(tmp_path) as storage:
        assert older.left is not None
        cleo = await storage.people.by_token(older.sessions["Cleo"])
        assert cleo is not None
        seats = await storage.seats.of(older.left)
        assert [(seat.kind, seat.leavers) for seat in seats if seat.was] == [(SeatKind.BOT, (cleo.id,))]
        assert await storage.leaving.come_back(older.left, cleo.id) == [2]


def test_a_game_of_0001_keeps_its_dealer(tmp_path: Path) -> None:
    restored(OLDER["0001"], tmp_path)
    game = run(opened(tmp_path, OLDER["0001"].running))
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
    restored(OLDER["0001"], tmp_path)
    game = run(opened(tmp_path, OLDER["0001"].open))
    assert fair_of(game.row, game.seats) is None
    rehearsal = game.table.settled()
    again = Game(2, edition=game.table.game.edition, seed=game.row.seed)
    assert list(rehearsal.events) == list(again.events)


def test_a_game_of_0002_keeps_its_seal(tmp_path: Path) -> None:
    restored(OLDER["0002"], tmp_path)
    game = run(opened(tmp_path, OLDER["0002"].running))
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
            seats = await storage.seats.of(OLDER["0002"].running)
            assert [seat.kind for seat in seats].count(SeatKind.BOT) == 1
            row = await storage.database.read(lambda connection: connection.execute(select(watcher)).one())
            assert await storage.links.may_watch(row.game, row.person)
            people = await storage.database.read(lambda connection: connection.execute(select(person)).all())
            assert len(people) == 3
            assert not any(one.is_admin or one.signed_up or one.mail or one.banned_until for one in people)

    restored(OLDER["0002"], tmp_path)
    run(story())

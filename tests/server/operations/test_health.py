"""Health follows what can be read and written: a full disk, damage, other tables; and when they are gone, too."""

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Final

import pytest

from tests.server.database.setting import game_of, move, open_storage
from tests.server.stored import Fresh
from tests.server.tables.test_log import fill, limit_pages
from utopia.server.database.database import READERS
from utopia.server.database.errors import SchemaError, StorageError, Trouble
from utopia.server.database.home import Home
from utopia.server.operations import health
from utopia.server.operations.health import Health
from utopia.server.storage import Storage
from utopia.server.storage import open_storage as opened

PAGE: Final = 4096


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits before it is tried again."""
    monkeypatch.setattr(health, "BETWEEN", 0.0)
    monkeypatch.setattr(health, "_SHARE", 0.0)
    monkeypatch.setattr(health, "PATIENCE", 100.0)


@asynccontextmanager
async def looked_after(place: Path | Home) -> AsyncIterator[tuple[Storage, Health]]:
    async with open_storage(place) if isinstance(place, Path) else opened(place) as storage:
        looking = Health(storage.database, storage.home)
        try:
            yield storage, looking
        finally:
            await looking.close()


def trouble_of(error: Exception | None) -> Trouble:
    assert isinstance(error, StorageError)
    return error.trouble


async def test_a_full_disk_is_told_until_there_is_room(tmp_path: Path) -> None:
    async with looked_after(tmp_path) as (storage, looking):
        assert await looking.ask() is None
        game = await game_of(storage)
        await limit_pages(storage, 1)
        await fill(storage, game.id)
        for _ in range(3):
            assert trouble_of(await looking.ask()) is Trouble.FULL, "it is full still for every reader"
        await limit_pages(storage, 1 << 30)
        assert await looking.ask() is None


async def test_damage_is_found_at_the_start_and_gone_when_it_is_mended(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        game = await game_of(storage)
        await storage.log.append(game.id, 0, [move(number) for number in range(2000)])
    mend = spoiled(tmp_path / "utopia.db")
    async with looked_after(tmp_path) as (storage, looking):
        assert trouble_of(await looking.ask()) is Trouble.DAMAGED
        with pytest.raises(StorageError):
            await storage.log.read(game.id)
        mend()
        assert await looking.ask() is None
        assert len(await storage.log.read(game.id)) == 2000


async def test_damage_that_somebody_meets_is_told_from_then_on(tmp_path: Path) -> None:
    async with open_storage(tmp_path) as storage:
        game = await game_of(storage)
        await storage.log.append(game.id, 0, [move(number) for number in range(2000)])
    async with looked_after(tmp_path) as (storage, looking):
        assert await looking.ask() is None
        mend = spoiled(tmp_path / "utopia.db")
        with pytest.raises(StorageError):
            await storage.log.read(game.id)
        assert trouble_of(await looking.ask()) is Trouble.DAMAGED
        mend()
        assert await looking.ask() is None


def spoiled(file: Path) -> Callable[[], None]:
    """A page of the table of events is overwritten; what puts it right again."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (number,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'event'").fetchone()
    start, whole = (number - 1) * PAGE, file.read_bytes()

    def write(page: bytes) -> None:
        with file.open("r+b") as out:
            out.seek(start)
            out.write(page)

    write(b"\xff" * PAGE)
    return lambda: write(whole[start : start + PAGE])


async def test_a_column_that_is_gone_is_named_until_it_is_back(tmp_path: Path) -> None:
    await column_gone_and_back(tmp_path)


@pytest.mark.full
async def test_so_it_is_in_postgresql(fresh: Fresh) -> None:
    await column_gone_and_back(fresh())


async def column_gone_and_back(place: Path | Home) -> None:
    async with looked_after(place) as (storage, looking):
        assert await looking.ask() is None
        do(storage, "ALTER TABLE game DROP COLUMN programs")
        refused = await looking.ask()
        assert isinstance(refused, SchemaError)
        assert (refused.id, refused.words) == ("storage-schema-differs", {"parts": "game.programs"})
        with pytest.raises(StorageError):
            await game_of(storage)
        assert isinstance(await looking.ask(), SchemaError), "something can be written, and is of no use"
        do(storage, "ALTER TABLE game ADD COLUMN programs BOOLEAN DEFAULT false NOT NULL")
        assert await looking.ask() is None
        await game_of(storage)


def do(storage: Storage, statement: str) -> None:
    """By a program that is not this server."""
    storage.database.write_now(lambda connection: connection.exec_driver_sql(statement))


async def test_a_look_that_takes_long_holds_up_nobody_who_asks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "PATIENCE", 0.01)
    async with looked_after(tmp_path) as (storage, looking):
        done = threading.Event()
        others = [asyncio.create_task(storage.database.read(lambda _: done.wait(100))) for _ in range(READERS)]
        told = [await looking.ask() for _ in range(3)]
        assert (told, looking.is_known) == ([None] * 3, False)
        done.set()
        await asyncio.gather(*others)
        while not looking.is_known:
            told.append(await looking.ask())
        assert set(told) == {None}

"""All that a server stores, opened and closed together."""

import contextlib
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import select

from utopia.server.storage import sqlite
from utopia.server.storage.database import Database
from utopia.server.storage.folder import FolderLock, data_folder
from utopia.server.storage.games import Games
from utopia.server.storage.links import Links
from utopia.server.storage.log import Log
from utopia.server.storage.migrating import bring_up_to_date
from utopia.server.storage.passages import Passages
from utopia.server.storage.people import People
from utopia.server.storage.schema import meta
from utopia.server.storage.seats import Seats


@dataclass(frozen=True, slots=True)
class Storage:
    """The repositories of one database."""

    folder: Path
    id: str
    """Of the database, drawn when it was made: two servers on one host are told apart by it."""
    database: Database
    people: People
    games: Games
    passages: Passages
    seats: Seats
    links: Links
    log: Log


@contextlib.asynccontextmanager
async def open_storage(folder: Path | None = None) -> AsyncIterator[Storage]:
    """The storage in that data folder (by default the user's), made or upgraded if needed, for this process alone.

    FolderError if the folder cannot be used or another server uses it; SchemaError if its database is from a newer
    program; StorageError if it cannot be read. At the end everything asked for is written before it closes.
    """
    folder = data_folder(folder)
    lock = FolderLock(folder)
    lock.take()
    try:
        database = Database.at(folder / sqlite.FILE)
        try:
            await bring_up_to_date(database, folder / sqlite.FILE)
            async with _writing_log(database) as log:
                yield await _repositories(folder, database, log)
        finally:
            database.close()
    finally:
        lock.release()


async def _repositories(folder: Path, database: Database, log: Log) -> Storage:
    query = select(meta.c.value).where(meta.c.name == "id")
    return Storage(
        folder,
        id=await database.read(lambda connection: connection.execute(query).scalar_one()),
        database=database,
        people=People(database),
        games=Games(database),
        passages=Passages(database),
        seats=Seats(database),
        links=Links(database),
        log=log,
    )


@contextlib.asynccontextmanager
async def _writing_log(database: Database) -> AsyncIterator[Log]:
    log = Log(database)
    log.start()
    try:
        yield log
    finally:
        await log.close()

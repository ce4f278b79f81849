"""Transactions, each on a thread in one go: reading ones side by side, writing ones one after another.

A transaction is a function of a connection. It runs without the event loop: handing every statement over and back would
cost several times more than the statements do. Whoever is cancelled while he waits disturbs none.
"""

import asyncio
import logging
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Final, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError

from utopia.server.storage import sqlite
from utopia.server.storage.errors import StorageError, Trouble

T = TypeVar("T")
_log: Final = logging.getLogger(__name__)
_READERS: Final = 3


class Database:
    """The one database of a server."""

    def __init__(self, engine: Engine) -> None:
        self.engine: Final = engine
        self._for_writing = engine.execution_options(**{sqlite.WRITING: True})
        self._readers = ThreadPoolExecutor(_READERS, "reading")
        self._writer = ThreadPoolExecutor(1, "writing")
        self._is_closed = False

    @classmethod
    def at(cls, file: Path) -> "Database":
        """The SQLite database in that file."""
        return cls(sqlite.engine_for(file))

    async def read(self, work: Callable[[Connection], T]) -> T:
        """What ``work`` finds; it sees one state and changes nothing. StorageError if the database does not answer."""
        return await self._on(self._readers, self.engine, work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """What ``work`` returns, once its changes are on disk; or none are (StorageError, or what ``work`` raises).

        IntegrityError passes through: whoever writes knows what it means.
        """
        return await self._on(self._writer, self._for_writing, work)

    def read_now(self, work: Callable[[Connection], T]) -> T:
        """As ``read``, for programs without an event loop."""
        return _transaction(self.engine, work)

    def close(self) -> None:
        """Let what has been begun end, and close all connections."""
        self._is_closed = True
        for threads in (self._readers, self._writer):
            threads.shutdown()
        self.engine.dispose()

    async def _on(self, threads: ThreadPoolExecutor, engine: Engine, work: Callable[[Connection], T]) -> T:
        if self._is_closed:
            raise StorageError(Trouble.CLOSED)

        return await asyncio.get_running_loop().run_in_executor(threads, _transaction, engine, work)


def _transaction(engine: Engine, work: Callable[[Connection], T]) -> T:
    with _in_our_words(), engine.begin() as connection:
        return work(connection)


@contextmanager
def _in_our_words() -> Iterator[None]:
    try:
        yield
    except IntegrityError:
        raise
    except DBAPIError as error:
        _log.error("the database refuses: %s", error.orig)
        raise StorageError(sqlite.trouble_of(error)) from error

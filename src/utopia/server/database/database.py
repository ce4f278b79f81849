"""Transactions, each on one thread from begin to end: reads run side by side, writes one after another.

A transaction is a function of a connection. It runs outside the event loop: handing over each statement would cost
several times more than the statements do. Cancelling a waiting caller disturbs no other.
"""

import asyncio
import logging
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Final, TypeAlias, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError

from utopia.server.database import sqlite
from utopia.server.database.errors import StorageError, Trouble, UnstorableError
from utopia.server.logs import REPEATS

T = TypeVar("T")
Diagnosis: TypeAlias = Callable[[DBAPIError], Trouble]
"""Translate an error of a driver. Its own words go to the log alone."""
READERS: Final = 3
"""Transactions that read at once."""
_log: Final = logging.getLogger(__name__)


class Database:
    """The one database of a server."""

    def __init__(self, reading: Engine, writing: Engine, trouble_of: Diagnosis) -> None:
        """Transactions of ``reading`` see one state; of those of ``writing`` one runs at a time, in all programs."""
        self.reading: Final = reading
        self.writing: Final = writing
        self._trouble_of = trouble_of
        self._readers = ThreadPoolExecutor(READERS, "reading")
        self._writer = ThreadPoolExecutor(1, "writing")
        self._is_closed = False
        self.on_trouble: Final[list[Callable[[Trouble], None]]] = []
        """Callback, on any thread, for a refusal of something that should have worked."""

    @classmethod
    def at(cls, file: Path) -> "Database":
        """The SQLite database in that file."""
        engine = sqlite.engine_for(file)
        return cls(engine, engine.execution_options(**{sqlite.WRITING: True}), sqlite.trouble_of)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Return the result of ``work``, which sees one state and changes nothing. Raise StorageError."""
        return await self._on(self._readers, self.reading, work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Return the result of ``work`` once all its changes are on disk. If it raises, or on StorageError, none are.

        IntegrityError passes through: the caller knows its meaning.
        """
        return await self._on(self._writer, self.writing, work)

    def read_now(self, work: Callable[[Connection], T]) -> T:
        """As ``read``, for programs without an event loop."""
        return self._transaction(self.reading, work)

    def write_now(self, work: Callable[[Connection], T]) -> T:
        """As ``write``, for programs without an event loop."""
        return self._transaction(self.writing, work)

    def require_answer(self) -> None:
        """OperationalError, in the driver's words, if it cannot be reached."""
        self.reading.connect().close()

    def read_anew(self) -> None:
        """Drop cached connections so that the next read comes from disk, which may have been repaired."""
        self.reading.dispose()

    def close(self) -> None:
        """Wait for running transactions and close all connections."""
        self._is_closed = True
        for threads in (self._readers, self._writer):
            threads.shutdown()
        for engine in (self.reading, self.writing):
            engine.dispose()

    async def _on(self, threads: ThreadPoolExecutor, engine: Engine, work: Callable[[Connection], T]) -> T:
        if self._is_closed:
            raise StorageError(Trouble.CLOSED)

        return await asyncio.get_running_loop().run_in_executor(threads, self._transaction, engine, work)

    def _transaction(self, engine: Engine, work: Callable[[Connection], T]) -> T:
        with self._in_our_words(), engine.begin() as connection:
            return work(connection)

    @contextmanager
    def _in_our_words(self) -> Iterator[None]:
        try:
            yield
        except IntegrityError:
            raise
        except DataError as error:
            _log.error("the database cannot hold this: %s", error.orig)
            raise UnstorableError from error
        except DBAPIError as error:
            trouble = self._trouble_of(error)
            _log.error("the database refuses: %s", error.orig, extra={REPEATS: f"{trouble} {error.orig}"})
            self._tell(trouble)
            raise StorageError(trouble) from error
        except StorageError as error:  # of the process that holds the database for this server
            _log.error("%s", error)
            self._tell(error.trouble)
            raise

    def _tell(self, trouble: Trouble) -> None:
        for tell in self.on_trouble:
            tell(trouble)

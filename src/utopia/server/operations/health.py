"""Whether the storage can be read and written: checked when a server starts, and after a refusal.

After a refusal the storage counts as doubtful until it works again: a small row is written, the pages are checked, the
tables are compared with the schema. So a server recovers as soon as the cause is gone.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

from sqlalchemy import Connection, delete, insert

from utopia.server.database.checking import differences, told_of
from utopia.server.database.database import Database
from utopia.server.database.errors import SaidError, SchemaError, StorageError, Trouble
from utopia.server.database.home import Home
from utopia.server.database.schema import meta
from utopia.server.logs import REPEATS

PATIENCE: Final = 2.0
"""Seconds to wait for a check that is under way."""
BETWEEN: Final = 1.0
"""Seconds between two tries of the same thing, at least."""
_SHARE: Final = 20.0
"""And so many times as long as the last one took: to check all pages takes long where there are many."""
_PROBE: Final = "probe"
"""Name of a setting that is only written, as a test of writing."""
_SIZE: Final = 32 * 1024
"""Letters of it: more than any decision takes, so that one fits as well."""
_log: Final = logging.getLogger(__name__)


class Health:
    """Of one database, for the server that has it."""

    def __init__(self, database: Database, home: Home, clock: Callable[[], float] = time.monotonic) -> None:
        self._database, self._home, self._clock = database, home, clock
        self._looking: asyncio.Task[None] | None = None
        self._doubts: dict[str, SaidError] = {}
        """The operations that failed last time: writing, or reading all pages or tables."""
        self._next: dict[str, float] = {}
        """When it may be tried again."""
        self._mark: object = None
        """Of the tables that were compared last."""
        self.is_known = False
        """Whether it has been looked at all."""
        database.on_trouble.append(self._doubt)

    @property
    def trouble(self) -> SaidError | None:
        """Return the known faults; None if there are none."""
        return next(iter(self._doubts.values()), None)

    async def size(self) -> int:
        """Return the bytes of the database on disk. Raise StorageError."""
        return await self._database.read(self._home.size)

    async def free_mb(self) -> int | None:
        """Return the megabytes that are free where it is, if that can be known."""
        return await asyncio.to_thread(self._home.free_mb)

    async def ask(self) -> SaidError | None:
        """Return the current faults. A check that takes long is not waited for; then these are the known ones."""
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self.look(), name="looking whether the database is well")
        await asyncio.wait([self._looking], timeout=PATIENCE)
        return self.trouble

    async def close(self) -> None:
        """Stop checking."""
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.wait([self._looking])

    async def look(self) -> None:
        """Try doubtful operations again; the first time all but writing. Changes go to the log."""
        before = self.trouble
        if not self.is_known or self._is_due("pages"):
            await self._try("pages", self._check_pages)
        if self._is_due("write"):
            await self._try("write", self._write)
        await self._try("tables", self._compare)
        self.is_known = True
        if before is not None and self.trouble is None:
            _log.warning("the database works again")

    def _doubt(self, trouble: Trouble) -> None:
        """The database has refused something, on a thread of its own."""
        error = StorageError(trouble)
        if trouble is not Trouble.DAMAGED:
            self._doubts["write"] = error
        if trouble in (Trouble.DAMAGED, Trouble.UNREACHABLE):
            self._doubts["pages"] = error

    def _is_due(self, what: str) -> bool:
        return what in self._doubts and self._clock() >= self._next.get(what, 0.0)

    async def _try(self, what: str, work: Callable[[], Awaitable[None]]) -> None:
        began = self._clock()
        try:
            await work()
        except (StorageError, SchemaError) as error:
            self._doubts.pop(what, None)
            self._doubts[what] = error
            if isinstance(error, SchemaError):
                _log.error("%s", error, extra={REPEATS: error})
        else:
            self._doubts.pop(what, None)
        now = self._clock()
        is_away = isinstance(doubt := self._doubts.get(what), StorageError) and doubt.trouble is Trouble.UNREACHABLE
        self._next[what] = now + max(BETWEEN, 0.0 if is_away else _SHARE * (now - began))

    async def _check_pages(self) -> None:
        self._database.read_anew()
        if faults := await self._database.read(self._home.faults):
            _log.error("the database is damaged: %s", faults[0], extra={REPEATS: faults[0]})
            raise StorageError(Trouble.DAMAGED)

    async def _write(self) -> None:
        """In two transactions: a row deleted in the transaction that added it is not written at all."""
        await self._database.write(_put)
        await self._database.write(_take_away)

    async def _compare(self) -> None:
        """Only if the tables may have changed since."""
        mark = await self._database.read(self._home.mark)
        if mark != self._mark or "tables" in self._doubts:
            if differing := await self._database.read(differences):
                raise told_of(differing)
            self._mark = mark


def _take_away(connection: Connection) -> None:
    connection.execute(delete(meta).where(meta.c.name == _PROBE))


def _put(connection: Connection) -> None:
    _take_away(connection)
    connection.execute(insert(meta).values(name=_PROBE, value="-" * _SIZE))

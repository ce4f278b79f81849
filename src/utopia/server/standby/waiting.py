"""Standing by: hand connections on to the leader, look whether it lives, and return when it is to be replaced."""

import asyncio
import contextlib
import logging
import signal
import socket
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, select

from utopia import __version__
from utopia.server.database.database import Database
from utopia.server.database.errors import StorageError
from utopia.server.database.migrating import check_known, schema_version
from utopia.server.database.postgres.home import PostgresHome
from utopia.server.database.postgres.lease import STANDBY, Holder, end, holder
from utopia.server.database.schema import HEAD, meta
from utopia.server.settings import Authority, Settings
from utopia.server.standby.forwarding import Forwarding
from utopia.server.standby.leader import Leader, leader, reached_at
from utopia.server.standby.leadership import SECRET

_LOOK: Final = 0.25
"""Seconds between two looks at the database."""
_COMES_BACK: Final = 1.5
"""Seconds in which a leader that lost its connection takes the lock again, unless it resigned."""
_log: Final = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Seen:
    """The database at one look."""

    schema: str | None
    holder: Holder | None
    leader: Leader | None
    secret: str | None


class Standby:
    """Of one server. ``wait`` blocks until this server is to lead."""

    def __init__(
        self, home: PostgresHome, settings: Settings, listener: socket.socket, tell: Callable[[Leader], None]
    ) -> None:
        """``tell`` is called with each new leader."""
        self._home, self._settings, self._tell = home, settings, tell
        self._forwarding = Forwarding(listener, self._where)
        self._seen: _Seen | None = None
        self._free_since: float | None = None
        self._told: Leader | None = None

    def wait(self) -> list[socket.socket]:
        """Return the connections that found no leader, once this server is to lead.

        Raise KeyboardInterrupt for Ctrl-C and SIGTERM; HomeError if the database does not answer at the start;
        SchemaError if it is from a newer program.
        """
        return asyncio.run(self._wait())

    async def _wait(self) -> list[socket.socket]:
        main = asyncio.current_task()
        assert main is not None
        if sys.platform != "win32":
            asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, main.cancel)
        database = self._opened()
        running = asyncio.create_task(self._forwarding.run(), name="handing connections on")
        try:
            while not await self._is_to_lead(database):
                await asyncio.sleep(_LOOK)
            running.cancel()  # first: a connection taken from now on would be lost
            return await self._forwarding.stop()
        except asyncio.CancelledError:
            raise KeyboardInterrupt from None
        finally:
            running.cancel()
            database.close()

    def _opened(self) -> Database:
        """Open the database by a name that tells others who stands by."""
        database = self._home.opened()
        try:
            where = database.read_now(lambda connection: reached_at(connection, self._settings))
        finally:
            database.close()
        return self._home.opened_as(f"{STANDBY} {where} {__version__}")

    async def _is_to_lead(self, database: Database) -> bool:
        """Look once; end the connection of a leader that is no longer alive."""
        try:
            seen = await database.read(_look)
        except StorageError:
            self._free_since = None  # nobody can lead now
            return False
        self._note(seen)
        if seen.holder is None:
            return self._has_been_free(seen)
        self._free_since = None
        if seen.leader is None or not seen.holder.is_overdue:
            return False
        _log.warning(
            "the leader %s has been silent for %.1f s: it is replaced", seen.leader.address, seen.holder.silent
        )
        with contextlib.suppress(StorageError):
            await database.read(lambda connection: end(connection, seen.holder.process))  # type: ignore[union-attr]
        return True

    def _note(self, seen: _Seen) -> None:
        if seen.schema not in (None, HEAD) and (self._seen is None or self._seen.schema != seen.schema):
            check_known(str(seen.schema), self._home.told)
        self._seen = seen
        if seen.leader is not None and seen.leader != self._told:
            self._told = seen.leader
            self._tell(seen.leader)

    def _has_been_free(self, seen: _Seen) -> bool:
        """Return whether the lock has been free for long enough; a leader that resigned does not come back."""
        now = time.monotonic()
        self._free_since = self._free_since or now
        return seen.leader is None or now - self._free_since >= _COMES_BACK

    def _where(self) -> tuple[Authority, str] | None:
        if self._seen is None or self._seen.leader is None or self._seen.secret is None:
            return None
        return Authority(self._seen.leader.host, self._seen.leader.port), self._seen.secret


def _look(connection: Connection) -> _Seen:
    if (schema := schema_version(connection)) is None:
        return _Seen(None, holder(connection), None, None)
    secret = connection.execute(select(meta.c.value).where(meta.c.name == SECRET)).scalar_one_or_none()
    return _Seen(schema, holder(connection), leader(connection), secret)

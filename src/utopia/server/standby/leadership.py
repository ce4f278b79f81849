"""The part of a server that leads: it says so, and shows the others all the time that it is alive."""

import asyncio
import contextlib
import logging
import secrets
from typing import Final

from sqlalchemy import Connection

from utopia.server.database.database import Database
from utopia.server.database.errors import StorageError, Trouble
from utopia.server.database.facts import Facts
from utopia.server.database.postgres.lease import BEAT
from utopia.server.settings import Settings
from utopia.server.standby.leader import announce, reached_at, resign

SECRET: Final = "forward-secret"  # noqa: S105 - its name
"""Name of the setting by which the servers of one database know one another."""
_log: Final = logging.getLogger(__name__)


class Leadership:
    """Of the process that has the lock of the database. ``begin`` and ``end`` it within the event loop."""

    def __init__(self, database: Database, facts: Facts, settings: Settings) -> None:
        self._database, self._facts, self._settings = database, facts, settings
        self._beating: asyncio.Task[None] | None = None
        self.secret: str | None = None
        """By which connections are known that another server hands on."""
        self.lost: StorageError | None = None
        """Why this server may write no more, for another one leads; None while it leads."""

    async def begin(self) -> None:
        """Say that this server leads. StorageError."""
        self.secret = await self._facts.get_or_make(SECRET, lambda: secrets.token_hex(16))
        await self._database.write(self._announce)
        self._beating = asyncio.create_task(self._beat(), name="showing that this server is alive")

    async def end(self) -> None:
        """Say that it leads no more, once everything is stored: another server takes over at once."""
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.wait([self._beating])
        if self.lost is None:
            with contextlib.suppress(StorageError):
                await self._database.write(resign)

    def _announce(self, connection: Connection) -> None:
        where = reached_at(connection, self._settings)
        announce(connection, where.host, where.port or self._settings.port)

    async def _beat(self) -> None:
        """Use the connection that has the lock: PostgreSQL notes when it was last used."""
        while self.lost is None:
            try:
                await self._database.write(lambda _: None)
            except StorageError as error:
                if error.trouble is Trouble.TAKEN:
                    _log.error("this server leads no more: another one has taken its place")
                    self.lost = error
            await asyncio.sleep(BEAT)

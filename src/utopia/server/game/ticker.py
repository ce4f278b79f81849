"""The clock of a server: one for all rooms, and a note every minute that the server lives.

After a restart the note tells since when nobody could decide: that time counts against nobody.
"""

import asyncio
import contextlib
import logging
import time
from typing import Final

from utopia.server.database.errors import StorageError
from utopia.server.tables.clocks import Clocks
from utopia.tables.clocks import Watch

BEAT: Final = 60.0
"""Seconds between two notes; so much is given back too much, or taken too little, after a crash."""
_log: Final = logging.getLogger(__name__)


class Ticker:
    """``await watch()`` returns the clock; the first call reads when a server was last alive."""

    def __init__(self, clocks: Clocks, watch: Watch | None = None) -> None:
        """A watch of one's own, for tests, is taken as it is."""
        self._clocks = clocks
        self._watch = watch
        self._starting = asyncio.Lock()
        self._beating: asyncio.Task[None] | None = None

    async def watch(self) -> Watch:
        """The one watch of this server. StorageError."""
        async with self._starting:
            if self._watch is None:
                self._watch = Watch(time.time, time.monotonic, await self._clocks.last_seen())
            if self._beating is None:
                self._beating = asyncio.create_task(self._beat(self._watch), name="noting that the server lives")
            return self._watch

    async def close(self) -> None:
        """Note the last moment."""
        if self._beating is None or self._watch is None:
            return
        self._beating.cancel()
        await asyncio.gather(self._beating, return_exceptions=True)
        with contextlib.suppress(StorageError):
            await self._clocks.seen(self._watch.now())

    async def _beat(self, watch: Watch) -> None:
        while True:
            try:
                await self._clocks.seen(watch.now())
            except StorageError as error:
                _log.warning("it could not be noted that the server lives: %s", error)
            await asyncio.sleep(BEAT)

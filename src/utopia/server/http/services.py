"""What the routes work with, opened when the server starts and closed when it stops."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Final

from utopia.server.http.attendance import Attendance
from utopia.server.http.loading import Loading
from utopia.server.http.page import Page
from utopia.server.settings import Settings
from utopia.server.storage import Storage, StorageError, open_storage

if TYPE_CHECKING:
    from utopia.server.http.engine import Engine

_ENGINE: Final = "utopia.server.http.engine"
_SWEEP: Final = 24 * 3600.0
"""Seconds between two looks for people and sessions to be forgotten."""
_log: Final = logging.getLogger(__name__)


class Services:
    """Everything behind the routes. What needs the rules is in the engine, which comes a little later."""

    def __init__(self, settings: Settings, storage: Storage, loading: Loading) -> None:
        self.settings: Final = settings
        self.storage: Final = storage
        self.loading: Final = loading
        self.attendance: Final = Attendance(is_limited=settings.limits)
        self._engine: Engine | None = None

    async def engine(self) -> "Engine":
        """The part that knows the rules; waits until they are loaded."""
        await self.loading.module(_ENGINE)
        from utopia.server.http.engine import Engine  # noqa: PLC0415 - compiled rules, loaded by now

        if self._engine is None:
            self._engine = Engine(self.storage, Page(self.settings.page).built_from, self.settings)
        return self._engine

    async def go_on(self) -> None:
        """Let bots go on whose games were cut off by a restart, when the rules are loaded."""
        try:
            if games := await self.storage.games.without_people():
                (await self.engine()).rooms.go_on(games)
        except (StorageError, ImportError) as error:
            _log.warning("bots go on only in games that somebody opens: %s", error)

    async def sweep(self) -> None:
        """Forget, now and daily, who will not come again."""
        while True:
            try:
                await self.storage.people.sweep()
            except StorageError as error:
                _log.warning("nobody could be forgotten: %s", error)
            await asyncio.sleep(_SWEEP)

    async def begin(self, game: str) -> None:
        """Lay the table of a game that has just been started, so that its bots begin."""
        await (await self.engine()).rooms.open(game)

    async def changed(self, game: str) -> None:
        """Names, pace or links of a game have been changed: whoever is there is told."""
        if self._engine is not None:
            await self._engine.rooms.refresh(game)

    async def renamed(self, person: str) -> None:
        """Somebody is called otherwise: the tables where he sits are told."""
        if self._engine is not None:
            for game in await self.storage.games.of_person(person):
                await self.changed(game.id)

    async def close(self) -> None:
        """Finish what is queued in the rooms."""
        if self._engine is not None:
            await self._engine.close()


@contextlib.asynccontextmanager
async def open_services(settings: Settings) -> AsyncIterator[Services]:
    """Storage first, since everything stands on it; closed in the opposite order."""
    async with open_storage(settings.data) as storage:
        services = Services(settings, storage, Loading(_ENGINE))
        tasks = [
            asyncio.create_task(services.go_on(), name="going on after a restart"),
            asyncio.create_task(services.sweep(), name="forgetting who will not come again"),
        ]
        try:
            yield services
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks)
            await services.close()

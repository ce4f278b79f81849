"""What the routes work with, opened when the server starts and closed when it stops."""

import asyncio
import contextlib
from collections import defaultdict
from collections.abc import AsyncIterator, Iterator
from typing import TYPE_CHECKING, Final

from utopia.server.http.loading import Loading
from utopia.server.settings import Settings
from utopia.server.storage import Storage, open_storage

if TYPE_CHECKING:
    from utopia.server.http.engine import Engine

_ENGINE: Final = "utopia.server.http.engine"


class Services:
    """Everything behind the routes. What needs the rules is in the engine, which comes a little later."""

    def __init__(self, settings: Settings, storage: Storage, loading: Loading) -> None:
        self.settings: Final = settings
        self.storage: Final = storage
        self.loading: Final = loading
        self._engine: Engine | None = None
        self._spectators: defaultdict[str, set[asyncio.Future[None]]] = defaultdict(set)

    async def engine(self) -> "Engine":
        """The part that knows the rules; waits until they are loaded."""
        await self.loading.module(_ENGINE)
        from utopia.server.http.engine import Engine  # noqa: PLC0415 - compiled rules, loaded by now

        if self._engine is None:
            self._engine = Engine(self.storage)
        return self._engine

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

    @contextlib.contextmanager
    def watching(self, game: str, serving: "asyncio.Future[None]", *, is_spectator: bool) -> Iterator[None]:
        """While a socket is served; a spectator's is ended when the link that let him in is taken back."""
        if is_spectator:
            self._spectators[game].add(serving)
        try:
            yield
        finally:
            self._spectators[game].discard(serving)
            if not self._spectators[game]:
                del self._spectators[game]
            serving.cancel()

    def send_spectators_away(self, game: str) -> None:
        """End the sockets of who only watches."""
        for serving in tuple(self._spectators.get(game, ())):
            serving.cancel()

    async def close(self) -> None:
        """Finish what is queued in the rooms."""
        if self._engine is not None:
            await self._engine.close()


@contextlib.asynccontextmanager
async def open_services(settings: Settings) -> AsyncIterator[Services]:
    """Storage first, since everything stands on it; closed in the opposite order."""
    async with open_storage(settings.data) as storage:
        services = Services(settings, storage, Loading(_ENGINE))
        try:
            yield services
        finally:
            await services.close()

"""All rooms of a server: opened when somebody comes, closed when nobody is there and nothing is under way."""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Final

from utopia.server.rooms.ledger import Ledger
from utopia.server.rooms.minds import Minds
from utopia.server.rooms.opening import open_game
from utopia.server.rooms.room import Room
from utopia.server.storage import Storage

SWEEP: Final = 60.0
"""Seconds between two looks for rooms to close; a room lives at least as long after its last use."""
_log: Final = logging.getLogger(__name__)


class Rooms:
    """``open`` gives the room of a game that runs or is over; within a running event loop."""

    def __init__(
        self, storage: Storage, minds: Minds, server: str = "", clock: Callable[[], float] | None = None
    ) -> None:
        """``server`` is the version that clients are told."""
        self._storage, self._minds, self._server = storage, minds, server
        self._clock = clock or asyncio.get_running_loop().time
        self._rooms: dict[str, asyncio.Task[Room]] = {}
        self._used: dict[str, float] = {}
        self._sweeper = asyncio.create_task(self._sweep(), name="closing rooms")

    async def open(self, game: str) -> Room:
        """The one room of that game. NoSuchGameError; StateError before it starts; StorageError; DamagedGameError."""
        self._used[game] = self._clock()
        if game not in self._rooms:
            self._rooms[game] = asyncio.create_task(self._opened(game))
            self._rooms[game].add_done_callback(lambda task: self._forget_failed(game, task))
        return await asyncio.shield(self._rooms[game])

    async def refresh(self, game: str) -> None:
        """Names or pace of a game have been changed: its room, if there is one, tells its clients."""
        if game in self._rooms:
            await (await self.open(game)).refresh()

    async def close(self) -> None:
        """Close all; what is being stored is finished."""
        self._sweeper.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._sweeper
        opened = await asyncio.gather(*self._rooms.values(), return_exceptions=True)
        await asyncio.gather(*(room.close() for room in opened if isinstance(room, Room)))
        self._rooms.clear()

    async def _opened(self, game: str) -> Room:
        room = Room(Ledger(self._storage, await open_game(self._storage, game)), self._minds, self._server)
        await room.begin()
        return room

    def _forget_failed(self, game: str, task: "asyncio.Task[Room]") -> None:
        if task.cancelled() or task.exception() is not None:
            self._rooms.pop(game, None)
            self._used.pop(game, None)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            await self.sweep(self._clock() - SWEEP)

    async def sweep(self, before: float) -> None:
        """Close the rooms that are idle and were last used before that moment of the clock."""
        for game, task in tuple(self._rooms.items()):
            if task.done() and task.result().is_idle and self._used[game] < before:
                del self._rooms[game], self._used[game]
                await task.result().close()

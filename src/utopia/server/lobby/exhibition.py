"""Games between bots, to be watched where people play none. Nobody's list has them, and they count for nothing.

They cost nothing while nobody looks: one is made when somebody looks at a lobby without games to watch, and its bots
move while somebody watches it, as at every table of bots alone.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Final

from utopia.server.database.errors import SaidError, StorageError
from utopia.server.database.schema.games import GameState
from utopia.server.game.loading import LateEngine, LoadingError
from utopia.server.lobby.exhibition_store import EXHIBITOR, ExhibitionStore
from utopia.server.lobby.messages import NewTable, SeatWish
from utopia.server.lobby.seats import arrangement, seats_from
from utopia.server.tables.rows import NewGame, UnknownBoardError

LEVELS: Final = ("mason", "envoy", "architect")
PACE: Final = 2.0
"""Seconds for a bot's decision: one can follow."""
AGAIN: Final = 60.0
"""Seconds until the next try when a game could not be made."""
GLANCE: Final = 15.0
"""Seconds between two looks whether the last spectators of an ended game have gone."""
_log: Final = logging.getLogger(__name__)


class Exhibition:
    """Makes these games, and deletes them once they are over and nobody looks at them any more."""

    def __init__(self, store: ExhibitionStore, engine: LateEngine, clock: Callable[[], float] | None = None) -> None:
        """``clock`` gives seconds."""
        self._store, self._engine, self._clock = store, engine, clock
        self._making: asyncio.Task[None] | None = None
        self._next = 0.0
        self._leaving: dict[str, asyncio.Task[None]] = {}

    def want(self) -> None:
        """Make a game, unless one is being made; somebody looks at a lobby without games to watch."""
        moment = self._clock() if self._clock else asyncio.get_running_loop().time()
        if (self._making is None or self._making.done()) and moment >= self._next:
            self._next = moment + AGAIN
            self._making = asyncio.create_task(self._make(), name="an exhibition game")

    async def ended(self, id_: str) -> None:
        """Called when any game has ended."""
        if any(one.id == id_ for one in await self._store.games()):
            self._leave(id_)

    async def close(self) -> None:
        """Make and delete no more."""
        tasks = [*self._leaving.values(), *([self._making] if self._making else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _make(self) -> None:
        try:
            if not await self._is_running():
                engine = await self._engine()
                table = NewTable([SeatWish("bot", level=level) for level in LEVELS])
                new = NewGame(
                    host=EXHIBITOR,
                    seats=seats_from(table.seats, EXHIBITOR),
                    edition=table.edition,
                    options=engine.checked_options(table),
                    board=engine.usual_board,
                    shuffle=True,
                    pace=PACE,
                    listed=True,
                    watchable=True,
                )
                await self._store.make(new, arrangement("bot"))
                self._next = 0.0
        except (StorageError, LoadingError) as error:
            _log.warning("no exhibition game could be made: %s", error)

    async def _is_running(self) -> bool:
        """Return whether one runs; delete what an earlier run of the server has left."""
        engine, is_running = await self._engine(), False
        for one in await self._store.games():
            try:
                engine.check_board(one)
            except UnknownBoardError:
                await self._store.delete(one.id)
                continue
            is_running |= one.state is GameState.RUNNING
            if one.state is GameState.OVER:
                self._leave(one.id)
        return is_running

    def _leave(self, id_: str) -> None:
        """Delete that game when its last spectator has gone."""
        if id_ not in self._leaving:
            task = self._leaving[id_] = asyncio.create_task(self._left(id_), name="an exhibition game that is over")
            task.add_done_callback(lambda _: self._leaving.pop(id_, None))

    async def _left(self, id_: str) -> None:
        rooms = (await self._engine()).rooms
        while rooms.is_open(id_):
            await asyncio.sleep(GLANCE)
        with contextlib.suppress(SaidError):  # what cannot be deleted now is deleted before the next game is made
            await self._store.delete(id_)

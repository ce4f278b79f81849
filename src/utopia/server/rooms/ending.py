"""The consequences of a game's end: ratings, statistics, notifications. None of them can hold a room."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, Final, TypeAlias

from utopia.server.storage.storage import Storage

BETWEEN: Final = 0.05
"""Seconds between two games that are concluded after a restart, so that clients are served meanwhile."""
_GRACE: Final = 3.0
"""Seconds for running work when the server stops."""
_PATIENCE: Final = 15.0
"""Seconds to wait for the results of a person's game."""
_log: Final = logging.getLogger(__name__)

OnEnd: TypeAlias = Callable[[str], Awaitable[None]]
"""Given the id of a game that is over. To be called again for the same game, also long after, must not matter."""


class Endings:
    """``add`` work; ``announce`` a game whose result is stored. Failed work is tried again at the next start."""

    def __init__(self, storage: Storage) -> None:
        self._storage: Final = storage
        self._hooks: list[OnEnd] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._under_way: dict[str, asyncio.Task[None]] = {}

    def add(self, hook: OnEnd) -> None:
        """From now on do this too, after the earlier work."""
        self._hooks.append(hook)

    def announce(self, game: str) -> None:
        """That game is over and its result is on disk."""
        task = self._under_way[game] = self._start(self.conclude(game))
        task.add_done_callback(lambda _: self._under_way.pop(game, None))

    def catch_up(self, games: Sequence[str]) -> None:
        """After a restart: games whose ends were not processed, one after the other."""
        self._start(self._catch_up(games))

    async def settled(self, game: str) -> None:
        """Wait until the work after a game that has just ended is done, or has failed."""
        if (task := self._under_way.get(game)) is not None:
            await asyncio.wait([task], timeout=_PATIENCE)

    async def conclude(self, game: str) -> None:
        """Do everything for one game; once all of it was done, the game is not caught up with again."""
        if all([await _is_done(hook, game) for hook in self._hooks]):
            await _is_done(self._storage.figures.conclude, game)

    async def close(self) -> None:
        """Finish running work; work that takes too long is done at the next start."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=_GRACE)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _catch_up(self, games: Sequence[str]) -> None:
        for game in games:
            await self.conclude(game)
            await asyncio.sleep(BETWEEN)

    def _start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work, name="concluding games")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


async def _is_done(hook: OnEnd, game: str) -> bool:
    try:
        await hook(game)
    except Exception:  # noqa: BLE001 - one thing that fails keeps nothing else from being done
        _log.warning("what follows the end of game %s is tried again at the next start", game, exc_info=True)
        return False
    return True

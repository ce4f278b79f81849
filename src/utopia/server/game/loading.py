"""The rules are loaded in the background: compiled code takes long. The engine is made once they are there."""

import asyncio
import importlib
import logging
import threading
from collections.abc import Callable, Collection, Sequence
from types import ModuleType
from typing import TYPE_CHECKING, Final

from utopia.server.database.errors import SaidError

if TYPE_CHECKING:
    from utopia.server.game.engine import Engine

_AFTER: Final = 0.2
"""Seconds after the start: the first page goes out before loading takes the processor."""
WAITS: Final = (1.0, 2.0, 4.0, 8.0, 15.0)
"""Seconds before each further try; after the last one it is given up."""
_log: Final = logging.getLogger(__name__)


class LoadingError(SaidError):
    """The rules cannot be loaded, however often it is tried: the server is of no use and ends."""

    status = 503

    def __init__(self, reason: str) -> None:
        sentence = f"the rules could not be loaded ({reason}); `utopia doctor` says more"
        super().__init__(sentence, "problem-rules-given-up", reason=reason)


class Loading:
    """Modules imported on a thread of their own, which does not delay a server that stops meanwhile.

    A failure may pass: too many open files, no memory, a disk that does not answer. So it is tried again.
    """

    def __init__(self, *names: str, waits: Sequence[float] | None = None) -> None:
        self._names, self._waits = names, WAITS if waits is None else waits
        self._loop = asyncio.get_running_loop()
        self._done: asyncio.Future[None] = self._loop.create_future()
        self._done.add_done_callback(_tell)
        self.failures = 0
        """Tries that have failed."""
        self._loop.call_later(_AFTER, self._start)

    @property
    def is_done(self) -> bool:
        """Whether everything is there."""
        return self._done.done() and self._done.exception() is None

    @property
    def given_up(self) -> LoadingError | None:
        """Why it is tried no more; None while there is hope."""
        error = self._done.exception() if self._done.done() else None
        return error if isinstance(error, LoadingError) else None

    def afterwards(self, do: Callable[[], None]) -> None:
        """Call it in the event loop when everything is there."""
        self._done.add_done_callback(lambda _: do() if self.is_done else None)

    async def module(self, name: str) -> ModuleType:
        """One of the modules, when all are there; LoadingError if they cannot be loaded."""
        await asyncio.shield(self._done)
        return importlib.import_module(name)

    def _start(self) -> None:
        try:
            threading.Thread(target=self._load, name="loading the rules", daemon=True).start()
        except RuntimeError as error:  # no thread to be had
            self._finish(error)

    def _load(self) -> None:
        trouble: Exception | None = None
        try:
            for name in self._names:
                importlib.import_module(name)
        except Exception as error:  # noqa: BLE001 - logged, and tried again
            trouble = error
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._finish, trouble)

    def _finish(self, trouble: Exception | None) -> None:
        if self._done.done():
            return
        if trouble is None:
            self._done.set_result(None)
            return
        self.failures += 1
        if self.failures > len(self._waits):
            given_up = LoadingError(str(trouble) or type(trouble).__name__)
            given_up.__cause__ = trouble
            self._done.set_exception(given_up)
            return
        wait = self._waits[self.failures - 1]
        _log.error("the rules could not be loaded; tried again in %g seconds: %s", wait, trouble, exc_info=trouble)
        self._loop.call_later(wait, self._start)


def _tell(done: "asyncio.Future[None]") -> None:
    if not done.cancelled() and (error := done.exception()) is not None:
        _log.error("the rules could not be loaded, and it is tried no more", exc_info=error)


ENGINE: Final = "utopia.server.game.engine"


class LateEngine:
    """Call it for the engine. ``made`` is None until the first call has been answered."""

    def __init__(self, loading: Loading, make: "Callable[[], Engine]") -> None:
        """``make`` is called once, when the rules are loaded."""
        self._loading, self._make = loading, make
        self.made: Engine | None = None

    async def __call__(self) -> "Engine":
        """Wait until the rules are loaded. Raise LoadingError if they cannot be."""
        await self._loading.module(ENGINE)
        if self.made is None:
            self.made = self._make()
        return self.made

    async def at_table(self, game: str) -> Collection[str]:
        """Return the people whose pages show that game at this moment."""
        return self.made.rooms.here(game) if self.made is not None else ()

    def rooms_open(self) -> float:
        """Return how many games are held in memory."""
        return float(len(self.made.rooms)) if self.made is not None else 0.0

    async def close(self) -> None:
        """Finish queued work in the rooms."""
        if self.made is not None:
            await self.made.close()

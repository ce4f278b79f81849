"""The rules are loaded in the background: compiled code takes a second or two, the first time half a minute."""

import asyncio
import importlib
import logging
import threading
from types import ModuleType
from typing import Final

_AFTER: Final = 0.2
"""Seconds after the start: the first page goes out before loading takes the processor."""
_log = logging.getLogger(__name__)


class Loading:
    """Modules that are imported on a thread of their own, which does not hold up a server that stops meanwhile."""

    def __init__(self, *names: str) -> None:
        self._names = names
        self._loop = asyncio.get_running_loop()
        self._done: asyncio.Future[None] = self._loop.create_future()
        self._done.add_done_callback(_tell)
        self._loop.call_later(_AFTER, self._start)

    @property
    def is_done(self) -> bool:
        """Whether everything is there."""
        return self._done.done() and self._done.exception() is None

    async def module(self, name: str) -> ModuleType:
        """One of the modules, when all are there; ImportError if they cannot be loaded."""
        await asyncio.shield(self._done)
        return importlib.import_module(name)

    def _start(self) -> None:
        threading.Thread(target=self._load, name="loading the rules", daemon=True).start()

    def _load(self) -> None:
        trouble: Exception | None = None
        try:
            for name in self._names:
                importlib.import_module(name)
        except Exception as error:  # noqa: BLE001 - told to whoever waits
            trouble = error
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._finish, trouble)

    def _finish(self, trouble: Exception | None) -> None:
        if self._done.done():
            return
        if trouble is None:
            self._done.set_result(None)
        else:
            self._done.set_exception(trouble)


def _tell(done: "asyncio.Future[None]") -> None:
    if not done.cancelled() and (error := done.exception()) is not None:
        _log.error("the rules could not be loaded", exc_info=error)

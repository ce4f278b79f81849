"""People present at a room, counted as they come and go. Several changes are told together."""

import asyncio
from collections import Counter
from collections.abc import Callable, Collection
from typing import Final

from utopia.server.rooms.people import Listener

GATHERED: Final = 0.1
"""Seconds in which all changes are told at once."""


class Presence:
    """The clients of a room. Within a running event loop."""

    def __init__(self, clock: Callable[[], float] | None = None) -> None:
        self._clock = clock or asyncio.get_running_loop().time
        self._listeners: set[Listener] = set()
        self._persons: Counter[str] = Counter()
        self._told_at = float("-inf")
        self._telling: asyncio.TimerHandle | None = None
        self.spectators = 0
        """Clients that have no seat."""

    @property
    def listeners(self) -> Collection[Listener]:
        """All clients, as they are now."""
        return tuple(self._listeners)

    @property
    def here(self) -> Collection[str]:
        """The persons whose clients are connected."""
        return self._persons.keys()

    def add(self, listener: Listener) -> None:
        """A client has come."""
        if listener not in self._listeners:
            self._listeners.add(listener)
            self._count(listener, 1)

    def remove(self, listener: Listener) -> None:
        """A client has disconnected, if it was here."""
        if listener in self._listeners:
            self._listeners.remove(listener)
            self._count(listener, -1)

    def tell(self) -> None:
        """Tell all about a change of the room: at once, or together with the changes of the next moment."""
        if self._telling is None:
            wait = self._told_at + GATHERED - self._clock()
            if wait <= 0:
                self._tell_now()
            else:
                self._telling = asyncio.get_running_loop().call_later(wait, self._tell_now)

    def close(self) -> None:
        """Tell nothing any more."""
        if self._telling is not None:
            self._telling.cancel()

    def _tell_now(self) -> None:
        self._telling, self._told_at = None, self._clock()
        for listener in self.listeners:
            listener.room_changed()

    def _count(self, listener: Listener, change: int) -> None:
        who = listener.who
        self.spectators += change * (not who.seats)
        if who.person is not None:
            self._persons[who.person] += change
            if not self._persons[who.person]:
                del self._persons[who.person]

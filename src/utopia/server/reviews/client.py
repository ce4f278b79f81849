"""One page in a review: the messages that wait to be sent to it."""

import asyncio
from collections import deque
from typing import Final

from utopia.server.accounts.people import Person

MOST_WAITING: Final = 300
"""Messages that may wait; a page that does not read them is disconnected, and comes again to the whole."""


class Client:
    """A page, of a person or of somebody without a session. Within a running event loop."""

    def __init__(self, person: Person | None) -> None:
        self.person: Final = person
        self._room: bytes | None = None
        self._messages: deque[bytes] = deque()
        self._at: bytes | None = None
        self._filled = asyncio.Event()
        self.ended: asyncio.Future[tuple[int, str]] = asyncio.get_running_loop().create_future()
        """The code to close it with, and why, when the review no longer wants it."""

    @property
    def id(self) -> str | None:
        """Who looks; None without a session."""
        return self.person.id if self.person else None

    def show(self, room: bytes) -> None:
        """Tell who is here, after all changes and in place of what was not sent yet."""
        self._room = room
        self._filled.set()

    def hear(self, message: bytes) -> None:
        """Send a message after those that wait."""
        self._messages.append(message)
        self._filled.set()

    def look(self, at: bytes) -> None:
        """Tell where the others look, after everything else and in place of what was not sent yet."""
        self._at = at
        self._filled.set()

    def end(self, code: int, reason: str) -> None:
        """Disconnect it."""
        if not self.ended.done():
            self.ended.set_result((code, reason))

    @property
    def is_slow(self) -> bool:
        """Whether it does not read."""
        return len(self._messages) > MOST_WAITING

    async def next(self) -> bytes:
        """Wait for the next message."""
        while (message := self._taken()) is None:
            self._filled.clear()
            await self._filled.wait()
        return message

    def _taken(self) -> bytes | None:
        if self._messages:
            return self._messages.popleft()
        if (room := self._room) is not None:  # it tells the version: the changes up to it come first
            self._room = None
            return room
        at, self._at = self._at, None
        return at

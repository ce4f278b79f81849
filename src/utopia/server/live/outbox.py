"""Messages to one client: never more than the newest view, however slowly it reads."""

import asyncio
from collections import deque
from dataclasses import dataclass, field
from typing import Final

from utopia.server.chat.messages import Heard
from utopia.server.protocol.messages import Hint, Told, Wrong
from utopia.server.protocol.words import Refusal

MOST_ANSWERS: Final = 16
"""Answers that may wait; a client that does not read them is not listened to."""
MOST_LINES: Final = 100
"""Lines of talk that may wait; a client that does not read them misses the oldest."""


@dataclass(frozen=True, slots=True)
class Handled:
    """A command has been done, or refused."""

    key: str
    refusal: Refusal | None


Reply = Handled | Told | Hint | Wrong | Heard


@dataclass(slots=True)
class Outbox:
    """Flags and a few replies; messages are written from them only when they can be sent."""

    room: bool = True
    """The people present have changed."""
    view: bool = True
    """There is something new on the table."""
    replies: deque[Reply] = field(default_factory=deque)
    said: deque[bytes] = field(default_factory=lambda: deque(maxlen=MOST_LINES))
    """Messages of others, ready to be sent."""
    is_held: bool = False
    """A command is under way: its answer will bring the view."""
    is_closed: bool = False
    """The server stops."""
    _filled: asyncio.Event = field(default_factory=asyncio.Event)
    _emptied: asyncio.Event = field(default_factory=asyncio.Event)

    def stir(self) -> None:
        """Something has been put in."""
        self._filled.set()

    async def reply(self, reply: Reply) -> None:
        """Put a reply in; waits while too many are there."""
        while len(self.replies) >= MOST_ANSWERS:
            self._emptied.clear()
            await self._emptied.wait()
        self.replies.append(reply)
        self.stir()

    async def filled(self) -> None:
        """Wait until there is something to send."""
        while not (self.room or self.wants_view or self.replies or self.said or self.is_closed):
            self._filled.clear()
            await self._filled.wait()

    @property
    def wants_view(self) -> bool:
        """Whether a view is to be sent by itself."""
        return self.view and not self.is_held

    def next_reply(self) -> Reply | None:
        """Take the oldest reply out."""
        self._emptied.set()
        return self.replies.popleft() if self.replies else None

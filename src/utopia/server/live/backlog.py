"""Messages of a client without an answer yet. They are read at once, so that later ones do not wait in the network."""

from asyncio import Queue
from typing import Final, TypeAlias

from utopia.server.protocol.messages import ClientMessage, Wrong

MOST: Final = 300
"""Messages that may wait; a page sends some hundred at once, and 10 a second are answered."""
TOO_MANY: Final = f"too many messages; more than {MOST} waited to be answered, which were dropped; talk more slowly"
TOO_MANY_LINES: Final = "too many messages; nothing of what came too fast was said"
Heard: TypeAlias = ClientMessage | Wrong


class FloodError(Exception):
    """The client sends too much. Reason for the close of the websocket (123 bytes at most)."""


class Backlog:
    """First come, first answered."""

    def __init__(self) -> None:
        self._waiting: Queue[Heard | None] = Queue()

    def put(self, message: Heard) -> None:
        """One more; FloodError if too many wait already."""
        if self._waiting.qsize() >= MOST:
            raise FloodError(TOO_MANY)
        self._waiting.put_nowait(message)

    def end(self) -> None:
        """The client says nothing more."""
        self._waiting.put_nowait(None)

    async def next(self) -> Heard | None:
        """The oldest; None after the last."""
        return await self._waiting.get()

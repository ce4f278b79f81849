"""What a client has said and is not yet answered. It is read at once, so that nothing waits behind it on the line."""

from asyncio import Queue
from typing import Final, TypeAlias

from utopia.server.protocol.messages import ClientMessage, Wrong

MOST: Final = 300
"""Messages that may wait; a page asks for some hundred at once, and 10 a second are answered."""
TOO_MANY: Final = f"too many messages; more than {MOST} waited to be answered, which were dropped; talk more slowly"
TOO_MANY_LINES: Final = "too many messages; nothing of what came too fast was said"
Heard: TypeAlias = ClientMessage | Wrong


class FloodError(Exception):
    """The client talks on and on; why he is sent away, in words for the close of a websocket (123 bytes at most)."""


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

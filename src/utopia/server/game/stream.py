"""A game streamed line by line to a program that only reads: the whole position first, then every change."""

import asyncio
from collections.abc import AsyncGenerator
from typing import Final

import msgspec

from utopia.notation.position import position_line
from utopia.server.game.client import Client
from utopia.server.game.room import Room
from utopia.server.programs.messages import Beat, Closing

BEAT: Final = 15.0
"""Seconds of silence after which a line shows that the stream lives."""
_VIEW: Final = b'{"type":"view",'
_encode: Final = msgspec.json.encode


class _View(msgspec.Struct, tag="view"):
    view: msgspec.Raw


class Reader:
    """A program that reads a game line by line. It may be disconnected before it has begun."""

    def __init__(self, person: str | None, seat: int | None, since: int | None) -> None:
        """``seat`` and ``since`` as in ``Client``; ownership of the seat is checked when the stream begins."""
        self._person, self._seat, self._since = person, seat, since
        self._client: Client | None = None
        self._is_away = False

    @property
    def version(self) -> int | None:
        """Version of the last view that it was sent, or said it had."""
        return self._since if self._client is None else self._client.version

    def send_away(self) -> None:
        """Stop the stream."""
        self._is_away = True
        if self._client is not None:
            self._client.room_closes()

    async def lines(
        self, room: Room, *, with_position: bool, with_chat: bool, beat: float = BEAT
    ) -> AsyncGenerator[bytes, None]:
        """Yield messages as JSON, without line ends, until the stream ends. A slow reader gets the newest view.

        ``with_position``: each view of an own seat with the position as that seat knows it.
        """
        if self._is_away:
            yield _encode(Closing())
            return
        client = self._client = Client(room, room.who(self._person), self._seat, self._since)
        try:
            await room.enter(client)
            client.outbox.room = False  # the view comes before everything else
            if (first := client.next_message()) is not None:
                yield _told(room, client, first, with_position=with_position)
            client.outbox.room = True
            if with_chat:
                room.chat.add(client)
            while not client.outbox.is_closed:
                while (message := client.next_message()) is not None:
                    yield _told(room, client, message, with_position=with_position)
                if not await _is_filled(client, beat):
                    yield _encode(Beat())
            yield _encode(Closing())
        finally:
            room.chat.remove(client)
            room.leave(client)
            client.close()


def _told(room: Room, client: Client, message: bytes, *, with_position: bool) -> bytes:
    """The message; with a view the position of the same moment, for nothing is awaited in between."""
    if not with_position or client.viewer not in client.who.seats or not message.startswith(_VIEW):
        return message
    seen = room.seen(client.viewer)
    view = msgspec.json.decode(message, type=_View).view
    return _encode({"type": "view", "view": view, "position": position_line(seen.map, seen.board, seen.position)})


async def _is_filled(client: Client, seconds: float) -> bool:
    """Whether there is something to tell within that time."""
    try:
        async with asyncio.timeout(seconds):
            await client.outbox.filled()
    except TimeoutError:
        return False
    return True

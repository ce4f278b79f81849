"""A game told line by line to a program that only listens: the whole position first, then whatever changes."""

import asyncio
from collections.abc import AsyncGenerator
from typing import Final

import msgspec

from utopia.notation.position import position_line
from utopia.server.live.client import Client
from utopia.server.protocol.programs import Beat, Closing
from utopia.server.rooms import Room

BEAT: Final = 15.0
"""Seconds of silence after which a line says that the stream lives."""
_VIEW: Final = b'{"type":"view",'
_encode: Final = msgspec.json.encode


class _View(msgspec.Struct, tag="view"):
    view: msgspec.Raw


async def lines(
    room: Room, client: Client, *, with_position: bool, with_talk: bool, beat: float = BEAT
) -> AsyncGenerator[bytes, None]:
    """Messages as JSON, without line ends, until the server stops. The newest view is told, however slow the reader.

    ``with_position``: each view of an own seat with the position as that seat knows it.
    """
    try:
        await room.enter(client)
        yield _first(room, client, with_position=with_position)
        if with_talk:
            room.talk.add(client)
        while not client.outbox.is_closed:
            while (message := client.next_message()) is not None:
                yield _told(room, client, message, with_position=with_position)
            if not await _is_filled(client, beat):
                yield _encode(Beat())
        yield _encode(Closing())
    finally:
        room.talk.remove(client)
        room.leave(client)
        client.close()


def _first(room: Room, client: Client, *, with_position: bool) -> bytes:
    """The view before everything else; who is here comes next."""
    client.outbox.room = False
    message = client.next_message()
    client.outbox.room = True
    assert message is not None
    return _told(room, client, message, with_position=with_position)


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

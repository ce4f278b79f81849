"""The life of one websocket at a room, whatever framework it came through."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias, TypeVar

import msgspec

from utopia.server.live.client import Client, unreadable
from utopia.server.live.limits import LONGEST, Bucket
from utopia.server.protocol.messages import ClientMessage
from utopia.server.rooms import Room, Who

Receive: TypeAlias = Callable[[], Awaitable[str | bytes | None]]
"""The next message of the client; None, or whatever error, when he has gone."""
Send: TypeAlias = Callable[[bytes], Awaitable[None]]
"""Sends one message, UTF-8 JSON to go as a text frame; whatever error when the client has gone."""

SLOWEST: Final = 30.0
"""Seconds that sending one message may take; then the connection is given up."""
_Result = TypeVar("_Result")
_read: Final = msgspec.json.Decoder(ClientMessage).decode


async def serve(
    room: Room,
    who: Who,
    receive: Receive,
    send: Send,
    *,
    seat: int | None = None,
    since: int | None = None,
    clock: Callable[[], float] | None = None,
) -> None:
    """Keep a client informed and do his commands, until he goes, the server stops or he reads nothing for too long.

    He looks from ``seat`` if it is his own, by default from the only one that he has, else as a spectator: of several
    people at one device none has said yet that it is he. ``since`` is the version of the last view that he had.
    Whether he may watch at all has been decided before.
    """
    client = Client(room, who, _seat_of(who, seat), since)
    bucket = Bucket(clock or asyncio.get_running_loop().time)
    await room.enter(client)
    tasks = [asyncio.create_task(_listen(client, bucket, receive)), asyncio.create_task(_tell(client, send))]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        room.leave(client)
        for task in tasks:
            task.cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
    for result in results:
        if isinstance(result, Exception) and not isinstance(result, _GoneError):
            raise result


class _GoneError(Exception):
    """The client has gone, or reads nothing."""


async def _or_gone(work: Awaitable[_Result]) -> _Result:
    """Frameworks say in many ways that a client has gone."""
    try:
        return await work
    except Exception as error:
        raise _GoneError from error


def _seat_of(who: Who, wanted: int | None) -> int:
    if wanted is not None and wanted in who.seats:
        return wanted
    return min(who.seats) if wanted != -1 and len(who.seats) == 1 else -1


async def _listen(client: Client, bucket: Bucket, receive: Receive) -> None:
    while (text := await _or_gone(receive())) is not None:
        if wait := bucket.take():
            await client.outbox.reply(unreadable("wrong-too-fast", round(wait, 2)))
            await asyncio.sleep(wait)
        elif len(text) > LONGEST:
            await client.outbox.reply(unreadable("wrong-too-long"))
        else:
            await _do(client, text)


async def _do(client: Client, text: str | bytes) -> None:
    try:
        message = _read(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        await client.outbox.reply(unreadable("wrong-unreadable"))
        return
    await client.do(message)


async def _tell(client: Client, send: Send) -> None:
    while True:
        await client.outbox.filled()
        while (message := client.next_message()) is not None:
            await _or_gone(asyncio.wait_for(send(message), SLOWEST))
        if client.outbox.is_closed:
            return

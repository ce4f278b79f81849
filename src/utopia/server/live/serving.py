"""The life of one websocket at a room, whatever framework it came through."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias, TypeVar

import msgspec

from utopia.server.chat.messages import Heard, Say, SayPhrase
from utopia.server.live.backlog import TOO_MANY_LINES, Backlog, FloodError
from utopia.server.live.client import Client
from utopia.server.live.limits import LONGEST, Allowance
from utopia.server.protocol.messages import Ask, AskHint, ClientMessage, Wrong
from utopia.server.protocol.words import Phrase, Refusal
from utopia.server.rooms import Room, Who

Receive: TypeAlias = Callable[[], Awaitable[str | bytes | None]]
"""Return the next message of the client; None, or any error, when it has disconnected."""
Send: TypeAlias = Callable[[bytes], Awaitable[None]]
"""Send one message, UTF-8 JSON to go as a text frame. Raise any error when the client has disconnected."""

SLOWEST: Final = 30.0
"""Seconds that sending one message may take; then the connection is given up."""
_LONGEST_DETAIL: Final = 200
"""Letters of the reader's own words that are passed on."""
_NO_TALK: Final = Refusal(Phrase("refusal-talk-scope"))
_Result = TypeVar("_Result")
_read: Final[Callable[[str | bytes], ClientMessage]] = msgspec.json.Decoder(ClientMessage).decode


async def serve(  # noqa: PLR0913 - all but four by name
    room: Room,
    who: Who,
    receive: Receive,
    send: Send,
    *,
    seat: int | None = None,
    since: int | None = None,
    allowance: Allowance | None = None,
    with_talk: bool = True,
) -> None:
    """Update a client and do its commands, until it disconnects, the server stops or it reads nothing for too long.

    It looks from ``seat`` if that is its own, by default from its only one, else as a spectator: a device with several
    players has not named one yet. ``since`` is the version of its last view. The caller has checked that the client may
    watch. ``allowance`` is shared by the sockets of one person. Without ``with_talk`` it gets and sends no chat. Raise
    FloodError if it must be disconnected.
    """
    client, said = Client(room, who, seat, since), Backlog()
    allowance, tasks = allowance or Allowance(), list[asyncio.Task[None]]()
    try:
        if with_talk:
            room.talk.add(client)
        await room.enter(client)
        answering = _answer(client, allowance, said, with_talk=with_talk)
        tasks += [asyncio.create_task(work) for work in (_hear(said, receive), answering, _tell(client, send))]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        room.talk.remove(client)
        room.leave(client)
        client.close()
        for task in tasks:
            task.cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
    for result in results:
        if isinstance(result, Exception) and not isinstance(result, _GoneError):
            raise result


class _GoneError(Exception):
    """The client has disconnected, or reads nothing."""


async def _or_gone(work: Awaitable[_Result]) -> _Result:
    """Frameworks report a disconnect in many ways."""
    try:
        return await work
    except Exception as error:
        raise _GoneError from error


async def _hear(said: Backlog, receive: Receive) -> None:
    while (text := await _or_gone(receive())) is not None:
        said.put(_understood(text))
    said.end()
    await asyncio.get_running_loop().create_future()  # until the commands before the disconnect are done


async def _answer(client: Client, allowance: Allowance, said: Backlog, *, with_talk: bool) -> None:
    while (message := await said.next()) is not None:
        if with_talk and isinstance(message, Say | SayPhrase):
            if not await client.say(message) and not allowance.refused():
                raise FloodError(TOO_MANY_LINES)
            continue
        await (allowance.preview() if isinstance(message, Ask) else allowance.command())
        if isinstance(message, Wrong):
            await client.outbox.reply(message)
        elif isinstance(message, Say | SayPhrase):
            await client.outbox.reply(Heard(message.key, _NO_TALK))
        elif isinstance(message, AskHint):
            await client.hint(message.key, is_welcome=allowance.hint())
        else:
            await client.do(message)


def _understood(text: str | bytes) -> ClientMessage | Wrong:
    if len(text) > LONGEST:
        return Wrong(Phrase("wrong-too-long"), f"a message has {LONGEST} letters at most")
    try:
        return _read(text)
    except msgspec.ValidationError as error:
        return Wrong(Phrase("wrong-unreadable"), f"the message does not fit: {str(error)[:_LONGEST_DETAIL]}")
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        return Wrong(Phrase("wrong-unreadable"), f"the message is no JSON: {str(error)[:_LONGEST_DETAIL]}")


async def _sent(send: Send, message: bytes) -> None:
    async with asyncio.timeout(SLOWEST):  # unlike `wait_for` of Python 3.11, without a task of its own
        await send(message)


async def _tell(client: Client, send: Send) -> None:
    while True:
        await client.outbox.filled()
        while (message := client.next_message()) is not None:
            await _or_gone(_sent(send, message))
        if client.outbox.is_closed:
            return

"""The life of one websocket at a room, whatever framework it came through."""

import asyncio
from asyncio import Queue
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias, TypeVar

import msgspec

from utopia.server.chat.messages import Heard, Say, SayPhrase
from utopia.server.game.client import Client, Wire
from utopia.server.game.messages.socket import Ask, AskHint, ClientMessage, Wrong
from utopia.server.game.people import Who
from utopia.server.game.room import Room
from utopia.server.web.limiter import Bucket
from utopia.server.web.messages import Phrase, Refusal

LONGEST: Final = 4096
"""Bytes of a message; a chat message that a program writes letter by letter as escapes has as many."""


class Allowance:
    """Rate limit of messages. Those of a faster client are answered later, until too many wait (``backlog``).

    Chat messages differ: too fast ones are refused, and a client that continues is disconnected. Without limits
    commands and previews never wait; hints, for which bots think, keep theirs.
    """

    def __init__(self, clock: Callable[[], float] | None = None, *, is_limited: bool = True) -> None:
        clock = clock or asyncio.get_running_loop().time
        self._is_limited = is_limited
        self._commands = Bucket(clock, size=30.0, a_second=10.0)
        self._previews = Bucket(clock, size=120.0, a_second=40.0)
        self._hints = Bucket(clock, size=10.0, a_second=1.0)
        self._patience = Bucket(clock, size=100.0, a_second=1.0)

    async def command(self) -> None:
        """Wait until one more message is welcome."""
        await self._taken(self._commands)

    async def preview(self) -> None:
        """Rate limit of questions: pages send many at once, and moves must not wait for them."""
        await self._taken(self._previews)

    def hint(self) -> bool:
        """Whether one more question for a hint is welcome: bots think about it."""
        return self._hints.take() == 0

    def refused(self) -> bool:
        """Whether yet one more line may come too fast; afterwards it is a flood."""
        return self._patience.take() == 0

    async def _taken(self, bucket: Bucket) -> None:
        while self._is_limited and (wait := bucket.take()):
            await asyncio.sleep(wait)


MOST: Final = 300
"""Messages that may wait; a page sends some hundred at once, and 10 a second are answered."""
TOO_MANY: Final = f"too many messages; more than {MOST} waited to be answered, which were dropped; send fewer"
TOO_MANY_LINES: Final = "too many messages; nothing of what came too fast was said"
Message: TypeAlias = ClientMessage | Wrong


class FloodError(Exception):
    """The client sends too much. Reason for the close of the websocket (123 bytes at most)."""


class Backlog:
    """First come, first answered."""

    def __init__(self) -> None:
        self._waiting: Queue[Message | None] = Queue()

    def put(self, text: str | bytes) -> bool:
        """Put one more in and return True, unless too many wait already."""
        if self._waiting.qsize() >= MOST:
            return False
        self._waiting.put_nowait(_understood(text))
        return True

    def end(self) -> None:
        """The client says nothing more."""
        self._waiting.put_nowait(None)

    async def next(self) -> Message | None:
        """The oldest; None after the last."""
        return await self._waiting.get()


Receive: TypeAlias = Callable[[], Awaitable[str | bytes | None]]
"""Return the next message of the client; None, or any error, when it has disconnected."""
Send: TypeAlias = Callable[[bytes], Awaitable[None]]
"""Send one message, UTF-8 JSON to go as a text frame. Raise any error when the client has disconnected."""

SLOWEST: Final = 30.0
"""Seconds that sending one message may take; then the connection is given up."""
_LONGEST_DETAIL: Final = 200
"""Letters of the reader's own words that are passed on."""
_NO_CHAT: Final = Refusal(Phrase("refusal-talk-scope"))
_NO_NAME: Final = Refusal(Phrase("refusal-talk-stranger"))
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
    with_chat: bool = True,
    wire: Wire | None = None,
) -> None:
    """Update a client and do its commands, until it disconnects, the server stops or it reads nothing for too long.

    It looks from ``seat`` if that is its own, by default from its only one, else as a spectator: a device with several
    players has not named one yet. ``since`` is the version of its last view. The caller has checked that the client may
    watch. ``allowance`` is shared by the sockets of one person. Without ``with_chat`` it gets and sends no chat. Raise
    FloodError if it must be disconnected. ``wire`` is the way to write without waiting, if there is one.
    """
    client, said = Client(room, who, seat, since, wire), Backlog()
    allowance, tasks = allowance or Allowance(), list[asyncio.Task[None]]()
    try:
        if with_chat:
            room.chat.add(client)
        await room.enter(client)
        answering = _answer(client, allowance, said, with_chat=with_chat)
        tasks += [asyncio.create_task(work) for work in (_hear(said, receive, wire), answering, _tell(client, send))]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        room.chat.remove(client)
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


async def _hear(said: Backlog, receive: Receive, wire: Wire | None) -> None:
    while (text := await _or_gone(receive())) is not None:
        if not said.put(text):
            raise FloodError(TOO_MANY)
        if wire is not None:
            wire.listen(said.put)
    said.end()
    await asyncio.get_running_loop().create_future()  # until the commands before the disconnect are done


async def _answer(client: Client, allowance: Allowance, said: Backlog, *, with_chat: bool) -> None:
    is_stranger = client.who.person is None
    while (message := await said.next()) is not None:
        if with_chat and not is_stranger and isinstance(message, Say | SayPhrase):
            if not await client.say(message) and not allowance.refused():
                raise FloodError(TOO_MANY_LINES)
            continue
        await (allowance.preview() if isinstance(message, Ask) else allowance.command())
        if isinstance(message, Wrong):
            await client.reply(message)
        elif isinstance(message, Say | SayPhrase):
            await client.reply(Heard(message.key, _NO_NAME if is_stranger else _NO_CHAT))
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
            client.outbox.is_sending = True
            await _or_gone(_sent(send, message))
            client.outbox.is_sending = False
        if client.outbox.is_closed:
            return

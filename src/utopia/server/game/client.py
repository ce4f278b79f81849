"""One connection to a room: its view, its commands, and the messages that wait to be sent to it."""

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, Protocol, TypeAlias, cast

import msgspec

from utopia.server.chat.messages import Heard, Say, SayPhrase
from utopia.server.game.hints import NOT_NOW, TOO_FAST
from utopia.server.game.messages.socket import Answer, Ask, Hint, Look, Play, TakeBack, Told, ViewMessage, Wrong
from utopia.server.game.messages.view import View
from utopia.server.game.people import Who
from utopia.server.game.room import Room
from utopia.server.game.view import SPECTATOR
from utopia.server.web.messages import Phrase, Refusal

MOST_ANSWERS: Final = 16
"""Answers that may wait; a client that does not read them is not listened to."""
MOST_LINES: Final = 100
"""Chat messages that may wait; a client that does not read them misses the oldest."""


@dataclass(frozen=True, slots=True)
class Handled:
    """A command has been done, or refused."""

    key: str
    refusal: Refusal | None


Reply = Handled | Told | Hint | Wrong | Heard


class Wire(Protocol):
    """A connection that can be written to without waiting."""

    @property
    def is_ready(self) -> bool:
        """Whether a message can be written now: the client is connected and reads."""

    def write_text(self, message: bytes) -> None:
        """Write one text message."""

    def listen(self, hear: Callable[[str | bytes], bool]) -> None:
        """Give messages to ``hear`` as they come, if none waits to be received; one that it refuses is received."""


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
    is_sending: bool = False
    """A message has been taken out and is on its way to a slow client: no other may overtake it."""
    _filled: asyncio.Event = field(default_factory=asyncio.Event)
    _emptied: asyncio.Event = field(default_factory=asyncio.Event)

    def stir(self) -> None:
        """Something may have been put in."""
        if self.is_filled:
            self._filled.set()

    async def reply(self, reply: Reply) -> None:
        """Put a reply in; waits while too many are there."""
        while len(self.replies) >= MOST_ANSWERS:
            self._emptied.clear()
            await self._emptied.wait()
        self.replies.append(reply)

    async def filled(self) -> None:
        """Wait until there is something to send."""
        while not self.is_filled:
            self._filled.clear()
            await self._filled.wait()

    @property
    def is_filled(self) -> bool:
        """Whether there is something to send."""
        return bool(self.room or self.wants_view or self.replies or self.said or self.is_closed)

    @property
    def wants_view(self) -> bool:
        """Whether a view is to be sent by itself."""
        return self.view and not self.is_held

    def next_reply(self) -> Reply | None:
        """Take the oldest reply out."""
        self._emptied.set()
        return self.replies.popleft() if self.replies else None


_encode = msgspec.json.encode
Command: TypeAlias = Play | TakeBack | Ask | Look
"""Commands that are done at once."""


class Client:
    """A ``rooms.Listener``. ``viewer`` is the seat of its view.

    ``enter`` it in the same step in which it is made: the loss of a seat is only told to clients in the room.
    """

    def __init__(self, room: Room, who: Who, seat: int | None, since: int | None, wire: Wire | None = None) -> None:
        """Look from ``seat`` if it is the client's own, by default from its only one, else as a spectator.

        ``since`` is the version of its last view. With a ``wire`` news are written as soon as they are there.
        """
        self.who, self.viewer = who, _seat_of(who, seat)
        self.outbox = Outbox()
        self._wire = wire
        self._room, self._since = room, since
        self._views_of = room.views_for(who)
        self._shown: tuple[object, ...] | None = None
        """The etag of the last view that it was sent."""
        self._room_told = b""
        self._hinting: asyncio.Task[None] | None = None

    @property
    def version(self) -> int | None:
        """Version of the last view that it was sent, or said it had."""
        return self._since

    def view_changed(self) -> None:
        """There is a new version."""
        self.outbox.view = True
        self._stir()

    def room_changed(self) -> None:
        """People came or left, or a bot thinks."""
        self.outbox.room = True
        self._stir()

    def room_closes(self) -> None:
        """The server stops."""
        self.outbox.is_closed = True
        self._stir()

    def hears(self, message: bytes) -> None:
        """A chat message has arrived."""
        self.outbox.said.append(message)
        self._stir()

    async def say(self, message: Say | SayPhrase) -> bool:
        """Say it to the table; whether it came in good time."""
        heard = await self._room.chat.say(self.who, self.viewer, message)
        await self.reply(heard)
        return heard.wait is None

    async def do(self, message: Command) -> None:
        """Do the client's command, and queue the reply."""
        self.outbox.is_held = True
        try:
            reply = await self._reply_to(message)
        finally:
            self.outbox.is_held = False
        await self.reply(reply)

    async def hint(self, key: str, *, is_welcome: bool) -> None:
        """Have a bot think about a hint, one at a time; whatever else the client says is done meanwhile."""
        if not is_welcome or (self._hinting is not None and not self._hinting.done()):
            await self.reply(Hint(key, TOO_FAST, self._views_of.version))
        else:
            self._hinting = asyncio.create_task(self._think(key, self.viewer), name="a hint")

    def close(self) -> None:
        """The client has disconnected."""
        if self._hinting is not None:
            self._hinting.cancel()

    async def _think(self, key: str, seat: int) -> None:
        hint = await self._room.hints.ask(self.who, seat, key)
        if hint.refusal is not None:  # a spectator does not learn how far the table is
            hint = msgspec.structs.replace(hint, version=self._views_of.version)
        if self.viewer != seat:  # another person at the device may not know that hand
            hint = Hint(key, NOT_NOW, self._views_of.version)
        await self.reply(hint)

    async def _reply_to(self, message: Command) -> Reply:
        match message:
            case Play(key, version, code):
                return Handled(key, await self._room.play(self.who, self.viewer, key, version, code))
            case TakeBack(key, version):
                return Handled(key, await self._room.take_back(self.who, self.viewer, key, version))
            case Ask(key, code):
                return self._views_of.tell(self.viewer, key, code)
            case Look(key, seat):
                return Handled(key, self._look(seat))

    def next_message(self) -> bytes | None:
        """Return the next message, written now and so never out of date; None if there is nothing."""
        if self.outbox.is_closed and not self._has_its_seat():
            return None
        if self.outbox.room:
            self.outbox.room = False
            message = self._room.encoded_message(self.who)
            if message != self._room_told:  # when nothing is new, late spectators must not hear that something happens
                self._room_told = message
                return message
        if (reply := self.outbox.next_reply()) is not None:
            return self._written(reply)
        if self.outbox.said:
            return self.outbox.said.popleft()
        if self.outbox.wants_view:
            self.outbox.view = False
            if self._shown != self._views_of.etag:
                return _encode(ViewMessage(self._view()))
        return None

    async def reply(self, reply: Reply) -> None:
        """Queue a reply; wait while too many are there."""
        await self.outbox.reply(reply)
        self._stir()

    def _stir(self) -> None:
        """Write what can be written at once; leave the rest to the task that waits for the client."""
        wire = self._wire
        try:
            while wire is not None and wire.is_ready and not self.outbox.is_sending:
                if (message := self.next_message()) is None:
                    break
                wire.write_text(message)
        except Exception:  # noqa: BLE001 - nothing about one client may stop a room: its own task fails with it instead
            self.outbox.view = True
        self.outbox.stir()

    def _written(self, reply: Reply) -> bytes:
        if not isinstance(reply, Handled):
            return _encode(reply)
        self.outbox.view = False
        return _encode(Answer(reply.key, reply.refusal, self._view()))

    def _view(self) -> View:
        """The view as JSON, in the place of one."""
        view = self._views_of.encoded_view(self.viewer, self._since)
        self._since, self._shown = self._views_of.version, self._views_of.etag
        return cast("View", view)

    def _has_its_seat(self) -> bool:
        """Return whether the client may still look from there, however late it reads."""
        return self.viewer in self._room.who(self.who.person).seats

    def _look(self, seat: int) -> Refusal | None:
        if seat != SPECTATOR and seat not in self.who.seats:
            return Refusal(Phrase("refusal-other-seat"))
        self.viewer = seat
        return None


def _seat_of(who: Who, wanted: int | None) -> int:
    if wanted is not None and wanted in who.seats:
        return wanted
    return min(who.seats) if wanted != SPECTATOR and len(who.seats) == 1 else SPECTATOR

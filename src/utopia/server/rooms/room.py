"""A room: one game in memory, everybody who is there, and one command after the other.

Every command is checked, made durable in the log with all that follows from it, and only then done and told. So nobody
ever sees what a crash could take away again, and whoever reads needs not wait for whoever writes.
"""

import asyncio
import contextlib
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeVar, cast

import msgspec

from utopia.server.protocol.messages import RoomMessage, Told
from utopia.server.protocol.resources import Frames
from utopia.server.protocol.view import Happening, View
from utopia.server.protocol.words import Phrase, Refusal
from utopia.server.rooms.commands import KEY_USED, NO_SEAT, STALE, is_current, is_repeated
from utopia.server.rooms.hints import Hints
from utopia.server.rooms.ledger import Ledger
from utopia.server.rooms.minds import Minds
from utopia.server.rooms.people import Listener, Who, who_is
from utopia.server.rooms.presence import Presence
from utopia.server.rooms.robots import Robots
from utopia.server.storage import ConflictError, EntryKind, KeyUsedError, SeatKind, StorageError
from utopia.server.storage.sealing import sealed_of
from utopia.server.storage.sitting import sitting_of
from utopia.server.views import (
    MOST_TOLD,
    SPECTATOR,
    Chronicler,
    Seen,
    bar_phrase,
    draft_of,
    frames,
    lately,
    refusal_now,
    told_of,
    view_of,
)
from utopia.tables import Limit, Waits

_Answer = TypeVar("_Answer")


class Room:
    """The door to one game. ``begin`` it before use and ``close`` it at the end."""

    def __init__(self, ledger: Ledger, minds: Minds, server: str, clock: Callable[[], float] | None = None) -> None:
        """``server`` is the version that clients are told; ``clock`` gives seconds."""
        self.ledger: Final = ledger
        self._server = server
        self.hints: Final = Hints(ledger, minds)
        self._robots = Robots(self, minds, clock)
        self._presence = Presence(clock)
        self._one_at_a_time = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._views: dict[tuple[int, int], msgspec.Raw] = {}
        self._messages: dict[tuple[frozenset[int], bool], bytes] = {}
        self._chroniclers: dict[int, Chronicler] = {}

    @property
    def id(self) -> str:
        """The game's."""
        return self.ledger.row.id

    @property
    def version(self) -> int:
        """Entries of the log."""
        return self.ledger.history.version

    @property
    def has_people(self) -> bool:
        """Whether a person plays."""
        return any(seat.kind is not SeatKind.BOT for seat in self.ledger.seats)

    @property
    def is_awaited(self) -> bool:
        """Whether anybody plays or looks on."""
        return bool(self._presence.listeners) or self.has_people

    @property
    def is_idle(self) -> bool:
        """Whether nobody is here and nothing is under way, so that the room may be closed."""
        return not (self._presence.listeners or self._tasks or self._robots.are_busy)

    async def begin(self) -> None:
        """Do what happens by itself; wake the bots. The errors of the ledger."""
        await self._queued(self.ledger.settle())
        self._robots.wake()

    async def close(self) -> None:
        """Finish what is being stored, stop the bots, and tell the clients that the server stops."""
        await self._robots.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._presence.close()
        for listener in self._presence.listeners:
            listener.room_closes()

    def who(self, person: str | None) -> Who:
        """What that person is here; None is a stranger."""
        return who_is(self.ledger.seats, self.ledger.row.host, person)

    async def enter(self, listener: Listener) -> None:
        """A client has come, who is to ``leave`` even if this is cancelled; names are read again, if they can be."""
        self._presence.add(listener)
        try:
            await self.refresh()
        except StorageError:
            self.room_changed()

    def leave(self, listener: Listener) -> None:
        """A client has gone."""
        self._presence.remove(listener)
        self.room_changed()

    async def refresh(self) -> None:
        """Read names and pace again, and tell all."""
        await self.ledger.refresh()
        self.room_changed()
        self._robots.wake()

    def room_changed(self) -> None:
        """Tell everybody who is here and who thinks."""
        self._messages.clear()
        self._presence.tell()

    def message(self, who: Who) -> RoomMessage:
        """Who is here, for one of them."""
        row, game = self.ledger.row, self.ledger.table.game
        return RoomMessage(
            game=row.id,
            board=game.map.digest,
            edition=row.edition,
            options=game.edition.options(),
            sitting=sitting_of(self.ledger.seats, who.seats, self._presence.here, self._robots.thinking),
            spectators=self._presence.spectators,
            host=who.is_host,
            pace=row.pace,
            waking=self._robots.is_waking,
            server=self._server,
            sealed=sealed_of(row, self.ledger.seats),
        )

    def encoded_message(self, who: Who) -> bytes:
        """The same as JSON, encoded once for all to whom it says the same."""
        kind = (who.seats, who.is_host)
        if kind not in self._messages:
            self._messages[kind] = msgspec.json.encode(self.message(who))
        return self._messages[kind]

    def seen(self, viewer: int) -> Seen:
        """The game as a seat or SPECTATOR may know it."""
        return Seen(self.ledger.table.game, viewer)

    def view(self, viewer: int, since: int | None = None) -> View:
        """The position for a seat or SPECTATOR, and what happened since that version, by default lately."""
        return self._view(self.seen(viewer), self._kept(viewer, since))

    def encoded_view(self, viewer: int, since: int | None = None) -> msgspec.Raw:
        """The same as JSON, encoded once for all who ask for it."""
        kept = self._kept(viewer, since)
        if (viewer, kept) not in self._views:
            self._views[viewer, kept] = msgspec.Raw(msgspec.json.encode(self._view(self.seen(viewer), kept)))
        return self._views[viewer, kept]

    async def chronicle(self, viewer: int) -> list[Happening]:
        """Everything that happened, each as JSON in the place of one; others have their turn while it is written."""
        chronicler = self._chroniclers.setdefault(viewer, Chronicler())
        while not chronicler.write(self.seen(viewer)):
            await asyncio.sleep(0)
        return cast("list[Happening]", list(chronicler.happenings))

    async def frames(self, viewer: int | None, first: int, last: int) -> Frames:
        """Views back in time, as ``views.frames`` says."""
        return await frames(self.ledger.table.game.copy(), self.id, self.version, viewer, first, last)

    def tell(self, viewer: int, key: str, code: int) -> Told:
        """What a move would bring, or why it is refused."""
        return told_of(self.seen(viewer), key, code)

    async def play(self, who: Who, seat: int, key: str, version: int, code: int) -> Refusal | None:
        """A person's move, made for that version; why it is refused, or None: then it is done, now or before."""
        return await self._commanded(lambda: self._play(who, seat, key, version, code))

    async def take_back(self, who: Who, seat: int, key: str, version: int) -> Refusal | None:
        """The seat's last decision, taken back; why that is refused, or None."""
        return await self._commanded(lambda: self._take_back(who, seat, key, version))

    async def play_for(self, seat: int, version: int, code: int) -> None:
        """Make a bot's move, unless the table has moved on since that version. StorageError if it is not stored."""

        async def move() -> None:
            waiting = self.ledger.table.waiting()
            if version == self.version and waiting.waits is Waits.BOT and waiting.seat == seat:
                await self.ledger.play(seat, code)

        with contextlib.suppress(ConflictError, KeyUsedError):
            await self._queued(move())

    async def _play(self, who: Who, seat: int, key: str, version: int, code: int) -> Refusal | None:
        if (refusal := self._refused_at_once(who, seat)) is not None:
            return refusal
        if (done := self.ledger.history.command(key)) is not None:
            return None if is_repeated(done, EntryKind.MOVE, seat, code) else KEY_USED
        seen = self.seen(seat)
        if not is_current(self.ledger.history, seen, version):
            return STALE
        if (refusal := refusal_now(seen, code)) is not None:
            return refusal
        await self.ledger.play(seat, code, key, who.person)
        return None

    async def _take_back(self, who: Who, seat: int, key: str, version: int) -> Refusal | None:
        if (refusal := self._refused_at_once(who, seat)) is not None:
            return refusal
        if (done := self.ledger.history.command(key)) is not None:
            return None if is_repeated(done, EntryKind.TAKE_BACK, seat, None) else KEY_USED
        if version != self.version:
            return STALE
        target = self.ledger.table.take_back_to(seat)
        if isinstance(target, Limit):
            return Refusal(bar_phrase(target))
        await self.ledger.take_back(seat, target, key, who.person)
        return None

    def _refused_at_once(self, who: Who, seat: int) -> Refusal | None:
        return None if seat != SPECTATOR and seat in who.seats else NO_SEAT

    async def _commanded(self, command: Callable[[], Coroutine[Any, Any, Refusal | None]]) -> Refusal | None:
        """Do a command of a person in its turn; trouble with the storage is a refusal."""
        try:
            return await self._queued(command())
        except ConflictError:
            return STALE
        except KeyUsedError:
            return await self._queued(command())  # the log, read again, says what it did
        except StorageError as error:
            return Refusal(Phrase(f"storage-{error.trouble.value}"))

    async def _queued(self, work: Coroutine[Any, Any, _Answer]) -> _Answer:
        """Do it when all before it is done, to its end even if whoever asked has gone."""
        task = asyncio.create_task(self._in_turn(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def _in_turn(self, work: Coroutine[Any, Any, _Answer]) -> _Answer:
        async with self._one_at_a_time:
            before = self.version
            try:
                return await work
            finally:
                if self.version != before:
                    self._moved_on(before)

    def _kept(self, viewer: int, since: int | None) -> int:
        """The number of the first event to tell, as far back as a view tells at all."""
        history = self.ledger.history
        kept = lately(self.seen(viewer)) if since is None else history.kept(since)
        return max(kept, history.events - MOST_TOLD)

    def _view(self, seen: Seen, kept: int) -> View:
        return view_of(seen, self.id, self.version, kept, draft_of(self.ledger.table, seen.viewer))

    def _moved_on(self, before: int) -> None:
        """Forget what was written of the position before, and tell all."""
        kept = self.ledger.history.kept(before)
        for chronicler in self._chroniclers.values():
            chronicler.forget(kept)
        self._views.clear()
        for listener in self._presence.listeners:
            listener.view_changed()
        self._robots.wake()

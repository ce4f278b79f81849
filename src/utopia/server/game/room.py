"""A room: one game in memory, its clients, and one command after the other. The life of a move:

1. Wait. It has its turn after all earlier commands (``queue``), and is then done even if its sender has gone.
2. Check. The sender's seat, the key, the version, and the rules by what that seat may know (``_play``).
3. Try. The table works out the move with its forced consequences, and takes them back (``GameSession.play``).
4. Store. The log writes them, together with moves of other games in one transaction.
5. Commit. The table accepts what was tried: nothing is checked or worked out twice.
6. Tell. Clocks, spectators, clients, bots and plans learn of it (``_moved_on``), and the sender is answered.
So nobody ever sees data that a crash could take away again, and readers need not wait for writers.
"""

import asyncio
import contextlib
import time
from collections.abc import Callable, Collection, Coroutine
from dataclasses import replace
from typing import Any, Final, TypeVar

import msgspec

from utopia.server.database.errors import StorageError
from utopia.server.database.schema.games import EntryKind, GameState, SeatKind
from utopia.server.game.bots import BotPool, Bots
from utopia.server.game.chat import Chat
from utopia.server.game.clock import Clock
from utopia.server.game.clock_room import Reminder
from utopia.server.game.hints import Hints
from utopia.server.game.messages.socket import RoomMessage
from utopia.server.game.people import Listener, Presence, Who, who_is
from utopia.server.game.plans import Plans
from utopia.server.game.session import KEY_USED, NO_SEAT, STALE, GameSession, is_current, is_repeated
from utopia.server.game.spectators import SpectatorFeed
from utopia.server.game.stores import RoomStores
from utopia.server.game.view import SPECTATOR, bar_phrase, refusal_now
from utopia.server.game.view.cached import CachedViews
from utopia.server.game.votes import OVER
from utopia.server.tables.entries import ConflictError, KeyUsedError
from utopia.server.tables.games import sealed_of
from utopia.server.tables.rows import sitting_of
from utopia.server.web.messages import Phrase, Refusal
from utopia.tables import Limit, Waits
from utopia.tables.clocks import Watch

_Answer = TypeVar("_Answer")


class Room(CachedViews):
    """One game. ``begin`` it before use and ``close`` it at the end."""

    def __init__(
        self,
        session: GameSession,
        stores: RoomStores,
        bot_pool: BotPool,
        server: str,
        clock: Callable[[], float] | None = None,
        watch: Watch | None = None,
        remind: Reminder | None = None,
    ) -> None:
        """``server`` is the version that clients are told; ``clock`` gives seconds, ``watch`` moments."""
        super().__init__(session)
        self.session: Final = session
        self._server, self.again, self.review = server, 0, ""
        self.hints: Final = Hints(session, bot_pool)
        self.chat: Final = Chat(session.row.id, stores.chat, clock)
        self.plans: Final = Plans(self, stores.plans)
        self._bots, self._presence = Bots(self, bot_pool, clock), Presence(clock)
        self.feed: Final = SpectatorFeed(session, lambda: self._show(seated=False), clock)
        self.time: Final = Clock(self, stores.time, watch or Watch(time.time, time.monotonic), remind)
        self._one_at_a_time, self._tasks = asyncio.Lock(), set[asyncio.Task[Any]]()
        self._messages: dict[Who, bytes] = {}

    @property
    def has_people(self) -> bool:
        """Whether a person plays."""
        return any(seat.kind is not SeatKind.BOT for seat in self.session.seats)

    @property
    def is_awaited(self) -> bool:
        """Whether anybody plays or looks on."""
        return bool(self._presence.listeners) or self.has_people or any(seat.was for seat in self.session.seats)

    @property
    def here(self) -> Collection[str]:
        """The persons whose clients are connected."""
        return self._presence.here

    @property
    def is_idle(self) -> bool:
        """Return whether nobody is here and nothing is under way, so that the room may be closed."""
        is_busy = self._bots.are_busy or self.plans.are_busy or self.time.is_passing
        return not (self._presence.listeners or self._tasks or is_busy)

    async def begin(self) -> None:
        """Run forced steps; when clocks and plans are read, let the bots begin. Raise the errors of the session."""
        await self._queued(self.session.run_forced())
        await self.time.begin()
        await self.plans.begin()
        self.feed.look()
        self._bots.begin()

    async def close(self) -> None:
        """Finish running writes, stop the bots, and tell the clients that the server stops."""
        self.time.close()
        await self._bots.close()
        await self.plans.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._presence.close()
        self.feed.close()
        for listener in self._presence.listeners:
            listener.room_closes()

    def who(self, person: str | None) -> Who:
        """Return the role of that person here; None is a stranger."""
        return who_is(self.session.seats, self.session.row.host, person)

    def views_for(self, who: Who) -> CachedViews:
        """Return the game that person looks at: the table as it is, or the delayed spectator view."""
        if who.seats:
            return self
        return self.feed.covered if who.has_left else self.feed

    async def enter(self, listener: Listener) -> None:
        """A client has connected. Call ``leave`` even if this is cancelled; names are read again, if they can be."""
        self._presence.add(listener)
        try:
            await self.refresh()
        except StorageError:
            self.room_changed()

    def leave(self, listener: Listener) -> None:
        """A client has disconnected."""
        self._presence.remove(listener)
        self.time.moved()
        self.room_changed()

    async def refresh(self) -> None:
        """Read names and bot delay again, and tell all."""
        await self.time.reseat()
        await self.time.reread()
        self.time.moved()
        self.feed.look()
        self.room_changed()
        self._bots.wake()

    def room_changed(self) -> None:
        """Tell everybody who is here and which bot thinks."""
        self._messages.clear()
        self._presence.tell()

    def message(self, who: Who) -> RoomMessage:
        """Return the people present, for one of them."""
        row, game = self.session.row, self.session.table.game
        is_late = not who.seats and self.feed.delay > 0  # a thinking bot would tell of moves to come
        return RoomMessage(
            game=row.id,
            board=game.map.digest,
            edition=row.edition,
            options=game.edition.options(),
            sitting=sitting_of(self.session.seats, who.seats, self.here, None if is_late else self._bots.thinking),
            spectators=self._presence.spectators,
            host=who.is_host,
            pace=row.pace,
            waking=self._bots.is_waking and not is_late,
            server=self._server,
            sealed=sealed_of(row, self.session.seats),
            delay=round(self.feed.delay),
            time=self.time.view(who, is_late=is_late),
            deal=row.deal,
            again=self.again,
            review=self.review or None,
        )

    def encoded_message(self, who: Who) -> bytes:
        """Return it as JSON, encoded once for all clients with the same content."""
        kind = who if who.left else replace(who, person=None)
        if kind not in self._messages:
            self._messages[kind] = msgspec.json.encode(self.message(who))
        return self._messages[kind]

    async def play(self, who: Who, seat: int, key: str, version: int, code: int) -> Refusal | None:
        """A person's move, made for that version; why it is refused, or None: then it is done, now or before."""
        return await self._commanded(lambda: self._play(who, seat, key, version, code))

    async def take_back(self, who: Who, seat: int, key: str, version: int) -> Refusal | None:
        """The seat's last decision, taken back; why that is refused, or None."""
        return await self._commanded(lambda: self._take_back(who, seat, key, version))

    async def play_for(self, seat: int, version: int, code: int) -> None:
        """Make a bot's move, unless the table has moved on since that version. StorageError if it is not stored."""

        async def move() -> None:
            waiting = self.session.table.waiting()
            if version == self.version and waiting.waits is Waits.BOT and waiting.seat == seat:
                stands_in = self.time.is_played_for(seat)
                await self.session.play(seat, code)
                if stands_in:
                    self.time.clocks.decided(seat, in_person=False)

        with contextlib.suppress(ConflictError, KeyUsedError):
            await self._queued(move())

    async def _play(self, who: Who, seat: int, key: str, version: int, code: int) -> Refusal | None:
        if (refusal := self._refused_at_once(who, seat)) is not None:
            return refusal
        if (done := self.session.history.command(who.person, key)) is not None:
            return None if is_repeated(done, EntryKind.MOVE, seat, code) else KEY_USED
        seen = self.seen(seat)
        if not is_current(self.session.history, seen, version):
            return STALE
        if (refusal := refusal_now(seen, code)) is not None:
            return refusal
        await self.session.play(seat, code, key, who.person)
        self.time.decided(seat)
        return None

    async def _take_back(self, who: Who, seat: int, key: str, version: int) -> Refusal | None:
        if (refusal := self._refused_at_once(who, seat)) is not None:
            return refusal
        if (done := self.session.history.command(who.person, key)) is not None:
            return None if is_repeated(done, EntryKind.TAKE_BACK, seat, None) else KEY_USED
        if version != self.version:
            return STALE
        target = self.session.table.take_back_to(seat)
        if isinstance(target, Limit):
            return Refusal(bar_phrase(target))
        await self.session.take_back(seat, target, key, who.person)
        return None

    def _refused_at_once(self, who: Who, seat: int) -> Refusal | None:
        if self.session.row.state is GameState.OVER and not self.session.table.game.is_over:
            return OVER
        return None if seat != SPECTATOR and seat in self.who(who.person).seats else NO_SEAT

    async def _commanded(self, command: Callable[[], Coroutine[Any, Any, Refusal | None]]) -> Refusal | None:
        """Do a command of a person in its turn; trouble with the storage is a refusal."""
        try:
            return await self._queued(command())
        except ConflictError:
            return STALE
        except KeyUsedError:
            return await self._queued(command())  # reading the log again tells what it did
        except StorageError as error:
            return Refusal(Phrase(f"storage-{error.trouble.value}"))

    async def _queued(self, work: Coroutine[Any, Any, _Answer]) -> _Answer:
        """Run it after all earlier commands, to its end even if the caller has gone."""
        return await asyncio.shield(self.queue(work))

    async def _in_turn(self, work: Coroutine[Any, Any, _Answer]) -> _Answer:
        async with self._one_at_a_time:
            before = self.version
            try:
                return await work
            finally:
                if self.version != before:
                    self._moved_on(before)

    def _moved_on(self, before: int) -> None:
        """Drop the cached views of the previous position, and tell all."""
        self.moved_on(before)
        self.time.played()
        self.feed.look()
        self._show(seated=True)
        self._bots.wake()
        self.plans.wake()

    def queue(self, work: Coroutine[Any, Any, _Answer]) -> "asyncio.Task[_Answer]":
        """Do it when all before it is done."""
        task = asyncio.create_task(self._in_turn(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def seats_changed(self, people: Collection[str | None]) -> None:
        """Other players sit here now: clients of those who came or left reconnect in their new role."""
        self.room_changed()
        for listener in self._presence.listeners:
            if listener.who.person in people and listener.who.person is not None:
                listener.room_closes()
        self.queue(self.plans.reread())
        self._bots.wake()

    def decided(self, seat: int) -> None:
        """Note that a player has decided, by hand or by their plan."""
        self.time.decided(seat)

    def wake_bots(self) -> None:
        """A bot may have to move."""
        self._bots.wake()

    def game_ended(self) -> None:
        """The table has ended its game."""
        self._moved_on(self.version)
        self.room_changed()

    def _show(self, *, seated: bool) -> None:
        for listener in self._presence.listeners if seated or self._presence.spectators else ():
            if bool(listener.who.seats) is seated:
                listener.view_changed()

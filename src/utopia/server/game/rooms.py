"""All rooms of a server: opened when a client comes, closed when nobody is there and nothing is under way."""

import asyncio
import logging
from collections.abc import Callable, Collection, Coroutine, Iterable, Sequence
from typing import Any, Final, TypeVar

from utopia.server.game.bots import BotPool
from utopia.server.game.clock_room import Reminder
from utopia.server.game.endings import Endings
from utopia.server.game.people import bots_for
from utopia.server.game.room import Room
from utopia.server.game.session import GameSession, open_game
from utopia.server.game.stores import RoomStores
from utopia.server.game.ticker import Ticker
from utopia.server.notifications.outbox import Running
from utopia.server.tables.rows import Result, UnplayableGameError, seats_of
from utopia.tables.clocks import Watch

SWEEP: Final = 60.0
"""Seconds between two looks for rooms to close; a room lives at least as long after its last use."""
BETWEEN: Final = 0.05
"""Seconds between two games resumed after a start, so that clients are served meanwhile."""
_log: Final = logging.getLogger(__name__)
_T = TypeVar("_T")


class Rooms:
    """``open`` gives the room of a game that runs or is over; within a running event loop."""

    def __init__(
        self,
        stores: RoomStores,
        bot_pool: BotPool,
        server: str = "",
        clock: Callable[[], float] | None = None,
        watch: Watch | None = None,
    ) -> None:
        """``server`` is the version that clients are told; ``watch`` is for tests."""
        self._stores, self._bot_pool, self._server = stores, bot_pool, server
        self.endings: Final = Endings(stores.figures)
        self._ticker = Ticker(stores.time.clocks, watch)
        self.reminders: Final[list[Reminder]] = []
        """Called when a slow clock has run down to half, and to a tenth."""
        self._clock = clock or asyncio.get_running_loop().time
        self._rooms: dict[str, asyncio.Task[Room]] = {}
        self._closing: dict[str, asyncio.Task[None]] = {}
        self._used: dict[str, float] = {}
        self._tasks = [asyncio.create_task(self._sweep(), name="closing rooms")]

    def __len__(self) -> int:
        """How many there are."""
        return len(self._rooms)

    async def open(self, game: str) -> Room:
        """The one room of that game. NoSuchGameError; StateError before it starts; StorageError; DamagedGameError."""
        self._used[game] = self._clock()
        if game not in self._rooms:
            self._rooms[game] = asyncio.create_task(self._opened(game))
            self._rooms[game].add_done_callback(lambda task: self._forget_failed(game, task))
        return await asyncio.shield(self._rooms[game])

    def is_open(self, game: str) -> bool:
        """Return whether that game is held in memory: for somebody who looks at it, or did a minute ago."""
        return game in self._rooms

    def here(self, game: str) -> Collection[str]:
        """The people whose pages show that game at this moment."""
        task = self._rooms.get(game)
        is_open = task is not None and task.done() and not task.cancelled() and task.exception() is None
        return task.result().here if task is not None and is_open else ()

    async def refresh(self, game: str) -> None:
        """Names or bot delay of a game have changed: its room, if there is one, tells its clients."""
        if game in self._rooms:
            await (await self.open(game)).refresh()

    async def asked_again(self, game: str) -> None:
        """A person has sat down for the rematch: clients that still show the ended game are told."""
        if game in self._rooms:
            room = await self.open(game)
            room.again += 1
            room.room_changed()

    async def reviewed(self, game: str, person: str, study: str) -> None:
        """A person has opened the review of a finished game: its clients are told, and it is said in its chat."""
        room = await self.open(game)
        room.review = study
        room.room_changed()
        await room.chat.announce(room.who(person), f"review {study}", "review")

    async def chat_changed(self, game: str, line: int | None = None) -> None:
        """A line of a game was removed, or its chat was switched: its room, if there is one, tells its clients."""
        if game in self._rooms:
            (await self.open(game)).chat.changed(line)

    async def drop(self, game: str) -> None:
        """Close the room of a game that was changed or deleted in the storage: the next client finds it as it is."""
        if (task := self._rooms.get(game)) is not None:
            await self._close(game, task)

    async def end(self, game: str) -> UnplayableGameError | None:
        """End a running game without places; return why it could not have continued, if so."""
        try:
            room = await self.open(game)
        except UnplayableGameError as error:
            await _end_unopened(self._stores, game, error)
            self.endings.announce(game)
            return error
        await room.queue(room.time.votes.end())
        return None

    async def dismiss(self, game: str, person: str) -> None:
        """A bot plays on for a banned person."""
        try:
            room = await self.open(game)
        except UnplayableGameError as error:
            await _hand_over_unopened(self._stores, game, person, error)
        else:
            await room.queue(room.time.votes.dismiss(person))

    def go_on(self, games: Sequence[str]) -> None:
        """After a restart: open games that wait for no person, one after the other, so that their bots move."""
        self._tasks.append(asyncio.create_task(self._go_on(games), name="going on with games"))

    async def close(self) -> None:
        """Close all; running writes are finished."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        opened = await asyncio.gather(*self._rooms.values(), return_exceptions=True)
        await asyncio.gather(*self._closing.values(), return_exceptions=True)
        rooms = [room for room in opened if isinstance(room, Room)]
        for room, error in zip(rooms, await _all(room.close() for room in rooms), strict=True):
            if error is not None:
                _log.error("the room of game %s was not closed well", room.id, exc_info=error)
        self._rooms.clear()
        await self.endings.close()
        await self._ticker.close()

    async def _opened(self, game: str) -> Room:
        if (before := self._closing.get(game)) is not None:
            await asyncio.wait([before])
        session = GameSession(self._stores.game, await open_game(self._stores.game, game), self.endings.announce)
        watch = await self._ticker.watch()
        room = Room(session, self._stores, self._bot_pool, self._server, watch=watch, remind=self._remind)
        try:
            await room.begin()
        except BaseException:
            await room.close()
            raise
        return room

    async def _remind(self, game: str, seat: int, person: str, which: str, what: Running) -> None:
        for reminder in self.reminders:
            await reminder(game, seat, person, which, what)

    def _forget_failed(self, game: str, task: "asyncio.Task[Room]") -> None:
        if (task.cancelled() or task.exception() is not None) and _forget(self._rooms, game, task):
            self._used.pop(game, None)

    async def _go_on(self, games: Sequence[str]) -> None:
        for game in games:
            try:
                await self.open(game)
            except Exception as error:  # noqa: BLE001 - one game holds up no other
                _log.warning("game %s is not gone on with: %s", game, error)
            await asyncio.sleep(BETWEEN)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            await self.sweep(self._clock() - SWEEP)

    async def sweep(self, before: float) -> None:
        """Close the rooms that are idle and were last used before that moment of the clock."""
        for game, task in tuple(self._rooms.items()):
            try:
                await self._close_if_idle(game, task, before)
            except Exception:  # noqa: BLE001 - the others are to be closed nevertheless
                _log.exception("the room of game %s was not closed well", game)

    async def _close_if_idle(self, game: str, task: "asyncio.Task[Room]", before: float) -> None:
        if task.done() and self._used[game] < before and task.result().is_idle:
            await self._close(game, task)

    async def _close(self, game: str, task: "asyncio.Task[Room]") -> None:
        """Close a room; a client that comes meanwhile waits, so that there is never a second one."""
        del self._rooms[game], self._used[game]
        closing = self._closing[game] = asyncio.create_task(_closed(task), name="closing a room")
        closing.add_done_callback(lambda done: _forget(self._closing, game, done))
        await asyncio.shield(closing)


def _forget(tasks: dict[str, asyncio.Task[_T]], game: str, task: asyncio.Task[_T]) -> bool:
    """Take out that game's task; False if it is another one by now."""
    is_known = tasks.get(game) is task
    if is_known:
        del tasks[game]
    return is_known


async def _closed(task: "asyncio.Task[Room]") -> None:
    await asyncio.wait([task])
    if not task.cancelled() and task.exception() is None:
        await task.result().close()


async def _all(works: Iterable[Coroutine[Any, Any, None]]) -> list[BaseException | None]:
    """Run all at the same time; return their outcomes."""
    return await asyncio.gather(*works, return_exceptions=True)


async def _end_unopened(stores: RoomStores, game: str, why: Exception) -> None:
    """It is over, without places. StorageError."""
    _log.warning("game %s is ended as it lies: %s", game, why)
    await stores.game.games.finish(game, Result("closed", [], []))


async def _hand_over_unopened(stores: RoomStores, game: str, person: str, why: Exception) -> None:
    """A bot has the seats of that person, should it ever be played again. StorageError."""
    _log.warning("the seat of a person in game %s goes to a bot as it lies: %s", game, why)
    seats = await stores.game.seats.of(game)
    await stores.time.leaving.hand_over(game, bots_for(seats_of(seats, person), [seat.name for seat in seats]))

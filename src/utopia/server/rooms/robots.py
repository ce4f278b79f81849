"""The bots of a room: they move at a human pace, as long as it matters to a person."""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Final, Protocol

from utopia.server.rooms.ledger import Ledger
from utopia.server.rooms.minds import Asking, Minds
from utopia.server.storage.errors import StorageError
from utopia.server.storage.schema.games import GameState
from utopia.tables import Bot, Waits

LEAST_PAUSE: Final = 0.02
"""Seconds between two moves at a table without people."""
AFTER_TROUBLE: Final = 5.0
"""Seconds until the next try when nothing could be stored."""
_log: Final = logging.getLogger(__name__)


class Place(Protocol):
    """The parts of a room that robots need."""

    @property
    def ledger(self) -> Ledger:
        """The game."""

    @property
    def has_people(self) -> bool:
        """Whether a person plays."""

    @property
    def is_awaited(self) -> bool:
        """Whether anybody plays or looks on."""

    async def play_for(self, seat: int, version: int, code: int) -> None:
        """Make a bot's move, unless the table has moved on since that version."""

    def room_changed(self) -> None:
        """Tell which bot thinks."""


class Robots:
    """One after the other thinks and moves; ``begin`` when all else has, ``wake`` when something has changed."""

    def __init__(self, place: Place, minds: Minds, clock: Callable[[], float] | None = None) -> None:
        self._place = place
        self._clock = clock or asyncio.get_running_loop().time
        self._asking = Asking(minds, self._clock)
        self._task: asyncio.Task[None] | None = None
        self._since: tuple[int, float] | None = None
        """The bot whose decision is under way, and since when; discards of others in between do not begin it anew."""
        self._stirred = asyncio.Event()
        self._have_begun = False
        self.thinking: int | None = None
        """The seat of the bot at work."""

    @property
    def are_busy(self) -> bool:
        """Whether a bot is at work."""
        return self._task is not None and not self._task.done()

    @property
    def is_waking(self) -> bool:
        """Whether a bot is to move and is waited for until it can think."""
        return self.thinking is not None and self._asking.is_waking

    def begin(self) -> None:
        """The room is open: its clocks have been read, and so is known which players have a stand-in."""
        self._have_begun = True
        self.wake()

    def wake(self) -> None:
        """Let the bots continue if one must move; a waiting bot checks its time again."""
        if not self._have_begun:
            return
        seat = self._next()
        if self._since is not None and self._since[0] != seat:
            self._since = None
        if self.thinking not in (None, seat):
            self._think(None)
        self._stirred.set()
        if not self.are_busy and seat is not None:
            self._task = asyncio.create_task(self._move_on(), name="bots of a room")

    async def close(self) -> None:
        """Stop; a move that is being stored is still done by the room."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    def _next(self) -> int | None:
        """The seat of the bot to move."""
        ledger = self._place.ledger
        if ledger.row.state is GameState.OVER or not any(isinstance(player, Bot) for player in ledger.table.players):
            return None
        waiting = ledger.table.waiting()
        return waiting.seat if waiting.waits is Waits.BOT and self._place.is_awaited else None

    async def _move_on(self) -> None:
        try:
            while (seat := self._next()) is not None:
                await self._try(seat)
        finally:
            self._think(None)

    async def _try(self, seat: int) -> None:
        """Let it move; whatever goes wrong is tried again a little later, for no bot may hold a table."""
        try:
            await self._move(seat)
        except StorageError as error:
            _log.warning("a bot of game %s waits: %s", self._place.ledger.row.id, error)
            await asyncio.sleep(AFTER_TROUBLE)
        except Exception:  # noqa: BLE001 - nothing a bot does may leave its table waiting
            _log.exception("a bot of game %s cannot move", self._place.ledger.row.id)
            await asyncio.sleep(AFTER_TROUBLE)

    async def _move(self, seat: int) -> None:
        ledger = self._place.ledger
        if self._since is None:
            self._since = (seat, self._clock())
        (_, since), version = self._since, ledger.history.version
        self._think(seat)
        code = await self._ask(seat)
        await self._pause(since, version)
        if version != ledger.history.version:
            return  # another discard, or a take-back: the result may be outdated
        await self._place.play_for(seat, version, code)
        self._since = None

    async def _ask(self, seat: int) -> int:
        """Return its choice; tell the clients when a table has to wait for bots that have not started."""
        ledger, is_waking = self._place.ledger, self.is_waking
        if is_waking:
            self._place.room_changed()
        code = await self._asking.ask(ledger.table, seat, ledger.row.seed)
        if is_waking:
            self._place.room_changed()
        return code

    async def _pause(self, since: float, version: int) -> None:
        """Wait until it is time; a new bot delay counts at once, and the wait ends when the table has moved on."""
        while version == self._place.ledger.history.version:
            self._stirred.clear()
            if (left := since + self._pace() - self._clock()) <= 0:
                return
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await self._stirred.wait()

    def _pace(self) -> float:
        pace = self._place.ledger.row.pace
        return pace if self._place.has_people else max(pace, LEAST_PAUSE)

    def _think(self, seat: int | None) -> None:
        """With no delay nobody could read which bot thinks, so it is not told."""
        if seat != self.thinking:
            self.thinking = seat
            if self._place.ledger.row.pace > 0:
                self._place.room_changed()

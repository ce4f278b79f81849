"""The bots of a room: they think outside of its event loop and move at a human pace.

Until the processes of the bots have started, which may take long on a busy machine, the stand-in decides here: it needs
hardly more than the rules, which the server has loaded with the game.
"""

import asyncio
import contextlib
import logging
import time
from collections import defaultdict
from collections.abc import Callable
from typing import Final, Protocol

import numpy as np

from utopia.bots import USUAL_BUDGET, is_built_in, make
from utopia.bots.supervision import answering
from utopia.bots.supervision.answering import MOST_FAILURES, STAND_IN, Chooser, Trust, own_stream
from utopia.server.database.errors import StorageError
from utopia.server.database.schema.games import GameState
from utopia.server.game.session import GameSession
from utopia.server.metrics import BOT_FAILURES, BOT_SECONDS
from utopia.tables import Bot, Table, Waits

PATIENCE: Final = 5.0
"""Seconds for which a table waits for bots that have not started yet."""
LEAST_PAUSE: Final = 0.02
"""Seconds between two moves at a table without people."""
AFTER_TROUBLE: Final = 5.0
"""Seconds until the next try when nothing could be stored."""
_GLANCE: Final = 0.1
"""Seconds between two looks whether they are."""
_log: Final = logging.getLogger(__name__)


class BotPool(Chooser, Protocol):
    """``utopia.bots.supervision.crews.Crews``, or whatever thinks instead of it."""

    @property
    def is_ready(self) -> bool:
        """Whether they can think already: the first time ever it takes up to a minute before they can."""


class Thinking:
    """The bots of one room. The stand-in replaces a bot that failed too often."""

    def __init__(self, bot_pool: BotPool, clock: Callable[[], float]) -> None:
        self._bot_pool, self._clock = bot_pool, clock
        self._until: float | None = None
        """When the wait for bots that have not started ends; None: no bot was needed yet."""
        self._trust: defaultdict[int, Trust] = defaultdict(Trust)

    @property
    def is_waking(self) -> bool:
        """Whether the bots are not there yet and the table waits for them."""
        return not self._bot_pool.is_ready and (self._until is None or self._clock() < self._until)

    async def ask(self, table: Table, seat: int, seed: int) -> int:
        """The code of the move that the seat's bot chooses in the position as it is now; it is legal there."""
        game, name, trust = table.game, table.names[seat], self._trust[seat]
        moves = np.array([choice.code for choice in game.moves(seat)], np.int32)
        stream = own_stream(seed, seat, len(game.events))
        asked, began = STAND_IN if trust.is_lost else name, time.perf_counter()
        if is_built_in(asked) and not await self._are_awake():
            view = game.seen_by(seat)
            stand_in = await asyncio.to_thread(
                answering.ask, lambda: make(STAND_IN, game.board, seat), view, moves, USUAL_BUDGET, stream
            )
            return stand_in.code
        answer = await self._bot_pool.choose(asked, game.board, seat, game.seen_by(seat), moves, stream)
        BOT_SECONDS.note(time.perf_counter() - began, asked)
        if answer.trouble:
            BOT_FAILURES.add(asked)
        if asked == name and not is_built_in(name):
            trust.note(answer)
            if trust.is_lost:
                _log.warning("the bot %s failed %d times in a row; %s plays on for it", name, MOST_FAILURES, STAND_IN)
        return answer.code

    async def _are_awake(self) -> bool:
        """Whether they can think now; patience is had once, so that a table begins within seconds."""
        if self._until is None:
            self._until = self._clock() + PATIENCE
        while self.is_waking:
            await asyncio.sleep(_GLANCE)
        return self._bot_pool.is_ready


class BotRoom(Protocol):
    """The parts of a room that its bots need."""

    @property
    def session(self) -> GameSession:
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


class Bots:
    """One after the other thinks and moves; ``begin`` when all else has, ``wake`` when something has changed."""

    def __init__(self, room: BotRoom, bot_pool: BotPool, clock: Callable[[], float] | None = None) -> None:
        self._room = room
        self._clock = clock or asyncio.get_running_loop().time
        self._asking = Thinking(bot_pool, self._clock)
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
        session = self._room.session
        if session.row.state is GameState.OVER or not any(isinstance(player, Bot) for player in session.table.players):
            return None
        waiting = session.table.waiting()
        is_due = waiting.waits is Waits.BOT and self._room.is_awaited and not self._lets_people_go_first()
        return waiting.seat if is_due else None

    def _lets_people_go_first(self) -> bool:
        """In a deal people discard before bots: who is quicker must not change what the bots do."""
        session = self._room.session
        seats = session.table.game.seats_to_decide
        return session.row.deal is not None and not all(isinstance(session.table.players[one], Bot) for one in seats)

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
            _log.warning("a bot of game %s waits: %s", self._room.session.row.id, error)
            await asyncio.sleep(AFTER_TROUBLE)
        except Exception:  # noqa: BLE001 - nothing a bot does may leave its table waiting
            _log.exception("a bot of game %s cannot move", self._room.session.row.id)
            await asyncio.sleep(AFTER_TROUBLE)

    async def _move(self, seat: int) -> None:
        session = self._room.session
        if self._since is None:
            self._since = (seat, self._clock())
        (_, since), version = self._since, session.history.version
        self._think(seat)
        code = await self._ask(seat)
        await self._pause(since, version)
        if version != session.history.version:
            return  # another discard, or a take-back: the result may be outdated
        await self._room.play_for(seat, version, code)
        self._since = None

    async def _ask(self, seat: int) -> int:
        """Return its choice; tell the clients when a table has to wait for bots that have not started."""
        session, is_waking = self._room.session, self.is_waking
        if is_waking:
            self._room.room_changed()
        code = await self._asking.ask(session.table, seat, session.row.seed)
        if is_waking:
            self._room.room_changed()
        return code

    async def _pause(self, since: float, version: int) -> None:
        """Wait until it is time; a new bot delay counts at once, and the wait ends when the table has moved on."""
        while version == self._room.session.history.version:
            self._stirred.clear()
            if (left := since + self._pace() - self._clock()) <= 0:
                return
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await self._stirred.wait()

    def _pace(self) -> float:
        pace = self._room.session.row.pace
        return pace if self._room.has_people else max(pace, LEAST_PAUSE)

    def _think(self, seat: int | None) -> None:
        """With no delay nobody could read which bot thinks, so it is not told."""
        if seat != self.thinking:
            self.thinking = seat
            if self._room.session.row.pace > 0:
                self._room.room_changed()

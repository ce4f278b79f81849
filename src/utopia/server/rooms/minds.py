"""The thinking of a room's bots: outside of its event loop, from the view of their seat.

Until the processes of the bots have started, which may take long on a busy machine, the stand-in decides here: it needs
hardly more than the rules, which the server has loaded with the game.
"""

import asyncio
import logging
import time
from collections import defaultdict
from collections.abc import Callable
from typing import Final, Protocol

import numpy as np

from utopia.bots import USUAL_BUDGET, Budget, Moves, Stream, is_built_in, make
from utopia.bots.supervision import answering
from utopia.bots.supervision.answering import MOST_FAILURES, STAND_IN, Answer, Trust, own_stream
from utopia.rules import Boards, States
from utopia.server.observing.metrics import BOT_FAILURES, BOT_SECONDS
from utopia.tables import Table

PATIENCE: Final = 5.0
"""Seconds for which a table waits for bots that have not started yet."""
_GLANCE: Final = 0.1
"""Seconds between two looks whether they are."""
_log: Final = logging.getLogger(__name__)


class Minds(Protocol):
    """``utopia.bots.supervision.crews.Crews``, or whatever thinks instead of it."""

    @property
    def is_ready(self) -> bool:
        """Whether they can think already: the first time ever it takes up to a minute before they can."""

    async def choose(
        self,
        name: str,
        boards: Boards,
        seat: int,
        view: States,
        moves: Moves,
        rng: Stream,
        budget: Budget = USUAL_BUDGET,
    ) -> Answer:
        """One of ``moves``, in bounded time."""


class Asking:
    """The bots of one room. The stand-in replaces a bot that failed too often."""

    def __init__(self, minds: Minds, clock: Callable[[], float]) -> None:
        self._minds, self._clock = minds, clock
        self._until: float | None = None
        """When the wait for bots that have not started ends; None: no bot was needed yet."""
        self._trust: defaultdict[int, Trust] = defaultdict(Trust)

    @property
    def is_waking(self) -> bool:
        """Whether the bots are not there yet and the table waits for them."""
        return not self._minds.is_ready and (self._until is None or self._clock() < self._until)

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
        answer = await self._minds.choose(asked, game.board, seat, game.seen_by(seat), moves, stream)
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
        return self._minds.is_ready

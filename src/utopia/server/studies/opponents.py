"""Bots that decide in a study: they think in their processes, from what their seats know, while the caller waits."""

import asyncio
import secrets
import time
from collections.abc import Sequence
from typing import Final, NamedTuple

from utopia.bots.supervision.answering import STAND_IN, own_stream
from utopia.chance import Seeded
from utopia.game import Game
from utopia.notation.events import Event
from utopia.server.game.bots import BotPool
from utopia.server.studies.messages import StudyBots, StudyMoved, StudyNode
from utopia.server.studies.service import changed, game_at, gone_on
from utopia.server.studies.showing import position_of
from utopia.server.studies.store import Content
from utopia.server.web.problems import ProblemError
from utopia.studies import Asked, Study, next_asked

_AT_ONCE: Final = 2
"""Decisions that studies may ask for at a time, so that games that run keep their bots."""
_PATIENCE: Final = 20.0
"""Seconds until a caller hears that the bots have not started yet."""
_GLANCE: Final = 0.1
_LONGEST: Final = 10.0
"""Seconds after which no further decision is begun for a request."""


class Played(NamedTuple):
    """An event, and the bot that chose it; empty if none did."""

    event: Event
    by: str


class Opponents:
    """Of all studies."""

    def __init__(self, bot_pool: BotPool) -> None:
        self._bot_pool: Final = bot_pool
        self._places: Final = asyncio.Semaphore(_AT_ONCE)
        self._callers: Final = set[str]()
        """Who waits for a bot."""

    async def play(self, caller: str, text: str, wish: StudyBots) -> list[Played]:
        """Return what happens after a position until a seat without a bot decides: the events sent come first.

        Raise ProblemError 404, 422, 429 while the caller waits for another answer, 503 while the bots start.
        """
        if caller in self._callers:
            raise ProblemError(429, "bots think for you already; wait for their answer", "problem-study-thinks", wait=1)
        self._callers.add(caller)
        try:
            await self._awake()
            async with self._places:
                return await self._play(text, wish)
        finally:
            self._callers.discard(caller)

    async def _play(self, text: str, wish: StudyBots) -> list[Played]:
        game, by, until = game_at(text, wish.after, wish.events), dict[int, str](), time.monotonic() + _LONGEST
        begin = game.length - len(wish.events)
        game.chance = Seeded(secrets.randbits(32)) if wish.draw else None
        game.draw()
        while len(by) < wish.most and time.monotonic() < until and (asked := next_asked(game, wish.bots)):
            code, by[game.length] = await self._choose(game, asked)
            game.apply(Event(asked.seat, code))
            game.draw()
        return [Played(game.event(number), by.get(number, "")) for number in range(begin, game.length)]

    async def _choose(self, game: Game, asked: Asked) -> tuple[int, str]:
        """Return the code that the bot chooses, and who chose it: the stand-in of one that fails."""
        if len(asked.moves) == 1:
            return int(asked.moves[0]), asked.bot
        stream = own_stream(secrets.randbits(32), asked.seat, game.length)
        view = game.seen_by(asked.seat)
        answer = await self._bot_pool.choose(asked.bot, game.board, asked.seat, view, asked.moves, stream)
        return answer.code, STAND_IN if answer.trouble else asked.bot

    async def _awake(self) -> None:
        until = time.monotonic() + _PATIENCE
        while not self._bot_pool.is_ready:
            if time.monotonic() > until:
                raise ProblemError(503, "the bots are starting; try again", "problem-study-bots", wait=2)
            await asyncio.sleep(_GLANCE)

    def moved(self, text: str, after: str, played: Sequence[Played]) -> tuple[Content, StudyMoved]:
        """Return the study with these events after a position, and where they lead. Raise ProblemError 404, 422."""
        return changed(text, lambda study: _moved(study, after, played))


def _moved(study: Study, after: str, played: Sequence[Played]) -> StudyMoved:
    game, node, nodes = study.game_at(after), study.path(after)[-1], list[StudyNode]()
    for event, by in played:
        node, after = gone_on(game, node, after, event, nodes, by)
    return StudyMoved(nodes, position_of(game, after), 0)

"""The crews of a server: ours think in one crew, the bots of others apart from them and from each other."""

import asyncio
from collections import Counter
from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from utopia.bots.bot import USUAL_BUDGET, Budget, Moves, Stream
from utopia.bots.registry import is_built_in
from utopia.bots.supervision.answering import STAND_IN, Answer
from utopia.bots.supervision.crew import Crew
from utopia.bots.supervision.limits import USUAL_LIMITS, Limits

if TYPE_CHECKING:
    from utopia.rules import Boards, States

MOST_OTHERS: Final = 16
"""Processes for bots of others; each takes some 200 MiB before its bot has loaded anything."""
_NO_OTHERS: Final[Mapping[str, str]] = MappingProxyType({})


class Crews:
    """``choose`` as in a crew. A bot of others has, at each seat, a process that never sees another bot or seat.

    So nothing in it reveals more of a game than the bot's own view. Games in which it has the same seat share it.
    """

    def __init__(
        self, others: Mapping[str, str] = _NO_OTHERS, limits: Limits = USUAL_LIMITS, most: int = MOST_OTHERS
    ) -> None:
        """``others``: name of a bot of others here -> its full name (``my_bots.py:Mine``).

        Of their processes at most ``most`` are kept; the least recently used one ends for a new one.
        """
        self._others, self._limits, self._most = others, limits, most
        self._told: set[tuple[str, str]] = set()
        self._ours: Final = Crew(limits=limits, told=self._told)
        self._theirs: dict[tuple[str, int], Crew] = {}
        """Ordered by use, the last used last."""
        self._asked: Counter[tuple[str, int]] = Counter()
        """Number of the decisions under way in each."""
        self._places = asyncio.Semaphore(most)
        """Limits the decisions under way, so that there is always an idle process to end if there are too many."""
        self._is_closed = False

    def start(self) -> None:
        """Start our bots' workers in the background; within a running event loop. Others start when they are asked."""
        self._ours.start()

    @property
    def is_ready(self) -> bool:
        """Whether our bots can think now."""
        return self._ours.is_ready

    async def choose(
        self,
        name: str,
        boards: "Boards",
        seat: int,
        view: "States",
        moves: Moves,
        rng: Stream,
        budget: Budget = USUAL_BUDGET,
    ) -> Answer:
        """Choose as ``Crew.choose``. The stand-in of a bot of others is ours; a slow bot delays only bots of others."""
        name = self._others.get(name, name)
        if is_built_in(name):
            return await self._ours.choose(name, boards, seat, view, moves, rng, budget)
        async with self._places:
            self._asked[name, seat] += 1
            try:
                crew = await self._crew(name, seat)
                answer = await crew.choose(name, boards, seat, view, moves, rng, budget)
            finally:
                self._asked[name, seat] -= 1
        if not answer.trouble:
            return answer
        other = await self._ours.choose(STAND_IN, boards, seat, view, moves, rng, budget)
        return Answer(other.code, answer.trouble)

    async def close(self) -> None:
        """End all processes. Callers that wait for a bot, and later ones, get a legal move at once."""
        self._is_closed = True
        await asyncio.gather(self._ours.close(), *(crew.close() for crew in self._theirs.values()))

    async def _crew(self, name: str, seat: int) -> Crew:
        """Return the crew of this bot at this seat, marked as in use."""
        crew = self._theirs.pop((name, seat), None)
        if crew is None:
            crew = Crew(1, warm=(name,), limits=self._limits, told=self._told)
            if not self._is_closed:
                crew.start()
        self._theirs[name, seat] = crew
        if len(self._theirs) > self._most:
            unused = next(key for key in self._theirs if not self._asked[key])
            await self._theirs.pop(unused).close()
        return crew

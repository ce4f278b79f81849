"""Bots of others, asked like any bot by programs that wait for the answer: a terminal, an arena, an environment.

The guards of a bot at a seat use a crew of one process, so that two seats of one bot can tell each other nothing; the
stand-in makes a decision that fails. Without failures, the bot gets and leaves its random stream as if it thought
here: the same seed gives the same game. The stand-in draws from the stream as the failed bot was given it, so the same
failures give the same game too.
"""

import asyncio
import atexit
import os
import threading
from collections.abc import Callable, Coroutine, Iterable
from functools import cache
from itertools import count
from typing import TYPE_CHECKING, Any, Final, TypeVar

from utopia.bots.bot import Bot, Budget, Moves, Stream
from utopia.bots.files import BotError
from utopia.bots.registry import check_name, make
from utopia.bots.supervision.answering import STAND_IN, Answer, Guard, Trust
from utopia.bots.supervision.crew import Crew, Patience
from utopia.bots.supervision.employing import WorkerError
from utopia.bots.supervision.limits import Limits, limits_from_environment
from utopia.locales import Phrase

if TYPE_CHECKING:
    from utopia.rules import Boards, States

Result = TypeVar("Result")
OnTrouble = Callable[[str], None]
"""Called with the failure, at every decision that the bot did not make itself."""
_TABLES: Final = count(1)
_PATIENCE: Final = Patience(free=Patience().start)
"""Waits as long for a new process as for the first one, so that a busy machine plays the same games."""


def guard(
    name: str, boards: "Boards", seat: int, on_trouble: OnTrouble | None = None, limits: Limits | None = None
) -> Bot:
    """Make a bot of that name for a seat at this board, in a process of its own; it never fails.

    Wait until its code is loaded. BotError says why it cannot be. By default the limits of the environment.
    """
    check_name(name)
    limits = limits or limits_from_environment()
    return _Guarded(_office().crew(name, seat, limits), name, boards, seat, on_trouble)


class _Guarded(Guard):
    def __init__(self, crew: Crew, name: str, boards: "Boards", seat: int, on_trouble: OnTrouble | None) -> None:
        self._crew, self._name, self._boards, self._seat = crew, name, boards, seat
        self._on_trouble = on_trouble
        self._stand_in = make(STAND_IN, boards, seat)
        self._table = next(_TABLES)
        self._trust = Trust()

    def answer(self, view: "States", moves: Moves, budget: Budget, rng: Stream) -> Answer:
        """Return the bot's choice, or the stand-in's and the reason."""
        if self._trust.is_lost:
            answer = Answer(-1, "it failed too often and is not asked any more")
        else:
            answer = self._asked(view, moves, budget, rng)
            self._trust.note(answer)
        if not answer.trouble:
            return answer
        if self._on_trouble is not None:
            self._on_trouble(answer.trouble)
        return Answer(self._stand_in.choose(view, moves, budget, rng), answer.trouble)

    def _asked(self, view: "States", moves: Moves, budget: Budget, rng: Stream) -> Answer:
        return _office().wait_for(
            self._crew.choose(self._name, self._boards, self._seat, view, moves, rng, budget, self._table)
        )


class _Office:
    """An event loop in a thread of its own, and in it a crew for each seat of each bot of others."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._crews: dict[tuple[str, int, Limits], Crew] = {}
        self._told: set[tuple[str, str]] = set()
        self._thread = threading.Thread(target=self._loop.run_forever, name="bots of others", daemon=True)
        self._thread.start()
        atexit.register(self.close)

    def crew(self, name: str, seat: int, limits: Limits) -> Crew:
        """Return the crew of this bot at this seat; BotError if the bot cannot be loaded."""
        key = name, seat, limits
        if key not in self._crews:
            self._crews[key] = self.wait_for(_hired(name, limits, self._told))
        return self._crews[key]

    def wait_for(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Return the coroutine's result, in bounded time: a crew never waits without end."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    def close(self) -> None:
        """End every process."""
        self.wait_for(_dismissed(self._crews.values()))
        self._crews.clear()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


async def _dismissed(crews: Iterable[Crew]) -> None:
    await asyncio.gather(*(crew.close() for crew in crews))


def try_bots(names: Iterable[str], limits: Limits) -> None:
    """Raise BotError for the first of these bots whose code cannot be loaded; load none of it here."""

    async def load() -> None:
        for name in names:
            await (await _hired(name, limits, set())).close()

    asyncio.run(load())


async def _hired(name: str, limits: Limits, told: set[tuple[str, str]]) -> Crew:
    crew = Crew(1, warm=(name,), limits=limits, patience=_PATIENCE, told=told)
    crew.start()
    try:
        if (trouble := (await crew.manned()).get(name)) is not None:
            raise trouble
    except WorkerError as error:
        await crew.close()
        raise BotError(Phrase("bot-cannot-start", {"name": name, "why": str(error)})) from None
    except BaseException:
        await crew.close()
        raise
    return crew


@cache
def _office() -> _Office:
    return _Office()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_office.cache_clear)  # threads are not inherited

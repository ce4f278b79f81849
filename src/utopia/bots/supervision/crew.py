"""The processes in which bots think, for programs that must not wait: a server, an arena."""

import asyncio
import logging
import math
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np
from msgspec import structs

from utopia.bots.bot import USUAL_BUDGET, Budget, Moves, Stream
from utopia.bots.files import BotError
from utopia.bots.registry import BOT_NAMES
from utopia.bots.supervision.answering import STAND_IN, Answer, instead
from utopia.bots.supervision.employing import Employed, WorkerError
from utopia.bots.supervision.limits import USUAL_LIMITS, Limits
from utopia.bots.supervision.messages import Chosen, Task
from utopia.locales import Phrase

if TYPE_CHECKING:
    from utopia.rules import Boards, States

_log: Final = logging.getLogger(__name__)

_FINDER: Final = "utopia.bots:find_bot"
_SPARE: Final = 1.0
"""Seconds that a bot gets beyond its budget before its process is ended."""
_SELF_END: Final = 2.0
"""Seconds after that limit at which a worker ends itself, if its parent has gone."""
_OUT_OF_MEMORY: Final = "MemoryError"
_PAUSES: Final = (0.1, 1.0, 5.0, 30.0)
"""Seconds before the next try, when workers cannot be started."""


@dataclass(frozen=True, slots=True)
class Patience:
    """Seconds until a table goes on without its bot."""

    start: float = 120.0
    """For the first worker: the first time ever it compiles the rules."""
    free: float = 10.0
    """For a free worker, later."""
    trouble: float = 1.0
    """For a free worker, if the last one that was started could not work."""


class Crew:
    """Worker processes for bots. ``choose`` always gives a legal move, in bounded time, and never blocks the loop."""

    def __init__(
        self,
        workers: int | None = None,
        *,
        finder: str = _FINDER,
        warm: Sequence[str] = BOT_NAMES,
        patience: Patience = Patience(),
        limits: Limits = USUAL_LIMITS,
        told: set[tuple[str, str]] | None = None,
    ) -> None:
        """``finder`` is `module:function` and gives what makes the bots of a name; ``warm`` are loaded at once.

        ``told`` holds the failures already logged, which are logged only once; crews may share it.
        """
        self._count = max(1, (os.cpu_count() or 2) - 1) if workers is None else workers
        self._finder, self._warm = finder, warm
        self._patience, self._limits = patience, limits
        self._free: asyncio.Queue[Employed | None] = asyncio.Queue()
        self._wait = patience.start
        self._queueing = self._alive = 0
        self._posts: list[asyncio.Task[None]] = []
        self._asking: set[asyncio.Task[Answer]] = set()
        self._told: set[tuple[str, str]] = set() if told is None else told
        self._first: asyncio.Future[Employed] | None = None
        """The first worker, or the reason why there is none."""
        self._is_awaited = False
        """Whether a caller waits in ``manned``, and is told there."""
        self._is_closed = False

    def start(self) -> None:
        """Start the workers in the background; within a running event loop."""
        self._first = asyncio.get_running_loop().create_future()
        self._posts = [asyncio.create_task(self._keep_manned(), name=f"bots {i}") for i in range(self._count)]

    @property
    def is_ready(self) -> bool:
        """Whether a bot can think now; before, the workers start, which takes up to a minute the first time ever."""
        return self._alive > 0

    async def manned(self) -> Mapping[str, BotError]:
        """Wait until the first worker is ready: bots that it could not load, and why. WorkerError if it cannot work."""
        assert self._first is not None
        self._is_awaited = True
        lacks = (await asyncio.shield(self._first)).lacks
        return {one.what: BotError(Phrase(one.id, one.words) if one.id else one.why) for one in lacks}

    async def choose(  # noqa: PLR0913, PLR0917 - a bot's four, and which bot
        self,
        name: str,
        boards: "Boards",
        seat: int,
        view: "States",
        moves: Moves,
        rng: Stream,
        budget: Budget = USUAL_BUDGET,
        table: int = 0,
    ) -> Answer:
        """Return the bot's choice among ``moves`` (never none), on ``view``, that seat's ``seen_by``.

        If the bot fails, ``trouble`` names the failure and the code is that of a stand-in, or at worst ``instead``.
        ``rng`` moves on by the draws of the bot or stand-in that chose. A cancelled call disturbs no worker.
        """
        limit = budget.seconds + _SPARE if math.isfinite(budget.seconds) else self._limits.seconds
        task = Task(
            name, table, seat, boards.tobytes(), view.tobytes(), moves.tobytes(),
            budget.seconds, budget.simulations, limit + _SELF_END, rng.tobytes(),
        )  # fmt: skip
        asking = asyncio.create_task(self._choose(task, moves.tolist(), rng, limit))
        self._asking.add(asking)
        asking.add_done_callback(self._asking.discard)
        return await asyncio.shield(asking)

    async def close(self) -> None:
        """End all workers. Callers that wait for a bot, and later ones, get a legal move at once."""
        self._is_closed = True
        posts, self._posts = self._posts, []
        for post in posts:
            post.cancel()
        self._send_away()
        self._has_begun(WorkerError("no process can think for it now"))
        await asyncio.gather(*posts, *self._asking, return_exceptions=True)

    async def _choose(self, task: Task, moves: Sequence[int], rng: Stream, limit: float) -> Answer:
        answer = await self._checked(task, moves, rng, limit)
        if not answer.trouble:
            return answer
        self._complain(f"the bot {task.bot}", answer.trouble)
        if task.bot != STAND_IN and STAND_IN in self._warm:
            other = await self._checked(structs.replace(task, bot=STAND_IN), moves, rng, limit)
            return Answer(other.code, answer.trouble)
        return answer

    async def _checked(self, task: Task, moves: Sequence[int], rng: Stream, limit: float) -> Answer:
        try:
            chosen = await self._ask(task, limit)
        except WorkerError as error:
            return Answer(instead(moves), str(error))
        if chosen.code not in moves:
            return Answer(instead(moves), "it chose no legal move")
        if not chosen.trouble:
            rng[:] = np.frombuffer(chosen.stream, rng.dtype)
        return Answer(chosen.code, chosen.trouble)

    async def _ask(self, task: Task, limit: float) -> Chosen:
        worker = await self._free_worker()
        try:
            chosen = await worker.ask(task, limit)
        except BaseException:
            await worker.end()  # a new worker takes its place
            raise
        if _OUT_OF_MEMORY in chosen.trouble:
            await worker.end()  # do not keep resources from other bots
        else:
            self._free.put_nowait(worker)
        return chosen

    async def _free_worker(self) -> Employed:
        """Return a living worker; the queue may hold some that have ended while they were idle."""
        patience = self._wait
        self._queueing += 1
        try:
            async with asyncio.timeout(patience):
                while self._posts and (worker := await self._free.get()) is not None:
                    if worker.is_alive:
                        return worker
        except TimeoutError:
            raise WorkerError(f"no process was free for it within {patience:.0f} seconds") from None
        finally:
            self._queueing -= 1
        raise WorkerError("no process can think for it now")

    def _send_away(self) -> None:
        """Tell all callers that wait for a worker that they will not get one."""
        for _ in range(self._queueing):
            self._free.put_nowait(None)

    async def _keep_manned(self) -> None:
        """Keep one worker at work, a new one whenever it ends."""
        failures = 0
        while True:
            try:
                worker = await Employed.start(self._finder, self._warm, self._patience.start, self._limits.memory)
            except (WorkerError, OSError) as error:
                self._without(error)
                await asyncio.sleep(_PAUSES[min(failures, len(_PAUSES) - 1)])
                failures += 1
                continue
            failures = 0
            await self._employ(worker)

    async def _employ(self, worker: Employed) -> None:
        """Wait until the worker has ended."""
        if not self._has_begun(worker):
            for one in worker.lacks:
                self._complain(f"the bot {one.what}", one.why)
        self._wait = self._patience.free
        self._alive += 1
        self._free.put_nowait(worker)
        try:
            await worker.gone()
        finally:
            self._alive -= 1
            await worker.end()

    def _without(self, error: Exception) -> None:
        """Note that a worker could not be started; if there is no other, stop all waiting."""
        if not self._has_begun(WorkerError(str(error))):
            self._complain("a worker process", f"it could not start: {error}")
        if not self._alive:
            self._wait = self._patience.trouble
            self._send_away()

    def _has_begun(self, outcome: Employed | WorkerError) -> bool:
        """Note that the first worker is ready or cannot work; return whether a caller in ``manned`` is told."""
        if self._first is None or self._first.done():
            return False
        if isinstance(outcome, Employed):
            self._first.set_result(outcome)
        else:
            self._first.set_exception(outcome)
            self._first.exception()  # no caller needs to ask
        return self._is_awaited

    def _complain(self, who: str, trouble: str) -> None:
        """Log each failure of a bot once: it will recur, and people read the logs. A requested end is no failure."""
        if not self._is_closed and (who, trouble) not in self._told:
            self._told.add((who, trouble))
            _log.warning("%s failed (%s); %s decides instead", who, trouble, STAND_IN)

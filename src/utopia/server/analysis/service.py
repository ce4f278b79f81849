"""The queue of analyses: one game after the other, in a process of its own; what nobody looks at is dropped."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from msgspec import structs

from utopia.analysis.messages import Ending, Job, LevelName, Step
from utopia.bots.supervision.employing import WorkerError
from utopia.server.analysis.messages import AnalysisState, GameAnalysis
from utopia.server.analysis.process import AnalysisProcess
from utopia.server.analysis.store import StoredAnalyses
from utopia.server.database.errors import StorageError

MOST_WAITING: Final = 20
"""Games that wait for their turn."""
PATIENCE: Final = 60.0
"""Seconds after which an analysis at which nobody has looked is dropped."""
IDLE: Final = 300.0
"""Seconds for which the process is kept for the next game: it takes some 200 MiB, and its start a second or two."""
_LOOK: Final = 1.0
_Key: TypeAlias = tuple[str, LevelName]
_log: Final = logging.getLogger(__name__)


class BusyError(Exception):
    """Too many games wait for their analysis."""


@dataclass(slots=True)
class Work:
    """One analysis that is not stored yet."""

    game: str
    level: LevelName
    record: Callable[[], Awaitable[str]]
    looked: float
    state: AnalysisState = "waiting"
    steps: list[Step] = field(default_factory=list)
    ending: Ending | None = None
    why: str = ""

    def told(self, ahead: int = 0, first: int = 0) -> GameAnalysis:
        """Return what there is so far, from that choice on."""
        curve = [step.point for step in self.steps] + ([self.ending.point] if self.ending else [])
        return GameAnalysis(
            self.game,
            self.level,
            self.state,
            ahead=ahead,
            judged=len(self.steps),
            total=self.steps[0].total if self.steps else 0,
            first=first,
            curve=curve[first:],
            choices=[step.choice for step in self.steps[first:]],
            accounts=self.ending.accounts if self.ending else [],
            luck=self.ending.luck if self.ending else [],
            why=self.why,
        )


class Analyses:
    """All analyses of a server. ``start`` within the event loop."""

    def __init__(self, store: StoredAnalyses, memory: int, clock: Callable[[], float] = time.monotonic) -> None:
        """``memory`` is the most that the process may take, in bytes."""
        self._store, self._memory, self._clock = store, memory, clock
        self._works: dict[_Key, Work] = {}
        """The one under way, those that wait in their order, and failed ones as long as somebody looks at them."""
        self._process: AnalysisProcess | None = None
        self._task: asyncio.Task[None] | None = None
        self._is_closed = False

    async def ask(self, game: str, level: LevelName, record: Callable[[], Awaitable[str]]) -> GameAnalysis:
        """Begin an analysis, or join the one that is there. ``record`` writes the game's record. BusyError."""
        if (known := await self._known(game, level, 0)) is not None and known.state != "failed":
            return known
        work = self._works.get((game, level))  # another may have asked in the meantime
        if work is None or work.state == "failed":
            if sum(other.state == "waiting" for other in self._works.values()) >= MOST_WAITING:
                raise BusyError
            work = self._works[game, level] = Work(game, level, record, self._clock())
        try:
            await self._store.want(game, level)
        except StorageError:
            self._works.pop((game, level), None)
            raise
        if self._task is None and not self._is_closed:
            self._task = asyncio.create_task(self._run(), name="analyses")
        return work.told(self._ahead(work))

    async def look(
        self, game: str, level: LevelName, record: Callable[[], Awaitable[str]], first: int = 0
    ) -> GameAnalysis:
        """Return what there is, from that choice on. One that a restart has cut off begins anew. BusyError."""
        if (known := await self._known(game, level, first)) is not None:
            return known
        if await self._store.is_wanted(game, level):
            return await self.ask(game, level, record)
        return GameAnalysis(game, level, "absent")

    async def close(self) -> None:
        """Stop; what is under way begins anew after the next start, when somebody looks."""
        self._is_closed = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._dismiss()

    async def _known(self, game: str, level: LevelName, first: int) -> GameAnalysis | None:
        work = self._works.get((game, level))
        if work is not None:
            work.looked = self._clock()
            return work.told(self._ahead(work), first)
        done = await self._store.of(game, level)
        return None if done is None else _from(done, first)

    def _ahead(self, work: Work) -> int:
        others = [one for one in self._works.values() if one.state in ("waiting", "running")]
        return others.index(work) if work in others else 0

    async def _run(self) -> None:
        """Work through the queue; the process stays for a while, then it and this task end."""
        idle = self._clock()
        try:
            while self._works or self._clock() - idle < IDLE:
                await self._drop_unseen()
                work = next((one for one in self._works.values() if one.state == "waiting"), None)
                if work is None:
                    await asyncio.sleep(_LOOK)
                    continue
                await self._do(work)
                idle = self._clock()
        finally:
            self._task = None
            await self._dismiss()

    async def _drop_unseen(self) -> None:
        for work in list(self._works.values()):
            if work.state != "running" and self._is_unseen(work):
                await self._forget(work)

    def _is_unseen(self, work: Work) -> bool:
        return self._clock() - work.looked > PATIENCE

    async def _do(self, work: Work) -> None:
        """Analyse one game; whatever goes wrong, the next one follows."""
        work.state = "running"
        doing = asyncio.create_task(self._analyse(work), name=f"analysis of game {work.game}")
        try:
            while not doing.done() and not self._is_unseen(work):
                await asyncio.wait([doing], timeout=_LOOK)
                await self._drop_unseen()
        finally:
            doing.cancel()
            await asyncio.gather(doing, return_exceptions=True)
        if doing.cancelled():
            await self._dismiss()
            await self._forget(work)
        elif (error := doing.exception()) is not None:
            _log.error("game %s could not be analysed: %s", work.game, error, exc_info=error)
            await self._dismiss()
            await self._forget(work)
            work.state, work.why = "failed", "this game could not be analysed"
            self._works[work.game, work.level] = work

    async def _analyse(self, work: Work) -> None:
        job = Job(await work.record(), work.level)
        if self._process is None or not self._process.is_alive:
            self._process = await AnalysisProcess.start(self._memory)
        async with contextlib.aclosing(self._process.analyse(job)) as replies:
            async for reply in replies:
                if isinstance(reply, Step):
                    work.steps.append(reply)
                elif isinstance(reply, Ending):
                    work.ending, work.state = reply, "done"
                else:
                    raise WorkerError(reply.why)
        await self._store.keep(work.told())
        self._works.pop((work.game, work.level), None)

    async def _forget(self, work: Work) -> None:
        self._works.pop((work.game, work.level), None)
        try:
            await self._store.unwant(work.game, work.level)
        except StorageError as error:
            _log.warning("the analysis of game %s may begin anew later: %s", work.game, error)

    async def _dismiss(self) -> None:
        """End the process."""
        process = self._process
        self._process = None
        if process is not None:
            await process.end()


def _from(done: GameAnalysis, first: int) -> GameAnalysis:
    return structs.replace(done, first=first, curve=done.curve[first:], choices=done.choices[first:])

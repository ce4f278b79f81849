"""Tables at which people play while faults happen, one after the other; then the checker looks."""

import asyncio
import contextlib
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from bench.faults.cluster import Cluster
from bench.faults.history import MOST_SILENCE, History
from bench.faults.players import Table, table

_LOOK: Final = 0.05
_PATIENCE: Final = 60.0
"""Seconds after which a game that has not gone on counts as lost."""


@dataclass(slots=True)
class Outcome:
    """What happened, and how long each game stood still after each fault."""

    history: History
    silences: defaultdict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    """kind of fault -> seconds from each until every game had gone on."""
    troubles: list[str] = field(default_factory=list)

    @property
    def faults(self) -> int:
        """How many there were."""
        return sum(map(len, self.silences.values()))


async def endure(
    cluster: Cluster,
    kinds: Sequence[str],
    *,
    tables: int,
    pause: float,
    seed: int,
    silence: float = MOST_SILENCE,
    tell: Callable[[str], object] = lambda _: None,
) -> Outcome:
    """Let people play at so many tables while those faults happen, with so many seconds of peace between them.

    It is a trouble if a game stands still for longer than ``silence`` seconds after one. Each is told when it is over.
    """
    outcome = Outcome(History())
    await cluster.start()
    supervising = asyncio.create_task(cluster.supervise())
    try:
        made = [await table(cluster.urls, outcome.history, number, seed) for number in range(tables)]
        async with _playing(made) as failed:
            for kind in kinds:
                await asyncio.sleep(pause)
                await _one(cluster, kind, outcome, [each.id for each in made], silence)
                tell(f"{outcome.faults} of {len(kinds)}: {kind}")
                if failed():
                    outcome.troubles += [f"a player failed: {task.exception()!r}" for task in failed()]
                    break
            await asyncio.sleep(pause)
    finally:
        supervising.cancel()
    return outcome


async def _one(cluster: Cluster, kind: str, outcome: Outcome, games: list[str], most: float) -> None:
    """Let one fault happen, and wait until every game has gone on."""
    began, history = time.monotonic(), outcome.history
    await cluster.kinds()[kind]()
    while not history.all_since(games, began) and time.monotonic() - began < _PATIENCE:
        await asyncio.sleep(_LOOK)
    if not history.all_since(games, began):
        outcome.troubles.append(f"after '{kind}' a game did not go on within {_PATIENCE:.0f} s")
        return
    silence = history.went_on(games, began)
    outcome.silences[kind].append(silence)
    if silence > most:
        outcome.troubles.append(f"after '{kind}' a game stood still for {silence:.1f} s")


@contextlib.asynccontextmanager
async def _playing(made: Sequence[Table]) -> AsyncIterator[Callable[[], list["asyncio.Task[None]"]]]:
    tasks = [asyncio.create_task(player.play(each.id)) for each in made for player in each.people]
    tasks += [asyncio.create_task(each.people[0].watch(each.id)) for each in made]
    try:
        yield lambda: [task for task in tasks if task.done() and task.exception() is not None]
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for each in made:
            for player in each.people:
                await player.leave()

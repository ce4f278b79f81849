"""Moves at a steady rate, whatever becomes of them, and how long they took to everyone's screen."""

import asyncio
import random
import time
from dataclasses import asdict, dataclass
from itertools import cycle
from typing import Any, Final

from bench.load.crowd import Party
from bench.load.hosting import Host

_LAST_CHANCE: Final = 2.0
"""Seconds in which the last moves may still arrive."""


@dataclass(frozen=True, slots=True)
class Pace:
    """One stretch of play."""

    asked_per_s: int
    moves_per_s: float
    """Seen by everybody at their tables."""
    p50_ms: float
    p99_ms: float
    most_ms: float
    refused: int
    lost: int
    """Sent, and not seen by everybody even later."""
    waited: int
    """Not sent in time, since all tables still waited for their last move."""
    server_core: float
    """Share of one core that the server used."""
    server_ms_per_move: float
    """Processor time of the server for one move: the figure to compare on a machine that others use too."""
    message_bytes: float

    def as_dict(self) -> dict[str, Any]:
        """For JSON."""
        return asdict(self)

    @property
    def holds(self) -> bool:
        """Whether the server kept up and stayed fast."""
        return self.p99_ms <= 50 and self.moves_per_s >= 0.95 * self.asked_per_s


async def play(host: Host, crowd: list[Party], rate: int, seconds: float, seed: int) -> Pace:
    """``rate`` moves a second, table after table, for so many seconds."""
    for party in crowd:
        party.delays, party.refused, party.heard, party.heard_bytes = [], 0, 0, 0
    before, began = host.processor_seconds(), time.perf_counter()
    sent, waited = await _send(crowd, rate, began, seconds, random.Random(seed))  # noqa: S311 - a measurement
    lasted = time.perf_counter() - began
    used = host.processor_seconds() - before
    await _settled(crowd)
    delays = sorted(delay for party in crowd for delay in party.delays) or [float("nan")]
    refused = sum(party.refused for party in crowd)
    heard, heard_bytes = sum(party.heard for party in crowd), sum(party.heard_bytes for party in crowd)
    return Pace(
        asked_per_s=rate,
        moves_per_s=round(len(delays) / lasted, 1),
        p50_ms=_ms(delays[len(delays) // 2]),
        p99_ms=_ms(delays[min(len(delays) - 1, len(delays) * 99 // 100)]),
        most_ms=_ms(delays[-1]),
        refused=refused,
        lost=sent - refused - len(delays),
        waited=waited,
        server_core=round(used / lasted, 2),
        server_ms_per_move=_ms(used / max(1, sent), 3),
        message_bytes=round(heard_bytes / max(1, heard)),
    )


async def _send(crowd: list[Party], rate: int, began: float, seconds: float, dice: random.Random) -> tuple[int, int]:
    """Return how many moves were sent, and how many could not be."""
    sent = waited = 0
    tables = cycle(crowd)
    for number in range(round(rate * seconds)):
        await asyncio.sleep(max(0.0, began + number / rate - time.perf_counter()))
        if time.perf_counter() > began + seconds + _LAST_CHANCE:
            waited += round(rate * seconds) - number
            break
        for _ in range(len(crowd)):
            if await next(tables).move(dice):
                sent += 1
                break
        else:
            waited += 1
    return sent, waited


async def _settled(crowd: list[Party]) -> None:
    deadline = time.perf_counter() + _LAST_CHANCE
    while any(party.pending for party in crowd) and time.perf_counter() < deadline:
        await asyncio.sleep(0.02)
    for party in crowd:
        party.pending = None


def _ms(seconds: float, digits: int = 1) -> float:
    return round(1000 * seconds, digits)

"""Load one server until it can no more, and say how far it went. Takes a minute or two, and stops by itself.

    .venv/bin/python -m bench.load [TABLES [MOVES_PER_SECOND [SECONDS]]]

opens TABLES (200) tables with four connections each, plays MOVES_PER_SECOND (200) for SECONDS (20), then twice as
many and so on for a shorter time each, while the server keeps up. The answer is JSON. Only loopback is used.
"""

import asyncio
import json
import os
import sys
from typing import Any, Final

from bench.load.crowd import SEATS, Party, go, parties, sit_down
from bench.load.hosting import Host, hosted
from bench.load.pacing import Pace, play

_HIGHEST: Final = 6400
"""Moves a second at which the search for the end ends."""
_SHORTER: Final = 5.0
_QUIET: Final = 1.0


async def load(host: Host, tables: int, rate: int, seconds: float) -> dict[str, Any]:
    """Everything measured, as JSON takes it."""
    crowd = await parties(host, tables)
    try:
        memory = await _memory(host, crowd)
        paces = [await play(host, crowd, rate, seconds, seed=1)]
        while paces[-1].holds and paces[-1].asked_per_s * 2 <= _HIGHEST:
            paces.append(await play(host, crowd, paces[-1].asked_per_s * 2, _SHORTER, seed=len(paces) + 1))
    finally:
        await go(crowd)
    return {
        "tables": tables,
        "connections": tables * SEATS,
        "load_average": os.getloadavg()[0],
        **memory,
        "paces": [pace.as_dict() for pace in paces],
        "keeps_up_to_moves_per_s": _most(paces),
    }


async def _memory(host: Host, crowd: list[Party]) -> dict[str, float]:
    """Measure the cost of a table with its first connection, and of each further one; all of them are idle."""
    await sit_down(host, crowd[:1], 0)
    empty = await _resting(host)
    await sit_down(host, crowd[1:], 0)
    first = await _resting(host)
    await sit_down(host, crowd, *range(1, SEATS))
    full = await _resting(host)
    return {
        "server_mb": round(empty / 1000, 1),
        "kb_per_table_with_one_connection": round((first - empty) / max(1, len(crowd) - 1), 1),
        "kb_per_further_idle_connection": round((full - first) / (len(crowd) * (SEATS - 1)), 1),
    }


async def _resting(host: Host) -> int:
    await asyncio.sleep(_QUIET)
    return host.memory_kb()


def _most(paces: list[Pace]) -> int:
    return max((pace.asked_per_s for pace in paces if pace.holds), default=0)


def main(arguments: list[str]) -> None:
    """Measure and print."""
    tables, rate, seconds = (int(given) for given in (arguments + ["200", "200", "20"][len(arguments) :])[:3])
    with hosted() as host:
        measured = asyncio.run(load(host, tables, rate, float(seconds)))
    print(json.dumps(measured, indent=2))


if __name__ == "__main__":
    main(sys.argv[1:])

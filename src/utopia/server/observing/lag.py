"""The lag of the event loop: how late it wakes a sleeper. Everybody waits that long."""

import asyncio
from typing import Final

from utopia.server.observing.metrics import LOOP_LAG

_EVERY: Final = 1.0


async def watch_lag() -> None:
    """Measure once a second, for ever."""
    clock = asyncio.get_running_loop().time
    while True:
        due = clock() + _EVERY
        await asyncio.sleep(_EVERY)
        LOOP_LAG.note(max(0.0, clock() - due))

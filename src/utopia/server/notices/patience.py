"""Back off webhooks that timed out so they don't delay others."""

import asyncio
from collections.abc import Sequence
from datetime import datetime, timedelta
from weakref import WeakValueDictionary


class Patience:
    """``hung`` and ``answered`` say how a channel was; ``until`` when it may be tried again, whatever is to be sent."""

    def __init__(self, waits: Sequence[timedelta]) -> None:
        """``waits``: after the first time, the second, and so on; the last one ever after."""
        self._waits = waits
        self._hung: dict[str, tuple[int, datetime]] = {}
        self._one_at_a_time: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def hung(self, channel: str, moment: datetime) -> None:
        """It was tried at that moment and did not answer."""
        times = self._hung.get(channel, (0, moment))[0]
        self._hung[channel] = (times + 1, moment + self._waits[min(times, len(self._waits) - 1)])

    def answered(self, channel: str) -> None:
        """It works, or says at once that it does not."""
        self._hung.pop(channel, None)

    def until(self, channel: str, moment: datetime) -> datetime | None:
        """When it may be tried again; None: now."""
        until = self._hung.get(channel, (0, moment))[1]
        return until if until > moment else None

    def turn_of(self, person: str) -> asyncio.Lock:
        """Held while one of that person's is tried: they may have many that hang."""
        return self._one_at_a_time.setdefault(person, asyncio.Lock())

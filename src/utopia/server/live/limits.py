"""How much one client may say: messages a second, with some at once, and letters a message."""

import asyncio
from collections.abc import Callable
from typing import Final

LONGEST: Final = 512
"""Bytes of a message; the longest sensible one has a quarter of it."""


class Bucket:
    """Tokens that come back with time: ``take`` one for every message."""

    def __init__(self, clock: Callable[[], float], size: float, a_second: float) -> None:
        self._clock, self._size, self._a_second = clock, size, a_second
        self._tokens, self._at = size, clock()

    def take(self) -> float:
        """0 if there was a token, else the seconds until there will be one."""
        now = self._clock()
        self._tokens = min(self._size, self._tokens + (now - self._at) * self._a_second)
        self._at = now
        if self._tokens < 1:
            return (1 - self._tokens) / self._a_second
        self._tokens -= 1
        return 0.0


class Allowance:
    """What a client may say. Who talks faster is listened to slower; nothing that he says is lost."""

    def __init__(self, clock: Callable[[], float] | None = None) -> None:
        clock = clock or asyncio.get_running_loop().time
        self._commands = Bucket(clock, size=30.0, a_second=10.0)
        self._previews = Bucket(clock, size=120.0, a_second=40.0)
        self._hints = Bucket(clock, size=10.0, a_second=1.0)

    async def command(self) -> None:
        """Wait until one more message is welcome."""
        await _taken(self._commands)

    async def preview(self) -> None:
        """The same for a question: pages ask many at once, and moves shall not wait for that."""
        await _taken(self._previews)

    def hint(self) -> bool:
        """Whether one more question for a hint is welcome: bots think about it."""
        return self._hints.take() == 0


async def _taken(bucket: Bucket) -> None:
    while wait := bucket.take():
        await asyncio.sleep(wait)

"""How much one client may say: messages a second, with some at once, and letters a message."""

import asyncio
from collections.abc import Callable
from typing import Final

from utopia.server.bucket import Bucket

LONGEST: Final = 4096
"""Bytes of a message; a line of talk that a program writes letter by letter as escapes has as many."""


class Allowance:
    """Rate limit of messages. Those of a faster client are answered later, until too many wait (``backlog``).

    Chat messages differ: too fast ones are refused, and a client that continues is disconnected.
    """

    def __init__(self, clock: Callable[[], float] | None = None) -> None:
        clock = clock or asyncio.get_running_loop().time
        self._commands = Bucket(clock, size=30.0, a_second=10.0)
        self._previews = Bucket(clock, size=120.0, a_second=40.0)
        self._hints = Bucket(clock, size=10.0, a_second=1.0)
        self._patience = Bucket(clock, size=100.0, a_second=1.0)

    async def command(self) -> None:
        """Wait until one more message is welcome."""
        await _taken(self._commands)

    async def preview(self) -> None:
        """Rate limit of questions: pages send many at once, and moves must not wait for them."""
        await _taken(self._previews)

    def hint(self) -> bool:
        """Whether one more question for a hint is welcome: bots think about it."""
        return self._hints.take() == 0

    def refused(self) -> bool:
        """Whether yet one more line may come too fast; afterwards it is a flood."""
        return self._patience.take() == 0


async def _taken(bucket: Bucket) -> None:
    while wait := bucket.take():
        await asyncio.sleep(wait)

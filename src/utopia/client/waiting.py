"""The wait before the next try: longer each time, and never the same for all clients."""

import asyncio
import random
from typing import Final

import httpx

_FIRST: Final = 0.25
_LONGEST: Final = 15.0


class Backoff:
    """Waits between tries; ``reset`` when one has succeeded. ``patience`` is how many seconds to go on trying."""

    def __init__(self, patience: float) -> None:
        self._patience = patience
        self._tries = 0
        self._since: float | None = None

    def reset(self) -> None:
        """All is well again."""
        self._tries, self._since = 0, None

    @property
    def is_over(self) -> bool:
        """Whether it has been tried for long enough."""
        return self._since is not None and asyncio.get_running_loop().time() - self._since > self._patience

    async def wait(self) -> None:
        """Before the next try."""
        if self._since is None:
            self._since = asyncio.get_running_loop().time()
        longest = min(_LONGEST, _FIRST * 2 ** min(self._tries, 10))
        self._tries += 1
        await asyncio.sleep(longest * random.uniform(0.5, 1.0))  # noqa: S311 - no secret


async def wait_as_told(answer: httpx.Response) -> None:
    """As long as the server wants one to wait (429, 503); a second if it does not say."""
    text = answer.headers.get("retry-after", "")
    await asyncio.sleep(min(float(text), 3600.0) if text.isascii() and text.isdigit() else 1.0)

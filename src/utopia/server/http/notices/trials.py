"""Limits on test notifications: each goes to another company's server."""

from typing import Final

from limits import RateLimitItemPerMinute
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import FixedWindowRateLimiter

from utopia.server.web.problems import ProblemError

_LIMIT: Final = RateLimitItemPerMinute(6)
_WAIT: Final = 60


class Trials:
    """Counts them by person; ``is_limited`` as in the settings."""

    def __init__(self, *, is_limited: bool) -> None:
        self._is_limited = is_limited
        self._limiter = FixedWindowRateLimiter(MemoryStorage())

    async def check(self, person: str) -> None:
        """ProblemError 429 if it was one too many."""
        if self._is_limited and not await self._limiter.hit(_LIMIT, person):
            told = f"too many trials; try again in {_WAIT} seconds"
            raise ProblemError(429, told, "problem-too-fast", wait=_WAIT, seconds=_WAIT)

"""Limits on mailed links, against floods of mail and against trying addresses in bulk."""

import time
from typing import Final

from limits import RateLimitItem, RateLimitItemPerHour
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import SlidingWindowCounterRateLimiter

from utopia.server.web.problems import ProblemError

TO_ADDRESS: Final = RateLimitItemPerHour(6)
BY_VISITOR: Final = RateLimitItemPerHour(12)
BY_NETWORK: Final = RateLimitItemPerHour(60)


class MailLimits:
    """Limits on mailed links, so that nobody floods another person's mailbox."""

    def __init__(self, *, is_limited: bool) -> None:
        self._is_limited = is_limited
        self._limiter = SlidingWindowCounterRateLimiter(MemoryStorage())

    async def check(self, address: str, visitor: str, network_: str) -> None:
        """ProblemError 429 if this would be one too many."""
        if self._is_limited:
            await self._hit(BY_NETWORK, "network", network_)
            await self._hit(BY_VISITOR, "visitor", visitor)
            await self._hit(TO_ADDRESS, "address", address)

    async def _hit(self, limit: RateLimitItem, *keys: str) -> None:
        if await self._limiter.hit(limit, *keys):
            return
        stats = await self._limiter.get_window_stats(limit, *keys)
        wait = max(60.0, stats.reset_time - time.time())
        minutes = round(wait / 60)
        told = f"enough links have been sent; try again in {minutes} minutes"
        raise ProblemError(429, told, "account-mail-often", wait=wait, minutes=minutes)

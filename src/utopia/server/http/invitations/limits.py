"""How often somebody may ask others to his tables: enough for a club, too little to pester anybody."""

from typing import Final

from limits import RateLimitItem, RateLimitItemPerDay
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import SlidingWindowCounterRateLimiter

from utopia.server.http.problems.problems import ProblemError

BY_PERSON: Final = RateLimitItemPerDay(60)
TO_PERSON: Final = RateLimitItemPerDay(5)
"""From one to the same other, to whatever tables."""
_HOUR: Final = 3600


class InvitationLimits:
    """Counts them; ``is_limited`` as in the settings."""

    def __init__(self, *, is_limited: bool) -> None:
        self._is_limited = is_limited
        self._limiter = SlidingWindowCounterRateLimiter(MemoryStorage())

    async def check(self, host: str, person: str) -> None:
        """ProblemError 429 if that would be one too many."""
        if self._is_limited:
            await self._hit(TO_PERSON, f"{host} {person}")
            await self._hit(BY_PERSON, host)

    async def _hit(self, limit: RateLimitItem, key: str) -> None:
        if not await self._limiter.hit(limit, key):
            told = "you have asked often enough today; share the table's link, or try again tomorrow"
            raise ProblemError(429, told, "problem-invite-often", wait=_HOUR)

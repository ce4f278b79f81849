"""The rate limiter of requests and mails, by name; the token bucket of messages over one socket."""

import ipaddress
import time
from collections.abc import Callable, Mapping
from typing import Final, get_args

from limits import RateLimitItem, RateLimitItemPerHour, RateLimitItemPerMinute
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import SlidingWindowCounterRateLimiter

from utopia.server.database.tokens import digest
from utopia.server.programs.messages import Allowance, AllowanceName
from utopia.server.web.policy import Rate
from utopia.server.web.problems import ProblemError
from utopia.server.web.proxies import plain_address
from utopia.server.web.request import Doorway


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


Pair = tuple[RateLimitItem, RateLimitItem]
RATES: Final[Mapping[Rate, Pair]] = {
    "reading": (RateLimitItemPerMinute(900), RateLimitItemPerMinute(300)),
    "past": (RateLimitItemPerMinute(240), RateLimitItemPerMinute(90)),
    "change": (RateLimitItemPerMinute(240), RateLimitItemPerMinute(60)),
    "move": (RateLimitItemPerMinute(2400), RateLimitItemPerMinute(600)),
    "table": (RateLimitItemPerHour(240), RateLimitItemPerHour(60)),
    "link": (RateLimitItemPerMinute(120), RateLimitItemPerMinute(60)),
    "sign-in": (RateLimitItemPerMinute(120), RateLimitItemPerMinute(30)),
    "export": (RateLimitItemPerHour(120), RateLimitItemPerHour(12)),
    "analysis": (RateLimitItemPerHour(240), RateLimitItemPerHour(30)),
    "bot": (RateLimitItemPerMinute(480), RateLimitItemPerMinute(120)),
    "picture": (RateLimitItemPerHour(600), RateLimitItemPerHour(120)),
    "socket": (RateLimitItemPerMinute(240), RateLimitItemPerMinute(60)),
    "page": (RateLimitItemPerMinute(1200), RateLimitItemPerMinute(600)),
    "file": (RateLimitItemPerMinute(30_000), RateLimitItemPerMinute(3000)),
}
"""(for one address, where many may live; for one visitor)."""
_FOR_PROGRAMS: Final = get_args(AllowanceName)


class RateLimiter:
    """Counts in sliding windows, by the name of what is limited and by who does it."""

    def __init__(self, *, is_limited: bool = True) -> None:
        """``is_limited`` as in the settings: otherwise nothing is counted."""
        self._is_limited = is_limited
        self._windows = SlidingWindowCounterRateLimiter(MemoryStorage())

    async def hit(self, limit: RateLimitItem, name: str, who: str) -> float:
        """Count one; return 0, or the seconds to wait if it was one too many."""
        if not self._is_limited or await self._windows.hit(limit, name, who):
            return 0.0
        stats = await self._windows.get_window_stats(limit, name, who)
        return max(1.0, stats.reset_time - time.time())

    async def remaining(self, limit: RateLimitItem, name: str, who: str) -> int:
        """Return how many are left."""
        return (await self._windows.get_window_stats(limit, name, who)).remaining


def too_fast(wait: float, what: str = "requests") -> ProblemError:
    """429, with the seconds to wait."""
    told = f"too many {what}; try again in {wait:.0f} seconds"
    return ProblemError(429, told, "problem-too-fast", wait=round(wait, 1), seconds=round(wait))


class RequestLimits:
    """Counts requests by address and by visitor, separately for each kind of endpoint.

    Of a visitor's credentials only a digest is kept: they may be of any length, and are secret.
    """

    def __init__(self) -> None:
        self._limiter = RateLimiter()

    async def check(self, doorway: Doorway, rate: Rate) -> None:
        """ProblemError 429 with the seconds to wait, if this was one too many."""
        per_address, per_visitor = RATES[rate]
        await self._hit(per_address, f"{rate} of an address", network(doorway.address))
        who = doorway.bearer or doorway.session or doorway.visit
        if who is not None:
            await self._hit(per_visitor, _of_visitor(rate), digest(who))

    async def left(self, who: str) -> list[Allowance]:
        """Return the remaining requests of the visitor with that token or session, for each kind that programs use."""
        told = []
        for name in _FOR_PROGRAMS:
            _, limit = RATES[name]
            left = await self._limiter.remaining(limit, _of_visitor(name), digest(who))
            told.append(Allowance(name, left, limit.amount, limit.get_expiry()))
        return told

    async def _hit(self, limit: RateLimitItem, name: str, who: str) -> None:
        if wait := await self._limiter.hit(limit, name, who):
            raise too_fast(wait)


def _of_visitor(rate: str) -> str:
    return f"{rate} of a visitor"


def network(address: str) -> str:
    """Return the network of one client: an IPv4 address, or the half of IPv6 that a household is given."""
    address = plain_address(address)
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    return str(ipaddress.ip_network((parsed, 64), strict=False)) if parsed.version == 6 else address

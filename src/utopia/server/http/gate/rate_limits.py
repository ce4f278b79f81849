"""Rate limits: generous for players, strict against programs that flood."""

import ipaddress
import time
from collections.abc import Mapping
from typing import Final, Literal

from limits import RateLimitItem, RateLimitItemPerHour, RateLimitItemPerMinute
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import SlidingWindowCounterRateLimiter

from utopia.server.http.gate.doorway import Doorway
from utopia.server.http.gate.proxies import plain_address
from utopia.server.http.problems.problems import ProblemError
from utopia.server.protocol.programs import Allowance
from utopia.server.storage.tokens import digest

_PAGE: Final = (RateLimitItemPerMinute(1200), RateLimitItemPerMinute(600))
_FILES: Final = (RateLimitItemPerMinute(30_000), RateLimitItemPerMinute(3000))
_READING: Final = (RateLimitItemPerMinute(900), RateLimitItemPerMinute(300))
_PAST: Final = (RateLimitItemPerMinute(240), RateLimitItemPerMinute(90))
_CHANGING: Final = (RateLimitItemPerMinute(240), RateLimitItemPerMinute(60))
_MOVES: Final = (RateLimitItemPerMinute(2400), RateLimitItemPerMinute(600))
_TABLES: Final = (RateLimitItemPerHour(240), RateLimitItemPerHour(60))
_SOCKETS: Final = (RateLimitItemPerMinute(240), RateLimitItemPerMinute(60))
_LINKS: Final = (RateLimitItemPerMinute(120), RateLimitItemPerMinute(60))
_SIGNING_IN: Final = (RateLimitItemPerMinute(120), RateLimitItemPerMinute(30))
_EXPORTS: Final = (RateLimitItemPerHour(120), RateLimitItemPerHour(12))
"""(for one address, where many may live; for one visitor)."""
_OF_THE_PAST: Final = ("/chronicle", "/frames", "/record", "/records", "/tally")
"""Each replays a whole game."""
_IN_GAMES: Final = ("/moves", "/take-back")
_NEW_TABLES: Final = ("/api/me/records", "/api/tables", "/api/tables/play-now")
Pair = tuple[RateLimitItem, RateLimitItem]
_FOR_PROGRAMS: Final[Mapping[Literal["reading", "past", "move", "change", "table", "socket"], Pair]] = {
    "reading": _READING,
    "past": _PAST,
    "move": _MOVES,
    "change": _CHANGING,
    "table": _TABLES,
    "socket": _SOCKETS,
}


class Limits:
    """Counts requests by address and by visitor, separately for each kind of endpoint.

    Of a visitor's credentials only a digest is kept: they may be of any length, and are secret.
    """

    def __init__(self) -> None:
        self._limiter = SlidingWindowCounterRateLimiter(MemoryStorage())

    async def check(self, doorway: Doorway) -> None:
        """ProblemError 429 with the seconds to wait, if this was one too many."""
        name, (per_address, per_visitor) = _door(doorway)
        await self._hit(per_address, name, "address", network(doorway.address))
        who = doorway.bearer or doorway.session or doorway.visit
        if who is not None:
            await self._hit(per_visitor, name, "visitor", digest(who))

    async def left(self, who: str) -> list[Allowance]:
        """Return the remaining requests of the visitor with that token or session, for each kind that programs use."""
        told = []
        for name, (_, limit) in _FOR_PROGRAMS.items():
            stats = await self._limiter.get_window_stats(limit, name, "visitor", digest(who))
            told.append(Allowance(name, stats.remaining, limit.amount, limit.get_expiry()))
        return told

    async def _hit(self, limit: RateLimitItem, *keys: str) -> None:
        if await self._limiter.hit(limit, *keys):
            return
        stats = await self._limiter.get_window_stats(limit, *keys)
        wait = max(1.0, round(stats.reset_time - time.time(), 1))
        told = f"too many requests; try again in {wait:.0f} seconds"
        raise ProblemError(429, told, "problem-too-fast", wait=wait, seconds=round(wait))


def _door(doorway: Doorway) -> tuple[str, Pair]:
    """Return the kind of the endpoint."""
    path = doorway.plain_path
    if doorway.is_socket:
        return "socket", _SOCKETS
    if path.startswith(("/api/join/", "/api/device/", "/api/go/", "/api/notices/off/")):
        return "link", _LINKS
    if path.startswith("/api/sign-in/"):
        return "sign-in", _SIGNING_IN
    if path == "/api/account/export":
        return "export", _EXPORTS
    if path.startswith("/api/games/") and path.endswith(_IN_GAMES):
        return "move", _MOVES
    if not doorway.is_safe:
        return ("table", _TABLES) if path in _NEW_TABLES else ("change", _CHANGING)
    if path.startswith(("/api/games/", "/api/me/")) and path.endswith(_OF_THE_PAST):
        return "past", _PAST
    if path.startswith("/assets/"):  # many for each page, kept in memory here and for ever by browsers
        return "file", _FILES
    return ("reading", _READING) if path.startswith("/api/") else ("page", _PAGE)


def network(address: str) -> str:
    """Return the network of one client: an IPv4 address, or the half of IPv6 that a household is given."""
    address = plain_address(address)
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    return str(ipaddress.ip_network((parsed, 64), strict=False)) if parsed.version == 6 else address

"""Networks of banned guests: for a while they make no new guests, so that nobody returns under another name.

Addresses are not stored: a digest of each with the server's key is kept, in memory only. A stored one belongs to a
banned person. Visitors with a session or an account come in from anywhere.
"""

import hashlib
import hmac
import ipaddress
from collections import OrderedDict
from datetime import datetime, timedelta
from typing import Final

from utopia.server.database.schema import now
from utopia.server.http.moderation.bars import minute
from utopia.server.storage.barred_networks import BarredNetworks
from utopia.server.storage.people import Person
from utopia.server.web.limiter import network
from utopia.server.web.problems import ProblemError

_MOST_REMEMBERED: Final = 10_000
"""Guests, those last seen."""
_PURPOSE: Final = b"barred network"


class Networks:
    """From where guests have come lately, and from where no new ones are let in."""

    def __init__(self, barred: BarredNetworks, key: bytes, hours: int) -> None:
        """``key`` is the server's; ``hours``: for how long at most, 0 for never."""
        self._barred = barred
        self._key = hmac.digest(key, _PURPOSE, hashlib.sha256)
        self._life = timedelta(hours=hours)
        self._seen: OrderedDict[str, str] = OrderedDict()
        """[guest] -> the digest of their network."""
        self._closed: set[tuple[str, str, datetime]] = set()
        """(guest, digest, end of the ban) for which this server closed the network."""

    async def saw(self, person: Person, address: str) -> None:
        """Record a request of a person from there. Raise StorageError."""
        is_guest = person.signed_up is None and person.bot_of is None
        if not (self._life and is_guest and (digest := self._digest(address))):
            return
        self._seen[person.id] = digest
        self._seen.move_to_end(person.id)
        if len(self._seen) > _MOST_REMEMBERED:
            self._seen.popitem(last=False)
        if person.is_banned and person.banned_until is not None:
            await self._close(person.id, person.banned_until)

    async def look(self) -> None:
        """Close the networks of guests who have been banned. Raise StorageError."""
        for who, until in (await self._barred.guests_barred()).items() if self._seen else ():
            if who in self._seen:
                await self._close(who, until)

    async def check(self, address: str) -> None:
        """ProblemError 403 if no new guest is let in from there."""
        digest = self._digest(address) if self._life else None
        until = await self._barred.until(digest) if digest else None
        if until is not None:
            told = (
                f"a guest was barred who came from your network: until {minute(until)} no new guests come in from "
                "there; sign in to your account, or make one by mail"
            )
            raise ProblemError(403, told, "problem-network-barred", until=minute(until))

    async def _close(self, who: str, banned_until: datetime) -> None:
        closed = (who, self._seen[who], banned_until)
        if closed not in self._closed:
            await self._barred.close(self._seen[who], who, min(banned_until, now() + self._life))
            self._closed = {one for one in self._closed if one[2] > now()} | {closed}

    def _digest(self, address: str) -> str | None:
        """Return None for an address outside the public network: it may be a proxy's, through which everybody comes."""
        try:
            is_public = ipaddress.ip_address(address).is_global
        except ValueError:
            return None
        return hmac.digest(self._key, network(address).encode(), hashlib.sha256).hex() if is_public else None

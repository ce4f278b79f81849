"""The refusal for a banned person. What they may still do is declared on the handlers (``while_banned``)."""

import hashlib
import hmac
import ipaddress
from collections import OrderedDict
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import Connection, delete, func, insert, select

from utopia.server.accounts.people import Person
from utopia.server.database.database import Database
from utopia.server.database.schema import barred_network, now, person
from utopia.server.web.limiter import network
from utopia.server.web.problems import ProblemError


def barred(person: Person) -> ProblemError:
    """The text for the banned person."""
    until = minute(person.banned_until) if person.banned_until else ""
    reason = (person.banned_why or "-").rstrip(". ")
    detail = f"you are barred from playing and talking here until {until} ({reason}); you can still read and leave"
    return ProblemError(403, detail, "problem-barred", until=until, reason=reason)


def minute(moment: datetime) -> str:
    """As people read it: `2026-12-24 18:00 UTC`."""
    return f"{moment:%Y-%m-%d %H:%M} UTC"


MOST: Final = 5
"""Limit on closed networks per person, so that a person who changes addresses all day does not shut out others."""


@dataclass(frozen=True, slots=True)
class BarredNetworks:
    """Expired rows are removed when one is added."""

    database: Database

    async def until(self, digest: str) -> datetime | None:
        """Until when that network is closed; None if it is open."""
        query = select(func.max(barred_network.c.until)).where(
            barred_network.c.hash == digest, barred_network.c.until > now()
        )
        return await self.database.read(lambda connection: connection.execute(query).scalar_one_or_none())

    async def close(self, digest: str, who: str, until: datetime) -> None:
        """No new guests from there until then."""
        await self.database.write(lambda connection: _close(connection, digest, who, until))

    async def guests_barred(self) -> dict[str, datetime]:
        """Return the guests who are banned now, with the end of each ban."""
        barred = (person.c.banned_until > now()) & person.c.signed_up.is_(None) & person.c.bot_of.is_(None)
        query = select(person.c.id, person.c.banned_until).where(barred)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return {row.id: row.banned_until for row in rows}


def _close(connection: Connection, digest: str, who: str, until: datetime) -> None:
    connection.execute(delete(barred_network).where(barred_network.c.until <= now()))
    mine = barred_network.c.person == who
    connection.execute(delete(barred_network).where(mine, barred_network.c.hash == digest))
    count = connection.execute(select(func.count()).select_from(barred_network).where(mine)).scalar_one()
    if count < MOST:
        connection.execute(insert(barred_network).values(hash=digest, person=who, until=until))


def open_again(connection: Connection, who: str) -> None:
    """Reopen the networks of a person, within a transaction."""
    connection.execute(delete(barred_network).where(barred_network.c.person == who))


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

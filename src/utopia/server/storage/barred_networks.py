"""Networks from which no new guests are admitted for a while, because a banned guest came from there. Only digests."""

from dataclasses import dataclass
from datetime import datetime
from typing import Final

from sqlalchemy import Connection, delete, func, insert, select

from utopia.server.database.database import Database
from utopia.server.database.schema import barred_network, now, person

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

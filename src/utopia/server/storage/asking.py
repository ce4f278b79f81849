"""Invitation quota: how often a person has invited others to their tables within a day."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import Connection, delete, insert, select

from utopia.server.database.database import Database
from utopia.server.database.schema import asking, now

DAY: Final = timedelta(days=1)
BY_PERSON: Final = 60
TO_PERSON: Final = 5
"""From one to the same other, to whatever tables."""


@dataclass(frozen=True, slots=True)
class Asking:
    """That of everybody."""

    database: Database

    async def count(self, host: str, person: str) -> timedelta | None:
        """Count one more invitation by the host. Return None, or how long they must wait; then it is not counted."""
        return await self.database.write(lambda connection: _count(connection, host, person, now()))


def _count(connection: Connection, host: str, person: str, moment: datetime) -> timedelta | None:
    connection.execute(delete(asking).where(asking.c.at <= moment - DAY))
    query = select(asking.c.person, asking.c.at).where(asking.c.host == host).order_by(asking.c.at.desc())
    asked: list[tuple[str, datetime]] = [(row.person, row.at) for row in connection.execute(query)]
    times = [at for _, at in asked]
    to_him = [at for whom, at in asked if whom == person]
    if len(to_him) >= TO_PERSON:
        return to_him[TO_PERSON - 1] + DAY - moment
    if len(times) >= BY_PERSON:
        return times[BY_PERSON - 1] + DAY - moment
    connection.execute(insert(asking).values(host=host, person=person, at=moment))
    return None

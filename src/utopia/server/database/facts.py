"""Settings of this database, by name: each is made once and then stays."""

from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import Connection, insert, select

from utopia.server.database.database import Database
from utopia.server.database.schema import meta


@dataclass(frozen=True, slots=True)
class Facts:
    """Short texts; some of them are secrets of the server, and go where the database goes."""

    database: Database

    async def get_or_make(self, name: str, make: Callable[[], str]) -> str:
        """Return the setting of that name; make it if there is none yet."""
        return await self.database.write(lambda connection: _get_or_make(connection, name, make))


def _get_or_make(connection: Connection, name: str, make: Callable[[], str]) -> str:
    found = connection.execute(select(meta.c.value).where(meta.c.name == name)).scalar_one_or_none()
    if found is None:
        found = make()
        connection.execute(insert(meta).values(name=name, value=found))
    return str(found)

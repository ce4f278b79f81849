"""People and their sessions. Everybody is a guest so far: known by a cookie, called what he likes."""

from dataclasses import dataclass
from datetime import timedelta
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Delete, Row, Update, delete, insert, select, update

from utopia.server.storage.database import Database
from utopia.server.storage.rows import Person
from utopia.server.storage.schema import now, person, session
from utopia.server.storage.tokens import digest, session_token, short_id

SESSION_LIFE: Final = timedelta(days=400)
"""A session ends when it was not used for so long; browsers keep cookies no longer either."""
_SEEN_STEP: Final = timedelta(hours=1)
"""How exactly it is known when a session was last used."""


@dataclass(frozen=True, slots=True)
class People:
    """Guests, their names and their sessions."""

    database: Database

    async def create(self, name: str | None = None, language: str | None = None) -> tuple[Person, str]:
        """A new guest, and the token of his session: only the browser keeps it."""
        guest, token = Person(short_id(), name, language, now()), session_token()
        started = {"hash": digest(token), "person": guest.id, "created": guest.created, "seen": guest.created}

        def make(connection: Connection) -> None:
            connection.execute(insert(person).values(msgspec.structs.asdict(guest)))
            connection.execute(insert(session).values(started))

        await self.database.write(make)
        return guest, token

    async def by_token(self, token: str) -> Person | None:
        """Whose session that is; None if there is none or it has ended."""
        moment = now()
        query = (
            select(person, session.c.seen)
            .join(session)
            .where(session.c.hash == digest(token), session.c.seen > moment - SESSION_LIFE)
        )
        row = await self.database.read(lambda connection: connection.execute(query).one_or_none())
        if row is not None and moment - row.seen > _SEEN_STEP:
            await self._do(update(session).where(session.c.hash == digest(token)).values(seen=moment))
        return _person(row)

    async def get(self, id_: str) -> Person | None:
        """The person of that id."""
        query = select(person).where(person.c.id == id_)
        return _person(await self.database.read(lambda connection: connection.execute(query).one_or_none()))

    async def change(self, id_: str, *, name: str | None = None, language: str | None = None) -> None:
        """A new name or language; None leaves it. The name changes wherever the person sits."""
        wanted = {"name": name, "language": language}
        values = {column: value for column, value in wanted.items() if value is not None}
        if values:
            await self._do(update(person).where(person.c.id == id_).values(values))

    async def end_session(self, token: str) -> None:
        """The token works no more."""
        await self._do(delete(session).where(session.c.hash == digest(token)))

    async def forget_old_sessions(self) -> int:
        """Delete the sessions that have ended; how many."""
        return await self._do(delete(session).where(session.c.seen <= now() - SESSION_LIFE))

    async def _do(self, change: Update | Delete) -> int:
        """How many rows it changed."""
        return await self.database.write(lambda connection: connection.execute(change).rowcount)


def _person(row: Row[*tuple[Any, ...]] | None) -> Person | None:
    return None if row is None else msgspec.convert(row, Person, from_attributes=True)

"""People and their sessions. A new person is a guest: known by a cookie, with a name of their choice."""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Delete, Row, Update, delete, insert, select, update

from utopia.server.database.database import Database
from utopia.server.database.errors import SaidError
from utopia.server.database.schema import errand, game, now, passage, person, seat, session
from utopia.server.database.tokens import digest, session_token, short_id


class NobodyError(SaidError):
    """There is no such person, or the request names the person who sent it."""

    status = 404

    def __init__(self, person: str) -> None:
        super().__init__(f"there is nobody (else) known as {person!r}", "storage-nobody", person=person)
        self.person = person


class Person(msgspec.Struct, frozen=True):
    """A guest, or an account (``signed_up``). A guest has no name at first."""

    id: str
    name: str | None
    language: str | None
    created: datetime
    mail: str | None = None
    """The address for signing in, in lower case."""
    signed_up: datetime | None = None
    bot_of: str | None = None
    """The person who answers for this bot account; None for a person."""
    is_admin: bool = False
    """Whether the person may open the admin pages."""
    banned_until: datetime | None = None
    banned_why: str | None = None
    """As it was shown to the person."""

    @property
    def is_banned(self) -> bool:
        """Return whether the person may only read and leave just now."""
        return self.banned_until is not None and self.banned_until > datetime.now(UTC)


SESSION_LIFE: Final = timedelta(days=400)
"""A session ends when it was not used for this long; browsers keep cookies no longer either."""
GUEST_LIFE: Final = timedelta(days=90)
"""A guest who has never sat at a table is deleted when they were not seen for this long."""
_SEEN_STEP: Final = timedelta(hours=1)
"""How exactly it is known when a session was last used."""


@dataclass(frozen=True, slots=True)
class People:
    """Guests, their names and their sessions."""

    database: Database

    async def create(self, name: str | None = None, language: str | None = None) -> tuple[Person, str]:
        """Create a guest. Return them and their session's token, which only the browser keeps."""
        guest = Person(short_id(), name, language, now())

        def make(connection: Connection) -> str:
            connection.execute(insert(person).values(msgspec.structs.asdict(guest)))
            return begin_session(connection, guest.id)

        return guest, await self.database.write(make)

    async def by_token(self, token: str, browser: str | None = None) -> Person | None:
        """Return the person of that session; None if there is none or it has ended. ``browser`` is its display name."""
        moment = now()
        query = (
            select(person, session.c.seen, session.c.browser)
            .join(session)
            .where(session.c.hash == digest(token), session.c.seen > moment - SESSION_LIFE)
        )
        row = await self.database.read(lambda connection: connection.execute(query).one_or_none())
        if row is not None and (moment - row.seen > _SEEN_STEP or browser not in (None, row.browser)):
            values = {"seen": moment, "browser": browser or row.browser}
            await self._do(update(session).where(session.c.hash == digest(token)).values(values))
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

    async def sweep(self) -> int:
        """Delete expired sessions and device links, and guests without traces. Return how many guests.

        That is a guest without a seat or table whose last session was not used for ``GUEST_LIFE``.
        """
        return await self.database.write(_sweep)

    async def _do(self, change: Update | Delete) -> int:
        """How many rows it changed."""
        return await self.database.write(lambda connection: connection.execute(change).rowcount)


def begin_session(connection: Connection, who: str) -> str:
    """A new session of a person, within a transaction; its token."""
    token, moment = session_token(), now()
    connection.execute(insert(session).values(hash=digest(token), person=who, created=moment, seen=moment))
    return token


def _sweep(connection: Connection) -> int:
    moment = now()
    connection.execute(delete(session).where(session.c.seen <= moment - SESSION_LIFE))
    for passing in (passage, errand):
        connection.execute(delete(passing).where(passing.c.until <= moment))
    met = [
        select(seat.c.person).where(seat.c.person == person.c.id),
        select(game.c.host).where(game.c.host == person.c.id),
        select(session.c.person).where(session.c.person == person.c.id, session.c.seen > moment - GUEST_LIFE),
    ]
    is_old_guest = (person.c.created <= moment - GUEST_LIFE) & person.c.signed_up.is_(None) & person.c.bot_of.is_(None)
    forgotten = delete(person).where(is_old_guest, *(~each.exists() for each in met))
    return connection.execute(forgotten).rowcount


def _person(row: Row[*tuple[Any, ...]] | None) -> Person | None:
    return None if row is None else msgspec.convert(row, Person, from_attributes=True)

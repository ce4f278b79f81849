"""One-time links that sign a person in on another device."""

from dataclasses import dataclass
from datetime import timedelta
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, delete, insert, select

from utopia.server.storage.database import Database
from utopia.server.storage.errors import SaidError
from utopia.server.storage.people import Person, begin_session
from utopia.server.storage.schema import now, passage, person
from utopia.server.storage.tokens import digest, link_token


class PassageError(SaidError):
    """A link to another device that leads nowhere: used, too old, or none at all."""

    def __init__(self) -> None:
        super().__init__(
            "this link does not work (any more): it works once and not for long; make a new one on your first device",
            "storage-no-passage",
        )


PASSAGE_LIFE: Final = timedelta(minutes=15)


@dataclass(frozen=True, slots=True)
class Passages:
    """Device links. A new one replaces the person's old one."""

    database: Database

    async def open(self, who: str) -> str:
        """The token of a new link for that person."""
        token = link_token()
        values = {"hash": digest(token), "person": who, "until": now() + PASSAGE_LIFE}

        def replace(connection: Connection) -> None:
            connection.execute(delete(passage).where(passage.c.person == who))
            connection.execute(insert(passage).values(values))

        await self.database.write(replace)
        return token

    async def find(self, token: str) -> Person:
        """Whose link that is; PassageError if it does not work (any more)."""
        return await self.database.read(lambda connection: _owner(connection, token))

    async def use(self, token: str) -> tuple[Person, str]:
        """Use a link. Return its person and the token of a new session.

        Raise PassageError if it is not valid (any more).
        """
        return await self.database.write(lambda connection: _use(connection, token))


def _works(token: str) -> ColumnElement[bool]:
    return (passage.c.hash == digest(token)) & (passage.c.until > now())


def _owner(connection: Connection, token: str) -> Person:
    query: Select[Any] = select(person).join(passage).where(_works(token))
    row = connection.execute(query).one_or_none()
    if row is None:
        raise PassageError
    return msgspec.convert(row, Person, from_attributes=True)


def _use(connection: Connection, token: str) -> tuple[Person, str]:
    owner = _owner(connection, token)
    if not connection.execute(delete(passage).where(_works(token))).rowcount:
        raise PassageError  # another request was faster, where transactions run side by side
    return owner, begin_session(connection, owner.id)

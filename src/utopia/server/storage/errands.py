"""What somebody is about to do, once and before long: a link that was mailed to him, a passkey's challenge."""

from dataclasses import dataclass
from datetime import timedelta

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, insert, select

from utopia.server.storage.database import Database
from utopia.server.storage.errors import ErrandError
from utopia.server.storage.rows import ErrandKind
from utopia.server.storage.schema import errand, now
from utopia.server.storage.tokens import digest, session_token


class Errand(msgspec.Struct, frozen=True):
    """``about`` is a mail address, or who asked for a challenge."""

    kind: ErrandKind
    person: str | None
    about: str


@dataclass(frozen=True, slots=True)
class Errands:
    """All errands under way. Of their tokens only digests are stored."""

    database: Database

    async def open(self, what: Errand, life: timedelta, token: str | None = None) -> str:
        """The token of a new errand, made up unless it is given. A person has one of a kind: the newest."""
        token = token or session_token()
        values = {**msgspec.structs.asdict(what), "hash": digest(token), "until": now() + life}

        def replace(connection: Connection) -> None:
            if what.person is not None:
                old = (errand.c.person == what.person) & (errand.c.kind == what.kind)
                connection.execute(delete(errand).where(old))
            connection.execute(insert(errand).values(values))

        await self.database.write(replace)
        return token

    async def find(self, token: str) -> Errand:
        """What it is about; ErrandError if it is over. It is not used up."""
        return await self.database.read(lambda connection: find_errand(connection, token))

    async def use(self, token: str) -> Errand:
        """What it was about: it works no more. ErrandError if it was over."""
        return await self.database.write(lambda connection: use_errand(connection, token))

    async def drop(self, token: str) -> None:
        """It could not be told to whom it is for."""
        gone = delete(errand).where(errand.c.hash == digest(token))
        await self.database.write(lambda connection: connection.execute(gone))


def find_errand(connection: Connection, token: str) -> Errand:
    """As ``Errands.find``, within a transaction."""
    row = connection.execute(select(errand).where(_works(token))).one_or_none()
    if row is None:
        raise ErrandError
    return msgspec.convert(row, Errand, from_attributes=True)


def use_errand(connection: Connection, token: str) -> Errand:
    """As ``Errands.use``, within a transaction."""
    found = find_errand(connection, token)
    if not connection.execute(delete(errand).where(_works(token))).rowcount:
        raise ErrandError  # somebody else was faster, where transactions run side by side
    return found


def _works(token: str) -> ColumnElement[bool]:
    return (errand.c.hash == digest(token)) & (errand.c.until > now())

"""One-time tokens with a short life: a mailed link, a passkey's challenge."""

from dataclasses import dataclass
from datetime import timedelta

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, insert, select

from utopia.server.storage.database import Database
from utopia.server.storage.errors import SaidError
from utopia.server.storage.schema import errand, now
from utopia.server.storage.schema.people import ErrandKind
from utopia.server.storage.tokens import digest, session_token


class ErrandError(SaidError):
    """A link by mail, or a passkey's challenge, that does not work: used, expired, another person's, or unknown."""

    def __init__(self) -> None:
        super().__init__("this works once and not for long; ask for a new one", "account-errand-over")


class Errand(msgspec.Struct, frozen=True):
    """``about`` is a mail address, or the person who requested a challenge."""

    kind: ErrandKind
    person: str | None
    about: str


@dataclass(frozen=True, slots=True)
class Errands:
    """All valid one-time tokens. Only digests of them are stored."""

    database: Database

    async def open(self, what: Errand, life: timedelta, token: str | None = None) -> str:
        """Create a token, random unless it is given. Return it. A person has one of a kind: the newest."""
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
        """Return the token's subject without using it up. Raise ErrandError if it is no longer valid."""
        return await self.database.read(lambda connection: find_errand(connection, token))

    async def use(self, token: str) -> Errand:
        """Use up a token and return its subject. Raise ErrandError if it is no longer valid."""
        return await self.database.write(lambda connection: use_errand(connection, token))

    async def drop(self, token: str) -> None:
        """Delete a token that could not be delivered."""
        gone = delete(errand).where(errand.c.hash == digest(token))
        await self.database.write(lambda connection: connection.execute(gone))


def find_errand(connection: Connection, token: str) -> Errand:
    """Like ``Errands.find``, within a transaction."""
    row = connection.execute(select(errand).where(_works(token))).one_or_none()
    if row is None:
        raise ErrandError
    return msgspec.convert(row, Errand, from_attributes=True)


def use_errand(connection: Connection, token: str) -> Errand:
    """Like ``Errands.use``, within a transaction."""
    found = find_errand(connection, token)
    if not connection.execute(delete(errand).where(_works(token))).rowcount:
        raise ErrandError  # another request was faster, where transactions run side by side
    return found


def _works(token: str) -> ColumnElement[bool]:
    return (errand.c.hash == digest(token)) & (errand.c.until > now())

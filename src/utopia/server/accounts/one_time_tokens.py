"""One-time tokens with a short life: a device link, a mailed link, a passkey's challenge.

Each is opened for a purpose, may be looked at, and works once. Only its digest is stored. Device links have a table of
their own (``passage``), all others share one (``errand``); the way is the same.
"""

from dataclasses import dataclass
from datetime import timedelta
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, Table, delete, insert, select

from utopia.server.accounts.people import Person, begin_session
from utopia.server.database.database import Database
from utopia.server.database.errors import SaidError
from utopia.server.database.schema import errand, now, passage, person
from utopia.server.database.schema.people import ErrandKind
from utopia.server.database.tokens import digest, link_token, session_token

PASSAGE_LIFE: Final = timedelta(minutes=15)


class PassageError(SaidError):
    """A link to another device that leads nowhere: used, too old, or none at all."""

    status = 404

    def __init__(self) -> None:
        super().__init__(
            "this link does not work (any more): it works once and not for long; make a new one on your first device",
            "storage-no-passage",
        )


class ErrandError(SaidError):
    """A link by mail, or a passkey's challenge, that does not work: used, expired, another person's, or unknown."""

    status = 404

    def __init__(self) -> None:
        super().__init__("this works once and not for long; ask for a new one", "account-errand-over")


class Errand(msgspec.Struct, frozen=True):
    """``about`` is a mail address, or the person who requested a challenge."""

    kind: ErrandKind
    person: str | None
    about: str


@dataclass(frozen=True, slots=True)
class Passages:
    """Device links. A new one replaces the person's old one."""

    database: Database

    async def open(self, who: str) -> str:
        """The token of a new link for that person."""
        token, replaced = link_token(), passage.c.person == who
        await self.database.write(
            lambda connection: _open(connection, passage, token, PASSAGE_LIFE, replaced, {"person": who})
        )
        return token

    async def find(self, token: str) -> Person:
        """Whose link that is; PassageError if it does not work (any more)."""
        return await self.database.read(lambda connection: _owner(connection, _find(connection, passage, token)))

    async def use(self, token: str) -> tuple[Person, str]:
        """Use a link. Return its person and the token of a new session.

        Raise PassageError if it is not valid (any more).
        """

        def enter(connection: Connection) -> tuple[Person, str]:
            owner = _owner(connection, _use(connection, passage, token))
            return owner, begin_session(connection, owner.id)

        return await self.database.write(enter)


@dataclass(frozen=True, slots=True)
class Errands:
    """All other one-time tokens."""

    database: Database

    async def open(self, what: Errand, life: timedelta, token: str | None = None) -> str:
        """Create a token, random unless it is given. Return it. A person has one of a kind: the newest."""
        token, values = token or session_token(), msgspec.structs.asdict(what)
        replaced = None if what.person is None else (errand.c.person == what.person) & (errand.c.kind == what.kind)
        await self.database.write(lambda connection: _open(connection, errand, token, life, replaced, values))
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
    return msgspec.convert(_find(connection, errand, token), Errand, from_attributes=True)


def use_errand(connection: Connection, token: str) -> Errand:
    """Like ``Errands.use``, within a transaction."""
    return msgspec.convert(_use(connection, errand, token), Errand, from_attributes=True)


def _owner(connection: Connection, link: Row[Any]) -> Person:
    row = connection.execute(select(person).where(person.c.id == link.person)).one_or_none()
    if row is None:
        raise PassageError
    return msgspec.convert(row, Person, from_attributes=True)


def _open(
    connection: Connection,
    table: Table,
    token: str,
    life: timedelta,
    replaced: ColumnElement[bool] | None,
    values: dict[str, Any],
) -> None:
    """Store a token in place of the replaced ones."""
    if replaced is not None:
        connection.execute(delete(table).where(replaced))
    connection.execute(insert(table).values({**values, "hash": digest(token), "until": now() + life}))


def _find(connection: Connection, table: Table, token: str) -> Row[Any]:
    row = connection.execute(select(table).where(_works(table, token))).one_or_none()
    if row is None:
        raise _error_of(table)
    return row


def _use(connection: Connection, table: Table, token: str) -> Row[Any]:
    found = _find(connection, table, token)
    if not connection.execute(delete(table).where(_works(table, token))).rowcount:
        raise _error_of(table)  # another request was faster, where transactions run side by side
    return found


def _works(table: Table, token: str) -> ColumnElement[bool]:
    return (table.c.hash == digest(token)) & (table.c.until > now())


def _error_of(table: Table) -> PassageError | ErrandError:
    return PassageError() if table is passage else ErrandError()

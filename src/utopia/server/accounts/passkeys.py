"""Passkeys: the public halves of keys in people's devices."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from utopia.server.database.database import Database
from utopia.server.database.errors import SaidError
from utopia.server.database.schema import now, passkey, person


class LastWayError(SaidError):
    """An account would have no way in any more."""

    status = 409

    def __init__(self) -> None:
        sentence = "this is the last way into the account; add a passkey or a mail address first"
        super().__init__(sentence, "account-last-way")


class NoPasskeyError(SaidError):
    """There is no such passkey, or it is another person's."""

    status = 404

    def __init__(self) -> None:
        super().__init__("this server does not know that passkey (any more)", "account-no-passkey")


class PasskeyUsedError(SaidError):
    """A passkey's counter has not increased: an answer was replayed, or the key was copied."""

    status = 403

    def __init__(self) -> None:
        sentence = "this passkey's counter has gone back: the answer was used before, or the key was copied"
        super().__init__(sentence, "account-passkey-used")


class PasskeyKnownError(SaidError):
    """That passkey is an account's already."""

    status = 409

    def __init__(self) -> None:
        super().__init__("this passkey belongs to an account already; sign in with it", "account-passkey-known")


class Passkey(msgspec.Struct, frozen=True):
    """A WebAuthn credential. ``id`` as base64url."""

    id: str
    person: str
    public_key: bytes
    sign_count: int
    name: str
    created: datetime
    used: datetime | None = None


@dataclass(frozen=True, slots=True)
class Passkeys:
    """The passkeys of all accounts."""

    database: Database

    async def add(self, key: Passkey) -> None:
        """A passkey more; whose it is has an account from now on. PasskeyKnownError."""

        def put(connection: Connection) -> None:
            connection.execute(insert(passkey).values(msgspec.structs.asdict(key)))
            new = update(person).where(person.c.id == key.person, person.c.signed_up.is_(None))
            connection.execute(new.values(signed_up=now()))

        try:
            await self.database.write(put)
        except IntegrityError:
            raise PasskeyKnownError from None

    async def of(self, who: str) -> list[Passkey]:
        """A person's, the oldest first."""
        query = select(passkey).where(passkey.c.person == who).order_by(passkey.c.created, passkey.c.id)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [_passkey(row) for row in rows]

    async def find(self, id_: str) -> Passkey:
        """The one of that id; NoPasskeyError."""
        query = select(passkey).where(passkey.c.id == id_)
        row = await self.database.read(lambda connection: connection.execute(query).one_or_none())
        if row is None:
            raise NoPasskeyError
        return _passkey(row)

    async def use(self, id_: str, sign_count: int) -> None:
        """It was used, and counts so far now. PasskeyUsedError unless that is more than before.

        Keys that do not count say 0 always.
        """
        goes_on = (passkey.c.sign_count < sign_count) | ((passkey.c.sign_count == 0) & (sign_count == 0))
        change = update(passkey).where(passkey.c.id == id_, goes_on).values(sign_count=sign_count, used=now())
        if not await self.database.write(lambda connection: connection.execute(change).rowcount):
            raise PasskeyUsedError

    async def rename(self, who: str, id_: str, name: str) -> None:
        """NoPasskeyError unless that person has it."""
        change = update(passkey).where(_own(who, id_)).values(name=name)
        if not await self.database.write(lambda connection: connection.execute(change).rowcount):
            raise NoPasskeyError

    async def remove(self, who: str, id_: str) -> None:
        """Raise NoPasskeyError unless that person has it; LastWayError if they could not sign in without it."""

        def take_away(connection: Connection) -> None:
            if not connection.execute(delete(passkey).where(_own(who, id_))).rowcount:
                raise NoPasskeyError
            require_way_in(connection, who)

        await self.database.write(take_away)


def require_way_in(connection: Connection, who: str) -> None:
    """LastWayError if a person has neither passkey nor mail address; then the transaction changes nothing."""
    keys = select(func.count()).select_from(passkey).where(passkey.c.person == who)
    mail = select(person.c.mail).where(person.c.id == who)
    if not connection.execute(keys).scalar_one() and connection.execute(mail).scalar_one_or_none() is None:
        raise LastWayError


def _own(who: str, id_: str) -> ColumnElement[bool]:
    return (passkey.c.person == who) & (passkey.c.id == id_)


def _passkey(row: Any) -> Passkey:
    return msgspec.convert(row, Passkey, from_attributes=True)

"""Accounts: how a guest becomes one, the mail address for signing in, and the browsers signed in to it."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final

import msgspec
from sqlalchemy import Column, Connection, RowMapping, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from utopia.server.accounts.erasing import Erased, StandIn, erase
from utopia.server.accounts.merging import merge
from utopia.server.accounts.one_time_tokens import ErrandError, find_errand, use_errand
from utopia.server.accounts.passkeys import require_way_in
from utopia.server.accounts.people import Person, begin_session
from utopia.server.database.database import Database
from utopia.server.database.errors import SaidError
from utopia.server.database.schema import (
    asking,
    chat,
    errand,
    game,
    metadata,
    now,
    passage,
    person,
    relation,
    report,
    seat,
    session,
)
from utopia.server.database.schema.people import ErrandKind
from utopia.server.database.tokens import digest, short_id


class MailTakenError(SaidError):
    """Another account has that mail address."""

    status = 409

    def __init__(self) -> None:
        super().__init__("another account has this mail address; sign in by it instead", "account-mail-taken")


MAIL_LINK_LIFE: Final = timedelta(minutes=15)
CHALLENGE_LIFE: Final = timedelta(minutes=5)
_ID: Final = 16
"""Digits of a session's hash by which its owner names it."""


class Session(msgspec.Struct, frozen=True):
    """A browser that is signed in to an account."""

    id: str
    """The id its owner uses for it. Its only use is to end the session."""
    browser: str | None
    created: datetime
    seen: datetime
    here: bool
    """Whether it is the browser that sent the request."""


@dataclass(frozen=True, slots=True)
class Accounts:
    """The accounts of this server, and the sessions of anybody."""

    database: Database

    async def by_mail(self, mail: str) -> Person | None:
        """The account that signs in by this address."""
        return await self.database.read(lambda connection: _by_mail(connection, mail))

    async def enter(self, who: str) -> tuple[Person, str]:
        """Return a new session of a person who has proved their identity, and its token."""
        return await self.database.write(lambda connection: _enter(connection, who))

    async def enter_by_mail(self, token: str, guest: str | None, language: str | None) -> tuple[Person, str]:
        """Use a sign-in link. Return the person and the token of their new session. Raise ErrandError.

        An address without an account makes one: of the guest who sends the request, or of a new person.
        """
        return await self.database.write(lambda connection: _enter_by_mail(connection, token, guest, language))

    async def confirm_mail(self, token: str, who: str) -> tuple[str, str | None]:
        """Use a link that adds an address. Return the address and the one it replaces.

        Raise ErrandError, also if the link belongs to another person, for whom it still works; MailTakenError.
        """
        try:
            return await self.database.write(lambda connection: _confirm(connection, token, who))
        except IntegrityError:
            raise MailTakenError from None

    async def remove_mail(self, who: str) -> None:
        """LastWayError if that person could not come in without it."""

        def take_away(connection: Connection) -> None:
            connection.execute(update(person).where(person.c.id == who).values(mail=None))
            require_way_in(connection, who)

        await self.database.write(take_away)

    async def has_games(self, who: str) -> bool:
        """Whether a person has a seat or a table anywhere."""
        sits, hosts = select(seat.c.game).where(seat.c.person == who), select(game.c.id).where(game.c.host == who)
        return await self.database.read(
            lambda connection: any(connection.execute(query.limit(1)).first() for query in (sits, hosts))
        )

    async def sessions(self, who: str, token: str | None) -> list[Session]:
        """Return the browsers of a person: the one with this token first, then the most recently used."""
        here = digest(token or "")
        query = select(session).where(session.c.person == who).order_by(session.c.seen.desc())
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        found = [Session(row.hash[:_ID], row.browser, row.created, row.seen, row.hash == here) for row in rows]
        return sorted(found, key=lambda one: not one.here)

    async def end_session(self, who: str, id_: str) -> bool:
        """End one session of a person by its id; whether there was one."""
        ended = delete(session).where(session.c.person == who, session.c.hash.startswith(id_, autoescape=True))
        is_id = len(id_) == _ID
        return is_id and await self.database.write(lambda connection: connection.execute(ended).rowcount > 0)

    async def end_others(self, who: str, token: str) -> int:
        """End all sessions of a person but this one, and revoke pending links that would open more.

        Return how many ended.
        """

        def end(connection: Connection) -> int:
            connection.execute(delete(passage).where(passage.c.person == who))
            others = delete(session).where(session.c.person == who, session.c.hash != digest(token))
            return connection.execute(others).rowcount

        return await self.database.write(end)

    async def merge(self, guest: str, account: str) -> list[str]:
        """Move the guest's data to the account and delete the guest. Return the games in which the guest sat.

        A guest who is an account already is left alone.
        """
        return await self.database.write(lambda connection: _merge(connection, guest, account))

    async def erase(self, who: str, stand_in: StandIn) -> Erased:
        """Forget a person. Return the games that this changed, so that their rooms can reload."""
        return await self.database.write(lambda connection: erase(connection, who, stand_in))

    async def everything_about(self, who: str) -> dict[str, list[dict[str, Any]]]:
        """Return everything that is stored about a person, for that person."""
        return await self.database.read(lambda connection: everything_about(connection, who))


def _merge(connection: Connection, guest: str, account: str) -> list[str]:
    is_guest = select(person.c.id).where(person.c.id == guest, person.c.signed_up.is_(None), person.c.bot_of.is_(None))
    is_account = select(person.c.id).where(person.c.id == account, person.c.signed_up.is_not(None))
    if not all(connection.execute(query).first() for query in (is_guest, is_account)):
        return []
    return merge(connection, guest, account)


def _by_mail(connection: Connection, mail: str) -> Person | None:
    row = connection.execute(select(person).where(person.c.mail == mail)).one_or_none()
    return None if row is None else _person(row)


def _enter(connection: Connection, who: str) -> tuple[Person, str]:
    row = connection.execute(select(person).where(person.c.id == who)).one()
    return _person(row), begin_session(connection, who)


def _enter_by_mail(connection: Connection, token: str, guest: str | None, language: str | None) -> tuple[Person, str]:
    found = use_errand(connection, token)
    if found.kind is not ErrandKind.SIGN_IN:
        raise ErrandError
    same = (errand.c.kind == ErrandKind.SIGN_IN) & (errand.c.about == found.about)
    connection.execute(delete(errand).where(same))  # older links to the same address
    account = _by_mail(connection, found.about)
    who = account.id if account else _sign_up(connection, found.about, guest, language)
    return _enter(connection, who)


def _sign_up(connection: Connection, mail: str, guest: str | None, language: str | None) -> str:
    """Return the id of an account with this address. A guest without an account becomes it, if there is one."""
    moment = now()
    mine = update(person).where(person.c.id == guest, person.c.signed_up.is_(None))
    if guest is not None and connection.execute(mine.values(mail=mail, signed_up=moment)).rowcount:
        return guest
    new = Person(short_id(), None, language, moment, mail, moment)
    connection.execute(insert(person).values(msgspec.structs.asdict(new)))
    return new.id


def _confirm(connection: Connection, token: str, who: str) -> tuple[str, str | None]:
    found = find_errand(connection, token)
    if found.kind is not ErrandKind.ADD_MAIL or found.person != who:
        raise ErrandError
    use_errand(connection, token)
    old = connection.execute(select(person.c.mail).where(person.c.id == who)).scalar_one_or_none()
    connection.execute(update(person).where(person.c.id == who).values(mail=found.about))
    return found.about, old


def _person(row: Any) -> Person:
    return msgspec.convert(row, Person, from_attributes=True)


_OF_OTHERS: Final = frozenset({relation.c.other, report.c.about, asking.c.person})
"""Blocks of and reports about the person belong to their authors."""
_KEPT_BACK: Final = frozenset({"hash", "public_key", "keys", "token", "seed", "secret"})
"""Digests of tokens, keys, links, and the random seed of a game."""
_SAID_BY_OTHERS: Final = frozenset(
    {report.c.outcome, report.c.handled_by, chat.c.removed_by, game.c.vote, seat.c.was, asking.c.person}
)
"""Admins and their notes, votes of others, seats taken over from others, invited guests: these belong to others, with
their ids.
"""
_NAMES: Final[dict[Column[Any], str]] = {person.c.bot_of: "bots", game.c.host: "tables"}
"""Names of lists that differ from their table."""

Json = dict[str, Any]


def everything_about(connection: Connection, who: str) -> dict[str, list[Json]]:
    """Name of a table -> its rows, with times in ISO 8601."""
    return {
        _NAMES.get(column, column.table.name): [
            _shown(row) for row in connection.execute(select(*_his_to_know(column)).where(column == who)).mappings()
        ]
        for column in (person.c.id, person.c.bot_of, *_his_columns())
    }


def _his_columns() -> Iterator[Column[Any]]:
    """The columns with the person who may read the row."""
    for table in metadata.sorted_tables:
        for column in table.columns:
            if any(key.column is person.c.id for key in column.foreign_keys) and column not in _OF_OTHERS:
                yield column


def _his_to_know(column: Column[Any]) -> list[Column[Any]]:
    """The columns of its table that are not about others alone."""
    return [one for one in column.table.columns if one not in _SAID_BY_OTHERS]


def _shown(row: RowMapping) -> Json:
    return {
        name: value.isoformat() if isinstance(value, datetime) else value
        for name, value in row.items()
        if name not in _KEPT_BACK and value is not None
    }

"""The audit log, and commands of admins at the terminal, queued for the running server."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, insert, select, update

from utopia.server.database.database import Database
from utopia.server.database.schema import audit, now, person

TERMINAL: Final = "terminal"
"""Actor of `utopia admin`: a user who may write in the data directory."""
ITSELF: Final = "server"
"""Actor of a daily job."""


_doer, _subject = person.alias("doer"), person.alias("subject")
_NAMED: Final = (
    select(audit, _doer.c.name.label("who_name"), _subject.c.name.label("about_name"))
    .outerjoin(_doer, _doer.c.id == audit.c.who)
    .outerjoin(_subject, _subject.c.id == audit.c.about)
)


class Deed(msgspec.Struct, frozen=True):
    """One entry of the audit log."""

    id: int
    at: datetime
    who: str | None
    """A person's id, TERMINAL or ITSELF."""
    action: str
    about: str | None
    """The id of a person, game or report; of a line its game and number, `GAME/7`."""
    details: dict[str, Any] | None
    who_name: str | None = None
    about_name: str | None = None
    """As they are called now, where those are people."""


@dataclass(frozen=True, slots=True)
class Audit:
    """The audit log. Entries are only added, and deleted when their retention time is over."""

    database: Database

    async def deeds(self, before: int | None = None, most: int = 50) -> list[Deed]:
        """The newest first, of those before a number."""
        query = _NAMED.order_by(audit.c.id.desc()).limit(most)
        if before is not None:
            query = query.where(audit.c.id < before)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [msgspec.convert(row, Deed, from_attributes=True) for row in rows]

    async def about(self, about: str, most: int = 20) -> list[Deed]:
        """Return the entries about a person, game or report, the newest first."""
        query = _NAMED.where(audit.c.about == about).order_by(audit.c.id.desc()).limit(most)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [msgspec.convert(row, Deed, from_attributes=True) for row in rows]


def write_down(connection: Connection, who: str | None, action: str, about: str | None, **details: Any) -> None:
    """Add an entry, within the transaction of the action."""
    row = {"at": now(), "who": who, "action": action, "about": about, "details": details or None}
    connection.execute(insert(audit).values(row))


PENDING: Final = {"pending": True}
"""Key in the details of a command."""
_TRIES: Final = "tries"
MOST_TRIES: Final = 5
"""Limit on attempts for one command; after it the admin must queue it anew."""


class Order(StrEnum):
    """The action of the audit."""

    END_TABLE = "table-end"
    DELETE_PERSON = "person-delete"
    SIGN_OUT = "sign-out"
    REVOKE = "token-revoke"


@dataclass(frozen=True, slots=True)
class Orders:
    """Audit log entries written before their action: the server does it soon, or when it starts."""

    database: Database

    async def give(self, order: Order, about: str) -> None:
        """Once, however often it is given before it is done."""
        if not any(deed.action == order and deed.about == about for deed in await self.pending()):
            await self.database.write(lambda connection: write_down(connection, TERMINAL, order, about, **PENDING))

    async def pending(self) -> list[Deed]:
        """Return the pending commands, the oldest first."""
        wanted = audit.c.action.in_(list(Order)) & (audit.c.who == TERMINAL)
        query = select(audit).where(wanted, audit.c.details.is_not(None)).order_by(audit.c.id)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        deeds = [msgspec.convert(row, Deed, from_attributes=True) for row in rows]
        return [deed for deed in deeds if deed.details and PENDING.items() <= deed.details.items()]

    async def done(self, deed: Deed, **details: Any) -> None:
        """Mark a command as done, or store its outcome."""
        kept = {name: value for name, value in (deed.details or {}).items() if name not in PENDING}
        change = update(audit).where(audit.c.id == deed.id).values(details=kept | details or None)
        await self.database.write(lambda connection: connection.execute(change))

    async def failed(self, deed: Deed, why: str) -> bool:
        """It could not be done; whether it has been tried often enough, and waits no more."""
        tries = (deed.details or {}).get(_TRIES, 0) + 1
        if tries >= MOST_TRIES:
            await self.done(deed, failed=why, **{_TRIES: tries})
            return True
        change = update(audit).where(audit.c.id == deed.id).values(details=PENDING | {_TRIES: tries})
        await self.database.write(lambda connection: connection.execute(change))
        return False

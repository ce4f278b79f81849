"""The audit log: every admin action leaves a row, in the transaction of the action itself."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, insert, select

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

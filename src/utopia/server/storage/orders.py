"""Admin commands from the terminal, queued for the running server, which holds the games."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

import msgspec
from sqlalchemy import select, update

from utopia.server.database.database import Database
from utopia.server.database.schema import audit
from utopia.server.storage.audit import TERMINAL, Deed, write_down

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

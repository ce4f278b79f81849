"""Private notes of people about their games; nobody else can read them."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from utopia.server.storage.database import Database
from utopia.server.storage.schema import note, now


class Note(msgspec.Struct, frozen=True):
    """A person's note on a game."""

    game: str
    text: str
    changed: datetime


@dataclass(frozen=True, slots=True)
class Notes:
    """The notes of all people."""

    database: Database

    async def of(self, id_: str, who: str) -> Note | None:
        """Return a person's note about that game."""
        found = await self._found(note.c.game == id_, note.c.person == who)
        return found[0] if found else None

    async def of_person(self, who: str) -> list[Note]:
        """Return all notes of a person, the last first."""
        return await self._found(note.c.person == who)

    async def write(self, id_: str, who: str, text: str) -> Note | None:
        """Replace the note; an empty text deletes it. Raise IntegrityError if there is no such game."""
        return await self.database.write(lambda connection: _write(connection, id_, who, text))

    async def _found(self, *conditions: Any) -> list[Note]:
        query = select(note).where(*conditions).order_by(note.c.changed.desc(), note.c.game)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [msgspec.convert(row, Note, from_attributes=True) for row in rows]


def _write(connection: Connection, id_: str, who: str, text: str) -> Note | None:
    mine = (note.c.game == id_, note.c.person == who)
    if not text:
        connection.execute(delete(note).where(*mine))
        return None
    written = Note(id_, text, now())
    values = {"text": text, "changed": written.changed}
    if not connection.execute(update(note).where(*mine).values(values)).rowcount:
        connection.execute(insert(note).values(game=id_, person=who, **values))
    return written

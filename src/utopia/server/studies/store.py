"""Studies as they are stored: each is its text, a record with variations."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Select, delete, func, insert, select, update

from utopia.server.database.database import Database
from utopia.server.database.errors import SaidError
from utopia.server.database.schema import now, person, study
from utopia.server.database.schema.people import StudyVisibility
from utopia.server.database.tokens import short_id

MOST_LISTED: Final = 100


class NoSuchStudyError(SaidError):
    """There is no such study, or not for this visitor."""

    status = 404

    def __init__(self) -> None:
        super().__init__("there is no such study, or it is not for you", "problem-no-study")


class ManyStudiesError(SaidError):
    """A person has as many studies as they may have."""

    status = 409

    def __init__(self, most: int) -> None:
        super().__init__(f"you have {most} studies; delete one first", "problem-many-studies", most=str(most))


class Content(msgspec.Struct, frozen=True):
    """What follows from a study's text."""

    text: str
    players: int
    moves: int
    chapters: list[str]


class StoredStudy(msgspec.Struct, frozen=True):
    """A study without its text."""

    id: str
    owner: str
    owner_name: str | None
    title: str
    visibility: StudyVisibility
    game: str | None
    players: int
    moves: int
    chapters: list[str]
    version: int
    created: datetime
    changed: datetime


_COLUMNS: Final = [
    *(study.c[name] for name in StoredStudy.__struct_fields__ if name != "owner_name"),
    person.c.name.label("owner_name"),
]


@dataclass(frozen=True, slots=True)
class Studies:
    """Those of all people."""

    database: Database

    async def add(
        self,
        who: str,
        title: str,
        visibility: StudyVisibility,
        content: Content,
        *,
        game: str | None,
        most: int,
        id_: str | None = None,
    ) -> StoredStudy:
        """Store a new study, under a new id by default. Raise ManyStudiesError for one too many."""
        row = {"id": id_ or short_id(), "owner": who, "title": title, "visibility": visibility, "game": game}
        return await self.database.write(lambda connection: _add(connection, row, content, most))

    async def get(self, id_: str) -> tuple[StoredStudy, str]:
        """Return a study and its text. Raise NoSuchStudyError."""
        query = _joined(study.c.text).where(study.c.id == id_)
        row = await self.database.read(lambda connection: connection.execute(query).one_or_none())
        if row is None:
            raise NoSuchStudyError
        return _study(row), row.text

    async def find(self, id_: str) -> StoredStudy:
        """Return a study without its text. Raise NoSuchStudyError."""
        for row in await self.find_all([id_]):
            return row
        raise NoSuchStudyError

    async def find_all(self, ids: Sequence[str]) -> list[StoredStudy]:
        """Return those of these studies that there are."""
        return await self._list(_joined().where(study.c.id.in_(ids)))

    async def of_person(self, who: str) -> list[StoredStudy]:
        """Return a person's studies, the latest change first."""
        return await self._list(_joined().where(study.c.owner == who))

    async def public(self, most: int = MOST_LISTED) -> list[StoredStudy]:
        """Return the public studies that were changed last."""
        return await self._list(_joined().where(study.c.visibility == StudyVisibility.PUBLIC).limit(most))

    async def write(self, id_: str, version: int, content: Content) -> bool:
        """Replace the text of a study at that version; False if it has another by now."""
        row = {**msgspec.structs.asdict(content), "version": version + 1, "changed": now()}
        change = update(study).where(study.c.id == id_, study.c.version == version).values(**row)
        return await self.database.write(lambda connection: connection.execute(change).rowcount > 0)

    async def change(self, id_: str, **values: Any) -> None:
        """Change title or visibility."""
        row = {**values, "version": study.c.version + 1, "changed": now()}
        change = update(study).where(study.c.id == id_).values(**row)
        await self.database.write(lambda connection: connection.execute(change))

    async def remove(self, id_: str) -> None:
        """Delete a study for good."""
        await self.database.write(lambda connection: connection.execute(delete(study).where(study.c.id == id_)))

    async def hand_on(self, guest: str, account: str) -> None:
        """Give the guest's studies to an account: somebody has signed in."""
        change = update(study).where(study.c.owner == guest).values(owner=account)
        await self.database.write(lambda connection: connection.execute(change))

    async def _list(self, query: Select[Any]) -> list[StoredStudy]:
        ordered = query.order_by(study.c.changed.desc(), study.c.id)
        return _studies(await self.database.read(lambda connection: connection.execute(ordered).all()))


def _add(connection: Connection, row: dict[str, Any], content: Content, most: int) -> StoredStudy:
    owner = row["owner"]
    connection.execute(select(person.c.id).where(person.c.id == owner).with_for_update())  # one after the other
    count = select(func.count()).select_from(study).where(study.c.owner == owner)
    if connection.execute(count).scalar_one() >= most:
        raise ManyStudiesError(most)
    moment = now()
    told = {**row, "version": 1, "created": moment, "changed": moment}
    connection.execute(insert(study).values(**told, **msgspec.structs.asdict(content)))
    return _study(connection.execute(_joined().where(study.c.id == told["id"])).one())


def _joined(*more: Any) -> Select[Any]:
    return select(*_COLUMNS, *more).join(person, person.c.id == study.c.owner)


def _studies(rows: Sequence[Any]) -> list[StoredStudy]:
    return [_study(row) for row in rows]


def _study(row: Any) -> StoredStudy:
    return msgspec.convert(row, StoredStudy, from_attributes=True)

"""Reports to the admins: about a person, a message or a table. Each is closed once, with an outcome."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, func, insert, select, true, update

from utopia.server.database.database import Database
from utopia.server.database.errors import SaidError
from utopia.server.database.schema import chat, now, person, report
from utopia.server.database.tokens import short_id
from utopia.server.moderation.audit import write_down
from utopia.server.moderation.searching import PAGE, Before, older


class TooManyReportsError(SaidError):
    """The person has sent too many reports within the last hour."""

    status = 429

    def __init__(self) -> None:
        super().__init__("you have reported a lot within the last hour; try again later", "storage-many-reports")


MOST_REPORTS: Final = 10
"""Of one person within ``REPORTS_WITHIN``."""
REPORTS_WITHIN: Final = timedelta(hours=1)
AROUND: Final = 8
"""Lines before and after a reported one that are shown with it."""
_reporter, _about = person.alias("reporting"), person.alias("reported")


class Report(msgspec.Struct, frozen=True):
    """A report with the current names of the people in it."""

    id: str
    reporter: str | None
    reporter_name: str | None
    about: str | None
    about_name: str | None
    game: str | None
    line: int | None
    message: str
    created: datetime
    handled: datetime | None
    handled_by: str | None
    outcome: str | None


class SaidLine(msgspec.Struct, frozen=True):
    """A chat message as an admin reads it: also a removed one."""

    id: int
    person: str | None
    name: str | None
    side: str
    at: datetime
    text: str | None
    phrase: str | None
    removed: datetime | None


@dataclass(frozen=True, slots=True)
class Reports:
    """All reports."""

    database: Database

    async def readers(self) -> list[str]:
        """Return the ids of the admins."""
        query = select(person.c.id).where(person.c.is_admin).order_by(person.c.id)
        return await self.database.read(lambda connection: list(connection.execute(query).scalars()))

    async def create(
        self, reporter: str, message: str, *, about: str | None = None, game: str | None = None, line: int | None = None
    ) -> str:
        """A new report; its id. TooManyReportsError if its reporter has written too many within the last hour."""
        row = {"id": short_id(), "reporter": reporter, "about": about, "game": game, "line": line, "message": message}

        def make(connection: Connection) -> None:
            moment = now()
            recent = (report.c.reporter == reporter) & (report.c.created > moment - REPORTS_WITHIN)
            query = select(func.count()).select_from(report).where(recent)
            if connection.execute(query).scalar_one() >= MOST_REPORTS:
                raise TooManyReportsError
            connection.execute(insert(report).values(row | {"created": moment}))

        await self.database.write(make)
        return str(row["id"])

    async def page(self, *, handled: bool, before: Before = None) -> list[Report]:
        """Open or handled ones, the newest first."""
        stands = report.c.handled.is_not(None) if handled else report.c.handled.is_(None)
        query = _with_names(stands, older(report.c.created, report.c.id, before))
        return await self._found(query.order_by(report.c.created.desc(), report.c.id.desc()).limit(PAGE))

    async def get(self, id_: str) -> Report | None:
        """The report of that id."""
        return next(iter(await self._found(_with_names(report.c.id == id_))), None)

    async def around(self, game: str, line: int | None) -> Sequence[SaidLine]:
        """Return the messages at that table around one, in order; without one the last messages."""
        if line is None:
            return (await self._lines(game, true(), newest=2 * AROUND))[::-1]
        before = await self._lines(game, chat.c.id <= line, newest=AROUND + 1)
        after = await self._lines(game, chat.c.id > line, newest=None)
        return [*before[::-1], *after]

    async def close(self, id_: str, who: str, outcome: str) -> bool:
        """Close a report with its outcome. Return False if there is no such open report."""

        def change(connection: Connection) -> bool:
            opened = (report.c.id == id_) & report.c.handled.is_(None)
            values = {"handled": now(), "handled_by": who, "outcome": outcome}
            if not connection.execute(update(report).where(opened).values(values)).rowcount:
                return False
            write_down(connection, who, "report-close", id_, outcome=outcome)
            return True

        return await self.database.write(change)

    async def _lines(self, game: str, condition: ColumnElement[bool], newest: int | None) -> list[SaidLine]:
        columns = (chat.c.id, chat.c.person, person.c.name, chat.c.side, chat.c.at, chat.c.text, chat.c.phrase)
        query = (
            select(*columns, chat.c.removed)
            .outerjoin(person, person.c.id == chat.c.person)
            .where(chat.c.game == game, condition)
            .order_by(chat.c.id if newest is None else chat.c.id.desc())
            .limit(newest or AROUND)
        )
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [msgspec.convert(row, SaidLine, from_attributes=True) for row in rows]

    async def _found(self, query: Select[Any]) -> list[Report]:
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [msgspec.convert(row, Report, from_attributes=True) for row in rows]


def _with_names(*conditions: ColumnElement[bool]) -> Select[Any]:
    return (
        select(report, _reporter.c.name.label("reporter_name"), _about.c.name.label("about_name"))
        .outerjoin(_reporter, _reporter.c.id == report.c.reporter)
        .outerjoin(_about, _about.c.id == report.c.about)
        .where(*conditions)
    )

"""Stored data, as admins see it."""

from datetime import datetime

from utopia.server.database.schema import now
from utopia.server.moderation.audit import Deed as StoredDeed
from utopia.server.moderation.messages import AdminLine, AdminPerson, AdminReport, AdminTable, Deed
from utopia.server.moderation.reports import Report, SaidLine
from utopia.server.moderation.searching import PersonRow, TableRow
from utopia.server.web.messages import iso


def _when(moment: datetime | None) -> str | None:
    return None if moment is None else iso(moment)


def told_person(row: PersonRow, *, is_here: bool = False) -> AdminPerson:
    """A person. An expired ban is left out, and a person who is online was seen now."""
    is_barred = row.banned_until is not None and row.banned_until > now()
    return AdminPerson(
        id=row.id,
        name=row.name,
        mail=row.mail,
        created=iso(row.created),
        signed_up=_when(row.signed_up),
        admin=row.is_admin,
        bot_of=row.bot_of,
        barred_until=_when(row.banned_until) if is_barred else None,
        barred_why=row.banned_why if is_barred else None,
        seen=_when(now() if is_here else row.seen),
        sessions=row.sessions,
        games=row.games,
        reports=row.reports,
    )


def told_table(row: TableRow) -> AdminTable:
    """A table."""
    return AdminTable(
        id=row.id,
        state=row.state.value,
        host=row.host,
        host_name=row.host_name,
        created=iso(row.created),
        changed=iso(row.changed),
        round=row.round,
        seats=row.seats,
    )


def told_report(row: Report) -> AdminReport:
    """A report."""
    return AdminReport(
        id=row.id,
        reporter=row.reporter,
        reporter_name=row.reporter_name,
        about=row.about,
        about_name=row.about_name,
        game=row.game,
        line=row.line,
        message=row.message,
        created=iso(row.created),
        handled=_when(row.handled),
        handled_by=row.handled_by,
        outcome=row.outcome,
    )


def told_line(row: SaidLine, reported: int | None) -> AdminLine:
    """A line, whether it was removed or not."""
    return AdminLine(
        id=row.id,
        person=row.person,
        name=row.name,
        side=row.side,
        at=iso(row.at),
        text=row.text,
        phrase=row.phrase,
        removed=row.removed is not None,
        reported=row.id == reported,
    )


def told_deed(row: StoredDeed) -> Deed:
    """An audit log entry."""
    return Deed(row.id, iso(row.at), row.who, row.action, row.about, row.details, row.who_name, row.about_name)

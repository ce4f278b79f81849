"""`utopia admin reports …` and `utopia admin audit`."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from utopia.cli.admin.desk import AdminError, Desk, at_desk, tell, tell_json, tell_rows
from utopia.cli.admin.people import called, clean, minute
from utopia.server.moderation.audit import TERMINAL, Deed
from utopia.server.moderation.reports import Report, SaidLine
from utopia.server.tables.names import likeness

_HEADS: Final = (
    "admin-head-id",
    "admin-head-when",
    "admin-head-reporter",
    "admin-head-about",
    "admin-head-game",
    "admin-head-message",
)
_DEED_HEADS: Final = (
    "admin-head-id",
    "admin-head-when",
    "admin-head-who",
    "admin-head-action",
    "admin-head-about",
    "admin-head-details",
)
_SHORT: Final = 60


@dataclass(frozen=True, slots=True)
class Case:
    """A report with what was said around it."""

    report: Report
    lines: Sequence[SaidLine]


def list_reports(data: str | None, *, handled: bool, json: bool) -> int:
    """List reports; the exit status."""

    def told(rows: list[Report]) -> int:
        return tell_json(rows) if json else tell_rows(_HEADS, [_cells(row) for row in rows], "admin-no-reports")

    return at_desk(data, lambda desk: desk.reports.page(handled=handled), told)


def _cells(row: Report) -> list[str]:
    message = clean(row.message)
    short = message if len(message) <= _SHORT else f"{message[: _SHORT - 1]}…"
    about = _called(row.about, row.about_name, row.reporter_name) if row.about else "-"
    reporter = _called(row.reporter, row.reporter_name, row.about_name)
    return [row.id, minute(row.created), reporter, about, row.game or "-", short]


def _called(id_: str | None, name: str | None, other: str | None) -> str:
    """Name a person, with their id too where two names look alike."""
    is_double = id_ is not None and likeness(name or "") == likeness(other or "")
    return f"{called(name)} ({id_})" if is_double else called(name)


def show(id_: str, data: str | None, *, json: bool) -> int:
    """Tell a report with what was said around it; the exit status."""

    async def work(desk: Desk) -> Case:
        report = await _report(desk, id_)
        lines = await desk.reports.around(report.game, report.line) if report.game else []
        return Case(report, lines)

    return at_desk(data, work, tell_json if json else _tell_case)


async def _report(desk: Desk, id_: str) -> Report:
    report = await desk.reports.get(id_)
    if report is None:
        raise AdminError("admin-no-report", id=id_)
    return report


def _tell_case(case: Case) -> int:
    report = case.report
    reporter = _called(report.reporter, report.reporter_name, report.about_name)
    tell("admin-report", id=report.id, when=minute(report.created), reporter=reporter)
    tell("admin-report-about", name=called(report.about_name), id=report.about or "-", game=report.game or "-")
    tell("admin-report-message", text=clean(report.message))
    for line in case.lines:
        mark = ">" if line.id == report.line else " "
        said = clean(line.text or line.phrase or "")
        tell("admin-line", mark=mark, when=minute(line.at), name=clean(line.name), text=said)
    if report.handled:
        tell("admin-report-handled", when=minute(report.handled), outcome=clean(report.outcome))
    return 0


def close(id_: str, outcome: str, data: str | None) -> int:
    """Close a report; the exit status."""

    async def work(desk: Desk) -> str:
        await _report(desk, id_)
        if not outcome.strip():
            raise AdminError("problem-text-empty")
        if not await desk.reports.close(id_, TERMINAL, outcome.strip()[:1000]):
            raise AdminError("problem-report-closed")
        return id_

    return at_desk(data, work, lambda done: tell("admin-report-closed", id=done))


def audit(data: str | None, *, before: int | None, json: bool) -> int:
    """List what was done; the exit status."""

    def told(deeds: list[Deed]) -> int:
        return tell_json(deeds) if json else tell_rows(_DEED_HEADS, [_deed(deed) for deed in deeds], "admin-no-deeds")

    return at_desk(data, lambda desk: desk.audit.deeds(before), told)


def _deed(deed: Deed) -> list[str]:
    details = ", ".join(f"{name}: {value}" for name, value in (deed.details or {}).items())
    return [str(deed.id), minute(deed.at), deed.who or "-", deed.action, deed.about or "-", clean(details) or "-"]

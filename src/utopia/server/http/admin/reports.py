"""Reports: read with the messages around them, handle, close."""

from datetime import timedelta
from typing import Annotated

from litestar import Response, get, post
from litestar.openapi.spec import Example
from litestar.params import Body, FromPath, QueryParameter

from utopia.server.http.admin.answers import told_deed, told_line, told_person, told_report
from utopia.server.http.admin.guard import Mark, admin, mark_of, next_mark, place_of
from utopia.server.http.admin.people import bar
from utopia.server.http.caching import PRIVATE
from utopia.server.http.problems.problems import ProblemError, not_found
from utopia.server.http.problems.responses import refusals
from utopia.server.http.visitors.visitors import Asker, Visitor
from utopia.server.protocol.admin import ReportAct, ReportCase, ReportPage
from utopia.server.storage.reports import Report

_ACTS = [
    Example(summary="Bar for a day", value={"act": "bar", "text": "insults", "hours": 24}),
    Example(summary="Close", value={"act": "close", "text": "barred for a day"}),
]


@get("/reports", summary="Reports", responses=refusals(404, 422))
async def list_reports(
    visitor: Asker,
    handled: Annotated[bool, QueryParameter(description="Those that were closed.")] = False,
    before: Mark = None,
) -> Response[ReportPage]:
    """Open ones, or those that were closed; the newest first."""
    rows = await visitor.services.storage.reports.page(handled=handled, before=place_of(before))
    page = ReportPage([told_report(row) for row in rows], next_mark(rows, lambda row: mark_of(row.created, row.id)))
    return Response(page, headers=PRIVATE)


@get("/reports/{report_id:str}", summary="A report", responses=refusals(404))
async def show_report(visitor: Asker, report_id: FromPath[str]) -> Response[ReportCase]:
    """With what was said around it."""
    return await _case(visitor, report_id)


@post("/reports/{report_id:str}", summary="Act upon a report", status_code=200, responses=refusals(403, 404, 409, 422))
async def act_on_report(
    visitor: Asker, report_id: FromPath[str], data: Annotated[ReportAct, Body(examples=_ACTS)]
) -> Response[ReportCase]:
    """Each act is written down; `close` ends it."""
    report = await _found(visitor, report_id)
    if report.handled is not None:
        raise ProblemError(409, "this report is closed", "problem-report-closed")
    await _act(visitor, report, data)
    return await _case(visitor, report_id)


async def _act(visitor: Visitor, report: Report, wish: ReportAct) -> None:
    me, storage, text = admin(visitor), visitor.services.storage, wish.text.strip()
    if not text and wish.act != "remove_line":
        raise ProblemError(422, "text: it is empty", "problem-text-empty")
    if wish.act in ("warn", "bar") and report.about is None:
        raise ProblemError(409, "this report is about nobody who is still here", "problem-no-person")
    match wish.act:
        case "note":
            await storage.acts.note(me, "note", report.id, text=text)
        case "warn":
            await storage.acts.warn(me, report.about or "", text)
        case "bar":
            await bar(visitor, report.about or "", timedelta(hours=wish.hours or 24), text)
        case "remove_line":
            await _remove_line(visitor, report)
        case "close":
            await storage.reports.close(report.id, me, text)
            if report.reporter is not None:
                await visitor.services.notices.reported(report.reporter, report.id)


async def _remove_line(visitor: Visitor, report: Report) -> None:
    if report.line is None:
        raise ProblemError(409, "this report is about no line", "problem-no-line")
    game = await visitor.services.storage.acts.remove_line(admin(visitor), report.line)
    if game is not None:
        await visitor.services.talk_changed(game, report.line)


async def _found(visitor: Visitor, id_: str) -> Report:
    report = await visitor.services.storage.reports.get(id_)
    if report is None:
        raise not_found("page")
    return report


async def _case(visitor: Visitor, id_: str) -> Response[ReportCase]:
    storage, report = visitor.services.storage, await _found(visitor, id_)
    lines = await storage.reports.around(report.game, report.line) if report.game else []
    about = await storage.searching.person(report.about) if report.about else None
    deeds = await storage.audit.about(id_)
    if about is not None:
        deeds = sorted([*deeds, *await storage.audit.about(about.id)], key=lambda deed: -deed.id)
    case = ReportCase(
        told_report(report),
        [told_line(line, report.line) for line in lines],
        None if about is None else told_person(about, is_here=visitor.services.attendance.is_here(about.id)),
        [told_deed(deed) for deed in deeds],
    )
    return Response(case, headers=PRIVATE)

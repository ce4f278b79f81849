"""Reports: read with the messages around them, handle, close."""

from datetime import timedelta
from typing import Annotated

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.openapi.spec import Example
from litestar.params import Body, FromPath, QueryParameter

from utopia.server.accounts.visitor import Asker, Visitor
from utopia.server.game.live_games import LiveGames
from utopia.server.moderation.acts import Acts, Bans
from utopia.server.moderation.audit import Audit
from utopia.server.moderation.messages import ReportAct, ReportCase, ReportPage
from utopia.server.moderation.reports import Report, Reports
from utopia.server.moderation.routes.answers import told_deed, told_line, told_person, told_report
from utopia.server.moderation.searching import Mark, Searching, mark_of, next_mark, place_of
from utopia.server.notifications.service import Notices
from utopia.server.web.policy import policy
from utopia.server.web.problems import ProblemError, not_found
from utopia.server.web.responses import PRIVATE, refusals
from utopia.server.web.sockets import Attendance

_ACTS = [
    Example(summary="Bar for a day", value={"act": "bar", "text": "insults", "hours": 24}),
    Example(summary="Close", value={"act": "close", "text": "barred for a day"}),
]


@get("/reports", summary="Reports", responses=refusals(404, 422), opt=policy("admin"))
async def list_reports(
    visitor: Asker,
    reports_store: NamedDependency[Reports],
    handled: Annotated[bool, QueryParameter(description="Those that were closed.")] = False,
    before: Mark = None,
) -> Response[ReportPage]:
    """Open ones, or those that were closed; the newest first."""
    rows = await reports_store.page(handled=handled, before=place_of(before))
    page = ReportPage([told_report(row) for row in rows], next_mark(rows, lambda row: mark_of(row.created, row.id)))
    return Response(page, headers=PRIVATE)


@get("/reports/{report_id:str}", summary="A report", responses=refusals(404), opt=policy("admin"))
async def show_report(
    visitor: Asker,
    reports_store: NamedDependency[Reports],
    audit_store: NamedDependency[Audit],
    searching_store: NamedDependency[Searching],
    attendance: NamedDependency[Attendance],
    report_id: FromPath[str],
) -> Response[ReportCase]:
    """With what was said around it."""
    return await _case(reports_store, audit_store, searching_store, attendance, report_id)


@post(
    "/reports/{report_id:str}",
    summary="Act upon a report",
    status_code=200,
    responses=refusals(403, 404, 409, 422),
    opt=policy("admin"),
)
async def act_on_report(
    visitor: Asker,
    reports_store: NamedDependency[Reports],
    acts_store: NamedDependency[Acts],
    audit_store: NamedDependency[Audit],
    searching_store: NamedDependency[Searching],
    attendance: NamedDependency[Attendance],
    notices: NamedDependency[Notices],
    live_games: NamedDependency[LiveGames],
    bans: NamedDependency[Bans],
    report_id: FromPath[str],
    data: Annotated[ReportAct, Body(examples=_ACTS)],
) -> Response[ReportCase]:
    """Each act is written down; `close` ends it."""
    report = await _found(reports_store, report_id)
    if report.handled is not None:
        raise ProblemError(409, "this report is closed", "problem-report-closed")
    await _act(visitor, reports_store, acts_store, notices, live_games, bans, report, data)
    return await _case(reports_store, audit_store, searching_store, attendance, report_id)


async def _act(
    visitor: Visitor,
    reports_store: Reports,
    acts_store: Acts,
    notices: Notices,
    live_games: LiveGames,
    bans: Bans,
    report: Report,
    wish: ReportAct,
) -> None:
    me, text = visitor.admin().id, wish.text.strip()
    if not text and wish.act != "remove_line":
        raise ProblemError(422, "text: it is empty", "problem-text-empty")
    if wish.act in ("warn", "bar") and report.about is None:
        raise ProblemError(409, "this report is about nobody who is still here", "problem-no-person")
    match wish.act:
        case "note":
            await acts_store.note(me, "note", report.id, text=text)
        case "warn":
            await acts_store.warn(me, report.about or "", text)
        case "bar":
            await bans.ban(me, report.about or "", timedelta(hours=wish.hours or 24), text)
        case "remove_line":
            await _remove_line(visitor, acts_store, live_games, report)
        case "close":
            await reports_store.close(report.id, me, text)
            if report.reporter is not None:
                await notices.reported(report.reporter, report.id)


async def _remove_line(visitor: Visitor, acts_store: Acts, live_games: LiveGames, report: Report) -> None:
    if report.line is None:
        raise ProblemError(409, "this report is about no line", "problem-no-line")
    game = await acts_store.remove_line(visitor.admin().id, report.line)
    if game is not None:
        await live_games.chat_changed(game, report.line)


async def _found(reports_store: Reports, id_: str) -> Report:
    report = await reports_store.get(id_)
    if report is None:
        raise not_found("page")
    return report


async def _case(
    reports_store: Reports, audit_store: Audit, searching_store: Searching, attendance: Attendance, id_: str
) -> Response[ReportCase]:
    report = await _found(reports_store, id_)
    lines = await reports_store.around(report.game, report.line) if report.game else []
    about = await searching_store.person(report.about) if report.about else None
    deeds = await audit_store.about(id_)
    if about is not None:
        deeds = sorted([*deeds, *await audit_store.about(about.id)], key=lambda deed: -deed.id)
    case = ReportCase(
        told_report(report),
        [told_line(line, report.line) for line in lines],
        None if about is None else told_person(about, is_here=attendance.is_here(about.id)),
        [told_deed(deed) for deed in deeds],
    )
    return Response(case, headers=PRIVATE)

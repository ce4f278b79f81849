"""People: search, ban, unban, sign out, make admins."""

from datetime import timedelta
from typing import Annotated

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.openapi.spec import Example
from litestar.params import Body, FromPath, QueryParameter

from utopia.server.accounts.bot_accounts import BotAccounts
from utopia.server.accounts.people import People, Person
from utopia.server.accounts.service import send_away
from utopia.server.accounts.visitor import Asker, Visitor
from utopia.server.moderation.acts import Acts, Bans
from utopia.server.moderation.audit import Audit
from utopia.server.moderation.messages import AdminPerson, PeoplePage, PersonAct, PersonFile
from utopia.server.moderation.routes.answers import told_deed, told_person, told_table
from utopia.server.moderation.searching import Mark, PersonRow, Searching, Words, mark_of, next_mark, place_of
from utopia.server.web.policy import policy
from utopia.server.web.problems import ProblemError, not_found
from utopia.server.web.responses import PRIVATE, refusals
from utopia.server.web.sockets import Attendance

_ACTS = [Example(summary="Sign out everywhere", value={"act": "sign_out"})]


@get("/people", summary="People", responses=refusals(404, 422), opt=policy("admin"))
async def list_people(
    visitor: Asker,
    searching_store: NamedDependency[Searching],
    attendance: NamedDependency[Attendance],
    words: Words = "",
    barred: Annotated[bool, QueryParameter(description="Only who is barred now.")] = False,
    before: Mark = None,
) -> Response[PeoplePage]:
    """Those who came last first."""
    rows = await searching_store.people(words.strip(), place_of(before), banned=barred)
    page = PeoplePage(
        [_told(attendance, row) for row in rows], next_mark(rows, lambda row: mark_of(row.created, row.id))
    )
    return Response(page, headers=PRIVATE)


@get("/people/{person_id:str}", summary="A person", responses=refusals(404), opt=policy("admin"))
async def show_person(
    visitor: Asker,
    audit_store: NamedDependency[Audit],
    searching_store: NamedDependency[Searching],
    attendance: NamedDependency[Attendance],
    person_id: FromPath[str],
) -> Response[PersonFile]:
    """With their tables and what was done about them."""
    return await _file(audit_store, searching_store, attendance, person_id)


@post(
    "/people/{person_id:str}",
    summary="Act upon a person",
    status_code=200,
    responses=refusals(403, 404, 409, 422),
    opt=policy("admin"),
)
async def act_on_person(
    visitor: Asker,
    people_store: NamedDependency[People],
    bot_accounts_store: NamedDependency[BotAccounts],
    acts_store: NamedDependency[Acts],
    audit_store: NamedDependency[Audit],
    searching_store: NamedDependency[Searching],
    attendance: NamedDependency[Attendance],
    bans: NamedDependency[Bans],
    person_id: FromPath[str],
    data: Annotated[PersonAct, Body(examples=_ACTS)],
) -> Response[PersonFile]:
    """Each act is written down."""
    if (person := await people_store.get(person_id)) is None:
        raise not_found("page")
    await _act(visitor, bot_accounts_store, acts_store, attendance, bans, person, data)
    return await _file(audit_store, searching_store, attendance, person_id)


async def _act(
    visitor: Visitor,
    bot_accounts_store: BotAccounts,
    acts_store: Acts,
    attendance: Attendance,
    bans: Bans,
    person: Person,
    wish: PersonAct,
) -> None:
    whom, me, acts, text = person.id, visitor.admin().id, acts_store, wish.text.strip()
    if wish.act in ("bar", "warn") and not text:
        raise ProblemError(422, "text: it is empty", "problem-text-empty")
    if wish.act == "promote" and person.bot_of is not None:
        raise ProblemError(409, "a bot does not keep the server; its owner may", "problem-bot-admin")
    if whom == me and wish.act in ("bar", "demote"):
        raise ProblemError(409, "not oneself: another admin, or `utopia admin`, does that", "problem-not-oneself")
    match wish.act:
        case "bar":
            await bans.ban(me, whom, timedelta(hours=wish.hours or 24), text)
        case "unbar":
            await acts.unban(me, whom)
        case "warn":
            await acts.warn(me, whom, text)
        case "sign_out":
            await acts.sign_out(me, whom)
            await send_away(attendance, bot_accounts_store, whom)
        case "promote" | "demote":
            await acts.set_admin(me, whom, is_admin=wish.act == "promote")


def _told(attendance: Attendance, row: PersonRow) -> AdminPerson:
    return told_person(row, is_here=attendance.is_here(row.id))


async def _file(
    audit_store: Audit, searching_store: Searching, attendance: Attendance, id_: str
) -> Response[PersonFile]:
    row = await searching_store.person(id_)
    if row is None:
        raise not_found("page")
    deeds, tables = await audit_store.about(id_), await searching_store.tables(id_)
    found = PersonFile(
        _told(attendance, row), [told_deed(deed) for deed in deeds], [told_table(table) for table in tables]
    )
    return Response(found, headers=PRIVATE)

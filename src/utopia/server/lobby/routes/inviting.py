"""People one may invite to a table: those one has played with, and accounts whose name one knows."""

import unicodedata
from collections import Counter
from collections.abc import Sequence
from typing import Annotated, Any

from litestar import Request, Response, Router, delete, get, post
from litestar.di import NamedDependency
from litestar.openapi.spec import Example
from litestar.params import Body, FromPath, QueryParameter

from utopia.server.accounts.listeners import Listening
from utopia.server.accounts.visitor import Asker, Visitor
from utopia.server.database.schema.games import GameState
from utopia.server.database.schema.people import RelationKind
from utopia.server.game.access import Access, TableAccess
from utopia.server.lobby.answers import TableAnswers
from utopia.server.lobby.companions import Companion as Known
from utopia.server.lobby.companions import Companions
from utopia.server.lobby.invitations import InvitationError, Invitations
from utopia.server.lobby.messages import Table
from utopia.server.lobby.sending import InvitationSender
from utopia.server.lobby.terms import TableTerms
from utopia.server.moderation.messages import Target
from utopia.server.moderation.relations import Relations
from utopia.server.moderation.routes.targets import Targets
from utopia.server.notifications.service import Notices
from utopia.server.tables.messages import Companion, InvitationWish
from utopia.server.tables.names import likeness
from utopia.server.web.messages import iso
from utopia.server.web.policy import policy
from utopia.server.web.responses import PRIVATE, refusals

NameQuery = Annotated[
    str | None, QueryParameter(max_length=200, description="A whole name, or the id or address of a profile.")
]
TableQuery = Annotated[
    str | None,
    QueryParameter(max_length=16, description="A table of mine: who sits there or has been asked is left out."),
]


@get("/", summary="Whom could I ask?", responses=refusals(403, 404, 422), opt=policy("anybody"))
async def whom(
    visitor: Asker,
    access: NamedDependency[TableAccess],
    companions_store: NamedDependency[Companions],
    invitations_store: NamedDependency[Invitations],
    relations_store: NamedDependency[Relations],
    name: NameQuery = None,
    table: TableQuery = None,
) -> Response[list[Companion]]:
    """With whom I have played, the latest first; or everybody with an account and exactly that name.

    Whom I block is left out. Who has no session yet has played with nobody.
    """
    there = set() if table is None else await _at(visitor, access, invitations_store, table)
    me = visitor.id or ""
    found = await (companions_store.of(me) if name is None else companions_store.named(me, _meant(name)))
    blocked = {one.other for one in await relations_store.of(me) if one.kind is RelationKind.BLOCK}
    shown = [one for one in found if one.person not in blocked | there]
    return Response(_told(shown), cookies=visitor.cookies, headers=PRIVATE)


async def _at(visitor: Visitor, access: TableAccess, invitations_store: Invitations, table: str) -> set[str]:
    """Return who sits at a table of the visitor, or is invited to it.

    Raise ProblemError 403 or 404 for tables of others.
    """
    at = await access(visitor, table)
    at.require_host()
    asked = await invitations_store.of_game(table)
    return {seat.person for seat in at.seats if seat.person is not None} | {one.person for one in asked}


def _meant(text: str) -> str:
    """A name as names are stored; of an address its last part."""
    tidy = unicodedata.normalize("NFC", " ".join(text.split()))
    return tidy.rstrip("/").rpartition("/people/")[2] if "/people/" in tidy else tidy


def _told(found: Sequence[Known]) -> list[Companion]:
    looks = Counter(likeness(one.name or "") for one in found)
    return [_companion(one, alike=looks[likeness(one.name or "")] > 1) for one in found]


def _companion(one: Known, *, alike: bool) -> Companion:
    has_account = one.signed_up is not None
    return Companion(
        name=one.name or "",
        whom=Target(person=one.person) if has_account else Target(game=one.game, seat=one.seat),
        person=one.person if has_account else None,
        since=None if one.signed_up is None else iso(one.signed_up),
        games=one.games,
        last=None if one.last is None else iso(one.last),
        alike=alike,
    )


companions_router = Router("/api/companions", route_handlers=[whom], tags=["people"])


_CHANGING = (401, 403, 404, 409, 413, 422, 503)
_WISHES = [
    Example(summary="Somebody with an account", value={"whom": {"person": "k7pmx2vq9dab"}}),
    Example(summary="Who sat on seat 2", value={"whom": {"game": "pye5x5mfvavw", "seat": 2}}),
]


async def _host(visitor: Visitor, access: TableAccess, table_terms: TableTerms, id_: str) -> Access:
    at = await access(visitor, id_)
    at.require_host()
    at.require(GameState.OPEN)
    table_terms.require_not_gathering(id_)
    return at


async def _answer(
    visitor: Visitor, table_answers: TableAnswers, id_: str, request: Request[Any, Any, Any], status: int = 200
) -> Response[Table]:
    table = await table_answers.read(visitor, id_, request)
    return Response(table, status_code=status, headers=PRIVATE)


@post(
    "/",
    summary="Ask somebody to my table",
    responses=refusals(*_CHANGING),
    opt=policy("known", scope="tables:open"),
)
async def invite(
    visitor: Asker,
    access: NamedDependency[TableAccess],
    table_answers: NamedDependency[TableAnswers],
    table_terms: NamedDependency[TableTerms],
    targets: NamedDependency[Targets],
    invitation_sender: NamedDependency[InvitationSender],
    listening: NamedDependency[Listening],
    request: Request[Any, Any, Any],
    table_id: FromPath[str],
    data: Annotated[InvitationWish, Body(examples=_WISHES)],
) -> Response[Table]:
    """They are told, and may sit down or decline; who comes first has the seat. A second time nothing happens.

    A bot account is told by its stream (`/api/stream/me`); its program answers within ten minutes, or counts as absent.
    """
    at = await _host(visitor, access, table_terms, table_id)
    whom = await targets.somebody_else(visitor, data.whom)
    await invitation_sender.invite(at, whom)
    listening.ring()
    return await _answer(visitor, table_answers, table_id, request, 201)


@delete(
    "/{invitation_id:str}",
    summary="Take an invitation back",
    status_code=200,
    responses=refusals(*_CHANGING),
    opt=policy("known", scope="tables:open"),
)
async def withdraw(
    visitor: Asker,
    access: NamedDependency[TableAccess],
    invitations_store: NamedDependency[Invitations],
    listening: NamedDependency[Listening],
    notices: NamedDependency[Notices],
    table_answers: NamedDependency[TableAnswers],
    table_terms: NamedDependency[TableTerms],
    request: Request[Any, Any, Any],
    table_id: FromPath[str],
    invitation_id: FromPath[str],
) -> Response[Table]:
    """A notification that is still on its way is dropped."""
    await _host(visitor, access, table_terms, table_id)
    whom = await invitations_store.withdraw(table_id, invitation_id)
    if whom is None:
        raise InvitationError
    listening.ring()
    await notices.watchers.look_again([whom])
    return await _answer(visitor, table_answers, table_id, request)


inviting_router = Router("/api/tables/{table_id:str}/invitations", route_handlers=[invite, withdraw], tags=["tables"])

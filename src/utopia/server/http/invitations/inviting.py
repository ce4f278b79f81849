"""The host invites a person to their table, or withdraws that."""

from typing import Annotated, Any

from litestar import Request, Response, Router, delete, post
from litestar.di import NamedDependency
from litestar.openapi.spec import Example
from litestar.params import Body, FromPath

from utopia.server.accounts.visitor import Asker, Visitor
from utopia.server.database.schema.games import GameState
from utopia.server.http.invitations.sending import InvitationSender
from utopia.server.http.lobby.terms import TableTerms
from utopia.server.http.tables.access import Access, TableAccess
from utopia.server.http.tables.answers import TableAnswers
from utopia.server.lobby.messages import Table
from utopia.server.moderation.routes.targets import Targets
from utopia.server.notifications.service import Notices
from utopia.server.storage.invitations import InvitationError, Invitations
from utopia.server.tables.messages import InvitationWish
from utopia.server.web.policy import policy
from utopia.server.web.responses import PRIVATE, refusals

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


@post("/", summary="Ask somebody to my table", responses=refusals(*_CHANGING), opt=policy("known"))
async def invite(
    visitor: Asker,
    access: NamedDependency[TableAccess],
    table_answers: NamedDependency[TableAnswers],
    table_terms: NamedDependency[TableTerms],
    targets: NamedDependency[Targets],
    invitation_sender: NamedDependency[InvitationSender],
    request: Request[Any, Any, Any],
    table_id: FromPath[str],
    data: Annotated[InvitationWish, Body(examples=_WISHES)],
) -> Response[Table]:
    """They are told, and may sit down or decline; who comes first has the seat. A second time nothing happens."""
    at = await _host(visitor, access, table_terms, table_id)
    whom = await targets.somebody_else(visitor, data.whom)
    await invitation_sender.invite(at, whom)
    return await _answer(visitor, table_answers, table_id, request, 201)


@delete(
    "/{invitation_id:str}",
    summary="Take an invitation back",
    status_code=200,
    responses=refusals(*_CHANGING),
    opt=policy("known"),
)
async def withdraw(
    visitor: Asker,
    access: NamedDependency[TableAccess],
    invitations_store: NamedDependency[Invitations],
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
    await notices.watchers.look_again([whom])
    return await _answer(visitor, table_answers, table_id, request)


inviting_router = Router("/api/tables/{table_id:str}/invitations", route_handlers=[invite, withdraw], tags=["tables"])

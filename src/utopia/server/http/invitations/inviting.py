"""The host invites a person to their table, or withdraws that."""

from typing import Annotated, Any

from litestar import Request, Response, Router, delete, post
from litestar.openapi.spec import Example
from litestar.params import Body, FromPath

from utopia.server.http.caching import PRIVATE
from utopia.server.http.invitations.limits import check_often
from utopia.server.http.lobby.terms import require_not_gathering
from utopia.server.http.moderation.targets import somebody_else
from utopia.server.http.problems.problems import ProblemError
from utopia.server.http.problems.responses import refusals
from utopia.server.http.tables.access import Access, access
from utopia.server.http.tables.answers import table_for
from utopia.server.http.visitors.visitors import Asker, Visitor
from utopia.server.protocol.invitations import InvitationWish
from utopia.server.protocol.resources import Table
from utopia.server.storage import Game, GameState
from utopia.server.storage.errors import InvitationError, NobodyError
from utopia.server.storage.rows import RelationKind

_CHANGING = (401, 403, 404, 409, 413, 422, 503)
_WISHES = [
    Example(summary="Somebody with an account", value={"whom": {"person": "k7pmx2vq9dab"}}),
    Example(summary="Who sat on seat 2", value={"whom": {"game": "pye5x5mfvavw", "seat": 2}}),
]


async def _host(visitor: Visitor, id_: str) -> Access:
    at = await access(visitor, id_)
    at.require_host()
    at.require(GameState.OPEN)
    require_not_gathering(visitor, id_)
    return at


async def _answer(visitor: Visitor, id_: str, request: Request[Any, Any, Any], status: int = 200) -> Response[Table]:
    table = await table_for(visitor, id_, request)
    return Response(table, status_code=status, headers=PRIVATE)


@post("/", summary="Ask somebody to my table", responses=refusals(*_CHANGING))
async def invite(
    visitor: Asker,
    request: Request[Any, Any, Any],
    table_id: FromPath[str],
    data: Annotated[InvitationWish, Body(examples=_WISHES)],
) -> Response[Table]:
    """He is told, and may sit down or decline; who comes first has the seat. A second time nothing happens."""
    at = await _host(visitor, table_id)
    whom = await somebody_else(visitor, data.whom)
    if not any(seat.person == whom for seat in at.seats) and not await _is_asked(visitor, table_id, whom):
        await _check_fits(visitor, at.game, whom)
        await check_often(visitor.services, at.game.host, whom)
        await visitor.services.notices.invite(table_id, whom)
    return await _answer(visitor, table_id, request, 201)


@delete("/{invitation_id:str}", summary="Take an invitation back", status_code=200, responses=refusals(*_CHANGING))
async def withdraw(
    visitor: Asker, request: Request[Any, Any, Any], table_id: FromPath[str], invitation_id: FromPath[str]
) -> Response[Table]:
    """A notification that is still on its way is dropped."""
    await _host(visitor, table_id)
    whom = await visitor.services.storage.invitations.withdraw(table_id, invitation_id)
    if whom is None:
        raise InvitationError
    await visitor.services.notices.watchers.look_again([whom])
    return await _answer(visitor, table_id, request)


async def _is_asked(visitor: Visitor, id_: str, whom: str) -> bool:
    return any(one.person == whom for one in await visitor.services.storage.invitations.of_game(id_))


async def _check_fits(visitor: Visitor, game: Game, whom: str) -> None:
    """Raise NobodyError for an unknown person, ProblemError 409 for one who cannot come.

    Blocking the host is no such case.
    """
    storage = visitor.services.storage
    person = await storage.people.get(whom)
    if person is None or not (person.signed_up or person.bot_of or await storage.companions.has_met(game.host, whom)):
        raise NobodyError(whom)
    if person.bot_of is not None:
        told = "a bot account is not asked; who answers for it seats it"
        raise ProblemError(409, told, "problem-invite-bot")
    if game.rated and person.signed_up is None:
        raise ProblemError(409, "this table is rated, and this guest has no account", "problem-invite-guest")
    mine = await storage.relations.of(game.host)
    if any(one.other == whom and one.kind is RelationKind.BLOCK for one in mine):
        raise ProblemError(409, "you block this person; end that before you ask him", "problem-invite-blocked")


inviting_router = Router("/api/tables/{table_id:str}/invitations", route_handlers=[invite, withdraw], tags=["tables"])

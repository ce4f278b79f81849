"""Tables to which one is invited by name: to look at, to sit down, to decline."""

from typing import Annotated, Any

from litestar import Request, Response, Router, delete, get, post
from litestar.openapi.spec import Example
from litestar.params import Body, FromPath

from utopia.server.http.caching import PRIVATE
from utopia.server.http.invitations.answers import invitation_of
from utopia.server.http.lobby.names import named
from utopia.server.http.lobby.terms import require_welcome
from utopia.server.http.problems.responses import refusals
from utopia.server.http.tables.answers import table_for
from utopia.server.http.tables.opening import sat_down
from utopia.server.http.visitors.visitors import KNOWN, Asker, Visitor
from utopia.server.protocol.resources import Invitation, JoinWish, Table
from utopia.server.storage import Game, Purpose
from utopia.server.storage.errors import InvitationError


@get("/", summary="To which tables am I asked?", responses=refusals())
async def mine(visitor: Asker) -> Response[list[Invitation]]:
    """Those where I can still sit down, the newest first; `/ws/me` tells whenever that changes."""
    asked = await visitor.services.storage.invitations.of_person(visitor.id) if visitor.id else {}
    found = [await _told(visitor, id_) for id_ in asked]
    return Response([one for one in found if one is not None], cookies=visitor.cookies, headers=PRIVATE)


@get("/{table_id:str}", summary="What am I asked to?", responses=refusals(401, 404))
async def look(visitor: Asker, table_id: FromPath[str]) -> Response[Invitation]:
    """Who sits there, and what is played."""
    invitation = await _told(visitor, table_id)
    if invitation is None:
        raise InvitationError
    return Response(invitation, headers=PRIVATE)


@post(
    "/{table_id:str}",
    summary="Sit down where I am asked",
    status_code=200,
    responses=refusals(401, 403, 404, 409, 413, 422, 503),
    opt=KNOWN,
)
async def accept(
    visitor: Asker,
    request: Request[Any, Any, Any],
    table_id: FromPath[str],
    data: Annotated[JoinWish, Body(examples=[Example(value={})])],
) -> Response[Table]:
    """An invitation is not a seat: who comes first has it. A seat needs a name, unless one has given it before."""
    storage = visitor.services.storage
    await require_welcome(visitor, await _standing(visitor, table_id), await storage.seats.of(table_id))
    guest = await named(visitor, data.name)
    await storage.invitations.accept(table_id, guest)
    await sat_down(visitor, table_id)
    visitor.services.lobby.stir()
    return Response(await table_for(visitor, table_id, request), headers=PRIVATE)


@delete("/{table_id:str}", summary="Decline", responses=refusals(401, 403, 404, 503))
async def decline(visitor: Asker, table_id: FromPath[str]) -> None:
    """The host sees it. I am not asked to that table again."""
    who = visitor.known().id
    await visitor.services.storage.invitations.decline(table_id, who)
    await visitor.services.notices.watchers.look_again([who])


async def _standing(visitor: Visitor, id_: str) -> Game:
    """Raise InvitationError unless the person is invited there, and can come."""
    storage = visitor.services.storage
    game = await storage.games.get(id_) if await storage.invitations.stands(id_, visitor.known().id) else None
    if game is None:
        raise InvitationError
    return game


async def _told(visitor: Visitor, id_: str) -> Invitation | None:
    storage = visitor.services.storage
    since = (await storage.invitations.of_person(visitor.known().id)).get(id_)
    game = None if since is None else await storage.games.get(id_)
    if game is None:
        return None
    return await invitation_of(visitor, game, await storage.seats.of(id_), Purpose.JOIN, since)


invitations_router = Router("/api/invitations", route_handlers=[mine, look, accept, decline], tags=["tables"])

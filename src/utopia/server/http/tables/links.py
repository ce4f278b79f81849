"""Entry by a link: as a player with a name, or to watch."""

from typing import Annotated, Any

from litestar import Request, Response, Router, get, post
from litestar.openapi.spec import Example
from litestar.params import Body, FromPath

from utopia.server.http.caching import PRIVATE
from utopia.server.http.invitations.answers import invitation_of
from utopia.server.http.lobby.terms import require_welcome
from utopia.server.http.problems.problems import ProblemError
from utopia.server.http.problems.responses import refusals
from utopia.server.http.tables.answers import table_for
from utopia.server.http.tables.opening import sat_down
from utopia.server.http.visitors.names import checked_name
from utopia.server.http.visitors.visitors import Asker, Visitor
from utopia.server.protocol.resources import Invitation, JoinWish, Table
from utopia.server.storage import Game, Link, LinkError, Purpose, Seat


@get("/{token:str}", summary="What am I invited to?", responses=refusals(404))
async def look(visitor: Asker, token: FromPath[str]) -> Response[Invitation]:
    """Who sits there and how many seats are free; taken seats are no error, since one may have one of them."""
    link = await _link(visitor, token)
    game, seats = await _game(visitor, link)
    invitation = await invitation_of(visitor, game, seats, link.purpose)
    return Response(invitation, cookies=visitor.cookies, headers=PRIVATE)


@post(
    "/{token:str}",
    summary="Take a seat, or watch",
    status_code=200,
    responses=refusals(403, 404, 409, 413, 422, 503),
)
async def join(
    visitor: Asker,
    request: Request[Any, Any, Any],
    token: FromPath[str],
    data: Annotated[JoinWish, Body(examples=[Example(value={"name": "Grace"})])],
) -> Response[Table]:
    """A seat needs a name, unless one has given it before. Whoever sits there already keeps his seat."""
    link = await _link(visitor, token)
    name = None if data.name is None else checked_name(data.name)
    if link.purpose is Purpose.JOIN and name is None and not (visitor.person and visitor.person.name):
        raise ProblemError(422, "name: it is missing; a seat needs one", "problem-name-empty")
    if link.purpose is Purpose.JOIN:
        await require_welcome(visitor, *await _game(visitor, link))
    guest = await visitor.guest()
    storage = visitor.services.storage
    if link.purpose is Purpose.JOIN:
        await storage.seats.take(link.token, guest.id)
        await sat_down(visitor, link.game)
    else:
        await storage.links.watch(link.token, guest.id)
    if name is not None:
        await visitor.rename(name)
        await visitor.services.renamed(guest.id)
    table = await table_for(visitor, link.game, request)
    return Response(table, cookies=visitor.cookies, headers=PRIVATE)


async def _link(visitor: Visitor, token: str) -> Link:
    link = await visitor.services.storage.links.find(token)
    if link is None:
        raise LinkError
    return link


async def _game(visitor: Visitor, link: Link) -> tuple[Game, list[Seat]]:
    storage = visitor.services.storage
    game = await storage.games.get(link.game)
    if game is None:
        raise LinkError
    return game, await storage.seats.of(link.game)


joining_router = Router("/api/join", route_handlers=[look, join], tags=["tables"])

"""Entry by a link; the choices for a new table."""

from typing import Annotated, Any

from litestar import Request, Response, Router, get, post
from litestar.di import NamedDependency
from litestar.openapi.spec import Example
from litestar.params import Body, FromPath

from utopia.server.accounts.visitor import Asker
from utopia.server.database.schema.games import Purpose
from utopia.server.game.live_games import LiveGames
from utopia.server.game.loading import LateEngine
from utopia.server.lobby.answers import InvitationAnswers, TableAnswers
from utopia.server.lobby.messages import Offer, Table
from utopia.server.lobby.opening import TableOpening
from utopia.server.lobby.terms import TableTerms
from utopia.server.tables.games import Games
from utopia.server.tables.links import Link, LinkError, Links
from utopia.server.tables.messages import Invitation, JoinWish
from utopia.server.tables.names import checked_name
from utopia.server.tables.rows import Game, Seat
from utopia.server.tables.seats import Seats
from utopia.server.web.policy import policy
from utopia.server.web.problems import ProblemError
from utopia.server.web.responses import PRIVATE, refusals


@get(
    "/{token:str}",
    summary="What am I invited to?",
    responses=refusals(404),
    opt=policy("anybody", scope="games:read", rate="link"),
)
async def look(
    visitor: Asker,
    games_store: NamedDependency[Games],
    seats_store: NamedDependency[Seats],
    links_store: NamedDependency[Links],
    invitation_answers: NamedDependency[InvitationAnswers],
    token: FromPath[str],
) -> Response[Invitation]:
    """Who sits there and how many seats are free; taken seats are no error, since one may have one of them."""
    link = await _link(links_store, token)
    game, seats = await _game(games_store, seats_store, link)
    invitation = await invitation_answers.of(visitor, game, seats, link.purpose)
    return Response(invitation, cookies=visitor.cookies, headers=PRIVATE)


@post(
    "/{token:str}",
    summary="Take a seat, or watch",
    status_code=200,
    responses=refusals(403, 404, 409, 413, 422, 503),
    opt=policy("anybody", scope="tables:open", rate="link"),
)
async def join(
    visitor: Asker,
    games_store: NamedDependency[Games],
    seats_store: NamedDependency[Seats],
    links_store: NamedDependency[Links],
    live_games: NamedDependency[LiveGames],
    table_answers: NamedDependency[TableAnswers],
    opening: NamedDependency[TableOpening],
    table_terms: NamedDependency[TableTerms],
    request: Request[Any, Any, Any],
    token: FromPath[str],
    data: Annotated[JoinWish, Body(examples=[Example(value={"name": "Grace"})])],
) -> Response[Table]:
    """A seat needs a name, unless one has given it before. People who sit there already keep their seat."""
    link = await _link(links_store, token)
    name = None if data.name is None else checked_name(data.name)
    if link.purpose is Purpose.JOIN and name is None and not (visitor.person and visitor.person.name):
        raise ProblemError(422, "name: it is missing; a seat needs one", "problem-name-empty")
    game, seats = await _game(games_store, seats_store, link)
    if link.purpose is Purpose.JOIN:
        await table_terms.require_welcome(visitor, game, seats)
    else:
        table_terms.require_no_deal(game)
    guest = await visitor.guest()
    if link.purpose is Purpose.JOIN:
        await seats_store.take(link.token, guest.id)
        await opening.sat_down(link.game)
    else:
        await links_store.watch(link.token, guest.id)
    if name is not None:
        await visitor.rename(name)
        await live_games.renamed(guest.id)
    table = await table_answers.read(visitor, link.game, request)
    return Response(table, cookies=visitor.cookies, headers=PRIVATE)


async def _link(links_store: Links, token: str) -> Link:
    link = await links_store.find(token)
    if link is None:
        raise LinkError
    return link


async def _game(games_store: Games, seats_store: Seats, link: Link) -> tuple[Game, list[Seat]]:
    game = await games_store.get(link.game)
    if game is None:
        raise LinkError
    return game, await seats_store.of(link.game)


joining_router = Router("/api/join", route_handlers=[look, join], tags=["tables"])


@get(
    "/api/offer",
    tags=["tables"],
    summary="What can a table be made of?",
    responses=refusals(),
    opt=policy("anybody", scope="any"),
)
async def get_offer(visitor: Asker, late_engine: NamedDependency[LateEngine]) -> Response[Offer]:
    """Levels of bots, options of the rules, printed editions, maps. Waits until the rules are loaded."""
    engine = await late_engine()
    return Response(engine.offer(), headers={"cache-control": "no-cache"})

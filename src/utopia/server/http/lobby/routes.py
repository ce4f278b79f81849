"""The lobby over HTTP: list, sit down, watch, wait for a game."""

from typing import Annotated, Any

from litestar import Request, Response, Router, delete, get, post, put
from litestar.openapi.spec import Example
from litestar.params import Body, FromPath
from msgspec import structs

from utopia.server.http.caching import PRIVATE
from utopia.server.http.lobby.names import named
from utopia.server.http.lobby.terms import is_program, require_account, require_welcome
from utopia.server.http.problems.problems import ProblemError, not_found
from utopia.server.http.problems.responses import refusals
from utopia.server.http.tables.answers import table_for
from utopia.server.http.tables.opening import sat_down
from utopia.server.http.visitors.visitors import Asker, Visitor
from utopia.server.protocol.lobby import Lobby, Mine, SeekWish
from utopia.server.protocol.resources import JoinWish, Table
from utopia.server.storage import Game, GameState, Seat

_SEEKS = [Example(summary="Three or four, bots after two minutes", value={"players": [3, 4], "fill_after": 120})]


@get("/", summary="What is there?", responses=refusals())
async def show(visitor: Asker) -> Response[Lobby]:
    """Open tables, games that may be watched, and how many wait for a game. What changes comes over `/ws/lobby`."""
    lobby = await visitor.services.lobby.shown_to(visitor.id)
    return Response(lobby, cookies=visitor.cookies, headers=PRIVATE)


@post(
    "/tables/{table_id:str}/join",
    summary="Sit down",
    status_code=200,
    responses=refusals(403, 404, 409, 413, 422, 503),
)
async def join(
    visitor: Asker,
    request: Request[Any, Any, Any],
    table_id: FromPath[str],
    data: Annotated[JoinWish, Body(examples=[Example(value={"name": "Grace"})])],
) -> Response[Table]:
    """At a table of the lobby that has a free seat. A seat needs a name, unless one has given it before."""
    await require_welcome(visitor, *await _listed(visitor, table_id))
    guest = await named(visitor, data.name)
    await visitor.services.storage.lobby.take(table_id, guest)
    await sat_down(visitor, table_id)
    return await _answer(visitor, table_id, request)


@post("/tables/{table_id:str}/watch", summary="Watch", status_code=200, responses=refusals(403, 404, 409, 503))
async def watch(visitor: Asker, request: Request[Any, Any, Any], table_id: FromPath[str]) -> Response[Table]:
    """A game of the lobby that may be watched: as late as its table says, and without hands that are not shown."""
    game, _ = await _listed(visitor, table_id)
    if not game.watchable or game.state is GameState.OPEN:
        raise ProblemError(409, "this game cannot be watched from the lobby", "problem-not-watchable")
    await visitor.guest()
    return await _answer(visitor, table_id, request)


@put("/seek", summary="Find me a game", status_code=200, responses=refusals(403, 413, 422, 503))
async def seek(visitor: Asker, data: Annotated[SeekWish, Body(examples=_SEEKS)]) -> Response[Mine]:
    """Wait to be paired; again with another wish one keeps one's place.

    For a live game one waits as long as `/ws/lobby` is open, which tells the table to come to within a minute.
    """
    if is_program(visitor.person):
        raise ProblemError(403, "people are paired with people; a bot account sits down at tables", "problem-bot-here")
    if data.rated:
        await require_account(visitor, visitor.person, programs=False)
    if data.level is not None:
        (await visitor.services.engine()).check_levels([data.level])
    guest = await named(visitor, data.name)
    wish = structs.replace(data, players=sorted(set(data.players)), name=None)
    mine = await visitor.services.lobby.seek(guest, wish)
    return Response(mine, cookies=visitor.cookies, headers=PRIVATE)


@delete("/seek", summary="Wait no more", responses=refusals(403, 503))
async def leave(visitor: Asker) -> None:
    """Nothing happens to who does not wait."""
    if visitor.id is not None:
        await visitor.services.lobby.leave(visitor.id)


async def _listed(visitor: Visitor, id_: str) -> tuple[Game, list[Seat]]:
    """A table of the lobby; ProblemError 404 if there is none."""
    storage = visitor.services.storage
    game = await storage.games.get(id_)
    if game is None or not game.listed:
        raise not_found()
    return game, await storage.seats.of(id_)


async def _answer(visitor: Visitor, id_: str, request: Request[Any, Any, Any]) -> Response[Table]:
    visitor.services.lobby.stir()
    table = await table_for(visitor, id_, request)
    return Response(table, cookies=visitor.cookies, headers=PRIVATE)


lobby_router = Router("/api/lobby", route_handlers=[show, join, watch, seek, leave], tags=["lobby"])

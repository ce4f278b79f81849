"""The lobby over HTTP: list, sit down, watch, wait for a game."""

from typing import Annotated, Any, Final

from litestar import Request, Response, Router, delete, get, post, put
from litestar.di import NamedDependency
from litestar.openapi.spec import Example
from litestar.params import Body, FromPath
from msgspec import structs

from utopia.server.accounts.visitor import Asker, Visitor
from utopia.server.database.schema.games import GameState
from utopia.server.game.access import TableAccess
from utopia.server.game.live_games import LiveGames
from utopia.server.game.loading import LateEngine
from utopia.server.lobby.answers import TableAnswers
from utopia.server.lobby.lobby import Lobby as LobbyService
from utopia.server.lobby.messages import HandWish, Lobby, Mine, SeekWish, Table
from utopia.server.lobby.opening import TableOpening
from utopia.server.lobby.store import LobbyStore
from utopia.server.lobby.terms import TableTerms, is_program, named
from utopia.server.tables.games import Games
from utopia.server.tables.messages import JoinWish
from utopia.server.tables.rows import Game, Seat
from utopia.server.tables.seats import Seats
from utopia.server.web.policy import policy
from utopia.server.web.problems import ProblemError, not_found
from utopia.server.web.responses import PRIVATE, refusals, svg

_FOR_A_WHILE: Final = "private, max-age=30"
_SEEKS = [Example(summary="Three or four, bots after two minutes", value={"players": [3, 4], "fill_after": 120})]


@get("/", summary="What is there?", responses=refusals(), opt=policy("anybody", scope="games:read"))
async def show(visitor: Asker, lobby: NamedDependency[LobbyService]) -> Response[Lobby]:
    """Open tables, games that may be watched, and how many wait for a game. What changes comes over `/ws/lobby`."""
    shown = await lobby.shown_to(visitor.id)
    return Response(shown, cookies=visitor.cookies, headers=PRIVATE)


@post(
    "/tables/{table_id:str}/join",
    summary="Sit down",
    status_code=200,
    responses=refusals(403, 404, 409, 413, 422, 503),
    opt=policy("anybody", scope="tables:open"),
)
async def join(
    visitor: Asker,
    games_store: NamedDependency[Games],
    seats_store: NamedDependency[Seats],
    lobby_store: NamedDependency[LobbyStore],
    lobby: NamedDependency[LobbyService],
    live_games: NamedDependency[LiveGames],
    table_answers: NamedDependency[TableAnswers],
    opening: NamedDependency[TableOpening],
    table_terms: NamedDependency[TableTerms],
    request: Request[Any, Any, Any],
    table_id: FromPath[str],
    data: Annotated[JoinWish, Body(examples=[Example(value={"name": "Grace"})])],
) -> Response[Table]:
    """At a table of the lobby that has a free seat. A seat needs a name, unless one has given it before."""
    await table_terms.require_welcome(visitor, *await _listed(games_store, seats_store, table_id))
    guest = await named(visitor, live_games, data.name)
    await lobby_store.take(table_id, guest)
    await opening.sat_down(table_id)
    return await _answer(visitor, lobby, table_answers, table_id, request)


@post(
    "/tables/{table_id:str}/watch",
    summary="Watch",
    status_code=200,
    responses=refusals(403, 404, 409, 503),
    opt=policy("anybody", scope="tables:open"),
)
async def watch(
    visitor: Asker,
    games_store: NamedDependency[Games],
    seats_store: NamedDependency[Seats],
    lobby: NamedDependency[LobbyService],
    table_answers: NamedDependency[TableAnswers],
    request: Request[Any, Any, Any],
    table_id: FromPath[str],
) -> Response[Table]:
    """A game of the lobby that may be watched: as late as its table says, and without hands that are not shown."""
    game, _ = await _listed(games_store, seats_store, table_id)
    if not game.watchable or game.state is GameState.OPEN:
        raise ProblemError(409, "this game cannot be watched from the lobby", "problem-not-watchable")
    await visitor.guest()
    return await _answer(visitor, lobby, table_answers, table_id, request)


@get(
    "/tables/{table_id:str}/board",
    summary="A small picture of the board",
    media_type="image/svg+xml",
    responses=refusals(404),
    opt=policy("anybody", scope="games:read"),
)
async def picture(
    visitor: Asker,
    games_store: NamedDependency[Games],
    seats_store: NamedDependency[Seats],
    access: NamedDependency[TableAccess],
    late_engine: NamedDependency[LateEngine],
    request: Request[Any, Any, Any],
    table_id: FromPath[str],
) -> Response[bytes]:
    """Of a running game that may be watched, as late as its spectators see it."""
    game, _ = await _listed(games_store, seats_store, table_id)
    if not game.watchable or game.state is not GameState.RUNNING:
        raise not_found()
    if visitor.id is not None:
        await access(visitor, table_id)  # a block may stand between
    return svg(request, await (await late_engine()).picture(game), _FOR_A_WHILE)


@put(
    "/seek",
    summary="Find me a game",
    status_code=200,
    responses=refusals(403, 413, 422, 503),
    opt=policy("anybody", scope="tables:open"),
)
async def seek(
    visitor: Asker,
    late_engine: NamedDependency[LateEngine],
    lobby: NamedDependency[LobbyService],
    live_games: NamedDependency[LiveGames],
    table_terms: NamedDependency[TableTerms],
    data: Annotated[SeekWish, Body(examples=_SEEKS)],
) -> Response[Mine]:
    """Wait to be paired; again with another wish one keeps one's place.

    For a live game one waits as long as `/ws/lobby` is open, which tells the table to come to within a minute.
    """
    if is_program(visitor.person):
        raise ProblemError(403, "people are paired with people; a bot account sits down at tables", "problem-bot-here")
    if data.rated:
        await table_terms.require_account(visitor.person, programs=False)
    if data.level is not None:
        (await late_engine()).check_levels([data.level])
    guest = await named(visitor, live_games, data.name)
    wish = structs.replace(data, players=sorted(set(data.players)), name=None)
    mine = await lobby.seek(guest, wish)
    return Response(mine, cookies=visitor.cookies, headers=PRIVATE)


@delete(
    "/seek",
    summary="Wait no more",
    responses=refusals(403, 503),
    opt=policy("anybody", scope="tables:open", while_banned=True),
)
async def leave(visitor: Asker, lobby: NamedDependency[LobbyService]) -> None:
    """Nothing happens to who does not wait."""
    if visitor.id is not None:
        await lobby.leave(visitor.id)


async def _listed(games_store: Games, seats_store: Seats, id_: str) -> tuple[Game, list[Seat]]:
    """A table of the lobby; ProblemError 404 if there is none."""
    game = await games_store.get(id_)
    if game is None or not game.listed:
        raise not_found()
    return game, await seats_store.of(id_)


async def _answer(
    visitor: Visitor, lobby: LobbyService, table_answers: TableAnswers, id_: str, request: Request[Any, Any, Any]
) -> Response[Table]:
    lobby.stir()
    table = await table_answers.read(visitor, id_, request)
    return Response(table, cookies=visitor.cookies, headers=PRIVATE)


lobby_router = Router("/api/lobby", route_handlers=[show, join, watch, picture, seek, leave], tags=["lobby"])


@put(
    "/",
    summary="Show or cover my hand",
    status_code=200,
    responses=refusals(401, 403, 404, 413, 422, 503),
    opt=policy("known", scope="games:play"),
)
async def show_hand(
    visitor: Asker,
    access: NamedDependency[TableAccess],
    lobby_store: NamedDependency[LobbyStore],
    live_games: NamedDependency[LiveGames],
    table_answers: NamedDependency[TableAnswers],
    request: Request[Any, Any, Any],
    game_id: FromPath[str],
    data: Annotated[HandWish, Body(examples=[Example(value={"seat": 0, "shown": True})])],
) -> Response[Table]:
    """To spectators alone, and a minute late at least; other players never see it. Covered it is at once."""
    at = await access(visitor, game_id)
    at.require_player()
    person = visitor.known().id
    if not await lobby_store.show_hand(game_id, person, data.seat, shown=data.shown):
        raise ProblemError(403, "seat: it is another's; only its player shows its hand", "problem-not-yours")
    await live_games.changed(game_id)
    return Response(await table_answers.read(visitor, game_id, request), headers=PRIVATE)


hands_router = Router("/api/games/{game_id:str}/hand", route_handlers=[show_hand], tags=["games"])

"""Tables before their game: opened, shown, changed, started, taken away."""

from typing import Annotated, Any

from litestar import Request, Response, Router, delete, get, patch, post
from litestar.di import NamedDependency
from litestar.openapi.spec import Example
from litestar.params import Body, FromPath, QueryParameter

from utopia.server.accounts.listeners import Listening
from utopia.server.accounts.visitor import Asker, Visitor
from utopia.server.database.schema.games import GameState, Purpose
from utopia.server.game.access import TableAccess, WatchToken
from utopia.server.game.live_games import LiveGames
from utopia.server.game.loading import LateEngine
from utopia.server.lobby.answers import TableAnswers, origin
from utopia.server.lobby.invitations import Invitations
from utopia.server.lobby.lobby import Lobby
from utopia.server.lobby.messages import Entropy, LinkChange, NewTable, PaceWish, SeatWish, StartWish, Table
from utopia.server.lobby.opening import TableOpening
from utopia.server.lobby.routes.opponents import opponents_of
from utopia.server.lobby.store import LobbyStore
from utopia.server.lobby.terms import TableTerms, require_bots_welcome
from utopia.server.notifications.service import Notices
from utopia.server.people.store import Figures
from utopia.server.settings import Settings
from utopia.server.tables.games import Games
from utopia.server.tables.links import Links
from utopia.server.tables.seats import Seats
from utopia.server.web.policy import policy
from utopia.server.web.problems import ProblemError, not_found
from utopia.server.web.responses import PRIVATE, qr_code, refusals, svg
from utopia.server.web.sockets import Attendance

_CHANGING = (401, 403, 404, 409, 413, 422, 503)
_OWN = policy("known", scope="tables:open")
_NEW = [
    Example(
        summary="Me, a friend and a bot",
        value={"seats": [{"kind": "me", "name": "Ada"}, {"kind": "friend"}, {"kind": "bot", "level": "mason"}]},
    )
]


async def _answer(
    visitor: Visitor, table_answers: TableAnswers, id_: str, request: Request[Any, Any, Any], status: int = 200
) -> Response[Table]:
    table = await table_answers.read(visitor, id_, request)
    return Response(table, status_code=status, cookies=visitor.cookies, headers=PRIVATE)


@post(
    "/",
    summary="Open a table",
    responses=refusals(403, 413, 422, 503),
    opt=policy("anybody", scope="tables:open", rate="table"),
)
async def create(
    visitor: Asker,
    table_answers: NamedDependency[TableAnswers],
    opening: NamedDependency[TableOpening],
    request: Request[Any, Any, Any],
    data: Annotated[NewTable, Body(examples=_NEW)],
) -> Response[Table]:
    """Without friends the game begins at once, unless it is held."""
    id_ = await opening.open(visitor, data)
    return await _answer(visitor, table_answers, id_, request, 201)


@post(
    "/play-now",
    summary="Play at once",
    responses=refusals(403, 413, 422, 503),
    opt=policy("anybody", scope="tables:open", rate="table"),
)
async def play_now(
    visitor: Asker,
    figures_store: NamedDependency[Figures],
    table_answers: NamedDependency[TableAnswers],
    opening: NamedDependency[TableOpening],
    request: Request[Any, Any, Any],
    hold: Annotated[bool, QueryParameter(description="Do not begin yet, as in `NewTable`.")] = False,
    level: Annotated[
        str | None, QueryParameter(description="Of the bots; by default as `GET /api/me/opponents`.")
    ] = None,
) -> Response[Table]:
    """Oneself and three bots that suit one's last games, running unless it is held."""
    bot = SeatWish("bot", level=level or (await opponents_of(visitor, figures_store)).level)
    wishes = [SeatWish("me"), *[bot] * 3]
    id_ = await opening.open(visitor, NewTable(wishes, shuffle=True, hold=hold))
    return await _answer(visitor, table_answers, id_, request, 201)


@get("/{table_id:str}", summary="A table", responses=refusals(404, 422), opt=policy("anybody", scope="games:read"))
async def show(
    visitor: Asker,
    lobby: NamedDependency[Lobby],
    table_answers: NamedDependency[TableAnswers],
    request: Request[Any, Any, Any],
    table_id: FromPath[str],
    watch: WatchToken = None,
) -> Response[Table]:
    """For its players, its host and its spectators; nobody else knows that it is there."""
    if visitor.id is not None:
        lobby.come(table_id, visitor.id)
    table = await table_answers.read(visitor, table_id, request, watch)
    return Response(table, cookies=visitor.cookies, headers=PRIVATE)


@post("/{table_id:str}/links", summary="New link or none", status_code=200, responses=refusals(*_CHANGING), opt=_OWN)
async def change_link(
    visitor: Asker,
    access: NamedDependency[TableAccess],
    links_store: NamedDependency[Links],
    attendance: NamedDependency[Attendance],
    table_answers: NamedDependency[TableAnswers],
    table_terms: NamedDependency[TableTerms],
    request: Request[Any, Any, Any],
    table_id: FromPath[str],
    data: Annotated[LinkChange, Body(examples=[Example(value={"purpose": "join"})])],
) -> Response[Table]:
    """The old link works no more; who has a seat keeps it, who watched by the old link does not any longer."""
    at = await access(visitor, table_id)
    at.require_host()
    table_terms.require_not_gathering(table_id)
    purpose = Purpose(data.purpose)
    if purpose is Purpose.JOIN and not data.revoke:
        at.require(GameState.OPEN)
    if data.revoke:
        await links_store.revoke(table_id, purpose)
    else:
        await links_store.renew(table_id, purpose)
    if purpose is Purpose.WATCH:
        attendance.send_spectators_away(table_id)
    return await _answer(visitor, table_answers, table_id, request)


@patch("/{table_id:str}/pace", summary="Change the bots' pace", responses=refusals(*_CHANGING), opt=_OWN)
async def change_pace(
    visitor: Asker,
    access: NamedDependency[TableAccess],
    games_store: NamedDependency[Games],
    live_games: NamedDependency[LiveGames],
    table_answers: NamedDependency[TableAnswers],
    request: Request[Any, Any, Any],
    table_id: FromPath[str],
    data: Annotated[PaceWish, Body(examples=[Example(value={"pace": 0.5})])],
) -> Response[Table]:
    """Seconds that a bot's move takes at least."""
    (await access(visitor, table_id)).require_host()
    await games_store.set_pace(table_id, data.pace)
    await live_games.changed(table_id)
    return await _answer(visitor, table_answers, table_id, request)


@post("/{table_id:str}/start", summary="Start the game", status_code=200, responses=refusals(*_CHANGING), opt=_OWN)
async def start(
    visitor: Asker,
    access: NamedDependency[TableAccess],
    late_engine: NamedDependency[LateEngine],
    table_answers: NamedDependency[TableAnswers],
    opening: NamedDependency[TableOpening],
    table_terms: NamedDependency[TableTerms],
    request: Request[Any, Any, Any],
    table_id: FromPath[str],
    data: Annotated[StartWish, Body(examples=[Example(value={"missing": "bot"})])],
) -> Response[Table]:
    """Bots sit down where nobody came, or those seats are taken away. The host does it, or anybody at a full table."""
    at = await access(visitor, table_id)
    is_shared = at.game.listed or at.game.before is not None
    if not (at.mine and is_shared and at.is_full):  # where all have come nobody can hold up the others
        at.require_host()
    at.require(GameState.OPEN)
    table_terms.require_not_gathering(table_id)
    if data.missing == "bot":
        require_bots_welcome(at.game, at.seats)
    if data.level is not None:
        (await late_engine()).check_levels([data.level])
    await opening.begin(table_id, data.missing, data.level)
    return await _answer(visitor, table_answers, table_id, request)


@post(
    "/{table_id:str}/entropy",
    summary="Add to the shuffle",
    status_code=200,
    responses=refusals(401, 403, 404, 413, 422, 503),
    opt=_OWN,
)
async def add_entropy(
    visitor: Asker,
    access: NamedDependency[TableAccess],
    seats_store: NamedDependency[Seats],
    table_answers: NamedDependency[TableAnswers],
    request: Request[Any, Any, Any],
    table_id: FromPath[str],
    data: Annotated[Entropy, Body(examples=[Example(value={"entropy": "5e" * 32})])],
) -> Response[Table]:
    """Random digits of a player's own, before the game begins; a second time they take the place of the first.

    Once the game has begun nothing is added: the table that is answered shows which digits count.
    """
    at = await access(visitor, table_id)
    at.require_player()
    await seats_store.add_entropy(table_id, visitor.known().id, data.entropy)
    return await _answer(visitor, table_answers, table_id, request)


@post(
    "/{table_id:str}/leave",
    summary="Get up again",
    status_code=204,
    responses=refusals(*_CHANGING),
    opt=policy("known", scope="tables:open", while_banned=True),
)
async def leave(
    visitor: Asker,
    access: NamedDependency[TableAccess],
    seats_store: NamedDependency[Seats],
    lobby_store: NamedDependency[LobbyStore],
    listening: NamedDependency[Listening],
    lobby: NamedDependency[Lobby],
    live_games: NamedDependency[LiveGames],
    table_id: FromPath[str],
) -> None:
    """A friend who has sat down gives the seat back before the game begins; so does anybody who has been paired.

    If that was the host, the next one is; the last takes the table away. Elsewhere a host stays, and may delete it.
    """
    at = await access(visitor, table_id)
    at.require(GameState.OPEN)
    if lobby.is_gathering(table_id) and at.mine:
        await lobby.leave(visitor.known().id)
        await lobby_store.get_up(table_id, visitor.known().id)
    elif at.is_host or not await seats_store.leave(table_id, visitor.known().id):
        raise ProblemError(409, "there is no seat of yours to leave; the host deletes the table", "problem-no-leaving")
    listening.ring()
    await live_games.changed(table_id)


@delete(
    "/{table_id:str}",
    summary="Take an open table away",
    responses=refusals(*_CHANGING),
    opt=policy("known", scope="tables:open", while_banned=True),
)
async def remove(
    visitor: Asker,
    access: NamedDependency[TableAccess],
    invitations_store: NamedDependency[Invitations],
    games_store: NamedDependency[Games],
    notices: NamedDependency[Notices],
    table_terms: NamedDependency[TableTerms],
    table_id: FromPath[str],
) -> None:
    """Only before its game has begun."""
    at = await access(visitor, table_id)
    at.require_host()
    at.require(GameState.OPEN)
    table_terms.require_not_gathering(table_id)
    asked = await invitations_store.people_of([table_id])
    await games_store.delete(table_id)
    await notices.watchers.look_again(asked)


@get(
    "/{table_id:str}/qr/{drawing:str}",
    summary="QR code of a link",
    media_type="image/svg+xml",
    responses=refusals(403, 404),
    opt=_OWN,
)
async def show_qr(
    visitor: Asker,
    access: NamedDependency[TableAccess],
    settings: NamedDependency[Settings],
    table_answers: NamedDependency[TableAnswers],
    request: Request[Any, Any, Any],
    table_id: FromPath[str],
    drawing: FromPath[str],
) -> Response[bytes]:
    """`join.svg` or `watch.svg`: the link as others reach it."""
    at = await access(visitor, table_id)
    if not at.may_invite:
        at.require_host()
    table = await table_answers.of(at, visitor, request)
    paths = {"join.svg": table.links and table.links.join, "watch.svg": table.links and table.links.watch}
    if not (path := paths.get(drawing)):
        raise not_found("link")
    return svg(request, qr_code(origin(request, settings) + path), "private, no-store")


tables_router = Router(
    "/api/tables",
    route_handlers=[create, play_now, show, change_link, change_pace, start, add_entropy, leave, remove, show_qr],
    tags=["tables"],
)

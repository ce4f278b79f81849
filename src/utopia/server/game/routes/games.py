"""Running and finished games: mine, their records and replays, and the rematch."""

from typing import Annotated, Any

from litestar import Request, Response, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from utopia.server.accounts.visitor import Asker
from utopia.server.database.errors import StateError
from utopia.server.database.schema.games import GameState
from utopia.server.game.access import TableAccess, WatchToken
from utopia.server.game.loading import LateEngine
from utopia.server.game.own_games import GameEntries
from utopia.server.lobby.answers import TableAnswers
from utopia.server.lobby.messages import Table
from utopia.server.lobby.rematch import Rematches
from utopia.server.settings import Settings
from utopia.server.tables.messages import MOST_FRAMES, Chronicle, Frames, GameEntry, Spoken, Tally
from utopia.server.tables.rows import Game
from utopia.server.web.policy import policy
from utopia.server.web.problems import ProblemError
from utopia.server.web.responses import PRIVATE, refusals

SeatQuery = Annotated[
    int | None, QueryParameter(ge=-1, le=4, description="The seat to look from; -1 is a spectator's.")
]


@get("/", summary="My games", responses=refusals(), opt=policy("anybody", scope="games:read"))
async def my_games(visitor: Asker, game_entries: NamedDependency[GameEntries]) -> Response[list[GameEntry]]:
    """Open, running and finished ones, the latter last and at most 100; none for somebody without a session."""
    return Response(await game_entries.of(visitor), cookies=visitor.cookies, headers=PRIVATE)


@get(
    "/{game_id:str}/record",
    summary="The record",
    media_type="text/plain",
    responses=refusals(403, 404, 409, 422),
    opt=policy("anybody", scope="games:read", rate="past"),
)
async def record(
    visitor: Asker,
    access: NamedDependency[TableAccess],
    late_engine: NamedDependency[LateEngine],
    game_id: FromPath[str],
    seat: SeatQuery = None,
    watch: WatchToken = None,
) -> Response[bytes]:
    """As text. While the game runs, as far as the viewer may know it; afterwards whole."""
    at = await access(visitor, game_id, watch)
    _require_begun(at.game)
    engine = await late_engine()
    text = await engine.record(at.game, visitor.id, at.viewer(seat))
    headers = {**PRIVATE, "content-disposition": f'attachment; filename="utopia-{game_id}.txt"'}
    return Response(text.encode(), media_type="text/plain", headers=headers)


@get(
    "/{game_id:str}/frames",
    summary="Views back in time",
    responses=refusals(403, 404, 409, 422),
    opt=policy("anybody", scope="games:read", rate="past"),
)
async def frames(
    visitor: Asker,
    access: NamedDependency[TableAccess],
    late_engine: NamedDependency[LateEngine],
    game_id: FromPath[str],
    first: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
    last: Annotated[int | None, QueryParameter(ge=0, le=1_000_000)] = None,
    seat: SeatQuery = None,
    watch: WatchToken = None,
    show_all: Annotated[bool, QueryParameter(name="open", description="All hands, once the game is over.")] = False,
) -> Response[Frames]:
    """At most 64 at once, from `first` to `last`."""
    at = await access(visitor, game_id, watch)
    _require_begun(at.game)
    is_over = at.game.state is GameState.OVER
    if show_all and not is_over:
        raise ProblemError(403, "open: hands are shown when the game is over", "problem-hands-hidden")
    viewer = seat if is_over and seat is not None and seat < len(at.seats) else at.viewer(seat)
    until = first + MOST_FRAMES - 1 if last is None else min(last, first + MOST_FRAMES - 1)
    sight = await (await late_engine()).sight(game_id, visitor.id)
    return Response(await sight.frames(None if show_all else viewer, first, until), headers=PRIVATE)


@get(
    "/{game_id:str}/chronicle",
    summary="Everything that happened",
    responses=refusals(403, 404, 409, 422),
    opt=policy("anybody", scope="games:read", rate="past"),
)
async def chronicle(
    visitor: Asker,
    access: NamedDependency[TableAccess],
    late_engine: NamedDependency[LateEngine],
    game_id: FromPath[str],
    seat: SeatQuery = None,
    watch: WatchToken = None,
) -> Response[Chronicle]:
    """As the viewer may know it."""
    at = await access(visitor, game_id, watch)
    _require_begun(at.game)
    sight = await (await late_engine()).sight(game_id, visitor.id)
    return Response(Chronicle(await sight.chronicle(at.viewer(seat))), headers=PRIVATE)


@get(
    "/{game_id:str}/tally",
    summary="Points by source and round",
    responses=refusals(404, 409, 422),
    opt=policy("anybody", scope="games:read", rate="past"),
)
async def tally(
    visitor: Asker,
    access: NamedDependency[TableAccess],
    late_engine: NamedDependency[LateEngine],
    game_id: FromPath[str],
    watch: WatchToken = None,
) -> Response[Tally]:
    """For everybody at the table: points are public."""
    at = await access(visitor, game_id, watch)
    _require_begun(at.game)
    sight = await (await late_engine()).sight(game_id, visitor.id)
    return Response(sight.tally(), headers=PRIVATE)


@get(
    "/{game_id:str}/picture",
    summary="The finished city",
    media_type="image/png",
    responses=refusals(404, 409, 422, 503),
    opt=policy("anybody", scope="games:read", rate="picture"),
)
async def picture(
    visitor: Asker,
    access: NamedDependency[TableAccess],
    late_engine: NamedDependency[LateEngine],
    settings: NamedDependency[Settings],
    game_id: FromPath[str],
    language: Annotated[Spoken, QueryParameter(description="Of the colours of seats without a name.")] = "en",
    watch: WatchToken = None,
) -> Response[bytes]:
    """As PNG, 1200 by 630, to be shared: the board and the points at the end. Links to the game show it too."""
    at = await access(visitor, game_id, watch)
    at.require(GameState.OVER)
    paint = (await late_engine()).finished_city
    png = await paint(at.game, at.seats, person=visitor.id, language=language, origin=settings.origin)
    return Response(png, media_type="image/png", headers=PRIVATE)


@post(
    "/{game_id:str}/rematch",
    summary="Once more",
    responses=refusals(401, 403, 404, 409, 503),
    opt=policy("known", scope="tables:open"),
)
async def rematch(
    visitor: Asker,
    access: NamedDependency[TableAccess],
    late_engine: NamedDependency[LateEngine],
    table_answers: NamedDependency[TableAnswers],
    rematches: NamedDependency[Rematches],
    request: Request[Any, Any, Any],
    game_id: FromPath[str],
) -> Response[Table]:
    """The same rules and bots: running at once, or a table where each seat is kept until its player asks for it too."""
    at = await access(visitor, game_id)
    at.require_player()
    at.require(GameState.OVER)
    id_ = await rematches.join(visitor, at)
    await (await late_engine()).rooms.asked_again(game_id)
    return Response(await table_answers.read(visitor, id_, request), status_code=201, headers=PRIVATE)


def _require_begun(game: Game) -> None:
    if game.state is GameState.OPEN:
        raise StateError(game.id, game.state, GameState.RUNNING)


games_router = Router(
    "/api/games", route_handlers=[my_games, record, frames, chronicle, tally, picture, rematch], tags=["games"]
)

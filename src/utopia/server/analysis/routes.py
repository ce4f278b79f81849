"""Endpoints of analyses: begin one, look at it while it goes on and afterwards, play a better plan out."""

from collections.abc import Awaitable, Callable
from typing import Annotated, Final

from litestar import Response, Router, get, post
from litestar.di import NamedDependency
from litestar.openapi.spec import Example
from litestar.params import Body, FromPath, QueryParameter

from utopia.analysis.messages import LevelName
from utopia.server.accounts.visitor import Asker, Visitor
from utopia.server.analysis.messages import AnalysisWish, GameAnalysis
from utopia.server.analysis.service import MOST_WAITING, Analyses, BusyError
from utopia.server.analysis.store import StoredAnalyses
from utopia.server.database.schema.games import GameState
from utopia.server.game.access import TableAccess
from utopia.server.game.loading import LateEngine
from utopia.server.tables.messages import Frames
from utopia.server.tables.rows import Game
from utopia.server.web.policy import policy
from utopia.server.web.problems import ProblemError, not_found
from utopia.server.web.responses import PRIVATE, refusals

_EXAMPLES: Final = [Example(summary="Ten times as thorough", value={"level": "deep"})]
_WAIT: Final = 60.0
"""Seconds after which one asks again when too many wait."""
LevelQuery = Annotated[LevelName, QueryParameter(description="`deep` takes ten times as long.")]
FirstQuery = Annotated[int, QueryParameter(ge=0, le=10_000, description="Only choices from that one on, from 0.")]
EventQuery = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="`event` of the choice.")]


@post(
    "/",
    summary="Analyse a finished game",
    status_code=200,
    responses=refusals(401, 404, 409, 413, 422, 503),
    opt=policy("known", scope="games:read", rate="analysis"),
)
async def begin(
    visitor: Asker,
    access: NamedDependency[TableAccess],
    analyses: NamedDependency[Analyses],
    late_engine: NamedDependency[LateEngine],
    game_id: FromPath[str],
    data: Annotated[AnalysisWish, Body(examples=_EXAMPLES)],
) -> Response[GameAnalysis]:
    """Or join the analysis that is there. It goes on as long as somebody looks at it, and is kept when it is done.

    For everybody who may see the replay. A running game is refused with 409: its analysis would tell what is hidden.
    """
    game = await _finished(visitor, access, game_id)
    try:
        told = await analyses.ask(game.id, data.level, _record(late_engine, game))
    except BusyError:
        raise _busy() from None
    return Response(told, headers=PRIVATE)


@get(
    "/",
    summary="The analysis",
    responses=refusals(404, 409, 422, 503),
    opt=policy("known", scope="games:read", rate="past"),
)
async def show(
    visitor: Asker,
    access: NamedDependency[TableAccess],
    analyses: NamedDependency[Analyses],
    late_engine: NamedDependency[LateEngine],
    game_id: FromPath[str],
    level: LevelQuery = "quick",
    first: FirstQuery = 0,
) -> Response[GameAnalysis]:
    """What there is so far, in the order of the game. One that is not looked at for a minute is dropped."""
    game = await _finished(visitor, access, game_id)
    try:
        told = await analyses.look(game.id, level, _record(late_engine, game), first)
    except BusyError:
        raise _busy() from None
    return Response(told, headers=PRIVATE)


@get(
    "/plan",
    summary="A better plan played out",
    responses=refusals(404, 409, 422),
    opt=policy("known", scope="games:read", rate="past"),
)
async def show_plan(
    visitor: Asker,
    access: NamedDependency[TableAccess],
    analyses_store: NamedDependency[StoredAnalyses],
    late_engine: NamedDependency[LateEngine],
    game_id: FromPath[str],
    event: EventQuery,
    level: LevelQuery = "quick",
) -> Response[Frames]:
    """The views of the player who chose: before the choice, and after each move of the best plan of a done analysis."""
    game = await _finished(visitor, access, game_id)
    done = await analyses_store.of(game.id, level)
    choice = next((one for one in done.choices if one.event == event), None) if done else None
    if choice is None:
        raise not_found()
    sight = await (await late_engine()).sight(game.id, visitor.id)
    from utopia.server.game.view.replay import played_out  # noqa: PLC0415 - compiled rules, loaded by now

    codes = [move.code for move in choice.best]
    line = await played_out(sight.game, game.id, sight.version, event, choice.seat, codes)
    return Response(line, headers=PRIVATE)


async def _finished(visitor: Visitor, access: TableAccess, id_: str) -> Game:
    """Return the game. ProblemError 409 if it is not over, or was ended without a result; the errors of access."""
    game = (await access(visitor, id_)).game
    if game.state is not GameState.OVER or game.result is None:
        told = "this game is not over yet; it can be analysed when it is"
        raise ProblemError(409, told, "problem-analysis-running")
    if not game.result.places:
        told = "this game was ended early and has no result; only games that were played to their end are analysed"
        raise ProblemError(409, told, "problem-analysis-ended")
    return game


def _record(late_engine: LateEngine, game: Game) -> Callable[[], Awaitable[str]]:
    async def write() -> str:
        return await (await late_engine()).finished_record(game)

    return write


def _busy() -> ProblemError:
    told = f"{MOST_WAITING} games wait for their analysis already; try again in a minute"
    return ProblemError(503, told, "problem-analysis-busy", wait=_WAIT, most=MOST_WAITING)


analysis_router = Router("/api/games/{game_id:str}/analysis", route_handlers=[begin, show, show_plan], tags=["games"])

"""Achievements that a game has earned its player: shown when it is over."""

from litestar import Response, Router, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from utopia.server.accounts.visitor import Asker
from utopia.server.database.schema.games import GameState
from utopia.server.http.games.late_engine import LateEngine
from utopia.server.http.people.answers import honour
from utopia.server.http.tables.access import TableAccess
from utopia.server.people.messages import GameHonours
from utopia.server.rating.strength import Strength
from utopia.server.storage.achievements import Achievements
from utopia.server.storage.ratings import Ratings
from utopia.server.web.policy import policy
from utopia.server.web.responses import PRIVATE, refusals


@get("/", summary="What a game has earned me", responses=refusals(404, 409), opt=policy("known", scope="games:read"))
async def show_honours(
    visitor: Asker,
    access: NamedDependency[TableAccess],
    ratings_store: NamedDependency[Ratings],
    achievements_store: NamedDependency[Achievements],
    late_engine: NamedDependency[LateEngine],
    game_id: FromPath[str],
) -> Response[GameHonours]:
    """New marks of honour, and what became of one's rating; waits until they are reckoned."""
    at = await access(visitor, game_id)
    at.require(GameState.OVER)
    engine = await late_engine()
    await engine.rooms.endings.settled(game_id)
    who = visitor.id or ""
    earned = await achievements_store.of_game(who, game_id)
    change = (await ratings_store.of_games(who, [game_id])).get(game_id)
    told = GameHonours(
        honours=[honour(one, mine=True) for one in earned],
        before=Strength(change.mu_before).points if change else None,
        after=Strength(change.mu).points if change else None,
    )
    return Response(told, headers=PRIVATE)


honours_router = Router("/api/games/{game_id:str}/honours", route_handlers=[show_honours], tags=["games"])

"""Endpoints of the review of a finished game."""

from litestar import Response, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath

from utopia.server.accounts.visitor import Asker
from utopia.server.database.schema.games import GameState
from utopia.server.game.access import TableAccess, WatchToken
from utopia.server.reviews.games import GameReviews
from utopia.server.reviews.messages import GameReview
from utopia.server.web.policy import policy
from utopia.server.web.responses import PRIVATE, refusals


@get("/", summary="The review of a game", responses=refusals(404), opt=policy("anybody", scope="records"))
async def show_review(
    visitor: Asker,
    access: NamedDependency[TableAccess],
    game_reviews: NamedDependency[GameReviews],
    game_id: FromPath[str],
    watch: WatchToken = None,
) -> Response[GameReview]:
    """The study that its players look at together, if one of them has opened it."""
    at = await access(visitor, game_id, watch)
    found = await game_reviews.find(visitor, at) if at.game.state is GameState.OVER else None
    return Response(GameReview(found.id if found else None), headers=PRIVATE)


@post(
    "/",
    summary="Review a game together",
    status_code=200,
    responses=refusals(401, 403, 404, 409, 503),
    opt=policy("known", scope="records", rate="table"),
)
async def open_review(
    visitor: Asker,
    access: NamedDependency[TableAccess],
    game_reviews: NamedDependency[GameReviews],
    game_id: FromPath[str],
) -> Response[GameReview]:
    """By its players, when it is over: a study that they share by link. Who is at the table is told."""
    made = await game_reviews.open(visitor, await access(visitor, game_id))
    return Response(GameReview(made.id), headers=PRIVATE)


review_router = Router("/api/games/{game_id:str}/review", route_handlers=[show_review, open_review], tags=["studies"])

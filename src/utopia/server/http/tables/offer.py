"""The choices for a new table."""

from litestar import Response, get
from litestar.di import NamedDependency

from utopia.server.accounts.visitor import Asker
from utopia.server.http.games.late_engine import LateEngine
from utopia.server.lobby.messages import Offer
from utopia.server.web.policy import policy
from utopia.server.web.responses import refusals


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

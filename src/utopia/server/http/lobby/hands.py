"""A player shows their hand to spectators, or hides it again."""

from typing import Annotated, Any

from litestar import Request, Response, Router, put
from litestar.di import NamedDependency
from litestar.openapi.spec import Example
from litestar.params import Body, FromPath

from utopia.server.accounts.visitor import Asker
from utopia.server.http.running.live_games import LiveGames
from utopia.server.http.tables.access import TableAccess
from utopia.server.http.tables.answers import TableAnswers
from utopia.server.lobby.messages import HandWish, Table
from utopia.server.storage.lobby import LobbyStore
from utopia.server.web.policy import policy
from utopia.server.web.problems import ProblemError
from utopia.server.web.responses import PRIVATE, refusals


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

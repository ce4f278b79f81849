"""Maps for the page: their data and their drawing."""

from typing import Any

import msgspec
from litestar import Request, Response, Router, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from utopia.server.accounts.visitor import Asker
from utopia.server.game.loading import LateEngine
from utopia.server.web.policy import policy
from utopia.server.web.problems import not_found
from utopia.server.web.responses import fixed, refusals, svg


@get(
    "/{drawing:str}",
    summary="A map",
    media_type="image/svg+xml",
    responses=refusals(404),
    opt=policy("anybody", scope="any"),
)
async def show_board(
    visitor: Asker, late_engine: NamedDependency[LateEngine], request: Request[Any, Any, Any], drawing: FromPath[str]
) -> Response[bytes]:
    """`DIGEST.svg`: the sea and the islands; `DIGEST.json`, as JSON: where everything lies."""
    digest, _, kind = drawing.rpartition(".")
    engine = await late_engine()
    board = engine.board(digest)
    if board is None or kind not in ("json", "svg"):
        raise not_found("board")
    if kind == "svg":
        return svg(request, engine.drawing(board))
    return fixed(request, msgspec.json.encode(engine.sheet(board)), "application/json", "no-cache")


boards_router = Router("/api/boards", route_handlers=[show_board], tags=["boards"])

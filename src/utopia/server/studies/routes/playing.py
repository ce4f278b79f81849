"""The endpoint by which bots decide in a study."""

import asyncio
from collections.abc import Coroutine
from typing import Annotated, Any, Final, TypeVar

from litestar import Request, Response, Router, post
from litestar.di import NamedDependency
from litestar.openapi.spec import Example
from litestar.params import Body, FromPath
from msgspec import structs

from utopia.server.accounts.visitor import Asker, comer_of
from utopia.server.game.loading import LateEngine
from utopia.server.reviews.messages import ReviewChange
from utopia.server.reviews.reviews import Reviews
from utopia.server.studies.access import seen
from utopia.server.studies.messages import StudyBots, StudyMoved
from utopia.server.studies.store import Studies
from utopia.server.web.policy import policy
from utopia.server.web.problems import ProblemError
from utopia.server.web.responses import PRIVATE, refusals

_T = TypeVar("_T")
_BOTS: Final = [
    Example(summary="Seat 0 plays against regent", value={"after": "start", "bots": [None, "regent"], "most": 20})
]


@post(
    "/bots",
    summary="Let bots decide",
    status_code=200,
    responses=refusals(403, 404, 409, 413, 422, 503),
    opt=policy("anybody", scope="records", rate="bot"),
)
async def play_bots(
    request: Request[Any, Any, Any],
    visitor: Asker,
    studies_store: NamedDependency[Studies],
    reviews: NamedDependency[Reviews],
    late_engine: NamedDependency[LateEngine],
    study_id: FromPath[str],
    data: Annotated[StudyBots, Body(examples=_BOTS)],
) -> Response[StudyMoved]:
    """From what their seats know, until a seat without a bot decides; who hangs up stops them.

    Only moves of the owner and of a review's leader are kept. One request of a caller at a time: more are refused by
    429.
    """
    engine = await late_engine()
    engine.check_levels([bot for bot in data.bots if bot is not None])
    row, text = await seen(visitor, studies_store, study_id)
    if data.keep:
        reviews.require(row, visitor)
    opponents, caller = engine.opponents, comer_of(visitor, study_id).visitor
    played = await _while_awaited(request, opponents.play(caller, text, data))
    if data.keep:
        moved, version = await reviews.write(
            visitor,
            study_id,
            lambda text: opponents.moved(text, data.after, played),
            lambda moved, version, by: ReviewChange(version=version, by=by, added=moved.nodes),
        )
    else:
        moved, version = opponents.moved(text, data.after, played)[1], row.version
    return Response(structs.replace(moved, version=version), headers=PRIVATE)


async def _while_awaited(request: Request[Any, Any, Any], work: Coroutine[Any, Any, _T]) -> _T:
    """Return the result of the work; stop it when the client hangs up."""
    working, leaving = asyncio.ensure_future(work), asyncio.ensure_future(request.receive())
    try:
        await asyncio.wait((working, leaving), return_when=asyncio.FIRST_COMPLETED)
        if working.done():
            return working.result()
        raise ProblemError(503, "nobody waits for the answer any more", "problem-study-bots")
    finally:
        working.cancel()
        leaving.cancel()


playing_router = Router("/api/studies/{study_id:str}", route_handlers=[play_bots], tags=["studies"])

"""Endpoints of positions that are set up by hand, and of maps of one's own."""

import asyncio
from typing import Annotated, Final

from litestar import Response, Router, get, post
from litestar.di import NamedDependency
from litestar.openapi.spec import Example
from litestar.params import Body, FromPath

from utopia.server.accounts.visitor import Asker
from utopia.server.game.loading import LateEngine
from utopia.server.studies.access import seen
from utopia.server.studies.messages import LONGEST_STUDY, BoardShown, OwnMap, PositionShown, StudyStart
from utopia.server.studies.routes.positions import MovesQuery, events_of
from utopia.server.studies.store import Studies
from utopia.server.web.policy import policy
from utopia.server.web.responses import PRIVATE, refusals

_LARGEST_BODY: Final = 2 * LONGEST_STUDY
_TEXT: Final = "round 1; step act; lap 1; turn red; scale maya persian chinese greek egyptian; track red blue"
_POSITION: Final = [Example(summary="Red begins phase 2", value={"text": f"{_TEXT}; hand red maya 2", "players": 2})]
_MAP: Final = [Example(summary="Not a map yet", value={"map": "format = 1"})]


@post(
    "/api/positions",
    summary="Check a position",
    status_code=200,
    request_max_body_size=_LARGEST_BODY,
    responses=refusals(403, 413, 422, 503),
    opt=policy("anybody", scope="records", rate="move", while_banned=True),
)
async def check_position(
    visitor: Asker, late_engine: NamedDependency[LateEngine], data: Annotated[StudyStart, Body(examples=_POSITION)]
) -> Response[PositionShown]:
    """All that cannot be about it, each with its line and its rule, and how it lies. Nothing is kept."""
    engine = await late_engine()
    return Response(await asyncio.to_thread(engine.studies.shown, data), headers=PRIVATE)


@post(
    "/api/boards",
    summary="Check a map of one's own",
    status_code=200,
    request_max_body_size=_LARGEST_BODY,
    responses=refusals(403, 413, 422, 503),
    opt=policy("anybody", scope="records", rate="change", while_banned=True),
)
async def check_map(
    visitor: Asker, late_engine: NamedDependency[LateEngine], data: Annotated[OwnMap, Body(examples=_MAP)]
) -> Response[BoardShown]:
    """How it is drawn, or its first fault. Nothing is kept."""
    engine = await late_engine()
    return Response(await asyncio.to_thread(engine.studies.map_of_text, data.map), headers=PRIVATE)


@get(
    "/positions/{position_id:str}/text",
    summary="A position as text",
    responses=refusals(404, 422),
    opt=policy("anybody", scope="records", rate="move"),
)
async def show_text(
    visitor: Asker,
    studies_store: NamedDependency[Studies],
    late_engine: NamedDependency[LateEngine],
    study_id: FromPath[str],
    position_id: FromPath[str],
    moves: MovesQuery = "",
) -> Response[StudyStart]:
    """With its rules and, if it is no map of the server's, its map: another study may begin with it."""
    _, text = await seen(visitor, studies_store, study_id)
    studies = (await late_engine()).studies
    return Response(studies.start(text, position_id, events_of(moves)), headers=PRIVATE)


@get(
    "/board",
    summary="The map of a study",
    responses=refusals(404),
    opt=policy("anybody", scope="records", rate="past"),
)
async def show_map(
    visitor: Asker,
    studies_store: NamedDependency[Studies],
    late_engine: NamedDependency[LateEngine],
    study_id: FromPath[str],
) -> Response[BoardShown]:
    """Also one that the server does not have."""
    _, text = await seen(visitor, studies_store, study_id)
    studies = (await late_engine()).studies
    return Response(await asyncio.to_thread(studies.map, text), headers=PRIVATE)


EDITING_ROUTERS: Final = (
    Router("/", route_handlers=[check_position, check_map], tags=["studies"]),
    Router("/api/studies/{study_id:str}", route_handlers=[show_text, show_map], tags=["studies"]),
)

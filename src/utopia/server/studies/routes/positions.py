"""Endpoints of positions within a study: look, try, go on, write, draw, delete."""

from typing import Annotated, Final

from litestar import Response, Router, delete, get, patch, post, put
from litestar.di import NamedDependency
from litestar.openapi.spec import Example
from litestar.params import Body, FromPath, QueryParameter
from msgspec import structs

from utopia.server.accounts.visitor import Asker
from utopia.server.game.loading import LateEngine
from utopia.server.game.messages.socket import Hint, Told
from utopia.server.reviews.messages import ReviewChange
from utopia.server.reviews.reviews import Reviews
from utopia.server.studies.access import seen
from utopia.server.studies.messages import StudyEvent, StudyMoved, StudyMoves, StudyNode, StudyNotes, StudyPosition
from utopia.server.studies.store import Studies
from utopia.server.web.policy import policy
from utopia.server.web.responses import PRIVATE, refusals

_EVENTS: Final = r"^(-?\d:\d{1,3}(,-?\d:\d{1,3}){0,59})?$"
MovesQuery = Annotated[
    str, QueryParameter(pattern=_EVENTS, description="Further events that are not stored, as `SEAT:CODE,…`.")
]
KnownQuery = Annotated[
    int | None,
    QueryParameter(ge=1, le=5001, description="How many positions would go, as far as is known; 409 if more."),
]
CodeQuery = Annotated[int, QueryParameter(ge=0, le=993, description="Of the further move.")]
EyesQuery = Annotated[int | None, QueryParameter(ge=-1, le=4, description="Seat to look from, or -1.")]
_MOVES: Final = [
    Example(summary="Try a draw", value={"after": "start", "events": [{"seat": -1, "code": 2}], "keep": False})
]
_NOTES: Final = [Example(summary="An arrow", value={"arrows": [{"start": 3, "end": 7, "colour": "red"}]})]


@get(
    "/positions/{position_id:str}",
    summary="The table at a position",
    responses=refusals(404, 422),
    opt=policy("anybody", scope="records", rate="move"),
)
async def show_position(
    visitor: Asker,
    studies_store: NamedDependency[Studies],
    late_engine: NamedDependency[LateEngine],
    study_id: FromPath[str],
    position_id: FromPath[str],
    moves: MovesQuery = "",
    seat: EyesQuery = None,
) -> Response[StudyPosition]:
    """Or after further events, which are not stored."""
    _, text = await seen(visitor, studies_store, study_id)
    studies = (await late_engine()).studies
    return Response(studies.position(text, position_id, events_of(moves), seat), headers=PRIVATE)


@get(
    "/positions/{position_id:str}/told",
    summary="What a move would do",
    responses=refusals(404, 422),
    opt=policy("anybody", scope="records", rate="move"),
)
async def show_told(
    visitor: Asker,
    studies_store: NamedDependency[Studies],
    late_engine: NamedDependency[LateEngine],
    study_id: FromPath[str],
    position_id: FromPath[str],
    code: CodeQuery,
    moves: MovesQuery = "",
) -> Response[Told]:
    """At once, or by which rule it is refused; its `key` is empty."""
    _, text = await seen(visitor, studies_store, study_id)
    studies = (await late_engine()).studies
    return Response(studies.told(text, position_id, events_of(moves), code), headers=PRIVATE)


@get(
    "/positions/{position_id:str}/hint",
    summary="A hint",
    responses=refusals(404, 422),
    opt=policy("anybody", scope="records", rate="move"),
)
async def show_hint(
    visitor: Asker,
    studies_store: NamedDependency[Studies],
    late_engine: NamedDependency[LateEngine],
    study_id: FromPath[str],
    position_id: FromPath[str],
    moves: MovesQuery = "",
) -> Response[Hint]:
    """What a strong bot would do with the seat that decides, from what that seat knows."""
    _, text = await seen(visitor, studies_store, study_id)
    studies = (await late_engine()).studies
    return Response(await studies.hint(text, position_id, events_of(moves)), headers=PRIVATE)


@post(
    "/moves",
    summary="Go on from a position",
    status_code=200,
    responses=refusals(403, 404, 409, 413, 422, 503),
    opt=policy("anybody", scope="records", rate="move"),
)
async def add_moves(
    visitor: Asker,
    studies_store: NamedDependency[Studies],
    reviews: NamedDependency[Reviews],
    late_engine: NamedDependency[LateEngine],
    study_id: FromPath[str],
    data: Annotated[StudyMoves, Body(examples=_MOVES)],
) -> Response[StudyMoved]:
    """The rules check each move. Those of the owner and of a review's leader are kept; others set `keep` to false."""
    studies = (await late_engine()).studies
    if data.keep:
        moved, version = await reviews.write(
            visitor,
            study_id,
            lambda text: studies.moved(text, data),
            lambda moved, version, by: ReviewChange(version=version, by=by, added=moved.nodes),
        )
    else:
        row, text = await seen(visitor, studies_store, study_id)
        moved, version = studies.tried(text, data), row.version
    return Response(structs.replace(moved, version=version), headers=PRIVATE)


@patch(
    "/positions/{position_id:str}",
    summary="Write or draw at a position",
    responses=refusals(401, 403, 404, 409, 413, 422, 503),
    opt=policy("known", scope="records", rate="move"),
)
async def note_position(
    visitor: Asker,
    reviews: NamedDependency[Reviews],
    late_engine: NamedDependency[LateEngine],
    study_id: FromPath[str],
    position_id: FromPath[str],
    data: Annotated[StudyNotes, Body(examples=_NOTES)],
) -> Response[StudyNode]:
    """A comment, the name of the chapter that begins there, arrows and marks; by the owner or a review's leader."""
    studies = (await late_engine()).studies
    node, _ = await reviews.write(
        visitor,
        study_id,
        lambda text: studies.noted(text, position_id, data),
        lambda node, version, by: ReviewChange(version=version, by=by, noted=node),
    )
    return Response(node, headers=PRIVATE)


@delete(
    "/positions/{position_id:str}",
    summary="Delete a move and what follows it",
    responses=refusals(401, 403, 404, 409, 422, 503),
    opt=policy("known", scope="records"),
)
async def delete_position(
    visitor: Asker,
    reviews: NamedDependency[Reviews],
    late_engine: NamedDependency[LateEngine],
    study_id: FromPath[str],
    position_id: FromPath[str],
    known: KnownQuery = None,
) -> None:
    """By the owner; a review's leader deletes what they have added themselves. The beginning stays."""
    studies, mine = (await late_engine()).studies, await reviews.cuts(visitor, study_id)
    await reviews.write(
        visitor,
        study_id,
        lambda text: studies.removed(text, position_id, known, mine),
        lambda _, version, by: ReviewChange(version=version, by=by, cut=position_id),
    )


@put(
    "/positions/{position_id:str}/main",
    summary="Make a line the main line",
    status_code=204,
    responses=refusals(401, 403, 404, 409, 503),
    opt=policy("known", scope="records"),
)
async def promote_position(
    visitor: Asker,
    reviews: NamedDependency[Reviews],
    late_engine: NamedDependency[LateEngine],
    study_id: FromPath[str],
    position_id: FromPath[str],
) -> None:
    """That which leads to this position; by the owner or a review's leader."""
    studies = (await late_engine()).studies
    await reviews.write(
        visitor,
        study_id,
        lambda text: studies.promoted(text, position_id),
        lambda _, version, by: ReviewChange(version=version, by=by, promoted=position_id),
    )


def events_of(moves: str) -> list[StudyEvent]:
    """Return the events of a query."""
    pairs = (one.split(":") for one in moves.split(",") if one)
    return [StudyEvent(int(seat), int(code)) for seat, code in pairs]


positions_router = Router(
    "/api/studies/{study_id:str}",
    route_handlers=[
        show_position,
        show_told,
        show_hint,
        add_moves,
        note_position,
        delete_position,
        promote_position,
    ],
    tags=["studies"],
)

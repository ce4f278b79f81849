"""Endpoints of whole studies: list, make, share, copy, export, delete."""

import asyncio
from typing import Annotated, Final, Literal

from litestar import Response, Router, delete, get, patch, post
from litestar.di import NamedDependency
from litestar.openapi.spec import Example
from litestar.params import Body, FromPath, QueryParameter

from utopia.server.accounts.visitor import Asker
from utopia.server.database.schema.games import GameState
from utopia.server.database.schema.people import StudyVisibility
from utopia.server.game.access import TableAccess
from utopia.server.game.loading import LateEngine
from utopia.server.reviews.reviews import Reviews
from utopia.server.studies.access import entry, mine, seen
from utopia.server.studies.messages import LONGEST_STUDY, MOST_STUDIES, NewStudy, Study, StudyChange, StudyEntry
from utopia.server.studies.store import Studies
from utopia.server.tables.names import plays_tricks
from utopia.server.web.policy import policy
from utopia.server.web.problems import ProblemError
from utopia.server.web.responses import PRIVATE, refusals

_LARGEST_BODY: Final = 2 * LONGEST_STUDY
"""Bytes: letters of names and comments may take several."""
WhichQuery = Annotated[Literal["mine", "public"], QueryParameter(description="One's own, or those for everybody.")]
_NEW: Final = [Example(summary="Of a finished game", value={"title": "Where I lost it", "game": "pe5azd8em4gc"})]
_CHANGE: Final = [Example(summary="Share it by its address", value={"visible": "link"})]


@get("/", summary="Studies", responses=refusals(401, 422), opt=policy("anybody", scope="records"))
async def list_studies(
    visitor: Asker, studies_store: NamedDependency[Studies], which: WhichQuery = "mine"
) -> Response[list[StudyEntry]]:
    """Those changed last first; of public ones at most a hundred."""
    if which == "public":
        found = await studies_store.public()
    else:
        found = await studies_store.of_person(visitor.id) if visitor.id else []
    return Response([entry(visitor, one) for one in found], headers=PRIVATE)


@post(
    "/",
    summary="Make a study",
    request_max_body_size=_LARGEST_BODY,
    responses=refusals(401, 403, 404, 409, 413, 422, 503),
    opt=policy("anybody", scope="records", rate="table"),
)
async def make_study(
    visitor: Asker,
    access: NamedDependency[TableAccess],
    studies_store: NamedDependency[Studies],
    late_engine: NamedDependency[LateEngine],
    data: Annotated[NewStudy, Body(examples=_NEW)],
) -> Response[StudyEntry]:
    """Of a finished game, a record, a lesson, another study or a new game; a running game is refused with 409."""
    engine, title, source = await late_engine(), _title(data.title), data.game
    if data.game is not None:
        game = (await access(visitor, data.game)).game
        if game.state is not GameState.OVER:
            raise ProblemError(409, "this game is not over yet; it can be studied when it is", "problem-study-running")
        data = _of_record(data, await engine.finished_record(game))
    elif data.study is not None:
        data = _of_record(data, (await seen(visitor, studies_store, data.study))[1])
    content = await asyncio.to_thread(engine.studies.begun, data)
    me = await visitor.guest()
    visibility = StudyVisibility(data.visible)
    made = await studies_store.add(me.id, title, visibility, content, game=source, most=MOST_STUDIES)
    return Response(entry(visitor, made), cookies=visitor.cookies, headers=PRIVATE)


@get("/{study_id:str}", summary="A study", responses=refusals(404), opt=policy("anybody", scope="records", rate="past"))
async def show_study(
    visitor: Asker,
    studies_store: NamedDependency[Studies],
    late_engine: NamedDependency[LateEngine],
    study_id: FromPath[str],
) -> Response[Study]:
    """With all its positions, and what is written and drawn there."""
    row, text = await seen(visitor, studies_store, study_id)
    studies = (await late_engine()).studies
    nodes = await asyncio.to_thread(studies.nodes, text)
    from utopia.boards import builtin_board  # noqa: PLC0415 - compiled rules, loaded by now

    about = studies.about(text)
    return Response(
        Study(
            entry(visitor, row),
            list(about.names),
            about.board.digest,
            builtin_board(about.board.digest) is None,
            about.preset or "",
            about.edition.options(),
            nodes,
        ),
        headers=PRIVATE,
    )


@patch(
    "/{study_id:str}",
    summary="Call a study otherwise, or share it",
    responses=refusals(401, 403, 404, 413, 422, 503),
    opt=policy("known", scope="records"),
)
async def change_study(
    visitor: Asker,
    studies_store: NamedDependency[Studies],
    reviews: NamedDependency[Reviews],
    study_id: FromPath[str],
    data: Annotated[StudyChange, Body(examples=_CHANGE)],
) -> Response[StudyEntry]:
    """By its owner."""
    await mine(visitor, studies_store, study_id)
    values: dict[str, object] = {} if data.title is None else {"title": _title(data.title)}
    if data.visible is not None:
        values["visibility"] = StudyVisibility(data.visible)
    async with reviews.turn(study_id):
        await studies_store.change(study_id, **values)
        row = await studies_store.find(study_id)
        reviews.renamed(row)
    return Response(entry(visitor, row), headers=PRIVATE)


@delete(
    "/{study_id:str}",
    summary="Delete a study",
    responses=refusals(401, 403, 404, 503),
    opt=policy("known", scope="records", while_banned=True),
)
async def delete_study(
    visitor: Asker,
    studies_store: NamedDependency[Studies],
    reviews: NamedDependency[Reviews],
    study_id: FromPath[str],
) -> None:
    """For good, by its owner."""
    await mine(visitor, studies_store, study_id)
    await studies_store.remove(study_id)
    reviews.deleted(study_id)


@get(
    "/{study_id:str}/record",
    summary="A study as a record",
    media_type="text/plain",
    responses=refusals(404),
    opt=policy("anybody", scope="records", rate="past"),
)
async def show_record(
    visitor: Asker, studies_store: NamedDependency[Studies], study_id: FromPath[str]
) -> Response[str]:
    """With its variations; programs that know none replay the main line."""
    _, text = await seen(visitor, studies_store, study_id)
    headers = {**PRIVATE, "content-disposition": f'attachment; filename="{study_id}.utopia"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


def _of_record(wish: NewStudy, record: str) -> NewStudy:
    return NewStudy(wish.title, wish.visible, record=record)


def _title(title: str) -> str:
    """Return a title without blanks at its ends. Raise ProblemError 422 for letters that do not show."""
    if plays_tricks(title):
        raise ProblemError(422, "title: it has letters that do not show", "problem-study-tricks")
    return " ".join(title.split())


studies_router = Router(
    "/api/studies",
    route_handlers=[list_studies, make_study, show_study, change_study, delete_study, show_record],
    tags=["studies"],
)

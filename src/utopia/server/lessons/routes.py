"""Endpoints of lessons. Nobody needs a session to learn; the first solution begins one."""

from typing import Annotated, Final

from litestar import Response, Router, get, put
from litestar.di import NamedDependency
from litestar.openapi.spec import Example
from litestar.params import Body, FromPath, QueryParameter

from utopia.server.accounts.visitor import Asker
from utopia.server.game.loading import LateEngine
from utopia.server.game.messages.socket import Hint, Told
from utopia.server.lessons.messages import Lesson, LessonEntry, LessonMoves, LessonPosition
from utopia.server.lessons.store import SolvedLessons
from utopia.server.web.policy import policy
from utopia.server.web.responses import PRIVATE, refusals

_MOVES: Final = r"^(\d{1,3}(,\d{1,3}){0,39})?$"
MovesQuery = Annotated[str, QueryParameter(pattern=_MOVES, description="Codes of the moves so far, with commas.")]
CodeQuery = Annotated[int, QueryParameter(ge=0, le=993, description="Of the further move.")]
_EXAMPLES: Final = [Example(summary="A solution of the lesson `monument`", value={"moves": [12, 159]})]


@get("/", summary="All lessons", responses=refusals(503), opt=policy("anybody", scope="any"))
async def list_lessons(
    visitor: Asker, late_engine: NamedDependency[LateEngine], lessons_store: NamedDependency[SolvedLessons]
) -> Response[list[LessonEntry]]:
    """In the order in which they are learned, with what the visitor has solved."""
    solved = await lessons_store.of_person(visitor.id) if visitor.id else {}
    return Response((await late_engine()).lessons.entries(solved), headers=PRIVATE)


@get("/{lesson_id:str}", summary="A lesson", responses=refusals(404), opt=policy("anybody", scope="any"))
async def show_lesson(
    visitor: Asker, late_engine: NamedDependency[LateEngine], lesson_id: FromPath[str]
) -> Response[Lesson]:
    """Its task, and the table on which it is done."""
    return Response((await late_engine()).lessons.lesson(lesson_id), headers=PRIVATE)


@get(
    "/{lesson_id:str}/position",
    summary="Where an attempt stands",
    responses=refusals(404, 422),
    opt=policy("anybody", scope="any", rate="move"),
)
async def show_position(
    visitor: Asker, late_engine: NamedDependency[LateEngine], lesson_id: FromPath[str], moves: MovesQuery = ""
) -> Response[LessonPosition]:
    """After these moves, chance and the other players included. Nothing of an attempt is kept."""
    return Response(await (await late_engine()).lessons.position(lesson_id, _codes(moves)), headers=PRIVATE)


@get(
    "/{lesson_id:str}/told",
    summary="What a move would do",
    responses=refusals(404, 422),
    opt=policy("anybody", scope="any", rate="move"),
)
async def show_told(
    visitor: Asker,
    late_engine: NamedDependency[LateEngine],
    lesson_id: FromPath[str],
    code: CodeQuery,
    moves: MovesQuery = "",
) -> Response[Told]:
    """At once, or by which rule it is refused; its `key` is empty."""
    return Response((await late_engine()).lessons.told(lesson_id, _codes(moves), code), headers=PRIVATE)


@get(
    "/{lesson_id:str}/hint",
    summary="A hint",
    responses=refusals(404, 422),
    opt=policy("anybody", scope="any", rate="move"),
)
async def show_hint(
    visitor: Asker, late_engine: NamedDependency[LateEngine], lesson_id: FromPath[str], moves: MovesQuery = ""
) -> Response[Hint]:
    """Where to look (`reasons`) and the next move of a solution; refused if none is found from there."""
    return Response(await (await late_engine()).lessons.hint(lesson_id, _codes(moves)), headers=PRIVATE)


@put(
    "/{lesson_id:str}/progress",
    summary="Note a solution",
    responses=refusals(404, 409, 413, 422, 503),
    opt=policy("anybody", scope="games:play"),
)
async def note_solution(
    visitor: Asker,
    late_engine: NamedDependency[LateEngine],
    lessons_store: NamedDependency[SolvedLessons],
    lesson_id: FromPath[str],
    data: Annotated[LessonMoves, Body(examples=_EXAMPLES)],
) -> Response[list[LessonEntry]]:
    """Of the visitor, who has a session after it. The best solution counts; the answer is the list of lessons."""
    lessons = (await late_engine()).lessons
    stars, moves = lessons.solution(lesson_id, data.moves)
    person = await visitor.guest()
    await lessons_store.add(person.id, lesson_id, stars, moves)
    solved = await lessons_store.of_person(person.id)
    return Response(lessons.entries(solved), cookies=visitor.cookies, headers=PRIVATE)


def _codes(moves: str) -> list[int]:
    return [int(code) for code in moves.split(",") if code]


lessons_router = Router(
    "/api/lessons",
    route_handlers=[list_lessons, show_lesson, show_position, show_told, show_hint, note_solution],
    tags=["lessons"],
)

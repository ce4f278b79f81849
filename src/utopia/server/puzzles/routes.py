"""Endpoints of puzzles. Nobody needs a session to solve them; the first attempt that ends begins one."""

from typing import Annotated, Final

from litestar import Response, Router, get, put
from litestar.di import NamedDependency
from litestar.openapi.spec import Example
from litestar.params import Body, FromPath, QueryParameter

from utopia.server.accounts.visitor import Asker, Visitor
from utopia.server.game.loading import LateEngine
from utopia.server.game.messages.socket import Hint, Told
from utopia.server.people.strength import Strength
from utopia.server.puzzles.messages import Puzzle, PuzzleMoves, PuzzleOverview, PuzzlePosition, PuzzleResult
from utopia.server.puzzles.store import TriedPuzzle, TriedPuzzles
from utopia.server.web.policy import policy
from utopia.server.web.responses import PRIVATE, refusals

_MOVES: Final = r"^(\d{1,3}(,\d{1,3}){0,39})?$"
MovesQuery = Annotated[str, QueryParameter(pattern=_MOVES, description="Codes of the moves so far, with commas.")]
CodeQuery = Annotated[int, QueryParameter(ge=0, le=993, description="Of the further move.")]
PlayersQuery = Annotated[int | None, QueryParameter(ge=2, le=5, description="Only puzzles for that many players.")]
ThemeQuery = Annotated[str | None, QueryParameter(pattern="^[a-z-]{1,16}$", description="Only puzzles of that theme.")]
_EXAMPLES: Final = [
    Example(summary="A whole turn; its last move ends it", value={"moves": [12, 159, 0]}),
    Example(summary="Given up", value={"moves": []}),
]


@get("/", summary="Puzzles", responses=refusals(503), opt=policy("anybody", scope="any"))
async def show_puzzles(
    visitor: Asker, late_engine: NamedDependency[LateEngine], puzzles_store: NamedDependency[TriedPuzzles]
) -> Response[PuzzleOverview]:
    """Today's puzzle, how many there are for how many players and of which theme, and the visitor's progress."""
    puzzles = (await late_engine()).puzzles
    return Response(puzzles.overview(*await _progress_of(visitor, puzzles_store)), headers=PRIVATE)


@get("/next", summary="A puzzle that suits", responses=refusals(404, 422, 503), opt=policy("anybody", scope="any"))
async def show_next(
    visitor: Asker,
    late_engine: NamedDependency[LateEngine],
    puzzles_store: NamedDependency[TriedPuzzles],
    players: PlayersQuery = None,
    theme: ThemeQuery = None,
) -> Response[Puzzle]:
    """A new one, if there is one, and about as hard as the visitor is strong."""
    puzzles, (tried, rating) = (await late_engine()).puzzles, await _progress_of(visitor, puzzles_store)
    strengths = await puzzles_store.strengths()
    found = puzzles.next_puzzle(players, theme, tried, rating, strengths)
    return Response(puzzles.puzzle(found, tried, strengths), headers=PRIVATE)


@get("/{puzzle_id:str}", summary="A puzzle", responses=refusals(404, 503), opt=policy("anybody", scope="any"))
async def show_puzzle(
    visitor: Asker,
    late_engine: NamedDependency[LateEngine],
    puzzles_store: NamedDependency[TriedPuzzles],
    puzzle_id: FromPath[str],
) -> Response[Puzzle]:
    """Whose turn it is, and on which table."""
    tried, _ = await _progress_of(visitor, puzzles_store)
    puzzles = (await late_engine()).puzzles
    return Response(puzzles.puzzle(puzzle_id, tried, await puzzles_store.strengths()), headers=PRIVATE)


@get(
    "/{puzzle_id:str}/position",
    summary="Where an attempt stands",
    responses=refusals(404, 422),
    opt=policy("anybody", scope="any", rate="move"),
)
async def show_puzzle_position(
    late_engine: NamedDependency[LateEngine], puzzle_id: FromPath[str], moves: MovesQuery = ""
) -> Response[PuzzlePosition]:
    """After these moves. Nothing of an attempt is kept."""
    return Response((await late_engine()).puzzles.position(puzzle_id, _codes(moves)), headers=PRIVATE)


@get(
    "/{puzzle_id:str}/told",
    summary="What a move would do",
    responses=refusals(404, 422),
    opt=policy("anybody", scope="any", rate="move"),
)
async def show_puzzle_told(
    late_engine: NamedDependency[LateEngine], puzzle_id: FromPath[str], code: CodeQuery, moves: MovesQuery = ""
) -> Response[Told]:
    """At once, or by which rule it is refused; its `key` is empty."""
    return Response((await late_engine()).puzzles.told(puzzle_id, _codes(moves), code), headers=PRIVATE)


@get(
    "/{puzzle_id:str}/hint",
    summary="A hint",
    responses=refusals(404, 422),
    opt=policy("anybody", scope="any", rate="move"),
)
async def show_puzzle_hint(
    late_engine: NamedDependency[LateEngine], puzzle_id: FromPath[str], moves: MovesQuery = ""
) -> Response[Hint]:
    """The next move of the best turn; its first, if these moves are no part of it."""
    return Response((await late_engine()).puzzles.hint(puzzle_id, _codes(moves)), headers=PRIVATE)


@put(
    "/{puzzle_id:str}/attempt",
    summary="End an attempt",
    responses=refusals(404, 413, 422, 503),
    opt=policy("anybody", scope="games:play"),
)
async def end_attempt(
    visitor: Asker,
    late_engine: NamedDependency[LateEngine],
    puzzles_store: NamedDependency[TriedPuzzles],
    puzzle_id: FromPath[str],
    data: Annotated[PuzzleMoves, Body(examples=_EXAMPLES)],
) -> Response[PuzzleResult]:
    """The answer says whether it was right, and the best turn. A first attempt counts; it begins a session."""
    puzzles = (await late_engine()).puzzles
    trial = puzzles.trial(puzzle_id, data.moves, helped=data.helped)
    person = await visitor.guest()
    outcome = await puzzles_store.add(person.id, trial)
    tried = await puzzles_store.of_person(person.id)
    return Response(puzzles.result(trial, outcome, tried), cookies=visitor.cookies, headers=PRIVATE)


async def _progress_of(visitor: Visitor, store: TriedPuzzles) -> tuple[dict[str, TriedPuzzle], Strength]:
    if visitor.id is None:
        return {}, Strength()
    return await store.of_person(visitor.id), await store.solver(visitor.id)


def _codes(moves: str) -> list[int]:
    return [int(code) for code in moves.split(",") if code]


puzzles_router = Router(
    "/api/puzzles",
    route_handlers=[
        show_puzzles,
        show_next,
        show_puzzle,
        show_puzzle_position,
        show_puzzle_told,
        show_puzzle_hint,
        end_attempt,
    ],
    tags=["puzzles"],
)

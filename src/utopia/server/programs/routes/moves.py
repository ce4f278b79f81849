"""Moves by HTTP, for programs that do without a websocket, and the view by itself."""

import secrets
from typing import TYPE_CHECKING, Annotated, Any, Final

from litestar import Request, Response, Router, get, post
from litestar.di import NamedDependency
from litestar.openapi.spec import Example
from litestar.params import Body, FromPath

from utopia.server.accounts.visitor import Asker, Visitor
from utopia.server.database.errors import StateError
from utopia.server.database.schema.games import GameState
from utopia.server.game.access import Access, TableAccess, WatchToken
from utopia.server.game.loading import LateEngine
from utopia.server.game.messages.view import View
from utopia.server.game.routes.games import SeatQuery
from utopia.server.programs.lines import answered_moves
from utopia.server.programs.messages import MoveProblem, MoveWish, TakeBackWish
from utopia.server.programs.routes.streams import Since
from utopia.server.web.messages import Refusal
from utopia.server.web.policy import policy
from utopia.server.web.problems import PROBLEM_JSON, ProblemError, problem_body
from utopia.server.web.responses import PRIVATE, refusals

if TYPE_CHECKING:
    from utopia.server.game.room import Room

KEY: Final = "idempotency-key"
_LONGEST_KEY: Final = 40
_STATUS: Final = {"refusal-stale": 409, "refusal-no-seat": 403}
_MOVES: Final = [
    Example(summary="By its code", value={"version": 17, "code": 3}),
    Example(summary="In words", value={"version": 17, "move": "enter maya kilns"}),
]


@get(
    "/{game_id:str}/view",
    summary="The view, once",
    responses=refusals(401, 403, 404, 409, 422),
    opt=policy("anybody", scope="games:read"),
)
async def show_view(
    visitor: Asker,
    access: NamedDependency[TableAccess],
    late_engine: NamedDependency[LateEngine],
    game_id: FromPath[str],
    seat: SeatQuery = None,
    since: Since = None,
    watch: WatchToken = None,
) -> Response[View]:
    """The whole position as the viewer may know it, and what happened since the version that they name."""
    at, room = await _at(visitor, access, late_engine, game_id, watch)
    return _view(room, visitor, at.viewer(seat), since)


@post(
    "/{game_id:str}/moves",
    summary="Make a move",
    status_code=200,
    responses={**refusals(401, 403, 404, 413, 503), **answered_moves()},
    opt=policy("known", scope="games:play", rate="move"),
)
async def make_move(
    visitor: Asker,
    access: NamedDependency[TableAccess],
    late_engine: NamedDependency[LateEngine],
    request: Request[Any, Any, Any],
    game_id: FromPath[str],
    data: Annotated[MoveWish, Body(examples=_MOVES)],
) -> Response[Any]:
    """The answer is the view after it: the move is on disk by then.

    With the header `Idempotency-Key` (up to 40 letters, new for every move) it is safe to send the same again when no
    answer came: it does nothing twice and is answered as the first time. Another move by a used key is refused.
    """
    at, room = await _at(visitor, access, late_engine, game_id)
    seat = _own_seat(at, data.seat)
    code = _code(room, data)
    refusal = await room.play(room.who(visitor.id), seat, _key(request), data.version, code)
    return _answer(room, visitor, seat, data.version, refusal)


@post(
    "/{game_id:str}/take-back",
    summary="Take a move back",
    status_code=200,
    responses={**refusals(401, 403, 404, 413, 503), **answered_moves()},
    opt=policy("known", scope="games:play", rate="move"),
)
async def take_back(
    visitor: Asker,
    access: NamedDependency[TableAccess],
    late_engine: NamedDependency[LateEngine],
    request: Request[Any, Any, Any],
    game_id: FromPath[str],
    data: Annotated[TakeBackWish, Body(examples=[Example(value={"version": 18})])],
) -> Response[Any]:
    """The last own decision, as long as nothing hidden was revealed. `Idempotency-Key` as for a move."""
    at, room = await _at(visitor, access, late_engine, game_id)
    seat = _own_seat(at, data.seat)
    refusal = await room.take_back(room.who(visitor.id), seat, _key(request), data.version)
    return _answer(room, visitor, seat, data.version, refusal)


async def _at(
    visitor: Visitor, access: TableAccess, late_engine: LateEngine, id_: str, token: str | None = None
) -> "tuple[Access, Room]":
    at = await access(visitor, id_, token)
    if at.game.state is GameState.OPEN:
        raise StateError(id_, at.game.state, GameState.RUNNING)
    return at, await (await late_engine()).rooms.open(id_)


def _own_seat(at: Access, wanted: int | None) -> int:
    at.require_player()
    if wanted is None and len(at.mine) > 1:
        told = f"seat: you have several ({', '.join(map(str, at.mine))}); say which of them moves"
        raise ProblemError(422, told, "problem-which-seat")
    return at.viewer(wanted)


def _code(room: "Room", wish: MoveWish) -> int:
    if (wish.code is None) == (wish.move is None):
        raise ProblemError(422, "code or move: give one of them, and not both", "problem-code-or-move")
    if wish.code is not None:
        return wish.code
    from utopia.notation.moves import parse_move  # noqa: PLC0415 - compiled rules, loaded by now
    from utopia.notation.words import NotationError  # noqa: PLC0415

    try:
        return parse_move(room.game.map, wish.move or "")
    except NotationError as error:
        raise ProblemError(422, f"move: {error}", "problem-move-unreadable") from None


def _key(request: Request[Any, Any, Any]) -> str:
    """The idempotency key of a command; without one only the version prevents doing it twice."""
    key = request.headers.get(KEY)
    if key is None:
        return f"http-{secrets.token_hex(12)}"
    if not (0 < len(key) <= _LONGEST_KEY and key.isascii() and key.isprintable()):
        told = f"Idempotency-Key: 1 to {_LONGEST_KEY} letters of ASCII, new for every command"
        raise ProblemError(422, told, "problem-key")
    return key


def _answer(room: "Room", visitor: Visitor, seat: int, since: int, refusal: Refusal | None) -> Response[Any]:
    if refusal is None:
        return _view(room, visitor, seat, since)
    id_ = refusal.why.id
    status = 503 if id_.startswith("storage-") else _STATUS.get(id_, 422)
    view = _encoded(room, visitor, seat, since)
    told = _TOLD.get(status, f"it is refused: {id_}" + (f" ({refusal.rule})" if refusal.rule else ""))
    problem = MoveProblem(_TITLES[status], status, told, refusal.why, None, refusal.rule, view)
    return Response(problem_body(problem), status_code=status, media_type=PROBLEM_JSON, headers=PRIVATE)


_TITLES: Final = {403: "Forbidden", 409: "Conflict", 422: "Unprocessable Content", 503: "Service Unavailable"}
_TOLD: Final = {
    403: "that seat is not yours (any more)",
    409: "the table has moved on since that version; decide anew, by the view in this answer",
    503: "nothing was stored; try again with the same Idempotency-Key",
}


def _view(room: "Room", visitor: Visitor, seat: int, since: int | None) -> Response[View]:
    return Response(_encoded(room, visitor, seat, since), headers=PRIVATE)


def _encoded(room: "Room", visitor: Visitor, seat: int, since: int | None) -> Any:
    """The view as JSON, in the place of one: as this visitor may see it now."""
    return room.views_for(room.who(visitor.id)).encoded_view(seat, since)


moves_router = Router("/api/games", route_handlers=[show_view, make_move, take_back], tags=["programs"])

"""Running and finished games: mine, their records and replays, and the rematch."""

from collections.abc import Sequence
from datetime import datetime
from typing import Annotated, Any

from litestar import Request, Response, Router, get, post
from litestar.params import FromPath, QueryParameter

from utopia.server.http.caching import PRIVATE
from utopia.server.http.games.rematch import once_more
from utopia.server.http.problems.problems import ProblemError
from utopia.server.http.problems.responses import refusals
from utopia.server.http.tables.access import access
from utopia.server.http.tables.answers import table_for
from utopia.server.http.visitors.visitors import Asker, Visitor
from utopia.server.protocol.moments import iso
from utopia.server.protocol.resources import MOST_FRAMES, Chronicle, Frames, GameEntry, LeftSeat, Table, Tally
from utopia.server.storage import Game, GameState, Seat, StateError
from utopia.server.storage.sitting import seats_of, sitting_of

SeatQuery = Annotated[
    int | None, QueryParameter(ge=-1, le=4, description="The seat to look from; -1 is a spectator's.")
]


@get("/", summary="My games", responses=refusals())
async def my_games(visitor: Asker) -> Response[list[GameEntry]]:
    """Open, running and finished ones, the latter last and at most 100; none for somebody without a session."""
    return Response(await entries_of(visitor), cookies=visitor.cookies, headers=PRIVATE)


async def entries_of(visitor: Visitor) -> list[GameEntry]:
    """Like the endpoint, for other callers."""
    storage = visitor.services.storage
    games = await storage.games.of_person(visitor.id) if visitor.id else []
    seats = await storage.seats.of_many([game.id for game in games])
    until = await storage.clocks.until(visitor.id) if visitor.id else {}
    hidden = await _kept_in_vain(visitor, games)
    return [
        _entry(visitor, game, seats.get(game.id, []), until.get(game.id)) for game in games if game.id not in hidden
    ]


async def _kept_in_vain(visitor: Visitor, games: Sequence[Game]) -> set[str]:
    """Return open tables of people whom the visitor blocks, or who block them: a seat kept there is not taken."""
    if visitor.id is None:
        return set()
    others = [game for game in games if game.state is GameState.OPEN and game.host != visitor.id]
    avoided = await visitor.services.storage.relations.blocked_between(visitor.id, {game.host for game in others})
    return {game.id for game in others if game.host in avoided}


def _entry(visitor: Visitor, game: Game, seats: list[Seat], until: datetime | None) -> GameEntry:
    return GameEntry(
        id=game.id,
        state=game.state.value,
        sitting=sitting_of(seats, seats_of(seats, visitor.id)),
        round=game.round,
        my_turn=any(game.awaits(seat) for seat in seats_of(seats, visitor.id)),
        changed=iso(game.changed),
        places=game.result.places if game.result else None,
        until=None if until is None else iso(until),
        deciding=[seat for seat in range(len(seats)) if game.awaits(seat)],
        left=_left_seat(seats, visitor.id),
        imported=game.imported.value if game.imported else None,
    )


def _left_seat(seats: Sequence[Seat], who: str | None) -> LeftSeat | None:
    had = [number for number, seat in enumerate(seats) if who is not None and who in seat.leavers]
    if not had or seats_of(seats, who):
        return None
    return LeftSeat(had[0], seats[had[0]].back == who)


@get("/{game_id:str}/record", summary="The record", media_type="text/plain", responses=refusals(403, 404, 409, 422))
async def record(visitor: Asker, game_id: FromPath[str], seat: SeatQuery = None) -> Response[bytes]:
    """As text. While the game runs, as far as the viewer may know it; afterwards whole."""
    at = await access(visitor, game_id)
    _require_begun(at.game)
    engine = await visitor.services.engine()
    text = await engine.record(at.game, visitor.id, at.viewer(seat))
    headers = {**PRIVATE, "content-disposition": f'attachment; filename="utopia-{game_id}.txt"'}
    return Response(text.encode(), media_type="text/plain", headers=headers)


@get("/{game_id:str}/frames", summary="Views back in time", responses=refusals(403, 404, 409, 422))
async def frames(
    visitor: Asker,
    game_id: FromPath[str],
    first: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
    last: Annotated[int | None, QueryParameter(ge=0, le=1_000_000)] = None,
    seat: SeatQuery = None,
    show_all: Annotated[bool, QueryParameter(name="open", description="All hands, once the game is over.")] = False,
) -> Response[Frames]:
    """At most 64 at once, from `first` to `last`."""
    at = await access(visitor, game_id)
    _require_begun(at.game)
    is_over = at.game.state is GameState.OVER
    if show_all and not is_over:
        raise ProblemError(403, "open: hands are shown when the game is over", "problem-hands-hidden")
    viewer = seat if is_over and seat is not None and seat < len(at.seats) else at.viewer(seat)
    until = first + MOST_FRAMES - 1 if last is None else min(last, first + MOST_FRAMES - 1)
    sight = await (await visitor.services.engine()).sight(game_id, visitor.id)
    return Response(await sight.frames(None if show_all else viewer, first, until), headers=PRIVATE)


@get("/{game_id:str}/chronicle", summary="Everything that happened", responses=refusals(403, 404, 409, 422))
async def chronicle(visitor: Asker, game_id: FromPath[str], seat: SeatQuery = None) -> Response[Chronicle]:
    """As the viewer may know it."""
    at = await access(visitor, game_id)
    _require_begun(at.game)
    sight = await (await visitor.services.engine()).sight(game_id, visitor.id)
    return Response(Chronicle(await sight.chronicle(at.viewer(seat))), headers=PRIVATE)


@get("/{game_id:str}/tally", summary="Points by source and round", responses=refusals(404, 409))
async def tally(visitor: Asker, game_id: FromPath[str]) -> Response[Tally]:
    """For everybody at the table: points are public."""
    at = await access(visitor, game_id)
    _require_begun(at.game)
    sight = await (await visitor.services.engine()).sight(game_id, visitor.id)
    return Response(sight.tally(), headers=PRIVATE)


@post("/{game_id:str}/rematch", summary="Once more", responses=refusals(401, 403, 404, 409, 503))
async def rematch(visitor: Asker, request: Request[Any, Any, Any], game_id: FromPath[str]) -> Response[Table]:
    """The same rules and bots: running at once, or a table where everybody's seat is kept until he asks for it too."""
    at = await access(visitor, game_id)
    at.require_player()
    at.require(GameState.OVER)
    id_ = await once_more(visitor, at)
    await (await visitor.services.engine()).rooms.asked_again(game_id)
    return Response(await table_for(visitor, id_, request), status_code=201, headers=PRIVATE)


def _require_begun(game: Game) -> None:
    if game.state is GameState.OPEN:
        raise StateError(game.id, game.state, GameState.RUNNING)


games_router = Router(
    "/api/games", route_handlers=[my_games, record, frames, chronicle, tally, rematch], tags=["games"]
)

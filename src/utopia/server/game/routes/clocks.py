"""A game's clocks, its votes, and leaving it or coming back. A repeated request is done once."""

from collections.abc import Callable, Coroutine
from typing import Annotated, Any, Final

from litestar import Response, Router, get, post, put
from litestar.di import NamedDependency
from litestar.openapi.spec import Example
from litestar.params import Body, FromPath

from utopia.server.accounts.visitor import Asker, Visitor
from utopia.server.database.schema.games import GameState
from utopia.server.game.access import Access, TableAccess, WatchToken
from utopia.server.game.loading import LateEngine
from utopia.server.game.messages.view import TimeView, Voice, VoteWish
from utopia.server.web.messages import Refusal
from utopia.server.web.policy import policy
from utopia.server.web.problems import ProblemError
from utopia.server.web.responses import PRIVATE, refusals

_CHANGING: Final = (401, 403, 404, 409, 413, 422, 503)
_STATUS: Final = {"time-no-vote": 404, "time-not-voting": 403, "time-no-choice": 422}
"""Refusal -> status; that the table stands otherwise is a conflict."""
_DETAIL: Final = {
    "time-over": "this game is over",
    "time-no-vote": "vote: this one is decided already, or there was none",
    "time-not-voting": "only people who play here speak in this vote, and not whom it is about",
    "time-no-choice": "choice: this is none of the answers to what is asked",
    "time-other-vote": "the table is being asked something else; wait until that is decided",
    "time-not-missed": "seat: its player is neither away for a minute nor, where nobody has a clock, waited for 5",
    "time-not-live": "only live games are paused; in slow ones quiet hours and holidays count",
    "time-no-tempo": "nobody has a clock here",
    "time-taken": "there is no seat to take back; a substitute sits there",
}
Work = Callable[[Any, str], Coroutine[Any, Any, Refusal | None]]
"""A request of that person to a room's votes."""


@get(
    "/{game_id:str}/time",
    summary="Clocks and votes",
    responses=refusals(404, 409, 422),
    opt=policy("anybody", scope="games:read"),
)
async def show(
    visitor: Asker,
    access: NamedDependency[TableAccess],
    late_engine: NamedDependency[LateEngine],
    game_id: FromPath[str],
    watch: WatchToken = None,
) -> Response[TimeView]:
    """What everybody's clock shows at this moment, and what the table is asked."""
    return await _shown(visitor, late_engine, await access(visitor, game_id, watch))


@post(
    "/{game_id:str}/quit",
    summary="Leave the game",
    status_code=200,
    responses=refusals(*_CHANGING),
    opt=policy("known", scope="games:play"),
)
async def leave(
    visitor: Asker,
    access: NamedDependency[TableAccess],
    late_engine: NamedDependency[LateEngine],
    game_id: FromPath[str],
) -> Response[TimeView]:
    """The others decide what becomes of the seat; where no other person plays, the game ends."""
    return await _done(visitor, access, late_engine, game_id, lambda votes, me: votes.leave(me))


@post(
    "/{game_id:str}/return",
    summary="Take my seat back",
    status_code=200,
    responses=refusals(*_CHANGING),
    opt=policy("known", scope="games:play"),
)
async def come_back(
    visitor: Asker,
    access: NamedDependency[TableAccess],
    late_engine: NamedDependency[LateEngine],
    game_id: FromPath[str],
) -> Response[TimeView]:
    """From the bot that plays for me; or stay after all, while the others still decide."""
    return await _done(visitor, access, late_engine, game_id, lambda votes, me: votes.come_back(me))


@post(
    "/{game_id:str}/resume",
    summary="Go on after a pause",
    status_code=200,
    responses=refusals(*_CHANGING),
    opt=policy("known", scope="games:play"),
)
async def resume(
    visitor: Asker,
    access: NamedDependency[TableAccess],
    late_engine: NamedDependency[LateEngine],
    game_id: FromPath[str],
) -> Response[TimeView]:
    """Every player may say so."""
    return await _done(visitor, access, late_engine, game_id, lambda votes, _: votes.resume(), plays=True)


@post(
    "/{game_id:str}/votes",
    summary="Ask the table",
    status_code=200,
    responses=refusals(*_CHANGING),
    opt=policy("known", scope="games:play"),
)
async def ask(
    visitor: Asker,
    access: NamedDependency[TableAccess],
    late_engine: NamedDependency[LateEngine],
    game_id: FromPath[str],
    data: Annotated[VoteWish, Body(examples=[Example(value={"question": "pause"})])],
) -> Response[TimeView]:
    """For a pause, for more time, or what is to become of the seat of somebody who is away."""
    return await _done(
        visitor,
        access,
        late_engine,
        game_id,
        lambda votes, me: votes.ask(me, data.question, data.seat),
        plays=True,
    )


@put(
    "/{game_id:str}/votes/{vote_id:str}",
    summary="Speak in a vote",
    responses=refusals(*_CHANGING),
    opt=policy("known", scope="games:play"),
)
async def speak(
    visitor: Asker,
    access: NamedDependency[TableAccess],
    late_engine: NamedDependency[LateEngine],
    game_id: FromPath[str],
    vote_id: FromPath[str],
    data: Annotated[Voice, Body(examples=[Example(value={"choice": "bot"})])],
) -> Response[TimeView]:
    """The last answer counts, until it is decided."""
    return await _done(
        visitor,
        access,
        late_engine,
        game_id,
        lambda votes, me: votes.speak(me, vote_id, data.choice),
        plays=True,
    )


async def _done(
    visitor: Visitor, access: TableAccess, late_engine: LateEngine, game_id: str, work: Work, *, plays: bool = False
) -> Response[TimeView]:
    at = await access(visitor, game_id)
    if plays or not at.left:
        at.require_player()
    at.require(GameState.RUNNING)
    room = await (await late_engine()).rooms.open(game_id)
    refusal = await room.time.do(work(room.time.votes, visitor.known().id))
    if refusal is not None:
        id_ = refusal.why.id
        raise ProblemError(_STATUS.get(id_, 409), _DETAIL[id_], refusal.why)
    return await _shown(visitor, late_engine, await access(visitor, game_id))


async def _shown(visitor: Visitor, late_engine: LateEngine, at: Access) -> Response[TimeView]:
    if at.game.state is GameState.OPEN:
        at.require(GameState.RUNNING)
    room = await (await late_engine()).rooms.open(at.game.id)
    who = room.who(visitor.id)
    view = room.time.view(who, is_late=not who.seats and room.feed.delay > 0)
    return Response(view or TimeView(), headers=PRIVATE)


time_router = Router("/api/games", route_handlers=[show, leave, come_back, resume, ask, speak], tags=["games"])

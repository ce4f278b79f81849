"""Plans for votes to come, each player's own: shown, made, given up; and a turn imagined move by move."""

from typing import TYPE_CHECKING, Annotated

from litestar import Response, Router, delete, get, put
from litestar.di import NamedDependency
from litestar.openapi.spec import Example
from litestar.params import Body, FromPath, QueryParameter

from utopia.server.accounts.visitor import Asker, Visitor
from utopia.server.database.schema.games import GameState
from utopia.server.game.access import TableAccess
from utopia.server.game.loading import LateEngine
from utopia.server.game.messages.socket import Imagined, Plan, PlanWish
from utopia.server.web.policy import policy
from utopia.server.web.problems import ProblemError
from utopia.server.web.responses import PRIVATE, refusals

if TYPE_CHECKING:
    from utopia.server.game.plans import Planner

_EXAMPLES = [
    Example(summary="Guests that I would like", value={"version": 12, "guests": [0, 26]}),
    Example(summary="What I throw away", value={"version": 12, "discards": [4, 2]}),
    Example(summary="End what can only be ended", value={"version": 12, "ends": "forced"}),
]
SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=4, description="One's own seat, by default the first.")]


async def _planner(
    visitor: Visitor, access: TableAccess, late_engine: LateEngine, id_: str, seat: int | None
) -> "Planner":
    """For a player of a game that runs; the errors of access."""
    at = await access(visitor, id_)
    at.require_player()
    at.require(GameState.RUNNING)
    own = at.viewer(seat)
    room = await (await late_engine()).rooms.open(id_)
    from utopia.server.game.plans import Planner  # noqa: PLC0415 - compiled rules, loaded by now

    return Planner(room.plans, room, own, visitor.known().id)


@get("/", summary="My plan", responses=refusals(403, 404, 409, 422), opt=policy("known", scope="games:play"))
async def show(
    visitor: Asker,
    access: NamedDependency[TableAccess],
    late_engine: NamedDependency[LateEngine],
    game_id: FromPath[str],
    seat: SeatQuery = None,
) -> Response[Plan]:
    """What is left of it. Nobody else can read it."""
    return Response((await _planner(visitor, access, late_engine, game_id, seat)).shown(), headers=PRIVATE)


@put(
    "/",
    summary="Plan ahead",
    responses=refusals(401, 403, 404, 409, 413, 422, 503),
    opt=policy("known", scope="games:play"),
)
async def plan(
    visitor: Asker,
    access: NamedDependency[TableAccess],
    late_engine: NamedDependency[LateEngine],
    game_id: FromPath[str],
    data: Annotated[PlanWish, Body(examples=_EXAMPLES)],
    seat: SeatQuery = None,
) -> Response[Plan]:
    """Instead of what was planned before. It is carried out when the game asks, if it still fits."""
    planner = await _planner(visitor, access, late_engine, game_id, seat)
    if (wrong := planner.wrong_with(data)) is not None:
        status, detail, problem = wrong
        raise ProblemError(status, detail, problem)
    await planner.keep(data)
    return Response(planner.shown(), headers=PRIVATE)


@delete(
    "/",
    summary="Give the plan up",
    responses=refusals(401, 403, 404, 409, 422, 503),
    opt=policy("known", scope="games:play"),
)
async def give_up(
    visitor: Asker,
    access: NamedDependency[TableAccess],
    late_engine: NamedDependency[LateEngine],
    game_id: FromPath[str],
    seat: SeatQuery = None,
) -> None:
    """Nothing is planned any more; a second time nothing happens."""
    await (await _planner(visitor, access, late_engine, game_id, seat)).give_up()


@get("/turn", summary="Imagine a turn", responses=refusals(403, 404, 409, 422), opt=policy("known", scope="games:play"))
async def imagine(
    visitor: Asker,
    access: NamedDependency[TableAccess],
    late_engine: NamedDependency[LateEngine],
    game_id: FromPath[str],
    seat: SeatQuery = None,
    codes: Annotated[
        str, QueryParameter(pattern=r"^(\d{1,3}(,\d{1,3}){0,39})?$", description="Codes of moves, with commas.")
    ] = "",
) -> Response[Imagined]:
    """The moves so far and what may follow, if the table were then as it is now."""
    planner = await _planner(visitor, access, late_engine, game_id, seat)
    found = planner.imagined([int(code) for code in codes.split(",") if code])
    if found is None:
        raise ProblemError(409, "codes: this turn cannot be made or planned now", "problem-plan-turn")
    return Response(found, headers=PRIVATE)


plan_router = Router("/api/games/{game_id:str}/plan", route_handlers=[show, plan, give_up, imagine], tags=["chat"])

"""Tables to which one is invited by name: to look at, to sit down, to decline."""

from typing import Annotated, Any

from litestar import Request, Response, Router, delete, get, post
from litestar.di import NamedDependency
from litestar.openapi.spec import Example
from litestar.params import Body, FromPath, QueryParameter

from utopia.server.accounts.listeners import Listening
from utopia.server.accounts.visitor import Asker, Visitor
from utopia.server.game.live_games import LiveGames
from utopia.server.lobby.answers import InvitationAnswers, TableAnswers
from utopia.server.lobby.invitations import InvitationError, Invitations
from utopia.server.lobby.lobby import Lobby
from utopia.server.lobby.messages import Table
from utopia.server.lobby.opening import TableOpening
from utopia.server.lobby.terms import TableTerms, named
from utopia.server.notifications.service import Notices
from utopia.server.tables.games import Games
from utopia.server.tables.messages import Invitation, JoinWish, Reason
from utopia.server.tables.rows import Game
from utopia.server.tables.seats import Seats
from utopia.server.web.policy import policy
from utopia.server.web.responses import PRIVATE, refusals

ReasonQuery = Annotated[Reason | None, QueryParameter(description="Why.")]


@get("/", summary="To which tables am I asked?", responses=refusals(), opt=policy("anybody", scope="games:read"))
async def mine(visitor: Asker, invitation_answers: NamedDependency[InvitationAnswers]) -> Response[list[Invitation]]:
    """Those where I can still sit down, the newest first; `/ws/me` and `/api/stream/me` tell whenever that changes."""
    return Response(await invitation_answers.mine(visitor), cookies=visitor.cookies, headers=PRIVATE)


@get(
    "/{table_id:str}",
    summary="What am I asked to?",
    responses=refusals(401, 404),
    opt=policy("known", scope="games:read"),
)
async def look(
    visitor: Asker,
    invitations_store: NamedDependency[Invitations],
    invitation_answers: NamedDependency[InvitationAnswers],
    table_id: FromPath[str],
) -> Response[Invitation]:
    """Who sits there, and what is played."""
    return Response(await _look(visitor, invitations_store, invitation_answers, table_id), headers=PRIVATE)


@post(
    "/{table_id:str}",
    summary="Sit down where I am asked",
    status_code=200,
    responses=refusals(401, 403, 404, 409, 413, 422, 503),
    opt=policy("known", scope="tables:open"),
)
async def accept(
    visitor: Asker,
    invitations_store: NamedDependency[Invitations],
    games_store: NamedDependency[Games],
    seats_store: NamedDependency[Seats],
    lobby: NamedDependency[Lobby],
    listening: NamedDependency[Listening],
    live_games: NamedDependency[LiveGames],
    table_answers: NamedDependency[TableAnswers],
    opening: NamedDependency[TableOpening],
    table_terms: NamedDependency[TableTerms],
    request: Request[Any, Any, Any],
    table_id: FromPath[str],
    data: Annotated[JoinWish, Body(examples=[Example(value={})])],
) -> Response[Table]:
    """An invitation is not a seat: who comes first has it. A seat needs a name, unless one has given it before."""
    await table_terms.require_welcome(
        visitor, await _standing(visitor, invitations_store, games_store, table_id), await seats_store.of(table_id)
    )
    guest = await named(visitor, live_games, data.name)
    await invitations_store.accept(table_id, guest)
    await opening.sat_down(table_id)
    lobby.stir()
    listening.ring()
    return Response(await table_answers.read(visitor, table_id, request), headers=PRIVATE)


@delete(
    "/{table_id:str}",
    summary="Decline",
    responses=refusals(401, 403, 404, 422, 503),
    opt=policy("known", scope="tables:open", while_banned=True),
)
async def decline(
    visitor: Asker,
    invitations_store: NamedDependency[Invitations],
    listening: NamedDependency[Listening],
    notices: NamedDependency[Notices],
    table_id: FromPath[str],
    reason: ReasonQuery = None,
) -> None:
    """The host sees it, and the reason if there is one. I am not asked to that table again."""
    who = visitor.known().id
    await invitations_store.decline(table_id, who, reason)
    listening.ring()
    await notices.watchers.look_again([who])


async def _standing(visitor: Visitor, invitations_store: Invitations, games_store: Games, id_: str) -> Game:
    """Raise InvitationError unless the person is invited there, and can come."""
    game = await games_store.get(id_) if await invitations_store.stands(id_, visitor.known().id) else None
    if game is None:
        raise InvitationError
    return game


async def _look(
    visitor: Visitor, invitations_store: Invitations, invitation_answers: InvitationAnswers, id_: str
) -> Invitation:
    since = (await invitations_store.of_person(visitor.known().id)).get(id_)
    if (invitation := await invitation_answers.one(visitor, id_, since)) is None:
        raise InvitationError
    return invitation


invitations_router = Router("/api/invitations", route_handlers=[mine, look, accept, decline], tags=["tables"])

"""The token in use: its rights, and its revocation by the program itself."""

from typing import TYPE_CHECKING, Any, cast

from litestar import Request, Response, Router, delete, get
from litestar.di import NamedDependency

from utopia.server.accounts.api_tokens import ApiTokens
from utopia.server.accounts.listeners import Listening
from utopia.server.accounts.people import People
from utopia.server.accounts.visitor import Asker
from utopia.server.http.programs.tokens import told_token
from utopia.server.programs.messages import ThisToken
from utopia.server.web.policy import policy
from utopia.server.web.request import Doorway
from utopia.server.web.responses import PRIVATE, refusals

if TYPE_CHECKING:
    from utopia.server.web.gate import Gate


@get("/", summary="What may this token do?", responses=refusals(401), opt=policy("program", scope="any"))
async def show_token(
    visitor: Asker,
    people_store: NamedDependency[People],
    server_id: NamedDependency[str],
    request: Request[Any, Any, Any],
) -> Response[ThisToken]:
    """Whose it is, its scopes, until when it works, and how often it may still ask. Every token opens this."""
    key = visitor.program()
    owner = await people_store.get(key.person.bot_of) if key.person.bot_of else None
    gate = cast("Gate", request.app.gate)  # type: ignore[attr-defined]
    text = Doorway(request.scope, server_id).bearer or ""
    told = ThisToken(
        token=told_token(key.token, key.person.bot_of or key.person.id),
        name=key.person.name,
        owner=None if owner is None else owner.name,
        allowances=await gate.left(text),
    )
    return Response(told, headers=PRIVATE)


@delete(
    "/",
    summary="Revoke this token",
    responses=refusals(401, 503),
    opt=policy("program", scope="any", while_banned=True),
)
async def end_token(
    visitor: Asker, api_tokens_store: NamedDependency[ApiTokens], listening: NamedDependency[Listening]
) -> None:
    """It opens nothing from now on: for people who find one, or need theirs no more."""
    key = visitor.program()
    await api_tokens_store.revoke(key.token.id, key.person.id)
    listening.send_away(key.token.id)


this_token_router = Router("/api/me/token", route_handlers=[show_token, end_token], tags=["programs"])

"""The token in use: its rights, and its revocation by the program itself."""

from typing import TYPE_CHECKING, Any, cast

from litestar import Request, Response, Router, delete, get

from utopia.server.http.caching import PRIVATE
from utopia.server.http.gate.doorway import Doorway
from utopia.server.http.problems.problems import ProblemError
from utopia.server.http.problems.responses import refusals
from utopia.server.http.programs.tokens import told_token
from utopia.server.http.visitors.visitors import Asker, Visitor
from utopia.server.protocol.programs import ThisToken
from utopia.server.storage.api_tokens import Key

if TYPE_CHECKING:
    from utopia.server.http.gate.gate import Gate


@get("/", summary="What may this token do?", responses=refusals(401))
async def show_token(visitor: Asker, request: Request[Any, Any, Any]) -> Response[ThisToken]:
    """Whose it is, its scopes, until when it works, and how often it may still ask. Every token opens this."""
    key, storage = _key(visitor), visitor.services.storage
    owner = await storage.people.get(key.person.bot_of) if key.person.bot_of else None
    gate = cast("Gate", request.app.gate)  # type: ignore[attr-defined]
    text = Doorway(request.scope, storage.id).bearer or ""
    told = ThisToken(
        token=told_token(key.token, key.person.bot_of or key.person.id),
        name=key.person.name,
        owner=None if owner is None else owner.name,
        allowances=await gate.left(text),
    )
    return Response(told, headers=PRIVATE)


@delete("/", summary="Revoke this token", responses=refusals(401, 503))
async def end_token(visitor: Asker) -> None:
    """It opens nothing from now on: for whoever finds one, or needs his no more."""
    key = _key(visitor)
    await visitor.services.storage.api_tokens.revoke(key.token.id, key.person.id)
    visitor.services.listening.send_away(key.token.id)


def _key(visitor: Visitor) -> Key:
    if visitor.key is None:
        raise ProblemError(401, "come with a token: Authorization: Bearer utopia_…", "problem-no-token-came")
    return visitor.key


this_token_router = Router("/api/me/token", route_handlers=[show_token, end_token], tags=["programs"])

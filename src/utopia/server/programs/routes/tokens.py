"""My tokens, made, shown once, listed, revoked; and the token in use."""

from datetime import timedelta
from typing import TYPE_CHECKING, Annotated, Any, cast

from litestar import Request, Response, Router, delete, get, post
from litestar.di import NamedDependency
from litestar.openapi.spec import Example
from litestar.params import Body, FromPath

from utopia.server.accounts.api_tokens import ApiToken, ApiTokens
from utopia.server.accounts.bot_accounts import BotAccounts
from utopia.server.accounts.listeners import Listening
from utopia.server.accounts.people import People, Person
from utopia.server.accounts.visitor import Asker, Visitor
from utopia.server.database.schema import now
from utopia.server.programs.messages import NewToken, Scope, ThisToken, Token, TokenWish
from utopia.server.tables.names import checked_name
from utopia.server.web.messages import iso
from utopia.server.web.policy import policy
from utopia.server.web.problems import ProblemError
from utopia.server.web.request import Doorway
from utopia.server.web.responses import PRIVATE, refusals

if TYPE_CHECKING:
    from utopia.server.web.gate import Gate

_LONGEST_NAME = 64
_WISHES = [
    Example(
        summary="For a bot that plays",
        value={"name": "laptop", "scopes": ["games:read", "games:play", "tables:open"], "bot": "kq7x2m9f4hzt"},
    ),
    Example(summary="To take my records out, for a week", value={"name": "copy", "scopes": ["records"], "days": 7}),
]


@get("/", summary="My tokens", responses=refusals(), opt=policy("anybody"))
async def my_tokens(visitor: Asker, api_tokens_store: NamedDependency[ApiTokens]) -> Response[list[Token]]:
    """Mine and those of my bots that have not been revoked, the newest first; without their texts."""
    me = visitor.id
    tokens = await api_tokens_store.of(me) if me else []
    return Response([told_token(token, me or "") for token in tokens], cookies=visitor.cookies, headers=PRIVATE)


@post("/", summary="Make a token", responses=refusals(401, 403, 404, 409, 413, 422, 503), opt=policy("anybody"))
async def make_token(
    visitor: Asker,
    api_tokens_store: NamedDependency[ApiTokens],
    bot_accounts_store: NamedDependency[BotAccounts],
    data: Annotated[TokenWish, Body(examples=_WISHES)],
) -> Response[NewToken]:
    """The answer shows its text, once: keep it as you would a password."""
    who = await (visitor.guest() if data.bot is None else own_bot(visitor, bot_accounts_store, data.bot))
    until = None if data.days is None else now() + timedelta(days=data.days)
    name, scopes = checked_name(data.name, _LONGEST_NAME), [str(scope) for scope in dict.fromkeys(data.scopes)]
    token, text = await api_tokens_store.make(who, name, scopes, until)
    told = NewToken(told_token(token, visitor.known().id), text)
    return Response(told, status_code=201, cookies=visitor.cookies, headers=PRIVATE)


@delete(
    "/{token_id:str}",
    summary="Revoke a token",
    responses=refusals(401, 403, 404, 503),
    opt=policy("known", while_banned=True),
)
async def revoke_token(
    visitor: Asker,
    api_tokens_store: NamedDependency[ApiTokens],
    listening: NamedDependency[Listening],
    token_id: FromPath[str],
) -> None:
    """It opens nothing from now on, and its streams end. A second time nothing happens."""
    if not await api_tokens_store.revoke(token_id, visitor.known().id):
        raise ProblemError(404, "you have no such token", "problem-no-token")
    listening.send_away(token_id)


async def own_bot(visitor: Visitor, bot_accounts_store: BotAccounts, id_: str) -> Person:
    """Return a bot of the visitor. Raise ProblemError 404 if it is not theirs."""
    bot = await bot_accounts_store.get(id_, visitor.known().id)
    if bot is None:
        raise ProblemError(404, "you have no such bot", "problem-no-bot")
    return bot


def told_token(token: ApiToken, me: str) -> Token:
    """Return it as its owner sees it, who has the token or whose bot has it."""
    return Token(
        id=token.id,
        name=token.name,
        scopes=cast("list[Scope]", token.scopes),
        bot=None if token.person == me else token.person,
        created=iso(token.created),
        until=None if token.until is None else iso(token.until),
        used=None if token.used is None else iso(token.used),
        expired=token.until is not None and token.until <= now(),
    )


tokens_router = Router("/api/me/tokens", route_handlers=[my_tokens, make_token, revoke_token], tags=["programs"])


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

"""My bots: accounts for programs of mine, and their seats at my tables."""

from typing import Annotated, Any

from litestar import Request, Response, Router, delete, get, patch, post
from litestar.di import NamedDependency
from litestar.openapi.spec import Example
from litestar.params import Body, FromPath

from utopia.server.accounts.bot_accounts import BotAccounts
from utopia.server.accounts.listeners import Listening
from utopia.server.accounts.people import Person
from utopia.server.accounts.visitor import Asker
from utopia.server.database.schema.games import GameState
from utopia.server.game.access import TableAccess
from utopia.server.game.live_games import LiveGames
from utopia.server.lobby.answers import TableAnswers
from utopia.server.lobby.messages import Table
from utopia.server.lobby.terms import TableTerms
from utopia.server.programs.messages import BotAccount, BotSeat, BotWish
from utopia.server.programs.routes.tokens import own_bot
from utopia.server.tables.names import checked_name
from utopia.server.tables.seats import NoFreeSeatError
from utopia.server.web.policy import policy
from utopia.server.web.responses import PRIVATE, refusals

_NAME = [Example(value={"name": "Deep Thought"})]


def _told(bot: Person) -> BotAccount:
    return BotAccount(bot.id, bot.name or "")


@get("/", summary="My bots", responses=refusals(401, 403), opt=policy("anybody", scope="account:read"))
async def my_bots(visitor: Asker, bot_accounts_store: NamedDependency[BotAccounts]) -> Response[list[BotAccount]]:
    """The oldest first."""
    bots = await bot_accounts_store.of(visitor.id) if visitor.id else []
    return Response([_told(bot) for bot in bots], cookies=visitor.cookies, headers=PRIVATE)


@post("/", summary="Open an account for a bot", responses=refusals(401, 403, 409, 413, 422, 503), opt=policy("anybody"))
async def open_bot(
    visitor: Asker, bot_accounts_store: NamedDependency[BotAccounts], data: Annotated[BotWish, Body(examples=_NAME)]
) -> Response[BotAccount]:
    """It belongs to you, and you answer for what it does. Make it a token, and let a program play by that."""
    owner = await visitor.guest()
    bot = await bot_accounts_store.open(owner.id, checked_name(data.name))
    return Response(_told(bot), status_code=201, cookies=visitor.cookies, headers=PRIVATE)


@patch(
    "/{bot_id:str}",
    summary="Call a bot otherwise",
    responses=refusals(401, 403, 404, 413, 422, 503),
    opt=policy("known"),
)
async def rename_bot(
    visitor: Asker,
    bot_accounts_store: NamedDependency[BotAccounts],
    live_games: NamedDependency[LiveGames],
    bot_id: FromPath[str],
    data: Annotated[BotWish, Body(examples=_NAME)],
) -> Response[BotAccount]:
    """Wherever it sits."""
    bot, name = await own_bot(visitor, bot_accounts_store, bot_id), checked_name(data.name)
    await bot_accounts_store.rename(bot.id, visitor.known().id, name)
    await live_games.renamed(bot.id)
    return Response(BotAccount(bot.id, name), cookies=visitor.cookies, headers=PRIVATE)


@delete(
    "/{bot_id:str}",
    summary="Remove a bot",
    responses=refusals(401, 403, 404, 409, 503),
    opt=policy("known", while_banned=True),
)
async def remove_bot(visitor: Asker, bot_accounts_store: NamedDependency[BotAccounts], bot_id: FromPath[str]) -> None:
    """With its tokens, if it has never sat at a table; of one that has, revoke the tokens."""
    bot = await own_bot(visitor, bot_accounts_store, bot_id)
    await bot_accounts_store.remove(bot.id, visitor.known().id)


@post(
    "/{table_id:str}/bots",
    summary="Let a bot of mine sit down",
    status_code=200,
    responses=refusals(401, 403, 404, 409, 413, 422, 503),
    opt=policy("known", scope="tables:open"),
)
async def seat_bot(
    visitor: Asker,
    access: NamedDependency[TableAccess],
    bot_accounts_store: NamedDependency[BotAccounts],
    listening: NamedDependency[Listening],
    table_answers: NamedDependency[TableAnswers],
    table_terms: NamedDependency[TableTerms],
    request: Request[Any, Any, Any],
    table_id: FromPath[str],
    data: Annotated[BotSeat, Body(examples=[Example(value={"bot": "kq7x2m9f4hzt"})])],
) -> Response[Table]:
    """By the host, before the game begins: the first free seat is the bot's. Its program hears of it by its stream."""
    at = await access(visitor, table_id)
    at.require_host()
    at.require(GameState.OPEN)
    bot = await own_bot(visitor, bot_accounts_store, data.bot)
    await table_terms.require_fit(at.game, bot)
    if all(seat.person != bot.id for seat in at.seats):
        table_terms.require_one_hand(at.game, at.seats, visitor.known().id)
    if not await bot_accounts_store.sit_down(bot.id, table_id):
        raise NoFreeSeatError(table_id)
    listening.ring()
    return Response(await table_answers.read(visitor, table_id, request), cookies=visitor.cookies, headers=PRIVATE)


bots_router = Router("/api/me/bots", route_handlers=[my_bots, open_bot, rename_bot, remove_bot], tags=["programs"])
bot_seats_router = Router("/api/tables", route_handlers=[seat_bot], tags=["programs"])

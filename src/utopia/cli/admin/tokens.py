"""`utopia admin tokens …`: tokens of people and of their bots, for the server's admin."""

from datetime import timedelta
from typing import Final, get_args

from utopia.cli.admin.desk import AdminError, Desk, at_desk, tell, tell_json, tell_rows
from utopia.cli.admin.people import clean, minute
from utopia.server.accounts.api_tokens import ApiToken, ApiTokens
from utopia.server.accounts.people import People, Person
from utopia.server.database.schema import now
from utopia.server.moderation.audit import TERMINAL, Order
from utopia.server.moderation.searching import PersonRow
from utopia.server.programs.messages import LONGEST_LIFE, Scope

_SCOPES: Final = get_args(Scope)
_USUAL: Final = ("games:read", "games:play", "tables:open")
_HEADS: Final = (
    "admin-head-id",
    "admin-head-token",
    "admin-head-person",
    "admin-head-scopes",
    "admin-head-until",
    "admin-head-used",
)
_NAME: Final = 64


def list_tokens(who: str, data: str | None, *, json: bool) -> int:
    """List the tokens of a person and of their bots; return the exit status."""

    async def work(desk: Desk) -> list[ApiToken]:
        return await ApiTokens(desk.database).of((await desk.person(who)).id)

    def told(tokens: list[ApiToken]) -> int:
        return tell_json(tokens) if json else tell_rows(_HEADS, [_cells(one) for one in tokens], "admin-no-tokens")

    return at_desk(data, work, told)


def _cells(token: ApiToken) -> list[str]:
    scopes = ", ".join(token.scopes)
    return [token.id, clean(token.name), token.person, scopes, minute(token.until), minute(token.used)]


def make(who: str, name: str, scopes: tuple[str, ...], days: int, data: str | None) -> int:
    """Make a token and print its text, this once; the exit status."""

    async def work(desk: Desk) -> str:
        _check(scopes, days)
        row = await desk.person(who)
        until = now() + timedelta(days=days) if days else None
        wanted = list(dict.fromkeys(scopes or _USUAL))
        token, text = await ApiTokens(desk.database).make(await _account(desk, row), name[:_NAME], wanted, until)
        await desk.acts.note(TERMINAL, "token", row.id, token=token.id)
        return text

    return at_desk(data, work, lambda text: tell("admin-token-text", text=text))


def revoke(id_: str, data: str | None) -> int:
    """End a token; the exit status."""

    async def work(desk: Desk) -> None:
        tokens = ApiTokens(desk.database)
        person = await tokens.bearer_of(id_)
        if person is None or not await tokens.revoke(id_, person):
            raise AdminError("admin-no-token", id=id_)
        await desk.orders.give(Order.REVOKE, id_)  # who came by it is sent away by the server

    return at_desk(data, work, lambda _: tell("admin-token-revoked", id=id_))


async def _account(desk: Desk, row: PersonRow) -> Person:
    person = await People(desk.database).get(row.id)
    if person is None:
        raise AdminError("admin-nobody", words=row.id)
    return person


def _check(scopes: tuple[str, ...], days: int) -> None:
    if wrong := [scope for scope in scopes if scope not in _SCOPES]:
        raise AdminError("admin-scope", text=wrong[0], known=", ".join(_SCOPES))
    if not 0 <= days <= LONGEST_LIFE:
        raise AdminError("admin-days", text=str(days), most=str(LONGEST_LIFE))

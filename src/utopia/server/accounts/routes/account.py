"""One's name and language (`/api/me`); one's account, its browsers, its data, and the way out."""

import contextlib
import unicodedata
from datetime import UTC, datetime
from typing import Annotated, Any

from litestar import Request, Response, Router, delete, get, patch, post
from litestar.di import NamedDependency
from litestar.openapi.spec import Example
from litestar.params import Body, FromPath

from utopia import __version__
from utopia.server.accounts.messages import Account, LeaveWish, Me, MeChange
from utopia.server.accounts.networks import barred
from utopia.server.accounts.people import People
from utopia.server.accounts.service import AccountAnswers, BrowserSessions, Deletion
from utopia.server.accounts.store import Accounts
from utopia.server.accounts.visitor import Asker, Visitor
from utopia.server.game.live_games import LiveGames
from utopia.server.game.loading import LateEngine
from utopia.server.game.own_games import finished_records
from utopia.server.lobby.lobby import Lobby
from utopia.server.mail import masked
from utopia.server.tables.games import Games
from utopia.server.tables.names import checked_name
from utopia.server.web.policy import policy
from utopia.server.web.problems import ProblemError
from utopia.server.web.responses import PRIVATE, refusals
from utopia.server.web.sockets import Attendance

_EXAMPLES = [Example(summary="A name", value={"name": "Ada"}), Example(summary="French", value={"language": "fr"})]


def told_of(visitor: Visitor) -> Response[Me]:
    """A visitor's own data."""
    person = visitor.person
    language: Any = person.language if person else None
    return Response(
        Me(
            person.name if person else None,
            language,
            visitor.csrf,
            account=person is not None and person.signed_up is not None,
            mail=masked(person.mail) if person and person.mail else None,
        ),
        cookies=visitor.cookies,
        headers=PRIVATE,
    )


@get("/", summary="Who am I?", responses=refusals(), opt=policy("anybody", scope="any"))
async def get_me(visitor: Asker) -> Response[Me]:
    """The visitor, and the token to send with every change as `x-csrf-token`."""
    return told_of(visitor)


@patch(
    "/", summary="Change name or language", responses=refusals(403, 413, 422), opt=policy("anybody", while_banned=True)
)
async def change_me(
    visitor: Asker,
    people_store: NamedDependency[People],
    live_games: NamedDependency[LiveGames],
    data: Annotated[MeChange, Body(examples=_EXAMPLES)],
) -> Response[Me]:
    """What is left out stays as it is. The name changes wherever one sits."""
    name = None if data.name is None else checked_name(data.name)
    person = await visitor.guest()
    if name is not None and person.is_banned:
        raise barred(person)
    await people_store.change(person.id, name=name, language=data.language)
    visitor.person = await people_store.get(person.id)
    if name is not None:
        await live_games.renamed(person.id)
    return told_of(visitor)


me_router = Router("/api/me", route_handlers=[get_me, change_me], tags=["me"])


@get("/", summary="My account", responses=refusals(), opt=policy("anybody"))
async def show(
    visitor: Asker, account_answers: NamedDependency[AccountAnswers], request: Request[Any, Any, Any]
) -> Response[Account]:
    """Who I am, how I come in, where I am signed in; and what this server offers to who has no account yet."""
    return await account_answers.of(visitor, request)


@post(
    "/sign-out",
    summary="Sign out",
    status_code=200,
    responses=refusals(403, 503),
    opt=policy("anybody", while_banned=True),
)
async def leave(visitor: Asker, browser_sessions: NamedDependency[BrowserSessions]) -> Response[Me]:
    """This browser's session ends. The guest who was here before, if there is one, goes on."""
    await browser_sessions.sign_out(visitor)
    return told_of(visitor)


@delete(
    "/devices",
    summary="Sign out everywhere else",
    status_code=200,
    responses=refusals(401, 403, 503),
    opt=policy("known", while_banned=True),
)
async def end_others(
    visitor: Asker,
    accounts_store: NamedDependency[Accounts],
    attendance: NamedDependency[Attendance],
    account_answers: NamedDependency[AccountAnswers],
    request: Request[Any, Any, Any],
) -> Response[Account]:
    """All sessions but this one end, and a link to another device that was not used yet."""
    person = visitor.known()
    await accounts_store.end_others(person.id, visitor.session or "")
    attendance.send_away(person.id)
    return await account_answers.of(visitor, request)


@delete(
    "/devices/{device_id:str}",
    summary="Sign another browser out",
    status_code=200,
    responses=refusals(401, 403, 404, 503),
    opt=policy("known", while_banned=True),
)
async def end_device(
    visitor: Asker,
    accounts_store: NamedDependency[Accounts],
    attendance: NamedDependency[Attendance],
    account_answers: NamedDependency[AccountAnswers],
    request: Request[Any, Any, Any],
    device_id: FromPath[str],
) -> Response[Account]:
    """By the id of the list; to sign out here, there is `sign-out`."""
    person = visitor.known()
    if not await accounts_store.end_session(person.id, device_id):
        raise ProblemError(404, "this browser is not signed in (any more)", "account-no-device")
    attendance.send_away(person.id)
    return await account_answers.of(visitor, request)


@post(
    "/guest",
    summary="Take over a guest's games",
    status_code=200,
    responses=refusals(401, 403, 404, 503),
    opt=policy("known", while_banned=True),
)
async def merge_guest(
    visitor: Asker,
    accounts_store: NamedDependency[Accounts],
    attendance: NamedDependency[Attendance],
    lobby: NamedDependency[Lobby],
    live_games: NamedDependency[LiveGames],
    browser_sessions: NamedDependency[BrowserSessions],
    account_answers: NamedDependency[AccountAnswers],
    request: Request[Any, Any, Any],
) -> Response[Account]:
    """What the guest did who was in this browser before is the account's: seats, tables, notes. The guest is gone."""
    person, guest = visitor.known(), await browser_sessions.guest_behind(visitor)
    if guest is None:
        raise ProblemError(404, "no guest was in this browser before", "account-no-guest")
    games = await accounts_store.merge(guest.id, person.id)
    lobby.merged(guest.id, person.id)
    attendance.send_away(guest.id)
    for game in games:
        await live_games.changed(game)
    visitor.behind = None
    await browser_sessions.forget_guest(visitor)
    return await account_answers.of(visitor, request)


@delete(
    "/guest",
    summary="Leave a guest's games",
    status_code=200,
    responses=refusals(401, 403, 503),
    opt=policy("known", while_banned=True),
)
async def leave_guest(
    visitor: Asker,
    browser_sessions: NamedDependency[BrowserSessions],
    account_answers: NamedDependency[AccountAnswers],
    request: Request[Any, Any, Any],
) -> Response[Account]:
    """The guest who was in this browser before is not asked about again; nobody can play on in their place."""
    visitor.known()
    await browser_sessions.forget_guest(visitor)
    visitor.behind = None
    return await account_answers.of(visitor, request)


@get("/export", summary="Everything stored about me", responses=refusals(401, 503), opt=policy("known", rate="export"))
async def export(
    visitor: Asker,
    games_store: NamedDependency[Games],
    accounts_store: NamedDependency[Accounts],
    late_engine: NamedDependency[LateEngine],
) -> Response[dict[str, Any]]:
    """One JSON file: what every table holds of me, and the records of my finished games."""
    person = visitor.known()
    tables = await accounts_store.everything_about(person.id)
    everything = {
        "utopia": __version__,
        "made": datetime.now(UTC).isoformat(timespec="seconds"),
        **tables,
        "records": await _records(games_store, late_engine, person.id),
    }
    headers = {**PRIVATE, "content-disposition": 'attachment; filename="utopia-my-data.json"'}
    return Response(everything, headers=headers)


async def _records(games: Games, engine: LateEngine, who: str) -> dict[str, str]:
    """Id of each finished game that can still be read -> its record."""
    async with contextlib.aclosing(finished_records(games, engine, who)) as records:
        return {game.id: text async for game, text in records}


@post(
    "/delete",
    summary="Delete everything about me",
    status_code=200,
    responses=refusals(401, 403, 409, 413, 422, 503),
    opt=policy("known", while_banned=True),
)
async def remove(
    visitor: Asker,
    browser_sessions: NamedDependency[BrowserSessions],
    deletion: NamedDependency[Deletion],
    data: Annotated[LeaveWish, Body(examples=[Example(value={"name": "Ada"})])],
) -> Response[Me]:
    """For good. Bots go on in running games; finished ones stay, with a nameless seat."""
    person = visitor.known()
    if _folded(data.name) != _folded(person.name or ""):
        raise ProblemError(409, "name: it is not yours, so nothing was deleted", "account-other-name")
    await deletion.erase(person.id)
    await browser_sessions.forget_guest(visitor)
    visitor.leave()
    return told_of(visitor)


def _folded(name: str) -> str:
    return unicodedata.normalize("NFKC", " ".join(name.split())).casefold()


account_router = Router(
    "/api/account",
    route_handlers=[show, leave, end_others, end_device, merge_guest, leave_guest, export, remove],
    tags=["accounts"],
)

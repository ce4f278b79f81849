"""Going on on another device: a link that works once gives the other browser a session of the same person."""

from typing import Any

from litestar import Request, Response, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath

from utopia.server.accounts.messages import DeviceLink, Me, Passage
from utopia.server.accounts.one_time_tokens import PASSAGE_LIFE, Passages
from utopia.server.accounts.routes.account import told_of
from utopia.server.accounts.service import BrowserSessions
from utopia.server.accounts.visitor import Asker
from utopia.server.lobby.answers import lan_command, origin
from utopia.server.settings import Settings
from utopia.server.web.policy import policy
from utopia.server.web.problems import not_found
from utopia.server.web.responses import PRIVATE, qr_code, refusals, svg


@post(
    "/me/device",
    summary="A link to another device",
    status_code=201,
    responses=refusals(401, 403, 503),
    opt=policy("known", while_banned=True),
)
async def open_passage(
    visitor: Asker,
    passages_store: NamedDependency[Passages],
    settings: NamedDependency[Settings],
    request: Request[Any, Any, Any],
) -> Response[DeviceLink]:
    """It works once and for a quarter of an hour; a new one takes the place of the old one."""
    token = await passages_store.open(visitor.known().id)
    minutes = round(PASSAGE_LIFE.total_seconds() / 60)
    link = DeviceLink(f"/device/{token}", origin(request, settings), minutes, lan_command(request, settings))
    return Response(link, cookies=visitor.cookies, headers=PRIVATE)


@get("/device/{token:str}", summary="Whose link is this?", responses=refusals(404), opt=policy("anybody", rate="link"))
async def look_at_passage(
    visitor: Asker, passages_store: NamedDependency[Passages], token: FromPath[str]
) -> Response[Passage]:
    """Before one goes on as somebody; the link is not used up."""
    person = await passages_store.find(token)
    passage = Passage(person.name, person.id == visitor.id, visitor.person is not None)
    return Response(passage, cookies=visitor.cookies, headers=PRIVATE)


@post(
    "/device/{token:str}",
    summary="Go on here",
    status_code=200,
    responses=refusals(403, 404, 503),
    opt=policy("anybody", rate="link", while_banned=True),
)
async def use_passage(
    visitor: Asker,
    passages_store: NamedDependency[Passages],
    browser_sessions: NamedDependency[BrowserSessions],
    token: FromPath[str],
) -> Response[Me]:
    """This browser is that person from now on, with their name, seats and games. The link is used up."""
    await browser_sessions.enter(visitor, *await passages_store.use(token))
    return told_of(visitor)


@get(
    "/device/{token:str}/{drawing:str}",
    summary="QR code of the link",
    media_type="image/svg+xml",
    responses=refusals(404),
    opt=policy("anybody", rate="link"),
)
async def show_passage_qr(
    visitor: Asker,
    passages_store: NamedDependency[Passages],
    settings: NamedDependency[Settings],
    request: Request[Any, Any, Any],
    token: FromPath[str],
    drawing: FromPath[str],
) -> Response[bytes]:
    """`qr.svg`: the link as others reach it."""
    await passages_store.find(token)
    if drawing != "qr.svg":
        raise not_found("link")
    link = f"{origin(request, settings)}/device/{token}"
    return svg(request, qr_code(link), "private, no-store")


devices_router = Router(
    "/api", route_handlers=[open_passage, look_at_passage, use_passage, show_passage_qr], tags=["me"]
)

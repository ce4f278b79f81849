"""Links in mails: one opens a game, the other switches mails of a kind off."""

from typing import Any, get_args

from litestar import Response, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath

from utopia.server.accounts.visitor import Asker, Visitor
from utopia.server.notifications.channels import Channels
from utopia.server.notifications.links import Way
from utopia.server.notifications.messages import Destination, Kind, Subscription
from utopia.server.notifications.service import Notices
from utopia.server.web.policy import policy
from utopia.server.web.problems import ProblemError
from utopia.server.web.responses import PRIVATE, refusals


@get("/{token:str}", summary="Where does this link lead?", responses=refusals(404), opt=policy("anybody", rate="link"))
async def go(visitor: Asker, notices: NamedDependency[Notices], token: FromPath[str]) -> Response[Destination]:
    """The link is no way to sign in: only who is signed in as its person learns which game it is."""
    way = _read(notices, token, "go", "come")
    game = way.what if way.person == visitor.id else None
    invited = game is not None and way.purpose == "come"
    found = Destination(game, invited, visitor.person is not None)
    return Response(found, cookies=visitor.cookies, headers=PRIVATE)


@get("/{token:str}", summary="What does this link end?", responses=refusals(404), opt=policy("anybody", rate="link"))
async def look(
    visitor: Asker, channels_store: NamedDependency[Channels], notices: NamedDependency[Notices], token: FromPath[str]
) -> Response[Subscription]:
    """Nothing changes by looking: mail scanners open every link."""
    channel, kind, muted = await _subscription(channels_store, _read(notices, token, "off"))
    return _told(visitor, kind, is_off=channel is None or kind in muted)


@post(
    "/{token:str}",
    summary="No more of these mails",
    status_code=200,
    responses=refusals(404, 503),
    opt=policy("anybody", rate="link", while_banned=True, one_click=True),
)
async def switch_off(
    visitor: Asker, channels_store: NamedDependency[Channels], notices: NamedDependency[Notices], token: FromPath[str]
) -> Response[Subscription]:
    """Who has the link may do this, signed in or not, with one click in a mail program (RFC 8058) too."""
    way = _read(notices, token, "off")
    channel, kind, muted = await _subscription(channels_store, way)
    if channel is not None:
        await channels_store.mute(way.person, channel, {*muted, kind})
    return _told(visitor, kind, is_off=True)


def _read(notices: Notices, token: str, *purposes: str) -> Way:
    way = notices.signer.read(token, *purposes)
    if way is None:
        raise ProblemError(404, "this link is not one of ours", "problem-notice-link")
    return way


async def _subscription(channels_store: Channels, way: Way) -> tuple[str | None, str, list[str]]:
    """Return the channel, if it still exists, the kind, and the kinds that are off there."""
    id_, _, kind = way.what.partition(":")
    if kind not in get_args(Kind):
        raise ProblemError(404, "this link ends nothing", "problem-notice-link")
    channels = await channels_store.of(way.person)
    found = next((channel for channel in channels if channel.id == id_), None)
    return (None, kind, []) if found is None else (found.id, kind, found.muted)


def _told(visitor: Visitor, kind: str, *, is_off: bool) -> Response[Subscription]:
    known: Any = kind
    return Response(Subscription(known, is_off), cookies=visitor.cookies, headers=PRIVATE)


go_router = Router("/api/go", route_handlers=[go], tags=["notices"])
off_router = Router("/api/notices/off", route_handlers=[look, switch_off], tags=["notices"])

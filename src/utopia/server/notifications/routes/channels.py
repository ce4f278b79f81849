"""Notification channels of a person: browsers, mail, webhooks; and trials of them, which are limited."""

import hashlib
from typing import Annotated, Any, Final, get_args

from limits import RateLimitItemPerMinute
from litestar import Response, Router, delete, get, patch, post
from litestar.di import NamedDependency
from litestar.openapi.spec import Example
from litestar.params import Body, FromPath

from utopia.server.accounts.visitor import Asker, Visitor
from utopia.server.database.schema.communication import ChannelKind
from utopia.server.mail import masked
from utopia.server.notifications.addresses import AddressRefusedError, checked_url
from utopia.server.notifications.channels import MOST_CHANNELS, Channel, Channels, TooManyChannelsError
from utopia.server.notifications.hooks import MissingHooksError
from utopia.server.notifications.messages import HookWish, Kind, NoticeSettings, PushWish, Waiting, Way, WayChange
from utopia.server.notifications.routes.live import WaitingGames
from utopia.server.notifications.sending import SendError
from utopia.server.notifications.service import Notices
from utopia.server.notifications.vapid import are_keys
from utopia.server.web.limiter import RateLimiter, too_fast
from utopia.server.web.policy import policy
from utopia.server.web.problems import ProblemError, not_found
from utopia.server.web.responses import PRIVATE, refusals

TRIALS: Final = RateLimitItemPerMinute(6)
"""Limit on the trials of one person's channels."""
_KINDS: Final = list(get_args(Kind))
_PUSH: Final = {
    "endpoint": "https://push.example/abc",
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
    "name": "Firefox on Linux",
}
_CHANGING: Final = (401, 403, 413, 422, 503)


@get("/", summary="How am I told?", responses=refusals(), opt=policy("anybody"))
async def show(
    visitor: Asker, channels_store: NamedDependency[Channels], notices: NamedDependency[Notices]
) -> Response[NoticeSettings]:
    """All my ways, also those at which nothing arrives any more."""
    return await _answer(visitor, channels_store, notices)


@get("/waiting", summary="What waits for me?", responses=refusals(), opt=policy("anybody", scope="games:read"))
async def show_waiting(visitor: Asker, waiting_games: NamedDependency[WaitingGames]) -> Response[Waiting]:
    """The games in which it is my turn. `/ws/me` says the same whenever it changes."""
    return Response(await waiting_games.of(visitor.id), cookies=visitor.cookies, headers=PRIVATE)


@post("/push", summary="Tell this browser", status_code=201, responses=refusals(*_CHANGING, 409), opt=policy("known"))
async def add_push(
    visitor: Asker,
    channels_store: NamedDependency[Channels],
    notices: NamedDependency[Notices],
    data: Annotated[PushWish, Body(examples=[Example(value=_PUSH)])],
) -> Response[NoticeSettings]:
    """People who were told in this browser before are told there no more."""
    _check_url(notices, data.endpoint)
    if not are_keys(data.p256dh, data.auth):
        raise ProblemError(422, "p256dh and auth: they are no keys of a browser", "problem-notice-keys")
    name = "".join(letter for letter in data.name if letter.isprintable())
    keys = {"p256dh": data.p256dh, "auth": data.auth, "name": name}
    await _open(visitor, channels_store, ChannelKind.PUSH, data.endpoint, keys, alone=True)
    return await _answer(visitor, channels_store, notices, 201)


@post("/mail", summary="Tell me by mail", status_code=201, responses=refusals(401, 403, 409, 503), opt=policy("known"))
async def add_mail(
    visitor: Asker, channels_store: NamedDependency[Channels], notices: NamedDependency[Notices]
) -> Response[NoticeSettings]:
    """At the address of my account."""
    if _mail_of(visitor, notices) != "ready":
        told = "mail needs an account with a mail address, and a server that sends mail"
        raise ProblemError(409, told, "problem-notice-no-mail")
    await _open(visitor, channels_store, ChannelKind.MAIL, "", None)
    return await _answer(visitor, channels_store, notices, 201)


@post("/hooks", summary="Tell a chat", status_code=201, responses=refusals(*_CHANGING, 409), opt=policy("known"))
async def add_hook(
    visitor: Asker,
    channels_store: NamedDependency[Channels],
    notices: NamedDependency[Notices],
    data: Annotated[HookWish, Body(examples=[Example(value={"address": "https://discord.com/api/webhooks/1/abc"})])],
) -> Response[NoticeSettings]:
    """Discord, Slack, Matrix and others that apprise knows; any other https address is sent JSON."""
    visitor.known()
    address = data.address.strip()
    if not (address.isascii() and address.isprintable()):
        raise ProblemError(422, "address: it is none", "problem-notice-address")
    try:
        service = await notices.sender.hooks.service(address)
    except MissingHooksError as error:
        raise ProblemError(409, str(error), "problem-notice-no-hooks") from None
    except OSError as error:
        raise ProblemError(503, f"webhooks cannot be looked at just now: {error}", "problem-server") from None
    if not service:
        raise ProblemError(422, "address: it is no webhook that we know", "problem-notice-service")
    await _open(visitor, channels_store, ChannelKind.HOOK, address, {"name": service})
    return await _answer(visitor, channels_store, notices, 201)


@patch(
    "/ways/{way_id:str}",
    summary="What am I told there?",
    responses=refusals(*_CHANGING, 404),
    opt=policy("known", while_banned=True),
)
async def change(
    visitor: Asker,
    channels_store: NamedDependency[Channels],
    notices: NamedDependency[Notices],
    way_id: FromPath[str],
    data: Annotated[WayChange, Body(examples=[Example(value={"muted": ["over"]})])],
) -> Response[NoticeSettings]:
    """All but these kinds."""
    if not await channels_store.mute(visitor.known().id, way_id, set(data.muted)):
        raise not_found("way")
    return await _answer(visitor, channels_store, notices)


@delete(
    "/ways/{way_id:str}",
    summary="Tell me there no more",
    status_code=200,
    responses=refusals(401, 403, 404, 503),
    opt=policy("known", while_banned=True),
)
async def remove(
    visitor: Asker, channels_store: NamedDependency[Channels], notices: NamedDependency[Notices], way_id: FromPath[str]
) -> Response[NoticeSettings]:
    """The address is forgotten."""
    if not await channels_store.remove(visitor.known().id, way_id):
        raise not_found("way")
    return await _answer(visitor, channels_store, notices)


@post(
    "/ways/{way_id:str}/test",
    summary="Send me one now",
    status_code=204,
    responses=refusals(401, 403, 404, 409, 429, 503),
    opt=policy("known"),
)
async def try_out(
    visitor: Asker,
    channels_store: NamedDependency[Channels],
    notices: NamedDependency[Notices],
    rate_limiter: NamedDependency[RateLimiter],
    way_id: FromPath[str],
) -> None:
    """To see whether it arrives."""
    who = visitor.known().id
    way = next((one for one in await channels_store.of(who) if one.id == way_id), None)
    if way is None:
        raise not_found("way")
    if wait := await rate_limiter.hit(TRIALS, "channel trials", who):
        raise too_fast(wait, "trials")
    try:
        await notices.try_out(way)
    except SendError as error:
        told = f"it did not arrive: {error}"
        raise ProblemError(409, told, "problem-notice-not-arrived") from None


def _check_url(notices: Notices, url: str) -> None:
    try:
        checked_url(url, is_private=notices.is_private)
    except AddressRefusedError as error:
        raise ProblemError(422, f"endpoint: {error}", error.why) from None


async def _open(
    visitor: Visitor,
    channels_store: Channels,
    kind: ChannelKind,
    address: str,
    keys: dict[str, str] | None,
    *,
    alone: bool = False,
) -> None:
    who = visitor.known().id
    try:
        await channels_store.open(who, kind, address, keys, alone=alone)
    except TooManyChannelsError:
        told = f"there are {MOST_CHANNELS} ways already; take one away first"
        raise ProblemError(409, told, "problem-notice-many", most=MOST_CHANNELS) from None


def _mail_of(visitor: Visitor, notices: Notices) -> Any:
    if not notices.has_mail:
        return "no_server"
    return "ready" if visitor.person and visitor.person.mail else "no_account"


async def _answer(
    visitor: Visitor, channels_store: Channels, notices: Notices, status: int = 200
) -> Response[NoticeSettings]:
    channels = await channels_store.of(visitor.id) if visitor.id else []
    address = masked(visitor.person.mail) if visitor.person and visitor.person.mail else None
    settings = NoticeSettings(
        ways=[_way(channel, address) for channel in channels],
        kinds=_KINDS,
        push_key=notices.push_key.public,
        mail=_mail_of(visitor, notices),
        address=address,
    )
    return Response(settings, status_code=status, cookies=visitor.cookies, headers=PRIVATE)


def _way(channel: Channel, address: str | None) -> Way:
    is_push = channel.kind is ChannelKind.PUSH
    muted: Any = [kind for kind in _KINDS if kind in channel.muted]
    return Way(
        id=channel.id,
        kind=channel.kind.value,
        name=(address or "") if channel.kind is ChannelKind.MAIL else (channel.keys or {}).get("name", ""),
        mark=hashlib.sha256(channel.address.encode()).hexdigest() if is_push else "",
        muted=muted,
        closed=channel.closed is not None,
    )


notices_router = Router(
    "/api/notices",
    route_handlers=[show, show_waiting, add_push, add_mail, add_hook, change, remove, try_out],
    tags=["notices"],
)

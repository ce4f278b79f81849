"""Bodies of `/api/notices`: where a person is told of their games, and of what; and the games that wait for them."""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from utopia.server.web.messages import about

Kind: TypeAlias = Literal["turn", "over", "start", "invitation", "reminder", "vote", "report"]
"""What there is to be told; their words are the messages `notice-kind-KIND`."""


class Way(msgspec.Struct, frozen=True):
    """One place where I am told. Its address is a secret and stays on the server."""

    id: str
    kind: Literal["push", "mail", "hook"]
    name: Annotated[str, about("Of the browser or the chat service; of mail the address, masked.")]
    mark: Annotated[str, about("Of a browser: SHA-256 of its push address, hexadecimal, by which it knows itself.")]
    muted: Annotated[list[Kind], about("What I am not told there.")]
    closed: Annotated[bool, about("Nothing arrives there any more.")]


class NoticeSettings(msgspec.Struct, frozen=True):
    """`GET /api/notices`: how I am told, and how I could be."""

    ways: list[Way]
    kinds: list[Kind]
    push_key: Annotated[str, about("The server's, for a browser to subscribe with (`applicationServerKey`).")]
    mail: Annotated[Literal["ready", "no_account", "no_server"], about("Whether I could be told by mail.")]
    address: Annotated[str | None, about("Mine, masked.")]


class PushWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/notices/push`: what a browser got from its push service. Again the same is no new way."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1024, extra_json_schema={"format": "uri"})]
    p256dh: Annotated[str, Meta(min_length=1, max_length=120)]
    auth: Annotated[str, Meta(min_length=1, max_length=40)]
    name: Annotated[str, Meta(max_length=60), about("What the browser is called in the list.")] = ""


class HookWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/notices/hooks`: a chat's webhook, as the chat gives it or as apprise writes it."""

    address: Annotated[str, Meta(min_length=1, max_length=1024, extra_json_schema={"format": "uri"})]


class WayChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`PATCH /api/notices/ways/ID`."""

    muted: Annotated[list[Kind], Meta(max_length=32)]


class WaitingGame(msgspec.Struct, frozen=True):
    """A game in which it is my turn."""

    id: str
    names: Annotated[list[str], about("Who else plays.")]
    round: int


class WaitingInvitation(msgspec.Struct, frozen=True):
    """A table to which I am asked; `GET /api/invitations/TABLE` says more."""

    table: str
    host: str
    names: Annotated[list[str], about("Who else sits there.")]
    free: int
    at: Annotated[str, about("ISO 8601, UTC.")]


class WaitingTable(msgspec.Struct, frozen=True):
    """A live table of a tournament where I play."""

    game: str
    tournament: str
    name: Annotated[str, about("Of the tournament.")]
    round: int
    table: int


class Waiting(msgspec.Struct, frozen=True):
    """`GET /api/notices/waiting`, and every message of the websocket `/ws/me`: what waits for me."""

    games: Annotated[list[WaitingGame], about("The one that has waited longest first.")]
    invitations: Annotated[list[WaitingInvitation], about("The newest first.")] = []
    tables: Annotated[list[WaitingTable], about("Where I am awaited at once; the newest first.")] = []


class Destination(msgspec.Struct, frozen=True):
    """`GET /api/go/TOKEN`: where a link in a mail leads."""

    game: Annotated[str | None, about("The game to open; None unless I am the one to whom it was sent.")]
    invited: Annotated[bool, about("It is a table to which I was asked.")]
    known: Annotated[bool, about("I am somebody here, if only somebody else.")]


class Subscription(msgspec.Struct, frozen=True):
    """`GET` and `POST /api/notices/off/TOKEN`: the kind of notice that a link in a mail switches off."""

    kind: Kind
    off: Annotated[bool, about("It is switched off already.")]

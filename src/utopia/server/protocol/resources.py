"""Bodies of the HTTP interface (`/api/…`)."""

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from utopia.server.protocol.invitations import Invited
from utopia.server.protocol.lobby import Terms
from utopia.server.protocol.messages import Sealed, Sitting
from utopia.server.protocol.view import Happening, View
from utopia.server.protocol.words import Phrase
from utopia.tables.clocks.tempo import Tempo

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
Language: TypeAlias = Literal["en", "fr", "it", "de"]
Pace: TypeAlias = Annotated[float, Meta(ge=0, le=10)]

ImportedAs: TypeAlias = Literal["sealed", "plain"]
"""Of a game that was not played here: its record was put in by one of its people, and keeps all rules. `sealed`: its
draws follow from the seed that it shows, which says nothing of who chose that seed and when; `plain`: nothing tells
how its draws came about. Such a game counts for nothing."""
MOST_FRAMES: Final = 64
"""Views of one answer."""


class Me(msgspec.Struct, frozen=True):
    """`GET /api/me`: the visitor, known by a cookie. A guest has no name before he gives one."""

    name: str | None
    language: Language | None
    csrf: str
    """To be sent back as the header `x-csrf-token` with everything that changes something."""
    account: bool = False
    """Signed in to an account; else a guest or a stranger. `GET /api/account` says more."""
    mail: str | None = None
    """Of the account, masked: `a…@example.org`."""


class MeChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`PATCH /api/me`."""

    name: Name | None = None
    language: Language | None = None


class DeviceLink(msgspec.Struct, frozen=True):
    """`POST /api/me/device`: a way to go on on another device, once. Its QR code is at `/api/device/TOKEN/qr.svg`."""

    path: str
    """`/device/TOKEN`."""
    origin: str
    """As in `Links`."""
    minutes: int
    """So long it works."""
    lan: str | None
    """As in `Links`."""


class Passage(msgspec.Struct, frozen=True):
    """`GET /api/device/TOKEN`: whose link this is. `POST` makes this browser go on as that person; answers `Me`."""

    name: str | None
    mine: bool
    """The visitor is that person already."""
    known: bool
    """The visitor has a session here; it would be left for that person's."""


class Level(msgspec.Struct, frozen=True):
    """A bot that can be seated; its words are the messages `bot-ID` and `bot-ID-about`.

    Bots of others have no words of ours: they are called by their ids.
    """

    id: str


class Option(msgspec.Struct, frozen=True):
    """An option of the rules; its words are `option-ID` and `option-ID-about`, those of choices `option-ID-CHOICE`."""

    id: str
    rule: str
    default: int | bool | str
    choices: list[str] | None = None
    least: int | None = None
    most: int | None = None


class Preset(msgspec.Struct, frozen=True):
    """A printed edition: `fr`, `it`, `en`, `de`."""

    id: str
    options: dict[str, int | bool | str]


class Offer(msgspec.Struct, frozen=True):
    """`GET /api/offer`: what a table can be made of."""

    levels: list[Level]
    options: list[Option]
    presets: list[Preset]
    default_preset: str
    boards: list[str]
    """Digests of the maps, the usual one first."""
    tempos: dict[str, Tempo] = {}
    """Clocks that most tables want; their words are `time-tempo-NAME` and `time-tempo-NAME-about`."""


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit on a seat: me, a friend (who comes by a link), somebody at this device, a bot."""

    kind: Literal["me", "friend", "device", "bot"]
    name: Name | None = None
    """For `me` and `device`."""
    level: str | None = None
    """For `bot`."""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables`; the answer is a `Table`. Without friends the game begins at once, unless it is held."""

    seats: Annotated[list[SeatWish], Meta(min_length=2, max_length=5)]
    edition: str = "fr"
    options: dict[str, int | bool | str] = {}
    first: Annotated[int, Meta(ge=0, le=4)] | None = None
    """Who goes first; None draws."""
    shuffle: bool = False
    """Draw who sits where."""
    pace: Pace = 1.0
    hold: bool = False
    """Whoever opens it starts it himself, when he has seen the seal of the shuffle and added to it."""
    terms: Terms = msgspec.field(default_factory=Terms)


class StartWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables/ID/start` by the host: what becomes of seats to which no friend came; answers a `Table`."""

    missing: Literal["bot", "closed"] = "bot"
    level: str | None = None
    """Of the bots that sit down there."""


class PaceWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`PATCH /api/tables/ID/pace` by the host; answers a `Table`."""

    pace: Pace


class Entropy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables/ID/entropy` by who has a seat, before the game begins; answers a `Table`."""

    entropy: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
    """32 random bytes, new for every table, as hexadecimal digits."""


class Links(msgspec.Struct, frozen=True):
    """Paths that let others in; the host alone sees them. A QR code of each is at `/api/tables/ID/qr/join.svg`."""

    join: str | None
    watch: str | None
    origin: str
    """What stands before a path for other devices (`http://192.168.1.5:8420`): the host may be at `localhost`."""
    lan: str | None
    """The command that starts the server so that other devices reach it; None if they do already."""


class Table(msgspec.Struct, frozen=True):
    """`GET /api/tables/ID`: a table before and during its game."""

    id: str
    state: Literal["open", "running", "over"]
    sitting: list[Sitting]
    edition: str
    options: dict[str, int | bool | str]
    host: bool
    pace: float
    links: Links | None
    """The host's, else None."""
    terms: Terms
    rematch: str | None = None
    """The table that follows this game with the same people, once somebody has asked for it."""
    sealed: Sealed | None = None
    """None for a game that was begun before shuffles were sealed."""
    is_rematch: bool = False
    """It follows a game with the same people: once all have come, any of them may begin it."""
    paired: bool = False
    """The server has brought its people together and begins the game by itself."""
    invited: list[Invited] = []
    """Whom the host has asked by name; told to the host alone."""
    imported: ImportedAs | None = None
    """It was played elsewhere (`sealed`: its draws follow from the seed it shows); None: it was played here."""


class LinkChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables/ID/links`: a new link instead of the old one, or none; the answer is a `Table`."""

    purpose: Literal["join", "watch"]
    revoke: bool = False


class Invitation(msgspec.Struct, frozen=True):
    """`GET /api/join/TOKEN`, or by name `GET /api/invitations/TABLE`: what one is invited to.

    `POST` there with a `JoinWish` takes a seat and answers a `Table`.
    """

    table: str
    purpose: Literal["join", "watch"]
    host: str
    sitting: list[Sitting]
    free: int
    """Free seats."""
    edition: str
    options: dict[str, int | bool | str]
    terms: Terms
    host_person: str | None = None
    """The host's profile, if he has an account."""
    met: bool = False
    """I have played with the host."""
    asked: str | None = None
    """When the host asked me by name, ISO 8601, UTC; None where the link is all."""


class JoinWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name of a guest who takes a seat; may be left out when only watching."""

    name: Name | None = None


class LeftSeat(msgspec.Struct, frozen=True):
    """Where I sat in a game that I have left; its `sitting` says who is there now."""

    seat: int
    back: bool
    """I may take it back from the bot that plays there."""


class GameEntry(msgspec.Struct, frozen=True):
    """A game of mine, in the answer to `GET /api/games`."""

    id: str
    state: Literal["open", "running", "over"]
    sitting: list[Sitting]
    round: int
    my_turn: bool
    changed: str
    """ISO 8601, UTC."""
    places: list[int] | None = None
    """[seat] -> place, once over."""
    until: str | None = None
    """When time runs out: mine, while my clock runs, else that of whoever has the least."""
    deciding: list[int] = []
    """Seats that the game waits for."""
    left: LeftSeat | None = None
    """I have left the game while it ran, and have no seat in it now."""
    imported: ImportedAs | None = None
    """It was played elsewhere (`sealed`: its draws follow from the seed it shows); None: it was played here."""


class Frames(msgspec.Struct, frozen=True):
    """`GET /api/games/ID/frames?first=N&last=M&seat=S`: views after N, …, M events (at most 64), to go back in time.

    While the game runs `seat` must be one's own (or -1); afterwards any, and `open` shows all hands.
    """

    first: int
    total: int
    """Events of the game."""
    rounds: list[int]
    """[round - 1] -> number of events when it began."""
    views: list[View]


class Chronicle(msgspec.Struct, frozen=True):
    """`GET /api/games/ID/chronicle?seat=S`: everything that happened, as that viewer may know it."""

    happenings: list[Happening]


class Tally(msgspec.Struct, frozen=True):
    """`GET /api/games/ID/tally`: points by source and round, for the chart at the end."""

    rounds: list[list[list[int]]]
    """[round - 1][seat][source] -> points."""


class Problem(msgspec.Struct, frozen=True):
    """RFC 9457: what is wrong with a request (`application/problem+json`)."""

    title: str
    status: int
    detail: str
    why: Phrase | None = None
    """The same for people, in their language."""
    wait: float | None = None

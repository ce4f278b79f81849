"""Bodies of the endpoints for tables before their game (`/api/tables`, `/api/offer`)."""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from utopia.server.protocol.accounts import Name
from utopia.server.protocol.games import ImportedAs
from utopia.server.protocol.invitations import Invited
from utopia.server.protocol.lobby import Terms
from utopia.server.protocol.messages import Sealed, Sitting
from utopia.tables.clocks.tempo import Tempo

Pace: TypeAlias = Annotated[float, Meta(ge=0, le=10)]


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
    """The host starts it, after seeing the seal of the shuffle and adding to it."""
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

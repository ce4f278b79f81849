"""Bodies of the lobby (`/api/lobby`), and of tables before their game (`/api/tables`)."""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from utopia.server.accounts.messages import Name
from utopia.server.tables.messages import ImportedAs, Invited, RecordNotes, Sealed, Sitting, Terms
from utopia.tables.clocks.tempo import Tempo

PairingTempo: TypeAlias = Literal["live", "slow"]


class SeekWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`PUT /api/lobby/seek`: find me a game; answers `Mine`."""

    players: Annotated[list[Annotated[int, Meta(ge=2, le=5)]], Meta(min_length=1, max_length=4)]
    """Any of these numbers will do."""
    tempo: PairingTempo = "live"
    """`live`: at once, for who stays on the page. `slow`: over days; one may leave meanwhile."""
    fill_after: Annotated[int, Meta(ge=10, le=3600)] | None = None
    """Seconds until bots may take the empty seats; None: never."""
    level: Annotated[str, Meta(max_length=24)] | None = None
    """Of those bots; None: of the usual strength."""
    rated: bool = False
    """Only a rated game: among accounts, without bots."""
    name: Annotated[str, Meta(min_length=1, max_length=24)] | None = None
    """Of a guest who has none yet."""


class LobbySeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits on a seat, as in `Sitting`."""

    name: str
    kind: str
    level: str | None = None


class LobbyTable(msgspec.Struct, frozen=True):
    """A table that anybody may find."""

    id: str
    state: Literal["open", "running"]
    """A running game stands among the open tables while it wants a substitute."""
    host: str
    """What who opened it is called."""
    sitting: list[LobbySeat]
    free: int
    """Free seats; in a running game those whose players have left for good."""
    edition: str
    options: dict[str, int | bool | str]
    """Those that differ from the edition's."""
    terms: Terms
    round: int
    """0 before the game, and where spectators are behind."""
    since: str
    """When it was opened or, if it runs, started: ISO 8601, UTC."""
    away: bool = False
    """The host has not been seen for a while."""
    deciding: list[int] = []
    """Seats whose turn it is; empty before the game, and where spectators are behind."""


class Lobby(msgspec.Struct, frozen=True, tag="lobby"):
    """`GET /api/lobby`, and over the websocket `/ws/lobby` whenever it has changed: the same for all."""

    open: list[LobbyTable]
    """Tables with free seats, those that have not begun first, and the newest first."""
    running: list[LobbyTable]
    """Games that may be watched, the newest first."""
    live: list[int]
    """[players - 2] -> how many wait to be paired for a live game of so many."""
    slow: list[int]


class Seeking(msgspec.Struct, frozen=True):
    """What the visitor waits for."""

    wish: SeekWish
    waited: float
    """Seconds so far."""


class Mine(msgspec.Struct, frozen=True, tag="mine"):
    """Over the websocket when it has changed: what concerns the visitor alone."""

    tables: list[str]
    """Listed tables that they opened or sit at."""
    seeking: Seeking | None = None
    table: str | None = None
    """They have been paired and are awaited at this table."""
    missed: bool = False
    """They were paired and did not come in time, so that the others began without them."""


class HandWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`PUT /api/games/ID/hand`: whether spectators are shown the hand of one's own seat; answers a `Table`."""

    seat: Annotated[int, Meta(ge=0, le=4)]
    shown: bool


class Opponents(msgspec.Struct, frozen=True):
    """`GET /api/me/opponents`: the bots that `POST /api/tables/play-now` deals, and why those."""

    level: str
    why: Literal["first", "same", "stronger", "gentler"]
    """`first`: no game against bots is finished yet. `stronger`: the last two against that level were won. `gentler`:
    they came last. `same`: neither."""


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
    shows_hand: bool = False
    """For `bot`: everybody at the table sees its hand, to learn from it."""


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
    """`POST /api/tables/ID/entropy` before the game begins; answers a `Table`, with the digits that count."""

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
    notes: RecordNotes | None = None
    """Of an imported game, if its record has a title or comments."""
    deal: str | None = None
    """The deal that is played here."""


class LinkChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables/ID/links`: a new link instead of the old one, or none; the answer is a `Table`."""

    purpose: Literal["join", "watch"]
    revoke: bool = False

"""Bodies of the lobby (`/api/lobby`), and of tables before their game (`/api/tables`)."""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from utopia.server.accounts.messages import Name
from utopia.server.tables.messages import ImportedAs, Invited, RecordNotes, Sealed, Sitting, Terms
from utopia.server.web.messages import about
from utopia.tables.clocks.tempo import Tempo

PairingTempo: TypeAlias = Literal["live", "slow"]


class SeekWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`PUT /api/lobby/seek`: find me a game; answers `Mine`."""

    players: Annotated[
        list[Annotated[int, Meta(ge=2, le=5)]], Meta(min_length=1, max_length=4), about("Any of these numbers will do.")
    ]
    tempo: Annotated[
        PairingTempo, about("`live`: at once, for who stays on the page. `slow`: over days; one may leave meanwhile.")
    ] = "live"
    fill_after: Annotated[
        Annotated[int, Meta(ge=10, le=3600)] | None, about("Seconds until bots may take the empty seats; None: never.")
    ] = None
    level: Annotated[
        Annotated[str, Meta(max_length=24)] | None, about("Of those bots; None: of the usual strength.")
    ] = None
    rated: Annotated[bool, about("Only a rated game: among accounts, without bots.")] = False
    name: Annotated[Annotated[str, Meta(min_length=1, max_length=24)] | None, about("Of a guest who has none yet.")] = (
        None
    )


class LobbySeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits on a seat, as in `Sitting`."""

    name: str
    kind: str
    level: str | None = None


class LobbyTable(msgspec.Struct, frozen=True):
    """A table that anybody may find."""

    id: str
    state: Annotated[
        Literal["open", "running"], about("A running game stands among the open tables while it wants a substitute.")
    ]
    host: Annotated[str, about("What who opened it is called.")]
    sitting: list[LobbySeat]
    free: Annotated[int, about("Free seats; in a running game those whose players have left for good.")]
    edition: str
    options: Annotated[dict[str, int | bool | str], about("Those that differ from the edition's.")]
    terms: Terms
    round: Annotated[int, about("0 before the game, and where spectators are behind.")]
    since: Annotated[str, about("When it was opened or, if it runs, started: ISO 8601, UTC.")]
    away: Annotated[bool, about("The host has not been seen for a while.")] = False
    deciding: Annotated[
        list[int], about("Seats whose turn it is; empty before the game, and where spectators are behind.")
    ] = []
    exhibition: Annotated[bool, about("Bots play it for those who look at the lobby; it has no host.")] = False


class Lobby(msgspec.Struct, frozen=True, tag="lobby"):
    """`GET /api/lobby`, and over the websocket `/ws/lobby` whenever it has changed: the same for all."""

    open: Annotated[
        list[LobbyTable], about("Tables with free seats, those that have not begun first, and the newest first.")
    ]
    running: Annotated[list[LobbyTable], about("Games that may be watched, the newest first.")]
    live: Annotated[list[int], about("[players - 2] -> how many wait to be paired for a live game of so many.")]
    slow: list[int]


class Seeking(msgspec.Struct, frozen=True):
    """What the visitor waits for."""

    wish: SeekWish
    waited: Annotated[float, about("Seconds so far.")]


class Mine(msgspec.Struct, frozen=True, tag="mine"):
    """Over the websocket when it has changed: what concerns the visitor alone."""

    tables: Annotated[list[str], about("Listed tables that they opened or sit at.")]
    seeking: Seeking | None = None
    table: Annotated[str | None, about("They have been paired and are awaited at this table.")] = None
    missed: Annotated[
        bool, about("They were paired and did not come in time, so that the others began without them.")
    ] = False


class HandWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`PUT /api/games/ID/hand`: whether spectators are shown the hand of one's own seat; answers a `Table`."""

    seat: Annotated[int, Meta(ge=0, le=4)]
    shown: bool


class Opponents(msgspec.Struct, frozen=True):
    """`GET /api/me/opponents`: the bots that `POST /api/tables/play-now` deals, and why those."""

    level: str
    why: Annotated[
        Literal["first", "same", "stronger", "gentler"],
        about(
            "`first`: no game against bots is finished yet. `stronger`: the last two against that level "
            "were won. `gentler`: they came last. `same`: neither."
        ),
    ]


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
    boards: Annotated[list[str], about("Digests of the maps, the usual one first.")]
    tempos: Annotated[
        dict[str, Tempo],
        about("Clocks that most tables want; their words are `time-tempo-NAME` and `time-tempo-NAME-about`."),
    ] = {}


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit on a seat: me, a friend (who comes by a link), somebody at this device, a bot."""

    kind: Literal["me", "friend", "device", "bot"]
    name: Annotated[Name | None, about("For `me` and `device`.")] = None
    level: Annotated[str | None, about("For `bot`.")] = None
    shows_hand: Annotated[bool, about("For `bot`: everybody at the table sees its hand, to learn from it.")] = False


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables`; the answer is a `Table`. Without friends the game begins at once, unless it is held."""

    seats: Annotated[list[SeatWish], Meta(min_length=2, max_length=5)]
    edition: str = "fr"
    options: dict[str, int | bool | str] = {}
    first: Annotated[Annotated[int, Meta(ge=0, le=4)] | None, about("Who goes first; None draws.")] = None
    shuffle: Annotated[bool, about("Draw who sits where.")] = False
    pace: Pace = 1.0
    hold: Annotated[bool, about("The host starts it, after seeing the seal of the shuffle and adding to it.")] = False
    terms: Terms = msgspec.field(default_factory=Terms)


class StartWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables/ID/start` by the host: what becomes of seats to which no friend came; answers a `Table`."""

    missing: Literal["bot", "closed"] = "bot"
    level: Annotated[str | None, about("Of the bots that sit down there.")] = None


class PaceWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`PATCH /api/tables/ID/pace` by the host; answers a `Table`."""

    pace: Pace


class Entropy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables/ID/entropy` before the game begins; answers a `Table`, with the digits that count."""

    entropy: Annotated[
        str, Meta(pattern="^[0-9a-f]{64}$"), about("32 random bytes, new for every table, as hexadecimal digits.")
    ]


class Links(msgspec.Struct, frozen=True):
    """Paths that let others in; the host alone sees them. A QR code of each is at `/api/tables/ID/qr/join.svg`."""

    join: str | None
    watch: str | None
    origin: Annotated[
        str,
        about(
            "What stands before a path for other devices (`http://192.168.1.5:8420`): the host may be at `localhost`."
        ),
    ]
    lan: Annotated[
        str | None, about("The command that starts the server so that other devices reach it; None if they do already.")
    ]


class Table(msgspec.Struct, frozen=True):
    """`GET /api/tables/ID`: a table before and during its game."""

    id: str
    state: Literal["open", "running", "over"]
    sitting: list[Sitting]
    edition: str
    options: dict[str, int | bool | str]
    host: bool
    pace: float
    links: Annotated[Links | None, about("The host's, else None.")]
    terms: Terms
    rematch: Annotated[
        str | None, about("The table that follows this game with the same people, once somebody has asked for it.")
    ] = None
    sealed: Annotated[Sealed | None, about("None for a game that was begun before shuffles were sealed.")] = None
    is_rematch: Annotated[
        bool, about("It follows a game with the same people: once all have come, any of them may begin it.")
    ] = False
    paired: Annotated[bool, about("The server has brought its people together and begins the game by itself.")] = False
    invited: Annotated[list[Invited], about("Whom the host has asked by name; told to the host alone.")] = []
    imported: Annotated[
        ImportedAs | None,
        about("It was played elsewhere (`sealed`: its draws follow from the seed it shows); None: it was played here."),
    ] = None
    notes: Annotated[RecordNotes | None, about("Of an imported game, if its record has a title or comments.")] = None
    deal: Annotated[str | None, about("The deal that is played here.")] = None


class LinkChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables/ID/links`: a new link instead of the old one, or none; the answer is a `Table`."""

    purpose: Literal["join", "watch"]
    revoke: bool = False

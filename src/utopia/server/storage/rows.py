"""What the repositories give and take. Times are aware and in UTC."""

from datetime import UTC, datetime
from enum import StrEnum

import msgspec

from utopia.server.protocol.lobby import Terms
from utopia.tables.votes import Vote

Option = int | bool | str


class GameState(StrEnum):
    """Where a game stands in its life."""

    OPEN = "open"
    """Waits for friends."""
    RUNNING = "running"
    OVER = "over"


class SeatKind(StrEnum):
    """Who sits there, as in ``protocol.messages.Sitting``."""

    PERSON = "person"
    DEVICE = "device"
    """Somebody at the device of ``person``."""
    BOT = "bot"
    OPEN = "open"


class Purpose(StrEnum):
    """What a link lets one do."""

    JOIN = "join"
    WATCH = "watch"


class EntryKind(StrEnum):
    """What an entry of the log is."""

    MOVE = "move"
    DRAW = "draw"
    TAKE_BACK = "take_back"


class ErrandKind(StrEnum):
    """What somebody is about to do who proves himself by what was sent to him."""

    SIGN_IN = "sign_in"
    """By a link that was mailed."""
    ADD_MAIL = "add_mail"
    """An account gets a mail address, or another one."""
    MAKE_PASSKEY = "make_passkey"
    USE_PASSKEY = "use_passkey"


class RelationKind(StrEnum):
    """What somebody does not want of another."""

    BLOCK = "block"
    """To sit at a table with him, or to be invited by him."""
    MUTE = "mute"
    """To read what he says."""


class RoomSide(StrEnum):
    """Who talks with whom at a table."""

    PLAYERS = "players"
    SPECTATORS = "spectators"


class ChannelKind(StrEnum):
    """How somebody is told."""

    PUSH = "push"
    MAIL = "mail"
    HOOK = "hook"


class Origin(StrEnum):
    """What is known of a game that was played elsewhere, whose record somebody put in: all of it keeps the rules."""

    SEALED = "sealed"
    """And all its draws follow from the seed that it shows."""
    PLAIN = "plain"
    """And nothing tells how its draws came about."""


class Person(msgspec.Struct, frozen=True):
    """A guest, or an account (``signed_up``). He has no name before he gives one."""

    id: str
    name: str | None
    language: str | None
    created: datetime
    mail: str | None = None
    """By which he signs in, in small letters."""
    signed_up: datetime | None = None
    bot_of: str | None = None
    """Who answers for this bot account; None for a person."""
    is_admin: bool = False
    """Whether the pages of whoever keeps the server are open to him."""
    banned_until: datetime | None = None
    banned_why: str | None = None
    """As it was told to him."""

    @property
    def is_banned(self) -> bool:
        """Whether he may only read and leave just now."""
        return self.banned_until is not None and self.banned_until > datetime.now(UTC)


class Seat(msgspec.Struct, frozen=True):
    """A seat of a game and who has it."""

    kind: SeatKind
    person: str | None = None
    """Who decides for it (``person``, ``device``)."""
    name: str | None = None
    """Of who sits there. For a ``person`` it is always that person's own and not stored here."""
    level: str | None = None
    """A bot's."""
    entropy: str | None = None
    """What its player added to the shuffle, as hexadecimal digits."""
    was: str | None = None
    """Who began the game here and left it, so that a bot or a substitute plays; or for whom it is kept, if it is open.
    """
    was_name: str | None = None
    """What he is called; read with the seat and never stored with it."""
    is_free: bool = False
    """A bot plays there until a substitute sits down; read with the seat."""
    leavers: tuple[str, ...] = ()
    """Who had it in this game and left it, the first one first; read with the seat and never stored with it."""
    shows_hand: bool = False
    """Spectators are shown its hand."""
    owner: str | None = None
    """Whose bot account has it; read with the seat and never stored with it."""
    owner_name: str | None = None
    """What he is called; read with the seat and never stored with it."""
    came: int | None = None
    """How many sat down here before him: of two with one name who came later gets the number, wherever he sits."""

    @property
    def program(self) -> bool:
        """Whether a bot account has it."""
        return self.owner is not None

    @property
    def back(self) -> str | None:
        """Who may take it back from the bot that plays there: whoever sat there last."""
        return self.leavers[-1] if self.kind is SeatKind.BOT and self.leavers else None

    def is_open_to(self, who: str | None) -> bool:
        """Whether he can sit down there; None is anybody for whom no seat is kept."""
        return self.is_free or (self.kind is SeatKind.OPEN and self.was in (None, who))


class Result(msgspec.Struct, frozen=True):
    """How a game ended."""

    reason: str
    """`target` or `stall`; `ended` if those who were left ended it, `closed` if whoever keeps the server did."""
    places: list[int]
    """[seat] -> place from 1; empty if it was not played to its end."""
    scores: list[int]
    """[seat] -> score; likewise."""


class NewGame(Terms, frozen=True):
    """What a game is made of."""

    host: str
    """A person's id."""
    seats: list[Seat]
    edition: str
    options: dict[str, Option]
    """All of them, written out: printed editions may be corrected while this game runs."""
    board: str
    """The map's digest."""
    first: int | None = None
    """Seat that goes first; None draws it."""
    shuffle: bool = False
    """Draw who sits where when the game starts."""
    pace: float = 1.0
    """Seconds that a bot's move takes at least."""
    before: str | None = None
    """The game of which this one is the rematch."""
    seed: int | None = None
    """The bots'; None makes one up."""
    secret: str | None = None
    """The dealer's, as hexadecimal digits; None makes one up."""


class Game(Terms, frozen=True):
    """A game without its events."""

    id: str
    host: str
    state: GameState
    edition: str
    options: dict[str, Option]
    board: str
    seed: int
    """The bots' luck and, in a game made before shuffles were sealed, the dealer's: it never leaves the server."""
    first: int | None
    shuffle: bool
    pace: float
    created: datetime
    started: datetime | None
    changed: datetime
    round: int
    deciding: int
    """Mask of the seats whose turn it was when ``Log.note`` was last told: a hint for lists, not the truth."""
    result: Result | None
    before: str | None
    secret: str | None
    """The sealed seed: it does not leave the server before the game is over. None: the old dealer, by ``seed``."""
    vote: Vote | None = None
    """What the table is asked."""
    paused: datetime | None = None
    """Since when the clocks stand by agreement."""
    imported: Origin | None = None
    """It was not played here; None: it was."""

    @property
    def terms(self) -> Terms:
        """What was agreed when it was opened."""
        return Terms(**{name: getattr(self, name) for name in Terms.__struct_fields__})

    def awaits(self, seat: int) -> bool:
        """Whether the seat is to decide, as far as lists know."""
        return self.state is GameState.RUNNING and bool(self.deciding >> seat & 1)


class Link(msgspec.Struct, frozen=True):
    """A way into a game."""

    token: str
    game: str
    purpose: Purpose
    created: datetime


class Progress(msgspec.Struct, frozen=True):
    """Where a game stands, for lists of games."""

    round: int
    deciding: int
    """Mask of the seats that may decide."""


class Entry(msgspec.Struct, frozen=True):
    """One entry for the log of a game."""

    kind: EntryKind
    seat: int
    """Whose move or take-back it is; -2 (``rules.CHANCE``) for a draw."""
    code: int
    """Of the move or draw; of a take-back the number of events that stand after it."""
    key: str | None = None
    """Of the command that asked for it and its person (``rooms.history.stored_key``); of a command's first entry only,
    and never twice in a game."""
    person: str | None = None
    """Whose command it was; None for bots, chance and forced moves."""


class Logged(Entry, frozen=True, kw_only=True):
    """An entry that is stored."""

    seq: int
    """Its number in the game's log, from 0."""
    at: datetime

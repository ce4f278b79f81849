"""Arguments and results of the repositories. Times are aware and in UTC."""

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
    """A guest at the device of ``person``."""
    BOT = "bot"
    OPEN = "open"


class Purpose(StrEnum):
    """The access that a link gives."""

    JOIN = "join"
    WATCH = "watch"


class EntryKind(StrEnum):
    """The kind of a log entry."""

    MOVE = "move"
    DRAW = "draw"
    TAKE_BACK = "take_back"


class ErrandKind(StrEnum):
    """A one-time token's purpose: the action of a person who proves their identity by it."""

    SIGN_IN = "sign_in"
    """By a link that was mailed."""
    ADD_MAIL = "add_mail"
    """An account gets a mail address, or another one."""
    MAKE_PASSKEY = "make_passkey"
    USE_PASSKEY = "use_passkey"


class RelationKind(StrEnum):
    """A restriction on another person."""

    BLOCK = "block"
    """Sharing a table, or an invitation by them."""
    MUTE = "mute"
    """Reading their messages."""


class RoomSide(StrEnum):
    """An audience at a table."""

    PLAYERS = "players"
    SPECTATORS = "spectators"


class ChannelKind(StrEnum):
    """A kind of notification channel."""

    PUSH = "push"
    MAIL = "mail"
    HOOK = "hook"


class Origin(StrEnum):
    """Data of a game played elsewhere, whose record a person imported. The record follows the rules."""

    SEALED = "sealed"
    """And all its draws follow from the seed that it shows."""
    PLAIN = "plain"
    """And nothing tells how its draws came about."""


class Person(msgspec.Struct, frozen=True):
    """A guest, or an account (``signed_up``). A guest has no name at first."""

    id: str
    name: str | None
    language: str | None
    created: datetime
    mail: str | None = None
    """The address for signing in, in lower case."""
    signed_up: datetime | None = None
    bot_of: str | None = None
    """The person who answers for this bot account; None for a person."""
    is_admin: bool = False
    """Whether the person may open the admin pages."""
    banned_until: datetime | None = None
    banned_why: str | None = None
    """As it was shown to the person."""

    @property
    def is_banned(self) -> bool:
        """Return whether the person may only read and leave just now."""
        return self.banned_until is not None and self.banned_until > datetime.now(UTC)


class Seat(msgspec.Struct, frozen=True):
    """A seat of a game and its player."""

    kind: SeatKind
    person: str | None = None
    """The decider of its moves (``person``, ``device``)."""
    name: str | None = None
    """The player's kind of account. For a ``person`` it is always that person's own and not stored here."""
    level: str | None = None
    """A bot's."""
    entropy: str | None = None
    """The player's addition to the shuffle, as hexadecimal digits."""
    was: str | None = None
    """A person who began the game here and left, so that a bot or substitute plays.

    Or, if open, for whom it is kept.
    """
    was_name: str | None = None
    """The player's name; read with the seat and never stored with it."""
    is_free: bool = False
    """A bot plays there until a substitute sits down; read with the seat."""
    leavers: tuple[str, ...] = ()
    """Previous players of this seat in this game, the first one first; read with the seat and never stored with it."""
    shows_hand: bool = False
    """Spectators are shown its hand."""
    owner: str | None = None
    """Whose bot account has it; read with the seat and never stored with it."""
    owner_name: str | None = None
    """The previous player's name; read with the seat and never stored with it."""
    came: int | None = None
    """How many sat down here earlier: of two equal names the later one gets the number, on any seat."""

    @property
    def program(self) -> bool:
        """Whether a bot account has it."""
        return self.owner is not None

    @property
    def back(self) -> str | None:
        """The person who may take the seat back from its bot: the last one who sat there."""
        return self.leavers[-1] if self.kind is SeatKind.BOT and self.leavers else None

    def is_open_to(self, who: str | None) -> bool:
        """Return whether a person can sit down there. None stands for anybody for whom no seat is kept."""
        return self.is_free or (self.kind is SeatKind.OPEN and self.was in (None, who))


class Result(msgspec.Struct, frozen=True):
    """How a game ended."""

    reason: str
    """`target` or `stall`; `ended` if the remaining players ended it, `closed` if an admin did."""
    places: list[int]
    """[seat] -> place from 1; empty if it was not played to its end."""
    scores: list[int]
    """[seat] -> score; likewise."""


class NewGame(Terms, frozen=True):
    """The data that defines a game."""

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
    """Draw the seats when the game starts."""
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
    """Mask of the seats to move when ``Log.note`` was last called: a hint for lists, not the truth."""
    result: Result | None
    before: str | None
    secret: str | None
    """The sealed seed: it does not leave the server before the game is over. None: the old dealer, by ``seed``."""
    vote: Vote | None = None
    """An open vote of the table."""
    paused: datetime | None = None
    """Since when the clocks stand by agreement."""
    imported: Origin | None = None
    """It was not played here; None: it was."""

    @property
    def terms(self) -> Terms:
        """The agreement of the table's opening."""
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
    """Key of the command that caused it and its person (``rooms.history.stored_key``).

    It stands in a command's first entry only, and never twice in a game.
    """
    person: str | None = None
    """Whose command it was; None for bots, chance and forced moves."""


class Logged(Entry, frozen=True, kw_only=True):
    """An entry that is stored."""

    seq: int
    """Its number in the game's log, from 0."""
    at: datetime

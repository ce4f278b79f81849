"""Time at a table: what every clock shows, what the table is asked, and the endpoints for both (`/api/games/ID/…`)."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from utopia.server.web.messages import Phrase
from utopia.tables.clocks.tempo import Tempo
from utopia.tables.votes import Choice, Question, Why


class ClockView(msgspec.Struct, frozen=True):
    """What one seat's clock shows when the message is sent; the client counts on by itself."""

    left: float
    """Seconds."""
    runs: bool
    """It counts down now."""
    low: float
    """Seconds from which on it is urgent."""
    rests: float | None = None
    """It stands for so many seconds more: quiet hours, or a holiday."""
    out: bool = False
    """The time of this turn is over; a bot plays it to its end."""
    timeouts: int = 0
    """So often in a row time was over, with no decision of the player's own since."""


class VoteView(msgspec.Struct, frozen=True):
    """What the table is asked."""

    id: str
    question: Question
    why: Why
    seats: list[int]
    """Of who is decided about; empty if it is about all."""
    choices: list[Choice]
    left: float
    """Seconds until it is decided by the voices that there are."""
    voices: list[tuple[int, Choice]]
    """(first seat of the voter, what they chose)."""
    voters: list[int]
    """First seat of each who may speak."""
    by: int | None = None
    """First seat of who asked; None if the table is asked by itself."""


class TimeView(msgspec.Struct, frozen=True):
    """`GET /api/games/ID/time`, and with every `RoomMessage` where there is something to say."""

    tempo: Tempo | None = None
    clocks: list[ClockView] | None = None
    """[seat] -> its clock; None without tempo."""
    paused: bool = False
    vote: VoteView | None = None
    yours: list[int] = []
    """Seats where a bot plays for the viewer, who may take them back."""
    missed: list[int] = []
    """Seats of people who have been away, or not decided, so long that the others may ask the table about them."""
    waited: list[tuple[int, int]] = []
    """(seat that is to decide where nobody has a clock, seconds that all have waited for it), if they are many."""
    free: list[int] = []
    """Seats where a bot plays until a substitute comes."""
    ended: bool = False
    """The game was ended by those who were left."""


class VoteWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/games/ID/votes`: ask the table. Asked again while the same is open, nothing is asked anew."""

    question: Literal["leaver", "pause", "more_time"]
    seat: Annotated[int, Meta(ge=0, le=4)] | None = None
    """For `leaver`: a seat of who is `missed`."""


class Voice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`PUT /api/games/ID/votes/VOTE`: what I choose; until it is decided I may change my mind."""

    choice: Choice


class PlayerView(msgspec.Struct, frozen=True):
    """What lies before one player, as the viewer may know it."""

    score: int
    projected: int
    """The score if the round ended now (R-SCORE-1)."""
    gained: list[int]
    """[source] -> points so far."""
    cards: int
    hand: list[int] | None
    """[civilization] -> cards; None if the viewer may not see them."""
    chosen: list[int] | None
    """[civilization] -> own discards chosen and not yet shown (R-CARD-2); None if hidden."""
    supply: list[int]
    """[civilization] -> princes left."""
    bases: int
    privileges: int
    surprised: bool
    """Has drawn the surprise guest of this round."""
    owes: int
    """Cards still to be discarded now."""
    guests: list[int]
    """Kinds of the guests taken in this round."""


class Action(msgspec.Struct, frozen=True):
    """What has been begun and waits for its next step."""

    civilization: int = -1
    district: int = -1
    """Where the princes that move stand (`destination`)."""
    island: int = -1
    """Whose wonder is being built (`leave`)."""
    raises: bool = False
    turned: list[int] = []
    """[printed civilization] -> cards laid aside by privileges."""
    turned_into: int = -1


class Happening(msgspec.Struct, frozen=True):
    """One event as the viewer may know it."""

    number: int
    seat: int
    """-1 if chance answered."""
    code: int | None
    """Of the move or draw; None if the viewer may not know it."""
    phrase: Phrase
    gains: list[tuple[int, int]] = []
    """Points that it brought: (seat, points), in the order of the seats."""
    prestige: bool = False
    """It ended the last turn of the round: its points are what every district pays (R-SCORE-1)."""


class Place(msgspec.Struct, frozen=True):
    """Where a seat ended."""

    place: int
    seat: int
    score: int


class ResultView(msgspec.Struct, frozen=True):
    """How the game ended (R-END-1, R-END-2)."""

    reason: str
    """`target` or `stall`; `ended` if those who were left ended it, `closed` if an admin did."""
    places: list[Place]
    """None if it was not played to its end."""
    tie: Phrase | None = None
    """How a shared winning score was decided, if it was."""


class View(msgspec.Struct, frozen=True):
    """The position at one version of the log."""

    game: str
    version: int
    """Entries of the log. A command names the version that its maker saw."""
    events: int
    """Events that stand: the log's less what was taken back."""
    viewer: int
    """A seat, or -1 for a spectator."""
    round: int
    phase: str
    """`setup`, `welcome`, `development` or `over`."""
    lap: int
    step: str
    """What is asked, as in docs/moves.md: `guest`, `act`, `destination`, `discard`, …"""
    deciding: list[int]
    """Seats that may decide now, in track order; several only while discarding."""
    turn: int
    named: int
    """The named player while they act inside another's turn (R-WELCOME-3)."""
    why: Phrase
    """Why it is the turn of the player who decides."""
    question: Phrase
    ending: Phrase | None
    """That this round is the last one, or would be if it ended now (R-END-1); None if neither is known."""
    order: list[int]
    """The order of play of this lap: seats that had their turn, in that order, then those that come, as it stands."""
    acted: list[int]
    track: list[int]
    """Seats, first on the track first (R-ORDER-1)."""
    players: list[PlayerView]
    scale: list[int]
    """[civilization] -> 5 to 1; 0 while not yet put."""
    bag: list[int]
    """[kind] -> guests in the bag."""
    ships: list[int]
    """[kind] -> open guests."""
    surprise: int
    """Kind drawn and not yet placed."""
    princes: list[tuple[int, int, int, int]]
    """(district, seat, civilization, how many), none of them 0, in that order."""
    monuments: list[int]
    """[district] -> civilization."""
    owners: list[int]
    """[district] -> seat."""
    wonders: list[int]
    """[island] -> seat."""
    monuments_left: list[int]
    pile: int
    discards: list[int]
    action: Action
    choices: list[int]
    """Codes of the viewer's legal moves; empty unless they decide."""
    draft: int
    """Events from this number on are tentative: the player who made them may still take them back."""
    can_take_back: bool
    bar: Phrase | None
    """Why the viewer cannot take back (further)."""
    kept: int
    """Events that the client had and that still stand: it drops later ones (they were taken back)."""
    since: list[Happening]
    """What happened after those; at most the last 64, so `kept` may be more than the client had: it asks for the
    chronicle then."""
    result: ResultView | None = None

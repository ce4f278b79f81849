"""Time at a table: what every clock shows, what the table is asked, and the doors to both (`/api/games/ID/…`)."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

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

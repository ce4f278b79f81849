"""Time at a table: what every clock shows, what the table is asked, and the endpoints for both (`/api/games/ID/…`)."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from utopia.server.web.messages import Phrase, about
from utopia.tables.clocks.tempo import Tempo
from utopia.tables.votes import Choice, Question, Why


class ClockView(msgspec.Struct, frozen=True):
    """What one seat's clock shows when the message is sent; the client counts on by itself."""

    left: Annotated[float, about("Seconds.")]
    runs: Annotated[bool, about("It counts down now.")]
    low: Annotated[float, about("Seconds from which on it is urgent.")]
    rests: Annotated[float | None, about("It stands for so many seconds more: quiet hours, or a holiday.")] = None
    out: Annotated[bool, about("The time of this turn is over; a bot plays it to its end.")] = False
    timeouts: Annotated[int, about("So often in a row time was over, with no decision of the player's own since.")] = 0


class VoteView(msgspec.Struct, frozen=True):
    """What the table is asked."""

    id: str
    question: Question
    why: Why
    seats: Annotated[list[int], about("Of who is decided about; empty if it is about all.")]
    choices: list[Choice]
    left: Annotated[float, about("Seconds until it is decided by the voices that there are.")]
    voices: Annotated[list[tuple[int, Choice]], about("(first seat of the voter, what they chose).")]
    voters: Annotated[list[int], about("First seat of each who may speak.")]
    by: Annotated[int | None, about("First seat of who asked; None if the table is asked by itself.")] = None


class TimeView(msgspec.Struct, frozen=True):
    """`GET /api/games/ID/time`, and with every `RoomMessage` where there is something to say."""

    tempo: Tempo | None = None
    clocks: Annotated[list[ClockView] | None, about("[seat] -> its clock; None without tempo.")] = None
    paused: bool = False
    vote: VoteView | None = None
    yours: Annotated[list[int], about("Seats where a bot plays for the viewer, who may take them back.")] = []
    missed: Annotated[
        list[int],
        about(
            "Seats of people who have been away, or not decided, so long that the others may ask the table about them."
        ),
    ] = []
    waited: Annotated[
        list[tuple[int, int]],
        about(
            "(seat that is to decide where nobody has a clock, seconds that all have waited for it), if they are many."
        ),
    ] = []
    free: Annotated[list[int], about("Seats where a bot plays until a substitute comes.")] = []
    ended: Annotated[bool, about("The game was ended by those who were left.")] = False


class VoteWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/games/ID/votes`: ask the table. Asked again while the same is open, nothing is asked anew."""

    question: Literal["leaver", "pause", "more_time"]
    seat: Annotated[Annotated[int, Meta(ge=0, le=4)] | None, about("For `leaver`: a seat of who is `missed`.")] = None


class Voice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`PUT /api/games/ID/votes/VOTE`: what I choose; until it is decided I may change my mind."""

    choice: Choice


class PlayerView(msgspec.Struct, frozen=True):
    """What lies before one player, as the viewer may know it."""

    score: int
    projected: Annotated[int, about("The score if the round ended now (R-SCORE-1).")]
    gained: Annotated[list[int], about("[source] -> points so far.")]
    cards: int
    hand: Annotated[list[int] | None, about("[civilization] -> cards; None if the viewer may not see them.")]
    chosen: Annotated[
        list[int] | None, about("[civilization] -> own discards chosen and not yet shown (R-CARD-2); None if hidden.")
    ]
    supply: Annotated[list[int], about("[civilization] -> princes left.")]
    bases: int
    privileges: int
    surprised: Annotated[bool, about("Has drawn the surprise guest of this round.")]
    owes: Annotated[int, about("Cards still to be discarded now.")]
    guests: Annotated[list[int], about("Kinds of the guests taken in this round.")]


class Action(msgspec.Struct, frozen=True):
    """What has been begun and waits for its next step."""

    civilization: int = -1
    district: Annotated[int, about("Where the princes that move stand (`destination`).")] = -1
    island: Annotated[int, about("Whose wonder is being built (`leave`).")] = -1
    raises: bool = False
    turned: Annotated[list[int], about("[printed civilization] -> cards laid aside by privileges.")] = []
    turned_into: int = -1


class Happening(msgspec.Struct, frozen=True):
    """One event as the viewer may know it."""

    number: int
    seat: Annotated[int, about("-1 if chance answered.")]
    code: Annotated[int | None, about("Of the move or draw; None if the viewer may not know it.")]
    phrase: Phrase
    gains: Annotated[
        list[tuple[int, int]], about("Points that it brought: (seat, points), in the order of the seats.")
    ] = []
    prestige: Annotated[
        bool, about("It ended the last turn of the round: its points are what every district pays (R-SCORE-1).")
    ] = False


class Place(msgspec.Struct, frozen=True):
    """Where a seat ended."""

    place: int
    seat: int
    score: int


class ResultView(msgspec.Struct, frozen=True):
    """How the game ended (R-END-1, R-END-2)."""

    reason: Annotated[
        str, about("`target` or `stall`; `ended` if those who were left ended it, `closed` if an admin did.")
    ]
    places: Annotated[list[Place], about("None if it was not played to its end.")]
    tie: Annotated[Phrase | None, about("How a shared winning score was decided, if it was.")] = None


class View(msgspec.Struct, frozen=True):
    """The position at one version of the log."""

    game: str
    version: Annotated[int, about("Entries of the log. A command names the version that its maker saw.")]
    events: Annotated[int, about("Events that stand: the log's less what was taken back.")]
    viewer: Annotated[int, about("A seat, or -1 for a spectator.")]
    round: int
    phase: Annotated[str, about("`setup`, `welcome`, `development` or `over`.")]
    lap: int
    step: Annotated[str, about("What is asked, as in docs/moves.md: `guest`, `act`, `destination`, `discard`, …")]
    deciding: Annotated[list[int], about("Seats that may decide now, in track order; several only while discarding.")]
    turn: int
    named: Annotated[int, about("The named player while they act inside another's turn (R-WELCOME-3).")]
    why: Annotated[Phrase, about("Why it is the turn of the player who decides.")]
    question: Phrase
    ending: Annotated[
        Phrase | None,
        about("That this round is the last one, or would be if it ended now (R-END-1); None if neither is known."),
    ]
    order: Annotated[
        list[int],
        about(
            "The order of play of this lap: seats that had their turn, in that order, then those that "
            "come, as it stands."
        ),
    ]
    acted: list[int]
    track: Annotated[list[int], about("Seats, first on the track first (R-ORDER-1).")]
    players: list[PlayerView]
    scale: Annotated[list[int], about("[civilization] -> 5 to 1; 0 while not yet put.")]
    bag: Annotated[list[int], about("[kind] -> guests in the bag.")]
    ships: Annotated[list[int], about("[kind] -> open guests.")]
    surprise: Annotated[int, about("Kind drawn and not yet placed.")]
    princes: Annotated[
        list[tuple[int, int, int, int]],
        about("(district, seat, civilization, how many), none of them 0, in that order."),
    ]
    monuments: Annotated[list[int], about("[district] -> civilization.")]
    owners: Annotated[list[int], about("[district] -> seat.")]
    wonders: Annotated[list[int], about("[island] -> seat.")]
    monuments_left: list[int]
    pile: int
    discards: list[int]
    action: Action
    choices: Annotated[list[int], about("Codes of the viewer's legal moves; empty unless they decide.")]
    draft: Annotated[
        int, about("Events from this number on are tentative: the player who made them may still take them back.")
    ]
    can_take_back: bool
    bar: Annotated[Phrase | None, about("Why the viewer cannot take back (further).")]
    kept: Annotated[
        int, about("Events that the client had and that still stand: it drops later ones (they were taken back).")
    ]
    since: Annotated[
        list[Happening],
        about(
            "What happened after those; at most the last 64, so `kept` may be more than the client had: "
            "it asks for the chronicle then."
        ),
    ]
    result: ResultView | None = None

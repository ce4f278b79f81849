"""Tournaments: the bodies of `/api/tournaments`."""

from datetime import datetime
from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from utopia.server.web.messages import about
from utopia.tables.clocks.tempo import PRESETS, Tempo

System: TypeAlias = Literal["swiss", "round_robin"]
State: TypeAlias = Literal["open", "running", "over", "cancelled"]
EntryState: TypeAlias = Literal["in", "away", "out", "removed"]
Title: TypeAlias = Annotated[str, Meta(min_length=1, max_length=60)]
Description: TypeAlias = Annotated[str, Meta(max_length=2000)]
Moment: TypeAlias = Annotated[datetime, Meta(tz=True)]
MOST: Final = 128
MOST_IN_ROUND_ROBIN: Final = 24


class TournamentTerms(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the host of a tournament chooses; it stays as it is."""

    players: Annotated[int, Meta(ge=2, le=5), about("At a table. Where that does not divide, some tables have fewer.")]
    system: Annotated[
        System,
        about(
            "`swiss`: those with the same points meet. `round_robin`: everybody meets everybody as evenly as can be."
        ),
    ] = "swiss"
    rounds: Annotated[int, Meta(ge=1, le=15), about("Of the Swiss system; a round-robin has as many as it needs.")] = 4
    tempo: Annotated[Tempo, about("Everybody's clock, at every table.")] = PRESETS["brisk"]
    rated: Annotated[bool, about("The games count for ratings.")] = False
    programs: Annotated[bool, about("Bot accounts may enter.")] = False
    edition: str = "fr"
    options: dict[str, int | bool | str] = {}
    rest: Annotated[int, Meta(ge=0, le=7 * 86400), about("Seconds between two rounds.")] = 60
    hours: Annotated[
        Annotated[int, Meta(ge=1, le=1440)] | None,
        about("After so many a round ends, and its games are counted as they stand; None: when all have ended."),
    ] = None
    late: Annotated[
        int, Meta(ge=0, le=14), about("One may enter as long as one has missed no more rounds than that.")
    ] = 0
    late_points: Annotated[
        Literal["none", "half"], about("What a missed round is worth to those who enter late: nothing, or half a win.")
    ] = "none"
    most: Annotated[int, Meta(ge=2, le=MOST), about("Most who may enter.")] = 64
    fill: Annotated[
        Annotated[int, Meta(ge=2, le=MOST)] | None, about("It begins at once when so many have entered.")
    ] = None


class NewTournament(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tournaments`; the answer is a `Tournament`."""

    name: Title
    terms: TournamentTerms
    description: Description = ""
    starts: Annotated[Moment | None, about("When it begins by itself; else its host begins it.")] = None
    listed: Annotated[bool, about("Everybody finds it; else only those who have its address.")] = True


class TournamentChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`PATCH /api/tournaments/ID` by the host; what is left out stays as it is."""

    name: Title | None = None
    description: Description | None = None
    starts: Annotated[Moment | None, about("Of one that has not begun.")] = None
    paused: Annotated[bool | None, about("No round begins until it goes on; tables that play go on.")] = None


class TournamentEntry(msgspec.Struct, frozen=True):
    """A tournament, in a list. Moments are ISO 8601, UTC."""

    id: str
    name: str
    host: Annotated[str, about("What the person is called who opened it; empty if they have deleted themselves.")]
    state: State
    terms: TournamentTerms
    listed: bool
    entered: Annotated[int, about("How many play in it.")]
    round: Annotated[int, about("The one that runs, from 1; 0 before the first.")]
    rounds: Annotated[int, about("Of a round-robin that has not begun: 0.")]
    starts: str | None
    ended: str | None
    mine: Annotated[bool, about("The visitor has entered it, or opened it.")]


class TournamentOverview(msgspec.Struct, frozen=True):
    """`GET /api/tournaments`: at most 50 of each."""

    mine: Annotated[list[TournamentEntry], about("Those that are not over, which the visitor has opened or entered.")]
    open: Annotated[list[TournamentEntry], about("Listed ones to enter, the next to begin first.")]
    running: list[TournamentEntry]
    over: Annotated[list[TournamentEntry], about("The newest first.")]


class TournamentStanding(msgspec.Struct, frozen=True):
    """Somebody who has entered, as they stand; before the first round in the order in which they came."""

    number: Annotated[int, about("By which tables name them.")]
    name: Annotated[str, about("Empty if they have deleted themselves.")]
    person: Annotated[str | None, about("Their profile.")]
    program: Annotated[bool, about("A bot account.")]
    state: Annotated[
        EntryState,
        about(
            "`away`: a bot had their seat when their last table ended; they sit out until they say that they are back. "
            "`out`: withdrawn. `removed`: by the host."
        ),
    ]
    rank: Annotated[int, about("Equal in everything: the same rank. 0 before the first round.")]
    points: Annotated[float, about("12 for a first place or a bye, 0 for a last, those between evenly between.")]
    opponents: Annotated[float, about("First tie-break: mean of the points of their opponents.")]
    direct: Annotated[int, about("Second: won against lost among those who are level, at tables where they met.")]
    share: Annotated[float, about("Third: mean share of the prestige at their tables, from 0 to 1.")]
    games: int
    wins: int


class TournamentSeat(msgspec.Struct, frozen=True):
    """A seat of a table, in the order of play."""

    number: Annotated[int, about("Of the standing.")]
    points: Annotated[float | None, about("None while they play.")]
    place: Annotated[int | None, about("None while they play, and if they left.")]
    score: int | None


class TournamentTable(msgspec.Struct, frozen=True):
    """A table of a round."""

    number: int
    game: Annotated[str | None, about("None if the game was deleted.")]
    watch: Annotated[str | None, about("Where one may watch it, as a path.")]
    over: bool
    seats: list[TournamentSeat]


class TournamentBye(msgspec.Struct, frozen=True):
    """A round without a game: there was no opponent, or they entered later."""

    number: int
    points: float


class TournamentRound(msgspec.Struct, frozen=True):
    """A round and its tables."""

    round: int
    tables: list[TournamentTable]
    byes: list[TournamentBye]


class Tournament(msgspec.Struct, frozen=True, tag="tournament"):
    """`GET /api/tournaments/ID`, and every line of its stream."""

    entry: TournamentEntry
    description: str
    board: Annotated[str, about("Digest of the map.")]
    is_host: bool
    me: Annotated[int | None, about("The visitor's number, if they have entered.")]
    game: Annotated[str | None, about("The table that waits for the visitor, or where they play just now.")]
    may_enter: Annotated[bool, about("It takes people, and the visitor may be one of them.")]
    standings: list[TournamentStanding]
    rounds: Annotated[list[TournamentRound], about("The newest first.")]
    next: Annotated[str | None, about("When the first or the next round begins.")]
    deadline: Annotated[str | None, about("When this round ends at the latest.")]
    paused: bool


class TournamentBeat(msgspec.Struct, frozen=True, tag="beat"):
    """A line of its stream: nothing has happened for a while."""


class TournamentClosing(msgspec.Struct, frozen=True, tag="closing"):
    """The last line of its stream: come again."""


TournamentLine: TypeAlias = Tournament | TournamentBeat | TournamentClosing

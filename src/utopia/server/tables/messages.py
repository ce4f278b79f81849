"""The terms of a table, its players and invitations to it; games of one's own, and going back in them."""

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from utopia.server.accounts.messages import Name
from utopia.server.game.messages.view import Happening, View
from utopia.server.moderation.messages import Target
from utopia.server.web.messages import about
from utopia.tables.clocks.tempo import Tempo

LONGEST_DELAY: Final = 3600
HANDS_DELAY: Final = 60.0
"""Seconds by which spectators are behind at least where a player shows their hand: a rival may be among them."""
Experience: TypeAlias = Literal["new", "some", "much"]
Spoken: TypeAlias = Literal["en", "fr", "it", "de"]


class Terms(msgspec.Struct, frozen=True, kw_only=True):
    """What is agreed when a table is opened, beside its rules; a rematch keeps it."""

    listed: Annotated[
        bool,
        about("The table stands in the lobby: anybody may take a free seat. Else it is reached by its links alone."),
    ] = False
    language: Annotated[Spoken | None, about("What is spoken there; None for any.")] = None
    experience: Annotated[Experience | None, about("For whom it is meant; None for all.")] = None
    rated: Annotated[bool, about("It counts for ratings, so accounts alone sit there.")] = False
    programs: Annotated[
        bool,
        about("If it is rated: bot accounts sit there too and are rated like people. Bots of the server never are."),
    ] = False
    watchable: Annotated[
        bool, about("Anybody who finds the game in the lobby may watch it. The link to watch works in any case.")
    ] = False
    delay: Annotated[int, Meta(ge=0, le=LONGEST_DELAY), about("Seconds by which spectators are behind.")] = 0
    tempo: Annotated[Tempo | None, about("How much time everybody has; None plays without clocks.")] = None
    bots_fill: Annotated[bool, about("Bots may take the seats to which nobody came.")] = True


class Sitting(msgspec.Struct, frozen=True):
    """Who sits on a seat."""

    name: str
    kind: Annotated[str, about("`person`, `device` (somebody at the host's device), `bot` or `open`.")]
    level: Annotated[str | None, about("A bot's.")] = None
    mine: bool = False
    here: Annotated[bool, about("Connected; bots always are.")] = False
    thinking: Annotated[bool, about("A bot at work on its move.")] = False
    shows_hand: Annotated[bool, about("Spectators are shown this hand; a bot's everybody.")] = False
    was: Annotated[
        str | None,
        about("The person who left this seat, for whom somebody else plays on; or for whom it is kept, if it is open."),
    ] = None
    program: Annotated[bool, about("A bot account: a program of somebody's plays here, over the network.")] = False
    owner: Annotated[str | None, about("A bot account's: what the person is called who answers for it.")] = None


class Sealed(msgspec.Struct, frozen=True):
    """How everything that is drawn was fixed beforehand (docs/fair.md). Hexadecimal digits, 64 each."""

    commitment: Annotated[str, about("Hash of the dealer's secret seed, which the record shows once the game is over.")]
    entropy: Annotated[list[str | None], about("[seat] -> what its player added.")]


ImportedAs: TypeAlias = Literal["sealed", "plain"]
"""Of a game that was not played here: its record was put in by one of its people, and keeps all rules. `sealed`: its
draws follow from the seed that it shows, which says nothing of who chose that seed and when; `plain`: nothing tells
how its draws came about. Such a game counts for nothing."""
MOST_FRAMES: Final = 64
"""Views of one answer."""


class LeftSeat(msgspec.Struct, frozen=True):
    """Where I sat in a game that I have left; its `sitting` says who is there now."""

    seat: int
    back: Annotated[bool, about("I may take it back from the bot that plays there.")]


class RecordComment(msgspec.Struct, frozen=True):
    """A line that somebody wrote into a record."""

    events: Annotated[int, about("So many events stand before it.")]
    text: str


class RecordNotes(msgspec.Struct, frozen=True):
    """What an imported record tells beside the game."""

    title: str | None
    comments: list[RecordComment]


class GameEntry(msgspec.Struct, frozen=True):
    """A game of mine, in the answer to `GET /api/games`."""

    id: str
    state: Literal["open", "running", "over"]
    sitting: list[Sitting]
    round: int
    my_turn: bool
    changed: Annotated[str, about("ISO 8601, UTC.")]
    places: Annotated[list[int] | None, about("[seat] -> place, once over.")] = None
    until: Annotated[
        str | None, about("When time runs out: mine, while my clock runs, else that of the player with the least.")
    ] = None
    deciding: Annotated[list[int], about("Seats that the game waits for.")] = []
    left: Annotated[LeftSeat | None, about("I have left the game while it ran, and have no seat in it now.")] = None
    imported: Annotated[
        ImportedAs | None,
        about("It was played elsewhere (`sealed`: its draws follow from the seed it shows); None: it was played here."),
    ] = None
    title: Annotated[str | None, about("An imported record's own.")] = None


class Frames(msgspec.Struct, frozen=True):
    """`GET /api/games/ID/frames?first=N&last=M&seat=S`: views after N, …, M events (at most 64), to go back in time.

    While the game runs `seat` must be one's own (or -1); afterwards any, and `open` shows all hands.
    """

    first: int
    total: Annotated[int, about("Events of the game.")]
    rounds: Annotated[list[int], about("[round - 1] -> number of events when it began.")]
    views: list[View]


class Chronicle(msgspec.Struct, frozen=True):
    """`GET /api/games/ID/chronicle?seat=S`: everything that happened, as that viewer may know it."""

    happenings: list[Happening]


class Tally(msgspec.Struct, frozen=True):
    """`GET /api/games/ID/tally`: points by source and round, for the chart at the end."""

    rounds: Annotated[list[list[list[int]]], about("[round - 1][seat][source] -> points.")]


class Invitation(msgspec.Struct, frozen=True):
    """`GET /api/join/TOKEN`, or by name `GET /api/invitations/TABLE`: what one is invited to.

    `POST` there with a `JoinWish` takes a seat and answers a `Table`.
    """

    table: str
    purpose: Literal["join", "watch"]
    host: str
    sitting: list[Sitting]
    free: Annotated[int, about("Free seats.")]
    edition: str
    options: dict[str, int | bool | str]
    terms: Terms
    host_person: Annotated[str | None, about("The host's profile, if they have an account.")] = None
    met: Annotated[bool, about("I have played with the host.")] = False
    asked: Annotated[
        str | None, about("When the host asked me by name, ISO 8601, UTC; None where the link is all.")
    ] = None


class JoinWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name of a guest who takes a seat; may be left out when only watching."""

    name: Name | None = None


class Companion(msgspec.Struct, frozen=True):
    """Somebody whom I could ask, in the answer to `GET /api/companions`."""

    name: str
    whom: Annotated[Target, about("To be sent in an `InvitationWish`.")]
    person: Annotated[str | None, about("Whose profile there is to look at; None for a guest.")]
    since: Annotated[str | None, about("When they made their account: ISO 8601, UTC.")]
    games: Annotated[int, about("Games that we have played together.")]
    last: Annotated[str | None, about("When the latest of them began.")]
    alike: Annotated[bool, about("Somebody else in this list has a name that looks the same.")]


class InvitationWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables/ID/invitations` by the host, while the table gathers; answers a `Table`."""

    whom: Annotated[Target, about("Somebody with an account, or whom one has played with.")]


Reason: TypeAlias = Literal["later", "clock", "rated", "unrated", "players", "rules", "opponent"]
"""Why somebody declines: not now; not with this clock; (not) rated; not with so many; not these rules, or this host."""


class Invited(msgspec.Struct, frozen=True):
    """Somebody whom the host has asked, who does not sit there yet."""

    id: Annotated[str, about("Of the invitation, to take it back: `DELETE /api/tables/ID/invitations/ID`.")]
    name: str
    person: Annotated[str | None, about("As in `Companion`.")]
    state: Annotated[
        Literal["asked", "declined", "lapsed"],
        about("`lapsed`: a bot account did not answer within ten minutes; it may be asked again."),
    ]
    at: Annotated[str, about("When they were asked: ISO 8601, UTC.")]
    reason: Annotated[Reason | None, about("Why they declined, if they said it.")] = None

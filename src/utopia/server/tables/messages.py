"""The terms of a table, its players and invitations to it; games of one's own, and going back in them."""

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from utopia.server.accounts.messages import Name
from utopia.server.game.messages.view import Happening, View
from utopia.server.moderation.messages import Target
from utopia.tables.clocks.tempo import Tempo

LONGEST_DELAY: Final = 3600
HANDS_DELAY: Final = 60.0
"""Seconds by which spectators are behind at least where a player shows their hand: a rival may be among them."""
Experience: TypeAlias = Literal["new", "some", "much"]
Spoken: TypeAlias = Literal["en", "fr", "it", "de"]


class Terms(msgspec.Struct, frozen=True, kw_only=True):
    """What is agreed when a table is opened, beside its rules; a rematch keeps it."""

    listed: bool = False
    """The table stands in the lobby: anybody may take a free seat. Else it is reached by its links alone."""
    language: Spoken | None = None
    """What is spoken there; None for any."""
    experience: Experience | None = None
    """For whom it is meant; None for all."""
    rated: bool = False
    """It counts for ratings, so accounts alone sit there."""
    programs: bool = False
    """If it is rated: bot accounts sit there too and are rated like people. Bots of the server never are."""
    watchable: bool = False
    """Anybody who finds the game in the lobby may watch it. The link to watch works in any case."""
    delay: Annotated[int, Meta(ge=0, le=LONGEST_DELAY)] = 0
    """Seconds by which spectators are behind."""
    tempo: Tempo | None = None
    """How much time everybody has; None plays without clocks."""
    bots_fill: bool = True
    """Bots may take the seats to which nobody came."""


class Sitting(msgspec.Struct, frozen=True):
    """Who sits on a seat."""

    name: str
    kind: str
    """`person`, `device` (somebody at the host's device), `bot` or `open`."""
    level: str | None = None
    """A bot's."""
    mine: bool = False
    here: bool = False
    """Connected; bots always are."""
    thinking: bool = False
    """A bot at work on its move."""
    shows_hand: bool = False
    """Spectators are shown this hand; a bot's everybody."""
    was: str | None = None
    """The person who left this seat, for whom somebody else plays on; or for whom it is kept, if it is open."""
    program: bool = False
    """A bot account: a program of somebody's plays here, over the network."""
    owner: str | None = None
    """A bot account's: what the person is called who answers for it."""


class Sealed(msgspec.Struct, frozen=True):
    """How everything that is drawn was fixed beforehand (docs/fair.md). Hexadecimal digits, 64 each."""

    commitment: str
    """Hash of the dealer's secret seed, which the record shows once the game is over."""
    entropy: list[str | None]
    """[seat] -> what its player added."""


ImportedAs: TypeAlias = Literal["sealed", "plain"]
"""Of a game that was not played here: its record was put in by one of its people, and keeps all rules. `sealed`: its
draws follow from the seed that it shows, which says nothing of who chose that seed and when; `plain`: nothing tells
how its draws came about. Such a game counts for nothing."""
MOST_FRAMES: Final = 64
"""Views of one answer."""


class LeftSeat(msgspec.Struct, frozen=True):
    """Where I sat in a game that I have left; its `sitting` says who is there now."""

    seat: int
    back: bool
    """I may take it back from the bot that plays there."""


class RecordComment(msgspec.Struct, frozen=True):
    """A line that somebody wrote into a record."""

    events: int
    """So many events stand before it."""
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
    changed: str
    """ISO 8601, UTC."""
    places: list[int] | None = None
    """[seat] -> place, once over."""
    until: str | None = None
    """When time runs out: mine, while my clock runs, else that of the player with the least."""
    deciding: list[int] = []
    """Seats that the game waits for."""
    left: LeftSeat | None = None
    """I have left the game while it ran, and have no seat in it now."""
    imported: ImportedAs | None = None
    """It was played elsewhere (`sealed`: its draws follow from the seed it shows); None: it was played here."""
    title: str | None = None
    """An imported record's own."""


class Frames(msgspec.Struct, frozen=True):
    """`GET /api/games/ID/frames?first=N&last=M&seat=S`: views after N, …, M events (at most 64), to go back in time.

    While the game runs `seat` must be one's own (or -1); afterwards any, and `open` shows all hands.
    """

    first: int
    total: int
    """Events of the game."""
    rounds: list[int]
    """[round - 1] -> number of events when it began."""
    views: list[View]


class Chronicle(msgspec.Struct, frozen=True):
    """`GET /api/games/ID/chronicle?seat=S`: everything that happened, as that viewer may know it."""

    happenings: list[Happening]


class Tally(msgspec.Struct, frozen=True):
    """`GET /api/games/ID/tally`: points by source and round, for the chart at the end."""

    rounds: list[list[list[int]]]
    """[round - 1][seat][source] -> points."""


class Invitation(msgspec.Struct, frozen=True):
    """`GET /api/join/TOKEN`, or by name `GET /api/invitations/TABLE`: what one is invited to.

    `POST` there with a `JoinWish` takes a seat and answers a `Table`.
    """

    table: str
    purpose: Literal["join", "watch"]
    host: str
    sitting: list[Sitting]
    free: int
    """Free seats."""
    edition: str
    options: dict[str, int | bool | str]
    terms: Terms
    host_person: str | None = None
    """The host's profile, if they have an account."""
    met: bool = False
    """I have played with the host."""
    asked: str | None = None
    """When the host asked me by name, ISO 8601, UTC; None where the link is all."""


class JoinWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name of a guest who takes a seat; may be left out when only watching."""

    name: Name | None = None


class Companion(msgspec.Struct, frozen=True):
    """Somebody whom I could ask, in the answer to `GET /api/companions`."""

    name: str
    whom: Target
    """To be sent in an `InvitationWish`."""
    person: str | None
    """Whose profile there is to look at; None for a guest."""
    since: str | None
    """When they made their account: ISO 8601, UTC."""
    games: int
    """Games that we have played together."""
    last: str | None
    """When the latest of them began."""
    alike: bool
    """Somebody else in this list has a name that looks the same."""


class InvitationWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables/ID/invitations` by the host, while the table gathers; answers a `Table`."""

    whom: Target
    """Somebody with an account, or whom one has played with."""


Reason: TypeAlias = Literal["later", "clock", "rated", "unrated", "players", "rules", "opponent"]
"""Why somebody declines: not now; not with this clock; (not) rated; not with so many; not these rules, or this host."""


class Invited(msgspec.Struct, frozen=True):
    """Somebody whom the host has asked, who does not sit there yet."""

    id: str
    """Of the invitation, to take it back: `DELETE /api/tables/ID/invitations/ID`."""
    name: str
    person: str | None
    """As in `Companion`."""
    state: Literal["asked", "declined", "lapsed"]
    """`lapsed`: a bot account did not answer within ten minutes; it may be asked again."""
    at: str
    """When they were asked: ISO 8601, UTC."""
    reason: Reason | None = None
    """Why they declined, if they said it."""

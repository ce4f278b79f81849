"""What programs ask for and are told: tokens, bot accounts, moves by HTTP, event streams, records (docs/api.md)."""

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from utopia.server.accounts.messages import Name
from utopia.server.game.messages.socket import Code, RoomMessage, Seat, Version
from utopia.server.game.messages.view import View
from utopia.server.tables.messages import GameEntry, ImportedAs, Invitation, Invited
from utopia.server.web.messages import Problem, about

Scope: TypeAlias = Literal["games:read", "games:play", "tables:open", "talk", "records", "account:read"]
"""What a token lets its bearer do: read games, play in them, open and join tables, chat there, take records out and
put them in, read the account. A token may call the endpoints that are listed for its
scopes, and no others."""
LONGEST_LIFE: Final = 3650
"""Days."""
LONGEST_RECORD: Final = 256 * 1024
"""Letters; ten times the longest game."""
MoveText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=80)]


class Token(msgspec.Struct, frozen=True):
    """`GET /api/me/tokens`: a token of mine or of one of my bots. Its text was shown when it was made, and never again.

    Moments are ISO 8601, UTC.
    """

    id: str
    name: str
    scopes: list[Scope]
    bot: Annotated[str | None, about("The bot that goes by it; None if it acts for me.")]
    created: str
    until: Annotated[str | None, about("None: until it is revoked.")]
    used: Annotated[str | None, about("To the minute.")]
    expired: bool


class NewToken(msgspec.Struct, frozen=True):
    """`POST /api/me/tokens`: the token, and its text for this once."""

    token: Token
    text: Annotated[str, about("To be sent as `Authorization: Bearer TEXT`.")]


AllowanceName = Literal["reading", "past", "move", "change", "table", "socket"]


class Allowance(msgspec.Struct, frozen=True):
    """How often this token may still ask, of one kind of request; more comes back as time goes by."""

    what: Annotated[
        AllowanceName,
        about(
            "`past`: records, frames, chronicles and tallies; `table`: opening tables; `change`: whatever else changes."
        ),
    ]
    left: int
    most: int
    seconds: Annotated[int, about("In which `most` are allowed.")]


class ThisToken(msgspec.Struct, frozen=True):
    """`GET /api/me/token`: the token that the request came with."""

    token: Token
    name: Annotated[str | None, about("Of who acts by it.")]
    owner: Annotated[str | None, about("Name of the person who answers for the bot; None if a person acts by it.")]
    allowances: Annotated[list[Allowance], about("Empty if this server counts nothing.")]


class TokenWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/me/tokens`."""

    name: Annotated[str, Meta(min_length=1, max_length=64), about("For oneself, to tell tokens apart.")]
    scopes: Annotated[list[Scope], Meta(min_length=1)]
    bot: Annotated[str, Meta(min_length=1, max_length=16)] | None = None
    days: Annotated[
        Annotated[int, Meta(ge=1, le=LONGEST_LIFE)] | None, about("How long it works; null: until it is revoked.")
    ] = 365


class BotAccount(msgspec.Struct, frozen=True):
    """`GET /api/me/bots`: an account for a program of mine. It is shown as a bot wherever it sits."""

    id: str
    name: str


class BotWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/me/bots`, and `PATCH /api/me/bots/ID` to call it otherwise."""

    name: Name


class BotSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables/ID/bots` by the host: a bot of theirs takes a free seat; answers a `Table`."""

    bot: Annotated[str, Meta(min_length=1, max_length=16)]


class MoveWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/games/ID/moves`: a move by its code or in words (docs/moves.md), for the position that one has seen.

    The header `Idempotency-Key` makes it safe to send it again: the same key does nothing twice.
    """

    version: Annotated[Version, about("`View.version`.")]
    code: Annotated[Code | None, about("One of `View.choices`.")] = None
    move: Annotated[MoveText | None, about("`enter maya kilns`, instead of a code.")] = None
    seat: Annotated[Seat | None, about("Which of my seats moves; may be left out if I have but one.")] = None


class TakeBackWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/games/ID/take-back`: the last own decision, as far as `View.can_take_back` says."""

    version: Version
    seat: Seat | None = None


class MoveProblem(Problem, frozen=True):
    """A command that was refused, with the position as it is now.

    409: the table has moved on since that version; look, and decide anew. 422: the rules refuse it, by `rule`.
    """

    rule: Annotated[str | None, about("`R-MOVE-1`, if a rule refuses it; its text is in the rulebook.")] = None
    view: View | None = None


class Scene(msgspec.Struct, frozen=True, tag="view"):
    """A line of a game's stream: the whole position. The first line is one, and every change brings one."""

    view: View
    position: Annotated[
        str | None,
        about("If it was asked for: the position as the seat knows it, in the words of docs/record-format.md."),
    ] = None


class Beat(msgspec.Struct, frozen=True, tag="beat"):
    """Nothing has happened for a while; the stream lives."""


class Closing(msgspec.Struct, frozen=True, tag="closing"):
    """The last line: the server starts anew, or who watched may watch no more. Come again, unless that is refused."""


class MyGames(msgspec.Struct, frozen=True, tag="games"):
    """The first line of `GET /api/stream/me`: all my games that are not over, and the newest that are."""

    games: list[GameEntry]


class MyGame(msgspec.Struct, frozen=True, tag="game"):
    """A game of mine has changed, begun or ended; `what` says how it concerns me."""

    what: Annotated[
        Literal["joined", "started", "turn", "changed", "over", "gone"],
        about(
            "I have a seat; it runs; I am to decide; anything else; it is over; it was taken away or is mine no more."
        ),
    ]
    game: GameEntry


class MyInvitation(msgspec.Struct, frozen=True, tag="invitation"):
    """Somebody asks me to their table, or does so no more: withdrawn, answered, lapsed, full or begun."""

    what: Literal["asked", "gone"]
    invitation: Invitation


class MyInvited(msgspec.Struct, frozen=True, tag="invited"):
    """Whom I have asked to a table of mine, and how it stands; `gone`: they sit there, or it was withdrawn."""

    table: str
    what: Literal["asked", "declined", "lapsed", "gone"]
    invited: Invited


GameLine: TypeAlias = Scene | RoomMessage | Beat | Closing
MyLine: TypeAlias = MyGames | MyGame | MyInvitation | MyInvited | Beat | Closing


class RecordWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/me/records`: the record of a finished game, as text or as its JSON twin."""

    record: Annotated[str, Meta(min_length=1, max_length=LONGEST_RECORD)]


class RecordLine(msgspec.Struct, frozen=True):
    """A line of `GET /api/me/records`."""

    game: str
    state: Literal["running", "over"]
    record: Annotated[str, about("As text (docs/record-format.md). Of a running game: as far as I may know it.")]
    imported: Annotated[ImportedAs | None, about("It was played elsewhere; None: it was played here.")] = None


class Imported(msgspec.Struct, frozen=True):
    """`POST /api/me/records`: where the game can be replayed now."""

    game: str
    path: Annotated[str, about("`/games/ID/replay`.")]
    again: Annotated[bool, about("It was here already: the same person put the same record in before.")] = False

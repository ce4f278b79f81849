"""Plans for decisions to come: the bodies of `/api/games/ID/plan`."""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from utopia.server.chat.messages import Heard, Said, Say, SayPhrase, Unsaid
from utopia.server.game.messages.view import TimeView, View
from utopia.server.tables.messages import Sealed, Sitting
from utopia.server.web.messages import Phrase, Refusal, about

_Code: TypeAlias = Annotated[int, Meta(ge=0, le=993)]
_Civilization: TypeAlias = Annotated[int, Meta(ge=0, le=4)]
Ends: TypeAlias = Literal["asked", "forced", "next"]


class PlanWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`PUT /api/games/ID/plan?seat=S`: instead of what was planned before; answers a `Plan`.

    Whatever does not fit when the game asks is dropped, and the player is asked as ever.
    """

    version: Annotated[int, Meta(ge=0, le=1_000_000), about("Of the view that it was made for.")]
    guests: Annotated[
        list[_Code],
        Meta(max_length=8),
        about(
            "`enter`, `take`, `surprise`: of these the first that is legal when the seat is next asked "
            "for a guest, in this round."
        ),
    ] = []
    discards: Annotated[
        list[_Civilization], Meta(max_length=5), about("Civilizations whose cards go first when all discard next.")
    ] = []
    ends: Annotated[
        Ends,
        about(
            "`forced`: a turn ends when everybody can see that nothing else is possible, from now on. "
            "`next`: the next turn of phase 1 ends, even if something could be built, unless a surprise "
            "is drawn."
        ),
    ] = "asked"
    turn: Annotated[
        list[_Code],
        Meta(max_length=40),
        about("The next turn of phase 2, move by move, if the table is then as it is now."),
    ] = []


class PlannedMove(msgspec.Struct, frozen=True):
    """A move and its words."""

    code: int
    phrase: Phrase


class Plan(msgspec.Struct, frozen=True):
    """`GET /api/games/ID/plan?seat=S`: what is still planned for one's own seat; nobody else can read it."""

    seat: int
    version: int
    guests: list[PlannedMove]
    discards: list[int]
    discards_in: Annotated[int, about("The round in which the seat discards next.")]
    ends: Ends
    turn: list[PlannedMove]
    can_turn: Annotated[bool, about("A turn of phase 2 is still to come in this round, and can be planned.")]
    misfit: Annotated[Phrase | None, about("Why what was planned was dropped last, until something is planned anew.")]


class Imagined(msgspec.Struct, frozen=True):
    """`GET /api/games/ID/plan/turn?seat=S&codes=1,2`: the turn that is being planned, and what may follow."""

    moves: list[PlannedMove]
    next: Annotated[list[PlannedMove], about("Empty when the turn is over.")]


class Planned(msgspec.Struct, frozen=True, tag="planned"):
    """To the player alone: their plan was carried out in part, or dropped; `GET …/plan` says what is left of it."""

    seat: int
    misfit: Annotated[Phrase | None, about("Why it was dropped.")] = None


Key: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
"""Made up by the client, new for every command: the same key again does nothing twice."""
Code: TypeAlias = Annotated[int, Meta(ge=0, le=993)]
Version: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
Seat: TypeAlias = Annotated[int, Meta(ge=0, le=4)]


class Play(msgspec.Struct, frozen=True, tag="play", forbid_unknown_fields=True):
    """Do a legal move with the seat that is looked at."""

    key: Key
    version: Version
    code: Code


class TakeBack(msgspec.Struct, frozen=True, tag="take_back", forbid_unknown_fields=True):
    """Take the last own decision back."""

    key: Key
    version: Version


class Ask(msgspec.Struct, frozen=True, tag="ask", forbid_unknown_fields=True):
    """What would this move bring, or why is it not legal?"""

    key: Key
    code: Code


class AskHint(msgspec.Struct, frozen=True, tag="ask_hint", forbid_unknown_fields=True):
    """What would a strong bot do with the seat that is looked at?"""

    key: Key


class Look(msgspec.Struct, frozen=True, tag="look", forbid_unknown_fields=True):
    """See the table from another of one's own seats (several people at one device), or from none: -1."""

    key: Key
    seat: Annotated[int, Meta(ge=-1, le=4)]


ClientMessage: TypeAlias = Play | TakeBack | Ask | AskHint | Look | Say | SayPhrase


class RoomMessage(msgspec.Struct, frozen=True, tag="room"):
    """Who is here. Comes first, and whenever that changes."""

    game: str
    board: Annotated[str, about("Digest of the map: `/api/boards/DIGEST.json` and `.svg`.")]
    edition: str
    options: dict[str, int | bool | str]
    sitting: list[Sitting]
    spectators: int
    host: Annotated[bool, about("The viewer opened this table.")]
    pace: Annotated[float, about("Seconds that a bot's move takes at least.")]
    waking: Annotated[
        bool,
        about(
            "A bot is to move, and none can think yet: the first time ever their code is compiled, for up to a minute."
        ),
    ]
    server: Annotated[
        str,
        about(
            "Digest of what the server's page was built from: a page that is another one offers to load itself anew."
        ),
    ]
    sealed: Annotated[Sealed | None, about("None for a game that was begun before shuffles were sealed.")] = None
    delay: Annotated[int, about("Seconds by which spectators are behind.")] = 0
    time: Annotated[
        TimeView | None, about("Clocks, votes, seats that were left; None if there is nothing to say of them.")
    ] = None
    deal: Annotated[str | None, about("The deal that is played here: there are no hints.")] = None
    again: Annotated[
        int,
        about(
            "How many have sat down for the next game since this one ended, while its room was open: `GET "
            "/api/tables/ID` names its `rematch`."
        ),
    ] = 0
    review: Annotated[
        str | None, about("The study in which its players review this game, if it was opened while the room was open.")
    ] = None


class ViewMessage(msgspec.Struct, frozen=True, tag="view"):
    """Something happened, or this is the first message."""

    view: View


class Answer(msgspec.Struct, frozen=True, tag="answer"):
    """To a command: done, or refused and why; with the fresh view either way."""

    key: str
    refusal: Refusal | None
    view: View


class Changes(msgspec.Struct, frozen=True):
    """What lies on the board after a move and did not before; numbers as in a view."""

    princes: Annotated[
        list[tuple[int, int, int, int]],
        about("District, seat, civilization and how many stand there then; 0 if none do any more."),
    ]
    monuments: Annotated[list[tuple[int, int, int]], about("District, seat and civilization.")]
    wonders: Annotated[list[tuple[int, int]], about("Island and seat.")]
    scale: Annotated[list[tuple[int, int]], about("Civilization and value.")]


class Told(msgspec.Struct, frozen=True, tag="told"):
    """To `ask`: what the move would do at once, or why it is refused."""

    key: str
    code: int
    phrase: Phrase
    refusal: Refusal | None
    gains: Annotated[list[int], about("[seat] -> points that it brings at once.")] = []
    projected: Annotated[list[int], about("[seat] -> score if the round ended after it.")] = []
    enables: Annotated[list[int], about("Codes of builds (`district`, `wonder`) that it makes possible.")] = []
    changes: Annotated[Changes | None, about("What it changes on the board; None if it is refused.")] = None


class Hint(msgspec.Struct, frozen=True, tag="hint"):
    """To `ask_hint`: what is advised, from what the seat may know; or why there is no hint."""

    key: str
    refusal: Refusal | None
    version: Annotated[int, about("The position that it is about.")]
    codes: Annotated[list[int], about("The moves until the turn ends, the first of them for now.")] = []
    moves: Annotated[list[Phrase], about("The same as sentences.")] = []
    reasons: list[Phrase] = []


class Wrong(msgspec.Struct, frozen=True, tag="wrong"):
    """A message that could not be read. One that comes too fast is no such one: it waits for its turn."""

    why: Phrase
    detail: Annotated[str, about("For programmers: what is wrong with the message, in English.")] = ""


ServerMessage: TypeAlias = RoomMessage | ViewMessage | Answer | Told | Hint | Wrong | Said | Unsaid | Heard | Planned

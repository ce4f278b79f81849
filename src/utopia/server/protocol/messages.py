"""What is said over the websocket of a game (`/ws/games/ID?seat=SEAT&since=VERSION`).

`since` is the `version` of the last view that the client had, so that it is told what happened after it.
"""

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from utopia.server.chat.messages import Heard, Said, Say, SayPhrase, Unsaid
from utopia.server.protocol.clocks import TimeView
from utopia.server.protocol.plans import Planned
from utopia.server.protocol.view import View
from utopia.server.protocol.words import Phrase, Refusal

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
    """Spectators are shown this hand."""
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


class RoomMessage(msgspec.Struct, frozen=True, tag="room"):
    """Who is here. Comes first, and whenever that changes."""

    game: str
    board: str
    """Digest of the map: `/api/boards/DIGEST.json` and `.svg`."""
    edition: str
    options: dict[str, int | bool | str]
    sitting: list[Sitting]
    spectators: int
    host: bool
    """The viewer opened this table."""
    pace: float
    """Seconds that a bot's move takes at least."""
    waking: bool
    """A bot is to move, and none can think yet: the first time ever their code is compiled, for up to a minute."""
    server: str
    """Digest of what the server's page was built from: a page that is another one offers to load itself anew."""
    sealed: Sealed | None = None
    """None for a game that was begun before shuffles were sealed."""
    delay: int = 0
    """Seconds by which spectators are behind."""
    time: TimeView | None = None
    """Clocks, votes, seats that were left; None if there is nothing to say of them."""
    again: int = 0
    """How many have sat down for the next game since this one ended, while its room was open: `GET /api/tables/ID`
    names its `rematch`."""


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

    princes: list[tuple[int, int, int, int]]
    """District, seat, civilization and how many stand there then; 0 if none do any more."""
    monuments: list[tuple[int, int, int]]
    """District, seat and civilization."""
    wonders: list[tuple[int, int]]
    """Island and seat."""
    scale: list[tuple[int, int]]
    """Civilization and value."""


class Told(msgspec.Struct, frozen=True, tag="told"):
    """To `ask`: what the move would do at once, or why it is refused."""

    key: str
    code: int
    phrase: Phrase
    refusal: Refusal | None
    gains: list[int] = []
    """[seat] -> points that it brings at once."""
    projected: list[int] = []
    """[seat] -> score if the round ended after it."""
    enables: list[int] = []
    """Codes of builds (`district`, `wonder`) that it makes possible."""
    changes: Changes | None = None
    """What it changes on the board; None if it is refused."""


class Hint(msgspec.Struct, frozen=True, tag="hint"):
    """To `ask_hint`: what is advised, from what the seat may know; or why there is no hint."""

    key: str
    refusal: Refusal | None
    version: int
    """The position that it is about."""
    codes: list[int] = []
    """The moves until the turn ends, the first of them for now."""
    moves: list[Phrase] = []
    """The same as sentences."""
    reasons: list[Phrase] = []


class Wrong(msgspec.Struct, frozen=True, tag="wrong"):
    """A message that could not be read. One that comes too fast is no such one: it waits for its turn."""

    why: Phrase
    detail: str = ""
    """For programmers: what is wrong with the message, in English."""


ServerMessage: TypeAlias = RoomMessage | ViewMessage | Answer | Told | Hint | Wrong | Said | Unsaid | Heard | Planned

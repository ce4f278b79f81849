"""Chat at a table: messages over the websocket of its game, and the bodies of `/api/games/ID/talk` and `…/note`."""

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from utopia.server.web.messages import Refusal, about

LONGEST_LINE: Final = 300
"""Letters of a line, when it has been tidied."""
LONGEST_NOTE: Final = 4000
QuickPhrase: TypeAlias = Literal[
    "hello",
    "good-luck",
    "thanks",
    "well-played",
    "nice-move",
    "ouch",
    "sorry",
    "no-problem",
    "yes",
    "no",
    "thinking",
    "moment",
    "back",
    "your-turn",
    "have-to-go",
    "good-game",
]
"""Everybody reads it in their own language; its words are the messages `phrase-ID`."""
_Key: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
_Side: TypeAlias = Literal["players", "spectators"]


class Say(msgspec.Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """Say something to one's own side of the table; the answer is `Heard`."""

    key: _Key
    text: Annotated[
        str,
        Meta(min_length=1, max_length=2 * LONGEST_LINE),
        about("What is left of it when it has been tidied has at most 300 letters."),
    ]


class SayPhrase(msgspec.Struct, frozen=True, tag="say_phrase", forbid_unknown_fields=True):
    """The same by a quick phrase."""

    key: _Key
    phrase: QuickPhrase


class Line(msgspec.Struct, frozen=True):
    """What somebody said. Either it has a `text` or a `phrase`, or it was removed."""

    id: Annotated[int, about("Lines that were said later have greater ones.")]
    side: _Side
    seat: Annotated[int, about("From which it was said; -1: by somebody who watches.")]
    name: Annotated[str | None, about("None: a guest without a name, or somebody who is known no more.")]
    person: Annotated[str | None, about("Who said it, to be muted or reported; None: they are known no more.")]
    at: Annotated[str, about("ISO 8601, UTC.")]
    text: Annotated[
        str | None,
        about(
            "Plain, in any script: to be shown apart from what stands around it (`<bdi>`), with no links made of it."
        ),
    ] = None
    phrase: str | None = None
    removed: bool = False


class Said(msgspec.Struct, frozen=True, tag="said"):
    """Somebody has said something that the client may read."""

    line: Line


class Unsaid(msgspec.Struct, frozen=True, tag="unsaid"):
    """A line was removed, or the host has switched chat on or off: what is shown of it is to be asked for anew."""

    line: int | None = None


class Heard(msgspec.Struct, frozen=True, tag="heard"):
    """To `say` and `say_phrase`: stored, or why it is not."""

    key: str
    refusal: Refusal | None
    line: Annotated[int | None, about("The number of the line.")] = None
    wait: Annotated[float | None, about("Seconds after which another one is welcome, if they came too fast.")] = None


class ChatView(msgspec.Struct, frozen=True):
    """`GET /api/games/ID/talk?before=LINE&most=N`: the last lines, or the last before that one, oldest first."""

    lines: list[Line]
    count: Annotated[int, about("All lines that the visitor may read.")]
    side: Annotated[_Side, about("Whom their own lines reach.")]
    voice: Annotated[
        Literal["text", "phrases", "silent", "bot", "banned", "stranger"],
        about(
            "How they may speak: freely, by phrases only (a guest at a table that is open to strangers), or not at all."
        ),
    ]
    silent: Annotated[bool, about("The host has switched chat off.")]
    host: Annotated[bool, about("The visitor may switch it.")]
    removes: Annotated[bool, about("The visitor may remove lines of others.")]
    mine: Annotated[str | None, about("Their own id, as in the lines.")]
    phrases: list[str]


class ChatChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`PATCH /api/games/ID/talk` by the host: off for everybody at the table, or on again; answers a `ChatView`."""

    silent: bool


class Note(msgspec.Struct, frozen=True):
    """`GET /api/games/ID/note`: what visitors wrote down for themselves; nobody else can read it."""

    text: str
    changed: Annotated[str | None, about("ISO 8601, UTC; None before they wrote anything.")]


class NoteChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`PUT /api/games/ID/note`; answers a `Note`. An empty text takes it away."""

    text: Annotated[str, Meta(max_length=LONGEST_NOTE)]


class NoteEntry(msgspec.Struct, frozen=True):
    """A note of mine, in the answer to `GET /api/notes`."""

    game: str
    text: str
    changed: str

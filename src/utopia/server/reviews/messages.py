"""The websocket of a review, `/ws/studies/ID`, and the bodies of `/api/games/ID/review`."""

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from utopia.server.chat.messages import Heard, Line, QuickPhrase, Said, Say, SayPhrase, Unsaid
from utopia.server.game.messages.socket import Wrong
from utopia.server.studies.messages import StudyNode, Visible
from utopia.server.web.messages import about

MOST_LINES: Final = 200
"""Chat messages that a review remembers."""
_Person: TypeAlias = Annotated[str, Meta(min_length=1, max_length=16)]
_Position: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,16}$")]


class Go(msgspec.Struct, frozen=True, tag="go", forbid_unknown_fields=True):
    """Lead the others to a position of the study. Only a leader is obeyed."""

    at: _Position


class Lead(msgspec.Struct, frozen=True, tag="lead", forbid_unknown_fields=True):
    """Say who leads: by the owner, or by a leader who gives the lead back to the owner."""

    to: Annotated[_Person | None, about("A person who is here, or None: everybody leads.")]


class Silence(msgspec.Struct, frozen=True, tag="silence", forbid_unknown_fields=True):
    """Switch chat off for everybody here, or on again: by the owner."""

    silent: bool


class Unsay(msgspec.Struct, frozen=True, tag="unsay", forbid_unknown_fields=True):
    """Remove a line: by its author, by the owner of the study or by an admin."""

    line: int


class Reviewer(msgspec.Struct, frozen=True):
    """Somebody who is here."""

    person: str
    name: Annotated[str | None, about("None: a guest without a name.")]


class ReviewRoom(msgspec.Struct, frozen=True, tag="review"):
    """Who is here and who leads. Comes first, and whenever that changes."""

    study: str
    version: Annotated[int, about("Of the study: a client that has an older one asks for it anew.")]
    mine: Annotated[str | None, about("The client's own id, as in the list; None without a session.")]
    owner: str
    people: list[Reviewer]
    strangers: Annotated[int, about("Clients without a session.")]
    lead: Annotated[str | None, about("Who leads, and may change the study; None: everybody here.")]
    leads: Annotated[bool, about("The client leads, alone or with everybody.")]
    at: Annotated[str, about("The position that everybody looks at; empty before anybody has led.")]
    voice: Annotated[
        Literal["text", "phrases", "silent", "bot", "banned", "stranger"], about("How the client may chat.")
    ]
    silent: Annotated[bool, about("The owner has switched chat off.")]
    removes: Annotated[bool, about("The client may remove lines of others.")]
    phrases: list[QuickPhrase]


class ReviewLines(msgspec.Struct, frozen=True, tag="review_lines"):
    """What has been said so far; comes second."""

    lines: list[Line]


class ReviewAt(msgspec.Struct, frozen=True, tag="review_at"):
    """A leader has gone to a position."""

    at: str
    by: Annotated[str, about("Their id.")]


class ReviewChange(msgspec.Struct, frozen=True, tag="review_change"):
    """The study has been changed, and the change is stored. One of the fields says how."""

    version: Annotated[int, about("One more than before; if any lies between, ask for the study anew.")]
    by: str
    added: Annotated[list[StudyNode], about("Positions; those that one has already are the same.")] = []
    noted: Annotated[StudyNode | None, about("Something was written or drawn there.")] = None
    cut: Annotated[str | None, about("It was deleted, with all that follows.")] = None
    promoted: Annotated[str | None, about("The line that leads to it is the main line.")] = None
    title: str | None = None
    visible: Visible | None = None


ReviewMessage = ReviewRoom | ReviewLines | ReviewAt | ReviewChange | Said | Unsaid | Heard | Wrong
"""What the server sends."""
ReviewCommand = Go | Lead | Silence | Unsay | Say | SayPhrase
"""What a client sends."""


class GameReview(msgspec.Struct, frozen=True):
    """`GET` and `POST /api/games/ID/review`."""

    study: Annotated[str | None, about("The study in which its players review this game; None: there is none yet.")]

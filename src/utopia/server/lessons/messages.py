"""Lessons: the bodies of `/api/lessons`. An attempt is a list of moves, which the client sends with each request."""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from utopia.server.game.messages.view import View
from utopia.server.web.messages import Phrase

MOST_MOVES: int = 40
"""Moves of an attempt: longer ones are begun anew."""
_Code: TypeAlias = Annotated[int, Meta(ge=0, le=993)]
AttemptStatus: TypeAlias = Literal["running", "solved", "missed"]


class LessonEntry(msgspec.Struct, frozen=True):
    """A lesson in the answer to `GET /api/lessons`, with the visitor's own progress."""

    id: str
    chapter: str
    """`guests`, `building`, `order`, `cards`, `prestige`."""
    chapter_title: Phrase
    title: Phrase
    stars: int = 0
    """The visitor's best, 1 to 3; 0: not solved yet."""
    moves: int | None = None
    """Moves of that solution."""
    at: str | None = None
    """When it was solved first: ISO 8601, UTC."""


class Lesson(msgspec.Struct, frozen=True):
    """`GET /api/lessons/ID`: what to do, and on which table."""

    id: str
    chapter_title: Phrase
    title: Phrase
    task: Phrase
    number: int
    """Its place in the order in which lessons are learned, from 1."""
    count: int
    """All lessons."""
    next: str | None
    """The next lesson; None after the last one."""
    seat: int
    """The learner's; the others are played by the lesson."""
    players: int
    turns: int
    """Own turns until the lesson is over."""
    star_moves: list[int]
    """Most moves for three stars, and for two."""
    board: str
    """Digest of the map: `/api/boards/DIGEST.json` and `.svg`."""
    edition: str
    options: dict[str, int | bool | str]


class LessonPosition(msgspec.Struct, frozen=True):
    """`GET /api/lessons/ID/position?moves=12,3`: where an attempt stands after these moves."""

    status: AttemptStatus
    """`missed`: no line of play reaches the goal any more; the last move can be taken back."""
    why: Phrase | None
    """What the solution shows, or what was missed; None while it is running."""
    stars: int
    """Once solved: 1 to 3."""
    view: View
    """As the learner's seat may know it; its `version` is the number of moves, and everything can be taken back."""


class LessonMoves(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`PUT /api/lessons/ID/progress`: a solution, which the server plays again before it notes it."""

    moves: Annotated[list[_Code], Meta(min_length=1, max_length=MOST_MOVES)]
    """Codes, as in `view.choices`."""

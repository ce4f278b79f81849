"""Lessons: the bodies of `/api/lessons`. An attempt is a list of moves, which the client sends with each request."""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from utopia.server.game.messages.view import View
from utopia.server.web.messages import Phrase, about

MOST_MOVES: int = 40
"""Moves of an attempt: longer ones are begun anew."""
_Code: TypeAlias = Annotated[int, Meta(ge=0, le=993)]
AttemptStatus: TypeAlias = Literal["running", "solved", "missed"]


class LessonEntry(msgspec.Struct, frozen=True):
    """A lesson in the answer to `GET /api/lessons`, with the visitor's own progress."""

    id: str
    chapter: Annotated[str, about("`guests`, `building`, `order`, `cards`, `prestige`.")]
    chapter_title: Phrase
    title: Phrase
    stars: Annotated[int, about("The visitor's best, 1 to 3; 0: not solved yet.")] = 0
    moves: Annotated[int | None, about("Moves of that solution.")] = None
    at: Annotated[str | None, about("When it was solved first: ISO 8601, UTC.")] = None


class Lesson(msgspec.Struct, frozen=True):
    """`GET /api/lessons/ID`: what to do, and on which table."""

    id: str
    chapter_title: Phrase
    title: Phrase
    task: Phrase
    number: Annotated[int, about("Its place in the order in which lessons are learned, from 1.")]
    count: Annotated[int, about("All lessons.")]
    next: Annotated[str | None, about("The next lesson; None after the last one.")]
    seat: Annotated[int, about("The learner's; the others are played by the lesson.")]
    players: int
    turns: Annotated[int, about("Own turns until the lesson is over.")]
    star_moves: Annotated[list[int], about("Most moves for three stars, and for two.")]
    board: Annotated[str, about("Digest of the map: `/api/boards/DIGEST.json` and `.svg`.")]
    edition: str
    options: dict[str, int | bool | str]


class LessonPosition(msgspec.Struct, frozen=True):
    """`GET /api/lessons/ID/position?moves=12,3`: where an attempt stands after these moves."""

    status: Annotated[
        AttemptStatus, about("`missed`: no line of play reaches the goal any more; the last move can be taken back.")
    ]
    why: Annotated[Phrase | None, about("What the solution shows, or what was missed; None while it is running.")]
    stars: Annotated[int, about("Once solved: 1 to 3.")]
    view: Annotated[
        View,
        about(
            "As the learner's seat may know it; its `version` is the number of moves, and everything can be taken back."
        ),
    ]


class LessonMoves(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`PUT /api/lessons/ID/progress`: a solution, which the server plays again before it notes it."""

    moves: Annotated[list[_Code], Meta(min_length=1, max_length=MOST_MOVES), about("Codes, as in `view.choices`.")]

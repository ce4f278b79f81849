"""Puzzles: the bodies of `/api/puzzles`. An attempt is a list of moves, which the client sends with each request."""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from utopia.server.game.messages.view import View
from utopia.server.web.messages import Phrase, about

MOST_MOVES: int = 40
"""Moves of an attempt: longer ones are begun anew."""
_Code: TypeAlias = Annotated[int, Meta(ge=0, le=993)]
Theme: TypeAlias = Literal[
    "monument", "wonder", "king", "cards", "privilege", "removal", "denial", "last-round", "early", "one-move", "long"
]
"""As `utopia.puzzles` has them; that loads the rules, which a server does after its page is there."""
PuzzleStatus: TypeAlias = Literal["running", "solved", "missed"]
PuzzleState: TypeAlias = Literal["new", "missed", "solved"]


class PuzzleGroup(msgspec.Struct, frozen=True):
    """Puzzles for a number of players."""

    players: int
    themes: Annotated[dict[str, int], about("How many there are with each theme.")]
    puzzles: int
    solved: Annotated[int, about("By the visitor.")]


class PuzzleProgress(msgspec.Struct, frozen=True):
    """How far the visitor has come."""

    rating: int = 1500
    doubt: Annotated[int, about("The rating is likely to be off by no more than this.")] = 333
    tried: int = 0
    solved: Annotated[int, about("Some of them not at once.")] = 0
    in_a_row: Annotated[int, about("Latest puzzles solved at the first attempt, without help.")] = 0
    days: Annotated[int, about("Days in a row, up to today or yesterday, on which the daily puzzle was solved.")] = 0


class PuzzleOverview(msgspec.Struct, frozen=True):
    """`GET /api/puzzles`."""

    day: Annotated[str, about("The date in UTC.")]
    daily: Annotated[str, about("Today's puzzle.")]
    daily_state: PuzzleState
    groups: list[PuzzleGroup]
    progress: PuzzleProgress


class Puzzle(msgspec.Struct, frozen=True):
    """`GET /api/puzzles/ID`: whose turn it is, and on which table."""

    id: str
    seat: int
    players: int
    themes: list[Theme]
    rating: Annotated[int, about("How hard it is, on the scale of `PuzzleProgress.rating`.")]
    state: Annotated[PuzzleState, about("Of the visitor's attempts.")]
    is_daily: bool
    board: Annotated[str, about("Digest of the map: `/api/boards/DIGEST.json` and `.svg`.")]
    edition: str
    options: dict[str, int | bool | str]


class PuzzlePosition(msgspec.Struct, frozen=True):
    """`GET /api/puzzles/ID/position?moves=12,3`: where an attempt stands after these moves."""

    status: Annotated[PuzzleStatus, about("`running` until the turn ends.")]
    view: Annotated[
        View,
        about(
            "As the solver's seat may know it; its `version` is the number of moves, and everything can be taken back."
        ),
    ]


class PuzzleMoves(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`PUT /api/puzzles/ID/attempt`: the whole turn with its end; without its end, or empty: given up."""

    moves: Annotated[list[_Code], Meta(max_length=MOST_MOVES), about("Codes, as in `view.choices`.")]
    helped: Annotated[bool, about("A hint was seen: the attempt changes no rating.")] = False


class PuzzleResult(msgspec.Struct, frozen=True):
    """The answer to an attempt, with the solution."""

    status: Literal["solved", "missed"]
    is_first: Annotated[bool, about("The visitor's first attempt, which alone counts for ratings.")]
    solution: Annotated[list[int], about("Codes of the best turn, with its end.")]
    moves: Annotated[list[Phrase], about("The same in words.")]
    share: Annotated[float, about("The seat's expected share of the win with it.")]
    lead: Annotated[float, about("By how much all other turns are expected to be behind, at least.")]
    gained: Annotated[int, about("Points of the visitor's rating that this attempt brought or cost.")]
    rating: Annotated[int, about("The puzzle's.")]
    progress: PuzzleProgress

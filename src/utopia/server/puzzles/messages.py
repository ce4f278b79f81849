"""Puzzles: the bodies of `/api/puzzles`. An attempt is a list of moves, which the client sends with each request."""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from utopia.server.game.messages.view import View
from utopia.server.web.messages import Phrase

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
    themes: dict[str, int]
    """How many there are with each theme."""
    puzzles: int
    solved: int
    """By the visitor."""


class PuzzleProgress(msgspec.Struct, frozen=True):
    """How far the visitor has come."""

    rating: int = 1500
    doubt: int = 333
    """The rating is likely to be off by no more than this."""
    tried: int = 0
    solved: int = 0
    """Some of them not at once."""
    in_a_row: int = 0
    """Latest puzzles solved at the first attempt, without help."""
    days: int = 0
    """Days in a row, up to today or yesterday, on which the daily puzzle was solved."""


class PuzzleOverview(msgspec.Struct, frozen=True):
    """`GET /api/puzzles`."""

    day: str
    """The date in UTC."""
    daily: str
    """Today's puzzle."""
    daily_state: PuzzleState
    groups: list[PuzzleGroup]
    progress: PuzzleProgress


class Puzzle(msgspec.Struct, frozen=True):
    """`GET /api/puzzles/ID`: whose turn it is, and on which table."""

    id: str
    seat: int
    players: int
    themes: list[Theme]
    rating: int
    """How hard it is, on the scale of `PuzzleProgress.rating`."""
    state: PuzzleState
    """Of the visitor's attempts."""
    is_daily: bool
    board: str
    """Digest of the map: `/api/boards/DIGEST.json` and `.svg`."""
    edition: str
    options: dict[str, int | bool | str]


class PuzzlePosition(msgspec.Struct, frozen=True):
    """`GET /api/puzzles/ID/position?moves=12,3`: where an attempt stands after these moves."""

    status: PuzzleStatus
    """`running` until the turn ends."""
    view: View
    """As the solver's seat may know it; its `version` is the number of moves, and everything can be taken back."""


class PuzzleMoves(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`PUT /api/puzzles/ID/attempt`: the whole turn with its end; without its end, or empty: given up."""

    moves: Annotated[list[_Code], Meta(max_length=MOST_MOVES)]
    """Codes, as in `view.choices`."""
    helped: bool = False
    """A hint was seen: the attempt changes no rating."""


class PuzzleResult(msgspec.Struct, frozen=True):
    """The answer to an attempt, with the solution."""

    status: Literal["solved", "missed"]
    is_first: bool
    """The visitor's first attempt, which alone counts for ratings."""
    solution: list[int]
    """Codes of the best turn, with its end."""
    moves: list[Phrase]
    """The same in words."""
    share: float
    """The seat's expected share of the win with it."""
    lead: float
    """By how much all other turns are expected to be behind, at least."""
    gained: int
    """Points of the visitor's rating that this attempt brought or cost."""
    rating: int
    """The puzzle's."""
    progress: PuzzleProgress

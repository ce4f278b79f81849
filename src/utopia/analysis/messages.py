"""What an analysis says, as it is sent, stored and written as JSON. Importing this loads no rules."""

from typing import Final, Literal, TypeAlias

import msgspec

LevelName: TypeAlias = Literal["quick", "deep"]
"""The names in ``judging.LEVELS``."""
Grade: TypeAlias = Literal["fine", "inaccuracy", "mistake", "blunder"]
GRADES: Final[dict[Grade, float]] = {"fine": 0.0, "inaccuracy": 0.02, "mistake": 0.05, "blunder": 0.1}
"""Grade -> the cost from which it holds (docs/analysis.md)."""


class MovePhrase(msgspec.Struct, frozen=True):
    """A move in words: a message of `locales/` and what fills it."""

    id: str
    words: dict[str, int | str] = {}


class MadeMove(msgspec.Struct, frozen=True):
    """A move of a plan."""

    code: int
    text: str
    """Its notation."""
    phrase: MovePhrase


class CurvePoint(msgspec.Struct, frozen=True):
    """The expected shares of the win before a choice, hidden cards included; the last point is the result."""

    event: int
    """Events that had happened."""
    round: int
    shares: list[float]
    """[seat] -> from 0 to 1."""


class OtherPlan(msgspec.Struct, frozen=True):
    """A plan that was compared roughly: its values have a larger error."""

    first: MadeMove
    """Its first move."""
    shares: list[float]
    points: list[float]


class JudgedChoice(msgspec.Struct, frozen=True):
    """A turn of phase 2, or a single decision, judged from what its player knew."""

    event: int
    """Number of its first event, from 0."""
    end: int
    """Number of the event after its last."""
    seat: int
    round: int
    cost: float
    """The share of the win that it cost its player; 0 if no plan was clearly better."""
    error: float
    """Standard error of the difference between the best plan found and the one played."""
    grade: Grade
    played: list[MadeMove]
    best: list[MadeMove]
    """The better plan; the one played if no other was clearly better."""
    shares_played: list[float]
    shares_best: list[float]
    points_played: list[float]
    """[seat] -> expected points some rounds later."""
    points_best: list[float]
    others: list[OtherPlan]
    """Best first."""


class ShareAccount(msgspec.Struct, frozen=True):
    """What made a player's share of the win: `start + luck + own + others` is `result`."""

    start: float
    """An equal share, before anything is drawn."""
    luck: float
    """What chance gave: draws, deals, the order of play, and cards that nobody could know."""
    own: float
    """What the player's own choices cost: never above 0."""
    others: float
    """What the choices of the others gave."""
    result: float


class RoundLuck(msgspec.Struct, frozen=True):
    """What chance gave each seat in a round; the first has the deal and the order of play as well."""

    round: int
    luck: list[float]
    """[seat]"""


class Step(msgspec.Struct, frozen=True, tag="step"):
    """The next choice of an analysis that goes on."""

    total: int
    """All choices of the game."""
    point: CurvePoint
    choice: JudgedChoice


class Ending(msgspec.Struct, frozen=True, tag="ending"):
    """The rest of an analysis, when all choices have been judged."""

    point: CurvePoint
    accounts: list[ShareAccount]
    """[seat]"""
    luck: list[RoundLuck]


class Unanalysed(msgspec.Struct, frozen=True, tag="unanalysed"):
    """The record cannot be analysed."""

    why: str


class Awake(msgspec.Struct, frozen=True, tag="awake"):
    """The process has loaded everything."""


class Job(msgspec.Struct, frozen=True):
    """A game to analyse."""

    record: str
    level: LevelName
    seed: int = 1


Reply: TypeAlias = Awake | Step | Ending | Unanalysed
LONGEST: Final = 1 << 20
"""Bytes of a message between a program and its process of analysis at most."""


def grade_of(cost: float) -> Grade:
    """Return the grade of a cost."""
    found: Grade = "fine"
    for grade, least in GRADES.items():
        if cost > 0 and cost >= least:
            found = grade
    return found

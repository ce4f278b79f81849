"""A lesson as data: its file, and the ids of its texts.

The files lie in ``data``, in the order in which they are learned: ``NN-ID.toml``. Positions, moves and draws are those
of docs/record-format.md and docs/moves.md.
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from utopia.boards import load_board, playing_board
from utopia.game import Game
from utopia.lessons.attempt import Attempt
from utopia.lessons.goals import Condition
from utopia.lessons.replies import FixedDraws
from utopia.locales import Phrase, Speaker
from utopia.notation.position import parse_position
from utopia.rules import DEFAULT_PRESET, edition
from utopia.rules.model.material import SEAT_NAMES

_BOARD: Final = "reconstruction"
_DATA: Final = Path(__file__).parent / "data"


class UnknownLessonError(KeyError):
    """There is no lesson of that id."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A position, a goal for one seat, and a way that leads to it."""

    id: str
    chapter: str
    players: int
    seat: int
    district: str
    """The district that its texts name; perhaps none."""
    turns: int
    """Own turns until the lesson is over."""
    goal: tuple[Condition, ...]
    at_end: bool
    """Whether the goal counts only when the lesson is over."""
    stars: tuple[int, int]
    """Most moves for three and for two stars."""
    position: str
    solution: tuple[str, ...]
    wrong: tuple[tuple[str, ...], ...]
    """Legal lines that miss the goal."""
    refused: tuple[str, ...]
    """A line whose last move is illegal."""
    refused_by: str
    """The rule that refuses it."""
    draws: tuple[str, ...]
    """Answers of chance, one after the other; where none fits, the first possible one."""
    others: tuple[str, ...]
    """``SEAT MOVE``: moves that the others make when they can; otherwise they end their turn."""

    @property
    def chapter_title(self) -> Phrase:
        """Return the title of its chapter."""
        return Phrase(f"lesson-chapter-{self.chapter}")

    @property
    def title(self) -> Phrase:
        """Return its title."""
        return Phrase(f"lesson-{self.id}-title")

    @property
    def task(self) -> Phrase:
        """Return what the learner should do."""
        return Phrase(f"lesson-{self.id}-task", {"district": self.district})

    @property
    def hint(self) -> Phrase:
        """Return a hint."""
        return Phrase(f"lesson-{self.id}-hint", {"district": self.district})

    @property
    def solved(self) -> Phrase:
        """Return what the solution shows."""
        return Phrase(f"lesson-{self.id}-solved", {"district": self.district})

    @property
    def missed(self) -> Phrase:
        """Return what a legal line that does not reach the goal misses."""
        return Phrase(f"lesson-{self.id}-missed", {"district": self.district})

    def game(self) -> Game:
        """Return a game that begins with the lesson's position."""
        board_map = load_board(_BOARD)
        boards = playing_board(board_map, edition(DEFAULT_PRESET), self.players)
        begin = parse_position(board_map, boards, self.position)
        return Game(self.players, board=board_map, chance=FixedDraws(self.draws), begin=begin)

    def begin(self, speaker: Speaker | None = None) -> Attempt:
        """Begin an attempt, whose answers are in the speaker's language, by default in English."""
        return Attempt(self, speaker)


@cache
def lessons() -> tuple[Lesson, ...]:
    """All lessons, in the order in which they are learned."""
    return tuple(_read(file) for file in sorted(_DATA.glob("*.toml")))


def lesson(lesson_id: str) -> Lesson:
    """Return the lesson of an id; UnknownLessonError if there is none."""
    for one in lessons():
        if one.id == lesson_id:
            return one
    raise UnknownLessonError(lesson_id)


def _read(file: Path) -> Lesson:
    data: dict[str, Any] = tomllib.loads(file.read_text("utf-8"))
    board_map = load_board(_BOARD)
    three, two = data["stars"]
    return Lesson(
        id=file.stem.partition("-")[2],
        chapter=data["chapter"],
        players=data["players"],
        seat=SEAT_NAMES.index(data["seat"]),
        district=data.get("district", ""),
        turns=data.get("turns", 1),
        goal=tuple(Condition.read(board_map, line) for line in data["goal"]),
        at_end=data.get("at_end", False),
        stars=(three, two),
        position=data["position"],
        solution=tuple(data["solution"]),
        wrong=tuple(tuple(line) for line in data["wrong"]),
        refused=tuple(data["refused"]),
        refused_by=data["refused_by"],
        draws=tuple(data.get("draws", ())),
        others=tuple(data.get("others", ())),
    )

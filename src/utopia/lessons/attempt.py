"""One attempt at a lesson: moves are refused, go on, solve it or miss it, each with a sentence; and undo."""

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from utopia.game import Choice
from utopia.lessons.replies import reply
from utopia.lessons.solving import SOLVING_LIMIT, can_be_solved
from utopia.locales import ENGLISH, Speaker
from utopia.rules import Step
from utopia.rules.model.material import SEAT_NAMES

if TYPE_CHECKING:
    from utopia.lessons.lesson import Lesson

_ALL_STARS: Final = 3


class Status(StrEnum):
    """Where an attempt stands."""

    REFUSED = "refused"
    """The move was illegal; nothing has happened."""
    RUNNING = "running"
    SOLVED = "solved"
    MISSED = "missed"
    """The goal can no longer be reached."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to a move."""

    status: Status
    sentence: str = ""
    """Why it is refused, with the rule; what the solution shows; what was missed."""
    rule: str = ""
    stars: int = 0


class Attempt:
    """A lesson that somebody plays: ``play`` answers every move, ``undo`` goes back by one."""

    def __init__(self, lesson: "Lesson", speaker: Speaker | None = None) -> None:
        self.lesson: Final = lesson
        self.speaker: Final = speaker or ENGLISH
        self.game = lesson.game()
        self._points_before: Final = int(self.game.state[0]["score"][lesson.seat])
        self._marks: list[tuple[int, int]] = []
        """(Events, ended turns) before each own move."""
        self._ended = 0
        self._let_others_play()

    @property
    def colour(self) -> str:
        """The learner's seat."""
        return SEAT_NAMES[self.lesson.seat]

    @property
    def moves_made(self) -> int:
        """Moves that stand; those undone do not count."""
        return len(self._marks)

    @property
    def is_at_end(self) -> bool:
        """Whether all turns of the lesson have ended."""
        keeps = int(self.game.state[0]["step"]) == Step.KEEP and self.colour in self.game.to_decide
        return self.game.is_over or (self._ended >= self.lesson.turns and not keeps)

    @property
    def is_solved(self) -> bool:
        """Whether the goal is reached."""
        if self.lesson.at_end and not self.is_at_end:
            return False
        return all(one.holds(self.game, self.lesson.seat, self._points_before) for one in self.lesson.goal)

    @property
    def is_lost(self) -> bool:
        """Whether the goal is plainly out of reach: the turns are over, or something is gone for good."""
        lost = any(one.is_lost(self.game, self.lesson.seat) for one in self.lesson.goal)
        return not self.is_solved and (self.is_at_end or lost)

    @property
    def status(self) -> Status:
        """Where the attempt stands; a goal that no line of play reaches any more is missed."""
        if self.is_solved:
            return Status.SOLVED
        if self.is_lost or not can_be_solved(self, SOLVING_LIMIT):
            return Status.MISSED
        return Status.RUNNING

    @property
    def stars(self) -> int:
        """Three for a short solution, one for a long one, none before it is solved."""
        if not self.is_solved:
            return 0
        return _ALL_STARS - sum(self.moves_made > most for most in self.lesson.stars)

    def moves(self) -> tuple[Choice, ...]:
        """All legal moves; none when the lesson is over."""
        over = self.is_solved or self.is_at_end or self.colour not in self.game.to_decide
        return () if over else self.game.moves(self.colour)

    def play(self, move: str | Choice) -> Answer:
        """Do a move and let the others answer; NotationError if it cannot be read."""
        refusal = self.game.why_not(move, self.colour, self.speaker)
        if refusal:
            return Answer(Status.REFUSED, refusal, refusal.rpartition("[")[2].rstrip("]"))
        self.make(move)
        status = self.status
        if status == Status.SOLVED:
            return Answer(status, self.speaker.say(self.lesson.solved), stars=self.stars)
        return Answer(status, self.speaker.say(self.lesson.missed) if status == Status.MISSED else "")

    def make(self, move: str | Choice) -> None:
        """Do a legal move and let the others answer, without saying where that leads."""
        self._marks.append((len(self.game.events), self._ended))
        self.game.play(move, self.colour)
        self._ended += str(move).strip().lower() == "end"
        self._let_others_play()

    def undo(self) -> bool:
        """Undo the last own move and what followed it; False if there is none."""
        if not self._marks:
            return False
        events, self._ended = self._marks.pop()
        self.game.undo(events)
        return True

    def _let_others_play(self) -> None:
        while not (self.is_solved or self.is_at_end):
            others = [colour for colour in self.game.to_decide if colour != self.colour]
            if not others:
                return
            reply(self.game, others[0], self.lesson.others)

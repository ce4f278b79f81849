"""Solving a puzzle: moves are refused, go on, or end the turn with the best plan or with another."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from utopia.game import Choice
from utopia.locales import ENGLISH, Speaker
from utopia.notation.moves import move_text, parse_move
from utopia.puzzles.puzzle import Puzzle
from utopia.rules import Kind, States, decode, same_position
from utopia.rules.model.material import SEAT_NAMES


class Status(StrEnum):
    """Where an attempt stands."""

    REFUSED = "refused"
    """The move was illegal; nothing has happened."""
    RUNNING = "running"
    SOLVED = "solved"
    """The turn stands as a good plan leaves it; the moves may have come in another order."""
    MISSED = "missed"
    """The turn has ended otherwise."""


@dataclass(frozen=True, slots=True)
class Reply:
    """The answer to a move."""

    status: Status
    sentence: str = ""
    """Why it is refused, with the rule."""
    rule: str = ""


class Solving:
    """One attempt at a puzzle: ``play`` answers every move, ``undo`` goes back by one."""

    def __init__(self, puzzle: Puzzle, speaker: Speaker | None = None) -> None:
        self.puzzle: Final = puzzle
        self.speaker: Final = speaker or ENGLISH
        self.game: Final = puzzle.game()
        self._goals: Final = goals_of(puzzle)
        self._has_ended = False

    @property
    def colour(self) -> str:
        """The solver's seat."""
        return SEAT_NAMES[self.puzzle.seat]

    @property
    def status(self) -> Status:
        """Where the attempt stands."""
        if any(same_position(self.game.state, goal) for goal in self._goals):
            return Status.SOLVED
        return Status.MISSED if self._has_ended else Status.RUNNING

    def moves(self) -> tuple[Choice, ...]:
        """Return all legal moves; none when the attempt is over."""
        return self.game.moves(self.puzzle.seat) if self.status == Status.RUNNING else ()

    def play(self, move: str | Choice) -> Reply:
        """Do a move; the end of the turn is judged and not done. NotationError if it cannot be read."""
        refusal = self.game.why_not(move, self.puzzle.seat, self.speaker)
        if refusal:
            return Reply(Status.REFUSED, refusal, refusal.rpartition("[")[2].rstrip("]"))
        if decode(self._code(move)).kind == Kind.END:
            self._has_ended = True
        else:
            self.game.play(move, self.puzzle.seat)
        return Reply(self.status)

    def undo(self) -> bool:
        """Undo the last move, or the end; False if there is none."""
        if self._has_ended:
            self._has_ended = False
            return True
        if not self.game.events:
            return False
        self.game.undo()
        return True

    def hint(self) -> str:
        """Return the next move of the solution if the attempt follows it, else its first."""
        made = tuple(move_text(self.game.map, event.code) for event in self.game.events)
        follows = len(made) < len(self.puzzle.solution) and made == self.puzzle.solution[: len(made)]
        return self.puzzle.solution[len(made) if follows else 0]

    def _code(self, move: str | Choice) -> int:
        return move.code if isinstance(move, Choice) else parse_move(self.game.map, move)


def goals_of(puzzle: Puzzle) -> tuple[States, ...]:
    """Return the positions after its good plans, before the turn ends. IllegalMoveError if a move is not legal."""
    goals = []
    for way in (puzzle.solution, *puzzle.also):
        game = puzzle.game()
        for move in way:
            game.play(move, puzzle.seat)
        goals.append(game.state)
    return tuple(goals)

"""Solving a puzzle: moves are refused, go on, or end the turn with the best plan or with another."""

from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Final

from utopia.game import Choice
from utopia.locales import ENGLISH, Speaker
from utopia.notation.moves import move_text, parse_move
from utopia.puzzles.puzzle import Puzzle
from utopia.rules import Kind, States, decode, same_position
from utopia.rules.model.material import SEAT_NAMES

END: Final = "end"
"""The move that ends a turn, and an attempt."""


class Status(StrEnum):
    """Where an attempt stands."""

    REFUSED = "refused"
    """The move was illegal; nothing has happened."""
    RUNNING = "running"
    SOLVED = "solved"
    """The turn has ended as a good plan leaves it; the moves may have come in another order."""
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
        self._has_ended = False

    @property
    def colour(self) -> str:
        """The solver's seat."""
        return SEAT_NAMES[self.puzzle.seat]

    @property
    def status(self) -> Status:
        """Where the attempt stands."""
        if not self._has_ended:
            return Status.RUNNING
        is_good = any(same_position(self.game.state, goal) for goal in goals_of(self.puzzle))
        return Status.SOLVED if is_good else Status.MISSED

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
        whole = (*self.puzzle.solution, END)
        return whole[len(made) if made == whole[: len(made)] else 0]

    def _code(self, move: str | Choice) -> int:
        return move.code if isinstance(move, Choice) else parse_move(self.game.map, move)


@cache
def goals_of(puzzle: Puzzle) -> tuple[States, ...]:
    """Return the positions after its good plans, before the turn ends. IllegalMoveError if a move is not legal."""
    goals = []
    for way in (puzzle.solution, *puzzle.also):
        game = puzzle.game()
        for move in way:
            game.play(move, puzzle.seat)
        goals.append(game.state)
    return tuple(goals)

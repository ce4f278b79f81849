"""Puzzles: positions from games in which one plan is clearly the best; found by search, solved by play."""

from utopia.puzzles.puzzle import THEMES, Puzzle, UnknownPuzzleError, puzzle, puzzles, read_puzzles, write_puzzles
from utopia.puzzles.solving import Reply, Solving, Status

__all__ = [
    "THEMES",
    "Puzzle",
    "Reply",
    "Solving",
    "Status",
    "UnknownPuzzleError",
    "puzzle",
    "puzzles",
    "read_puzzles",
    "write_puzzles",
]

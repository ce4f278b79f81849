"""Puzzles: positions from games in which one plan is clearly the best; found by search, solved by play."""

from utopia.puzzles.puzzle import THEMES, Puzzle, UnknownPuzzleError, add_puzzle, puzzle, puzzles, read_puzzles
from utopia.puzzles.solving import Reply, Solving, Status

__all__ = [
    "THEMES",
    "Puzzle",
    "Reply",
    "Solving",
    "Status",
    "UnknownPuzzleError",
    "add_puzzle",
    "puzzle",
    "puzzles",
    "read_puzzles",
]

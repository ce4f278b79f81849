"""Positions with their outcome: a network's features of each, and the winner."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from utopia.training.files import read_arrays, write_arrays

_NAMES = ("own", "general", "winner", "game")
_EVERY = 10
"""Every so many games are not fitted but predicted."""


@dataclass(frozen=True, slots=True)
class Positions:
    """Positions of games with the same number of players."""

    own: NDArray[np.float32]
    """[position, seat, fact]."""
    general: NDArray[np.float32]
    """[position, fact that all seats share]."""
    winner: NDArray[np.int32]
    """[position] -> seat."""
    game: NDArray[np.int32]
    """[position] -> number of its game."""

    def save(self, file: Path) -> None:
        """Write all or nothing."""
        write_arrays(file, {name: getattr(self, name) for name in _NAMES})

    @classmethod
    def load(cls, file: Path) -> "Positions":
        """What ``save`` wrote. Raises TrainingError."""
        arrays = read_arrays(file, _NAMES)
        return cls(*(arrays[name] for name in _NAMES))

    @classmethod
    def together(cls, parts: Sequence["Positions"]) -> "Positions":
        """All parts in a row."""
        return cls(*(np.concatenate([getattr(part, name) for part in parts]) for name in _NAMES))

    def part(self, *, is_kept_back: bool) -> "Positions":
        """Those that are fitted, or those of the games that are kept back to look at."""
        rows = np.flatnonzero((self.game % _EVERY == 0) == is_kept_back)
        return Positions(self.own[rows], self.general[rows], self.winner[rows], self.game[rows])

"""The faults of a map, each with its place and the remedy for its author."""

from __future__ import annotations

import reprlib
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, TypeAlias

Severity: TypeAlias = Literal["error", "warning"]


@dataclass(frozen=True, slots=True)
class BoardFault:
    """One finding: where it stands in the file, what was read there and what would be right.

    An `error` keeps the board from being played or drawn; a `warning` only says that the map differs from what is known
    of the printed one (R-BOARD-1), which is the printed map's good right.
    """

    place: str
    read: str
    right: str
    severity: Severity = "error"

    def __str__(self) -> str:
        return f"{self.place}: {self.read}; right would be {self.right}"


class BoardError(ValueError):
    """A board that cannot be used. `faults` holds every error found, in the order of the file; never empty."""

    def __init__(self, source: str, faults: Iterable[BoardFault]) -> None:
        self.source = source
        self.faults = tuple(faults)
        count = len(self.faults)
        head = f"{source} has {count} fault{'' if count == 1 else 's'}:"
        super().__init__("\n".join([head, *(f"- {fault}" for fault in self.faults)]))


class BoardFileError(BoardError):
    """The file itself cannot be read: it is missing, a folder, or closed to us."""


_SHORT = reprlib.Repr()
_SHORT.maxstring = 60
_SHORT.maxother = 60


def shown(value: object) -> str:
    """A value of a TOML file in a few words, however long or odd it is."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "a table"
    try:
        return _SHORT.repr(value)
    except ValueError:  # a whole number of thousands of digits
        return "a number too long to print"

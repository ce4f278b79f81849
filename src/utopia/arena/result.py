"""A finished game as it is kept: a line of a run's games."""

from dataclasses import dataclass
from typing import Final

import msgspec

from utopia.arena.times import GameTimes

WHOLE_WIN: Final = 60
"""A win in parts that 2, 3, 4 and 5 winners can share."""


class Result(msgspec.Struct, frozen=True):
    """The kept data of a game: whole numbers, which are the same on every machine.

    Tuples have a place for each seat, if nothing else is said.
    """

    number: int
    """In the order of the tournament, from 0."""
    table: int
    """Index of the table in the tournament."""
    game: int
    """Number of the game at that table."""
    deal: int
    """Games of the same deal differ in who sits where."""
    sitting: tuple[int, ...]
    """Index of the player among those of the table."""
    scores: tuple[int, ...]
    places: tuple[int, ...]
    """From 1; equal points may share one (R-END-2)."""
    gained: tuple[tuple[int, ...], ...]
    """[seat][source] -> points."""
    wonders: tuple[int, ...]
    bases: tuple[int, ...]
    """Bases left."""
    monuments: tuple[int, ...]
    """[civilization] -> monuments left."""
    tracks: tuple[tuple[int, ...], ...]
    """[round - 1] -> seats from the first on the track, when that round began."""
    ended: str
    """``target`` or ``stall``."""
    decisions: int
    listed: int
    """Legal moves of all decisions together."""
    most_listed: int
    takes: int
    """Guests taken with no prince in the supply (R-MAT-2)."""
    failures: tuple[dict[str, int], ...]
    """Failure of a bot of others -> decisions that a stand-in made for it."""

    @property
    def rounds(self) -> int:
        """Rounds played."""
        return len(self.tracks)

    @property
    def winners(self) -> list[int]:
        """The seats on the first place."""
        return [seat for seat, place in enumerate(self.places) if place == 1]

    def win(self, seat: int) -> int:
        """The seat's part of the win, in sixtieths."""
        return WHOLE_WIN // self.places.count(1) if self.places[seat] == 1 else 0

    def margin(self, seat: int) -> int:
        """Points ahead of the best of the others."""
        return self.scores[seat] - max(score for other, score in enumerate(self.scores) if other != seat)


@dataclass(frozen=True, slots=True)
class Played:
    """A game just finished: the data that depend on machine and day, and those that do not."""

    result: Result
    times: GameTimes

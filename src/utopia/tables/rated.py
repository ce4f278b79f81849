"""The results of a game that count for ratings after players have left, come back, or been replaced."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

MOST_STOOD_IN: Final = 0.25
"""Share of a seat's decisions that others may have made for its player while the result is still theirs."""


@dataclass(frozen=True, slots=True)
class RatedSeat:
    """The decisions of a seat, by their makers."""

    person: str | None
    """Person who sits there at the end; None for a bot."""
    was: str | None = None
    """Person whose seat it was first, if they left it."""
    own: int = 0
    """Decisions of the person who sits there at the end, or of the person who left."""
    others: int = 0
    """Decisions that a bot made for the seat."""


@dataclass(frozen=True, slots=True)
class RatedPlace:
    """A result that counts."""

    person: str
    place: int
    """From 1; players who were level share a place."""


def rated_outcome(seats: Sequence[RatedSeat], places: Sequence[int], reason: str) -> list[RatedPlace] | None:
    """Return the rated persons with their places; None if the game does not count.

    ``places`` are those of the seats, ``reason`` why the game ended. A game ended by vote does not count. A player who
    left, or let others make more than a quarter of their decisions, is last. The players at the table are rated among
    themselves by their places, whatever bots and substitutes did. A game of fewer than two people is not rated.
    """
    if reason == "ended" or not places:
        return None
    stayed, left = _divided(seats, places)
    order = sorted({place for _, place in stayed})
    rated = [RatedPlace(person, _rank(place, stayed)) for person, place in stayed if place in order]
    rated += [RatedPlace(person, len(stayed) + 1) for person in left]
    return rated if len(rated) > 1 else None


def _divided(seats: Sequence[RatedSeat], places: Sequence[int]) -> tuple[list[tuple[str, int]], list[str]]:
    """Return the players who stayed, with their places, and the players who left."""
    stayed: list[tuple[str, int]] = []
    left: list[str] = []
    for seat, place in zip(seats, places, strict=True):
        if seat.was is not None and seat.was != seat.person:
            left.append(seat.was)
        elif seat.person is not None and seat.others > MOST_STOOD_IN * (seat.own + seat.others):
            left.append(seat.person)
        elif seat.person is not None:
            stayed.append((seat.person, place))
    return stayed, left


def _rank(place: int, stayed: Sequence[tuple[str, int]]) -> int:
    return 1 + sum(other < place for _, other in stayed)

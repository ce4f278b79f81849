"""People at a room: their seats, and the clients that are told of events."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from utopia.server.storage.game_rows import Seat
from utopia.server.storage.sitting import seats_of


@dataclass(frozen=True, slots=True)
class Who:
    """A person at a room, or a stranger who may watch."""

    person: str | None = None
    seats: frozenset[int] = frozenset()
    """Their own, and those of others at their device."""
    is_host: bool = False
    left: frozenset[int] = frozenset()
    """Seats where a bot plays for them."""
    has_left: bool = False
    """They had a seat in this game and left it: they know that hand, so they are shown no other."""


class Listener(Protocol):
    """A client that is told of events in a room."""

    @property
    def who(self) -> Who:
        """Whose client it is."""

    def view_changed(self) -> None:
        """There is a new version."""

    def room_changed(self) -> None:
        """People came or left, or a bot thinks."""

    def room_closes(self) -> None:
        """The server stops."""


def who_is(seats: Sequence[Seat], host: str, person: str | None) -> Who:
    """Return the role of a person at a table with these seats."""
    if person is None:
        return Who()
    left = frozenset(number for number, seat in enumerate(seats) if seat.back == person)
    has_left = any(person in seat.leavers for seat in seats)
    return Who(person, frozenset(seats_of(seats, person)), person == host, left, has_left)

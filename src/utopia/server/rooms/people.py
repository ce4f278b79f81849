"""Who is at a room: whose seats are whose, and who is told what happens."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from utopia.server.storage import Seat
from utopia.server.storage.sitting import seats_of


@dataclass(frozen=True, slots=True)
class Who:
    """A person at a room, or a stranger who may watch."""

    person: str | None = None
    seats: frozenset[int] = frozenset()
    """His own, and those of others at his device."""
    is_host: bool = False
    left: frozenset[int] = frozenset()
    """Seats where a bot plays for him."""
    has_left: bool = False
    """He has had a seat in this game and left it: what was in that hand he knows, so he is shown no other."""


class Listener(Protocol):
    """A client that is told what happens in a room."""

    @property
    def who(self) -> Who:
        """Whose client it is."""

    def view_changed(self) -> None:
        """There is a new version."""

    def room_changed(self) -> None:
        """Somebody came, went, or thinks."""

    def room_closes(self) -> None:
        """The server stops."""


def who_is(seats: Sequence[Seat], host: str, person: str | None) -> Who:
    """What a person is at a table with these seats."""
    if person is None:
        return Who()
    left = frozenset(number for number, seat in enumerate(seats) if seat.back == person)
    has_left = any(person in seat.leavers for seat in seats)
    return Who(person, frozenset(seats_of(seats, person)), person == host, left, has_left)

"""Who is at a room: whose seats are whose, and who is told what happens."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from utopia.server.storage import Seat, SeatKind
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
    left = frozenset(number for number, seat in enumerate(seats) if seat.was == person and seat.kind is SeatKind.BOT)
    return Who(person, frozenset(seats_of(seats, person)), person == host, left)

"""Who is at a room: whose seats are whose, who is here, and what each sees of that."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Protocol

from utopia.server.protocol.messages import Sitting
from utopia.server.storage import Seat, SeatKind


@dataclass(frozen=True, slots=True)
class Who:
    """A person at a room, or a stranger who may watch."""

    person: str | None = None
    seats: frozenset[int] = frozenset()
    """His own, and those of others at his device."""
    is_host: bool = False


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
    return Who(person, frozenset(i for i, seat in enumerate(seats) if seat.person == person), person == host)


def sitting(seats: Sequence[Seat], who: Who, here: Collection[str], thinking: int | None) -> list[Sitting]:
    """[seat] -> who sits there; ``here`` are the persons whose clients are connected."""
    return [
        Sitting(
            name=seat.name or "",
            kind=seat.kind.value,
            level=seat.level,
            mine=number in who.seats,
            here=seat.kind is SeatKind.BOT or seat.person in here,
            thinking=number == thinking,
        )
        for number, seat in enumerate(seats)
    ]

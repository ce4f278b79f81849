"""Who sits at a table as others see it, made from its stored seats; for lists over HTTP and for rooms."""

from collections.abc import Collection, Sequence

from utopia.server.protocol.messages import Sitting
from utopia.server.storage.rows import Seat, SeatKind


def seats_of(seats: Sequence[Seat], person: str | None) -> list[int]:
    """The seats that a person decides for: his own, and those of others at his device."""
    return [i for i, seat in enumerate(seats) if person is not None and seat.person == person]


def sitting_of(
    seats: Sequence[Seat], mine: Collection[int], here: Collection[str] = (), thinking: int | None = None
) -> list[Sitting]:
    """[seat] -> who sits there; ``here`` are the persons whose clients are connected, which only a room knows."""
    return [
        Sitting(
            name=seat.name or "",
            kind=seat.kind.value,
            level=seat.level,
            mine=number in mine,
            here=seat.kind is SeatKind.BOT or seat.person in here,
            thinking=number == thinking,
        )
        for number, seat in enumerate(seats)
    ]

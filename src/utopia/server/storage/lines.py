"""Lines of talk as readers are shown them; for HTTP and for rooms."""

from collections.abc import Sequence
from typing import Any

from utopia.server.protocol import talk
from utopia.server.protocol.moments import iso
from utopia.server.storage.chat import Line
from utopia.server.storage.rows import Seat


def is_among_players(seats: Sequence[Seat], person: str | None) -> bool:
    """Whether somebody talks with the players: he plays, or a bot does for him, from whom he may take his seat back.

    With the spectators he could hear of what he would then play by.
    """
    return person is not None and any(person in (seat.person, seat.back) for seat in seats)


def told_line(line: Line) -> talk.Line:
    """The line without what is not for readers."""
    side: Any = line.side.value
    is_removed = line.removed is not None
    return talk.Line(
        id=line.id,
        side=side,
        seat=line.seat,
        name=line.name,
        person=line.person,
        at=iso(line.at),
        text=None if is_removed else line.text,
        phrase=None if is_removed else line.phrase,
        removed=is_removed,
    )

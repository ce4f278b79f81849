"""Chat messages as readers are shown them, over HTTP and by rooms; and whom they reach."""

from collections.abc import Sequence
from typing import Any

from utopia.server.chat import messages
from utopia.server.chat.store import Line
from utopia.server.tables.rows import Seat
from utopia.server.web.messages import iso


def is_among_players(seats: Sequence[Seat], person: str | None) -> bool:
    """Return whether a person chats with the players: they play, or a bot does whose seat they may take back.

    From the spectators they could learn facts that help them when they play again.
    """
    return person is not None and any(person in (seat.person, seat.back) for seat in seats)


def told_line(line: Line) -> messages.Line:
    """Return the message without fields that are not for readers."""
    side: Any = line.side.value
    is_removed = line.removed is not None
    return messages.Line(
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

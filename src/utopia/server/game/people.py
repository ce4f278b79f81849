"""The people at a room: their roles and seats, and the clients that are told of events."""

import asyncio
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from utopia.bots.supervision.answering import STAND_IN
from utopia.server.database.schema.games import SeatKind
from utopia.server.tables.rows import Seat, bot_name, seats_of

PLAYING: Final = (SeatKind.PERSON, SeatKind.DEVICE)
"""Kinds of seats whose players are people."""


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


def people_of(seats: Sequence[Seat]) -> list[str]:
    """Return the persons who have seats, in the order of their first ones."""
    return list(dict.fromkeys(seat.person for seat in seats if seat.kind in PLAYING and seat.person is not None))


def handed_over(seats: Sequence[Seat], person: str | None) -> list[int]:
    """Return the seats where a bot plays for that person, who may take them back."""
    return [number for number, seat in enumerate(seats) if person is not None and seat.back == person]


def bots_for(numbers: Sequence[int], used: list[str | None]) -> dict[int, Seat]:
    """Return bots for these seats, with names that nobody else at the table has."""
    bots: dict[int, Seat] = {}
    for number in numbers:
        name = bot_name(number, [*used, *(bot.name for bot in bots.values())])
        bots[number] = Seat(SeatKind.BOT, name=name, level=STAND_IN)
    return bots


def who_is(seats: Sequence[Seat], host: str, person: str | None) -> Who:
    """Return the role of a person at a table with these seats."""
    if person is None:
        return Who()
    left = frozenset(number for number, seat in enumerate(seats) if seat.back == person)
    has_left = any(person in seat.leavers for seat in seats)
    return Who(person, frozenset(seats_of(seats, person)), person == host, left, has_left)


GATHERED: Final = 0.1
"""Seconds in which all changes are told at once."""


class Presence:
    """The clients of a room. Within a running event loop."""

    def __init__(self, clock: Callable[[], float] | None = None) -> None:
        self._clock = clock or asyncio.get_running_loop().time
        self._listeners: set[Listener] = set()
        self._persons: Counter[str] = Counter()
        self._told_at = float("-inf")
        self._telling: asyncio.TimerHandle | None = None
        self.spectators = 0
        """Clients that have no seat."""

    @property
    def listeners(self) -> Collection[Listener]:
        """All clients, as they are now."""
        return tuple(self._listeners)

    @property
    def here(self) -> Collection[str]:
        """The persons whose clients are connected."""
        return self._persons.keys()

    def add(self, listener: Listener) -> None:
        """A client has come."""
        if listener not in self._listeners:
            self._listeners.add(listener)
            self._count(listener, 1)

    def remove(self, listener: Listener) -> None:
        """A client has disconnected, if it was here."""
        if listener in self._listeners:
            self._listeners.remove(listener)
            self._count(listener, -1)

    def tell(self) -> None:
        """Tell all about a change of the room: at once, or together with the changes of the next moment."""
        if self._telling is None:
            wait = self._told_at + GATHERED - self._clock()
            if wait <= 0:
                self._tell_now()
            else:
                self._telling = asyncio.get_running_loop().call_later(wait, self._tell_now)

    def close(self) -> None:
        """Tell nothing any more."""
        if self._telling is not None:
            self._telling.cancel()

    def _tell_now(self) -> None:
        self._telling, self._told_at = None, self._clock()
        for listener in self.listeners:
            listener.room_changed()

    def _count(self, listener: Listener, change: int) -> None:
        who = listener.who
        self.spectators += change * (not who.seats)
        if who.person is not None:
            self._persons[who.person] += change
            if not self._persons[who.person]:
                del self._persons[who.person]

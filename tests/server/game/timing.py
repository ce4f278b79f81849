"""Time for tests: hands that are moved, and rooms that are told to look at once."""

from dataclasses import dataclass, field
from typing import TypeVar

from tests.server.game.setting import KEYS, Watching, play, to_decide
from utopia.server.database.schema.games import GameState, SeatKind
from utopia.server.game.messages.view import TimeView
from utopia.server.game.room import Room
from utopia.tables.clocks import Clock, Tempo, Watch
from utopia.tables.votes import Vote

LIVE = Tempo("live", bank=600, increment=15)
SLOW = Tempo("slow", turn=24 * 3600, bank=48 * 3600)
NOON = 1_768_046_400.0
"""10 January 2026, 12:00 UTC."""


@dataclass
class Hands:
    """A wall clock and a steady one that go together."""

    wall: float = NOON
    steady: float = 0.0
    watch: Watch = field(init=False)

    def __post_init__(self) -> None:
        self.watch = Watch(lambda: self.wall, lambda: self.steady)

    def pass_by(self, seconds: float) -> None:
        self.wall += seconds
        self.steady += seconds


async def look(room: Room) -> None:
    """Let everything happen that is due, and what follows from it at once."""
    for _ in range(3):
        room.time.moved()
        await room.queue(room.time.look())


async def later(room: Room, hands: Hands, seconds: float) -> None:
    hands.pass_by(seconds)
    await look(room)


async def come(room: Room, person: str) -> Watching:
    """A client of that person is here."""
    client = Watching(room.who(person))
    await room.enter(client)
    return client


def left(room: Room, seat: int) -> float:
    views = room.time.clocks.views()
    assert views is not None
    return views[seat].left


def person_of(room: Room, seat: int) -> str:
    person = room.session.seats[seat].person
    assert person is not None
    return person


def kinds(room: Room) -> list[SeatKind]:
    return [seat.kind for seat in room.session.seats]


async def end_turn(room: Room) -> int:
    """Make the first legal moves of the seat that decides until another one does; return the seat."""
    seat = to_decide(room)[0]
    while to_decide(room)[:1] == [seat]:
        await play(room, seat, room.view(seat).choices[0])
    await look(room)
    return seat


T = TypeVar("T")


def the(found: T | None) -> T:
    """What is there."""
    assert found is not None
    return found


def vote_of(room: Room) -> Vote | None:
    return room.session.row.vote


def state_of(room: Room) -> GameState:
    return room.session.row.state


def clock_of(room: Room, seat: int) -> Clock:
    return the(room.time.clocks.times[seat].clock)


def told(room: Room, person: str | None) -> TimeView:
    """What that person is told of time."""
    return the(room.message(room.who(person)).time)


def key() -> str:
    return next(KEYS)

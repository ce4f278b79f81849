"""People and games for the tests of what is stored."""

from collections.abc import Sequence

from utopia.server.storage import Arrange, Entry, EntryKind, Game, NewGame, Person, Seat, SeatKind, Storage
from utopia.server.storage.rows import Option

OPTIONS: dict[str, Option] = {"target": 50, "component_limits": True, "final_tie": "track"}
BOARD = "ab" * 32


def seated(seats: Sequence[Seat], first: int | None = None) -> Arrange:
    """These seats, whoever sat down."""
    return lambda *_: (list(seats), first)


def as_they_sit(_: Game, seats: list[Seat]) -> tuple[list[Seat], int | None]:
    """Nobody is replaced or moved."""
    return seats, None


async def guest(storage: Storage, name: str = "Ann") -> Person:
    person, _token = await storage.people.create(name)
    return person


def with_friends(host: Person, friends: int = 2) -> NewGame:
    mine = Seat(SeatKind.PERSON, host.id)
    return NewGame(host.id, [mine, *[Seat(SeatKind.OPEN)] * friends], "fr", OPTIONS, BOARD)


async def game_of(storage: Storage, host: Person | None = None) -> Game:
    return await storage.games.create(with_friends(host or await guest(storage)))


def move(code: int, key: str | None = None, seat: int = 0) -> Entry:
    return Entry(EntryKind.MOVE, seat, code, key)


def back_to(events: int) -> Entry:
    return Entry(EntryKind.TAKE_BACK, 0, events)

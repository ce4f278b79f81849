"""People and games for the tests of what is stored."""

from utopia.server.storage import Entry, EntryKind, Game, NewGame, Person, Seat, SeatKind, Storage


async def guest(storage: Storage, name: str = "Ann") -> Person:
    person, _token = await storage.people.create(name)
    return person


def with_friends(host: Person, friends: int = 2) -> NewGame:
    mine = Seat(SeatKind.PERSON, host.id)
    return NewGame(host.id, [mine, *[Seat(SeatKind.OPEN)] * friends], "fr", {"target": 50, "component_limits": True})


async def game_of(storage: Storage, host: Person | None = None) -> Game:
    return await storage.games.create(with_friends(host or await guest(storage)))


def move(code: int, key: str | None = None, seat: int = 0) -> Entry:
    return Entry(EntryKind.MOVE, seat, code, key)


def back_to(events: int) -> Entry:
    return Entry(EntryKind.TAKE_BACK, 0, events)

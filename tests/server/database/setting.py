"""People and games for the tests of what is stored."""

import contextlib
import tempfile
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path

from utopia.server import storage as product
from utopia.server.accounts.people import Person
from utopia.server.database.home import Home
from utopia.server.database.schema.games import EntryKind, SeatKind
from utopia.server.database.sqlite import FILE
from utopia.server.storage import Storage
from utopia.server.tables.entries import Entry
from utopia.server.tables.games import Arrange
from utopia.server.tables.rows import Game, NewGame, Option, Seat

OPTIONS: dict[str, Option] = {"target": 50, "component_limits": True, "final_tie": "track"}
BOARD = "ab" * 32
ELSEWHERE: dict[str, Callable[[Path], Home]] = {}
"""How a folder becomes a home that is not in it, while a test is about such."""
_new: list[bytes] = []
"""The database of a first start, once there has been one."""


@contextlib.asynccontextmanager
async def open_storage(folder: Path) -> AsyncIterator[Storage]:
    """As a server opens it. The database of a first start is made once: to make it takes longer than most tests."""
    for home_of in ELSEWHERE.values():
        async with product.open_storage(home_of(folder)) as opened:
            yield opened
        return
    if not (folder / FILE).exists():
        folder.mkdir(parents=True, exist_ok=True)
        (folder / FILE).write_bytes(await _first_start())
    async with product.open_storage(folder) as opened:
        yield opened


async def _first_start() -> bytes:
    if not _new:
        with tempfile.TemporaryDirectory() as folder:
            async with product.open_storage(Path(folder)):
                pass
            _new.append((Path(folder) / FILE).read_bytes())
    return _new[0]


def seated(seats: Sequence[Seat], first: int | None = None) -> Arrange:
    """Return these seats, each of the person who sat down."""
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

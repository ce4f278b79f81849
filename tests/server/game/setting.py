"""Rooms for tests: real storage, people played by the test, bots that answer in this process."""

import asyncio
import contextlib
import itertools
import random
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.server.database.setting import open_storage, seated
from utopia import bots
from utopia.boards import load_board
from utopia.bots import USUAL_BUDGET, Budget, Moves, Stream
from utopia.bots.supervision import answering
from utopia.bots.supervision.answering import Answer
from utopia.rules import Boards, Kind, States, Step, decode, edition
from utopia.server.database.schema.games import SeatKind
from utopia.server.game.people import Who
from utopia.server.game.room import Room
from utopia.server.game.rooms import Rooms
from utopia.server.game.session import GameSession, open_game
from utopia.server.services import room_stores
from utopia.server.storage import Storage
from utopia.server.tables.rows import NewGame, Seat
from utopia.tables.clocks import Watch

KEYS = (f"key {number}" for number in itertools.count())
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve")


@dataclass
class Here:
    """Bots that think in the event loop; they are quick."""

    asked: int = 0
    is_ready: bool = True

    async def choose(
        self,
        name: str,
        boards: Boards,
        seat: int,
        view: States,
        moves: Moves,
        rng: Stream,
        budget: Budget = USUAL_BUDGET,
    ) -> Answer:
        self.asked += 1
        return answering.ask(lambda: bots.make(name, boards, seat), view, moves, budget, rng)


@dataclass(eq=False)
class Watching:
    """A listener that counts."""

    who: Who = field(default_factory=Who)
    views: int = 0
    rooms: int = 0
    closed: bool = False

    def view_changed(self) -> None:
        self.views += 1

    def room_changed(self) -> None:
        self.rooms += 1

    def room_closes(self) -> None:
        self.closed = True


def new_game(host: str, seats: list[Seat], options: dict[str, Any] | None = None, **how: Any) -> NewGame:
    """A game as the server makes one, without pauses and always with the same luck."""
    written_out = edition("fr", **(options or {})).options()
    how = {"seed": 7, "pace": 0.0, **how}
    how = {"secret": f"{how['seed']:064x}", **how}
    return NewGame(host, seats, "fr", written_out, load_board("reconstruction").digest, **how)


@dataclass
class Hall:
    """A server's rooms and their storage."""

    storage: Storage
    rooms: Rooms
    bot_pool: Here
    people: list[str] = field(default_factory=list)

    async def game(self, players: int = 3, robots: int = 0, **how: Any) -> str:
        """A running game: people first, then bots; its id. The people are in ``people``, by seat."""
        self.people = [(await self.storage.people.create(name))[0].id for name in NAMES[: max(1, players)]]
        seats = [Seat(SeatKind.PERSON, person) for person in self.people[:players]]
        seats += [Seat(SeatKind.BOT, name="Bot", level="greedy")] * robots
        return await self.start(new_game(self.people[0], seats, **how))

    async def shared_device(self, robots: int = 0) -> str:
        """A running game of Ann, somebody at her device, and Bob, or bots instead of Bob."""
        self.people = [(await self.storage.people.create(name))[0].id for name in NAMES[:2]]
        ann, bob = (Seat(SeatKind.PERSON, person) for person in self.people)
        others = [Seat(SeatKind.BOT, name="Bot", level="greedy")] * robots or [bob]
        seats = [ann, Seat(SeatKind.DEVICE, ann.person, "Aunt May"), *others]
        return await self.start(new_game(self.people[0], seats))

    async def room(self, id_: str, clock: Callable[[], float] | None = None) -> Room:
        """A room of its own, which has not begun."""
        stores = room_stores(self.storage)
        session = GameSession(stores.game, await open_game(stores.game, id_))
        return Room(session, stores, self.bot_pool, "test", clock)

    async def start(self, new: NewGame) -> str:
        game = await self.storage.games.create(new)
        await self.storage.games.start(game.id, seated(new.seats, new.first))
        return game.id


@contextlib.asynccontextmanager
async def hall(folder: Path, bot_pool: Here | None = None, watch: Watch | None = None) -> AsyncIterator[Hall]:
    async with open_storage(folder) as storage:
        bot_pool = bot_pool or Here()
        rooms = Rooms(room_stores(storage), bot_pool, "test", watch=watch)
        try:
            yield Hall(storage, rooms, bot_pool)
        finally:
            await rooms.close()


def whose(room: Room, seat: int) -> Who:
    return room.who(room.session.seats[seat].person)


async def until(happened: Callable[[], bool]) -> None:
    """Let others go on until it has happened; TimeoutError after more than enough time."""
    async with asyncio.timeout(100):
        while not happened():
            await asyncio.sleep(0.01)


def to_decide(room: Room) -> list[int]:
    return room.view(-1, room.version).deciding


def choices(room: Room, seat: int) -> list[int]:
    """The legal moves of a seat, without the news, which take longest to write."""
    return room.view(seat, room.version).choices


async def play(room: Room, seat: int, code: int) -> None:
    """A move of the seat's person, which must be done."""
    refusal = await room.play(whose(room, seat), seat, next(KEYS), room.version, code)
    assert refusal is None, refusal


async def play_until(room: Room, reached: Callable[[Room], bool], seed: int = 1) -> None:
    """Random votes of all people until the place is right."""
    rng = random.Random(seed)
    while not reached(room):
        seat = to_decide(room)[-1]
        await play(room, seat, rng.choice(choices(room, seat)))


def at_step(*steps: Step) -> Callable[[Room], bool]:
    return lambda room: room.seen(-1).step() in steps


def of_kind(choices: Sequence[int], *kinds: Kind) -> list[int]:
    return [code for code in choices if decode(code).kind in kinds]

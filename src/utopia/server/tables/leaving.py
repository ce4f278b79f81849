"""The order in which people sat down at a table."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, ScalarSelect, Update, func, insert, or_, select, update

from utopia.server.database.database import Database
from utopia.server.database.errors import SaidError
from utopia.server.database.schema import game, leaver, person, seat
from utopia.server.database.schema.games import GameState, SeatKind
from utopia.server.tables.clocks import Left, SeatTime, read_times, write_times
from utopia.server.tables.rows import Seat
from utopia.tables.votes import Vote


def next_to_come(id_: str) -> ScalarSelect[int]:
    """Return the ``came`` of the next person to sit down at a table."""
    others = seat.alias("others")
    return select(func.coalesce(func.max(others.c.came), -1) + 1).where(others.c.game == id_).scalar_subquery()


class HadSeatError(SaidError):
    """A person, or one of their bots, has left a seat of the game and tries to take another one."""

    status = 409

    def __init__(self, game: str) -> None:
        super().__init__(
            f"you, or a bot of yours, have left a seat of game {game}: nobody has two in one game, since they would "
            "know two hands; look on, or open a table of your own",
            "storage-had-seat",
        )


@dataclass(frozen=True, slots=True)
class Leaving:
    """Seats of running games that change hands."""

    database: Database
    on_change: list[Callable[[str], None]] = field(default_factory=list)
    """Callback for every game in which a seat changes hands, or a vote or a pause begins or ends."""

    async def hand_over(self, id_: str, bots: Mapping[int, Seat]) -> None:
        """Replace the players of those seats by these bots. The players may take their seats back."""
        await self.database.write(lambda connection: _hand_over(connection, id_, bots))
        self._changed(id_)

    async def open_to_substitutes(self, id_: str, who: str) -> None:
        """Open the seats to substitutes where bots play for that person."""
        await self.database.write(lambda connection: _open(connection, id_, who))

    async def come_back(self, id_: str, who: str) -> list[int]:
        """Give the person back the seats where bots play for them. Return these seats."""
        taken = await self.database.write(lambda connection: _come_back(connection, id_, who))
        self._changed(id_)
        return taken

    async def ask(self, id_: str, vote: Vote | None) -> None:
        """Set the table's vote, or end it."""
        await self._note(update(game).values(vote=None if vote is None else msgspec.to_builtins(vote)), id_)

    async def pause(self, id_: str, since: datetime | None) -> None:
        """The clocks stand since then, or run again."""
        await self._note(update(game).values(paused=since), id_)

    async def _note(self, change: Update, id_: str) -> None:
        running = change.where(game.c.id == id_, game.c.state == GameState.RUNNING)
        await self.database.write(lambda connection: connection.execute(running))
        self._changed(id_)

    def _changed(self, id_: str) -> None:
        for tell in self.on_change:
            tell(id_)


def leavers_of(connection: Connection, ids: Collection[str]) -> dict[tuple[str, int], tuple[str, ...]]:
    """Return (game, seat) -> its former players, the first one first, within a transaction."""
    found: dict[tuple[str, int], tuple[str, ...]] = {}
    for row in connection.execute(select(leaver).where(leaver.c.game.in_(ids)).order_by(leaver.c.number)):
        place = (row.game, row.seat)
        found[place] = (*found.get(place, ()), row.person)
    return found


def take_freed(connection: Connection, id_: str, who: str) -> int | None:
    """Sit down where a bot plays for a player who left and whose seat is open. Return the seat, within a transaction.

    A person who has left a seat there gets that one and no other, or they would know two hands. The same holds for
    their bots, and for the owner of a bot that has left. Raise HadSeatError.
    """
    if back := _come_back(connection, id_, who):
        return back[0]
    left = {one for leavers in leavers_of(connection, [id_]).values() for one in leavers}
    if not _household(connection, who).isdisjoint(left):
        raise HadSeatError(id_)
    freed = [
        (row, time)
        for row, time in read_times(connection, id_)
        if row.kind == SeatKind.BOT and time.left is not None and time.left.is_free
    ]
    if not freed:
        return None
    row, time = freed[0]
    came = next_to_come(id_)
    values = {"kind": SeatKind.PERSON, "person": who, "name": None, "level": None, "came": came}
    connection.execute(_the(id_, row.seat).values(**values))
    write_times(connection, id_, {row.seat: msgspec.structs.replace(time, left=None)})
    return int(row.seat)


def _household(connection: Connection, who: str) -> set[str]:
    """Return the person, or the owner of that bot account, with all their bots."""
    theirs = select(func.coalesce(person.c.bot_of, person.c.id)).where(person.c.id == who).scalar_subquery()
    return set(
        connection.execute(select(person.c.id).where(or_(person.c.id == theirs, person.c.bot_of == theirs))).scalars()
    )


def _hand_over(connection: Connection, id_: str, bots: Mapping[int, Seat]) -> None:
    for row, time in read_times(connection, id_):
        if (bot := bots.get(row.seat)) is None or row.person is None:
            continue
        values = {"kind": SeatKind.BOT, "person": None, "name": bot.name, "level": bot.level, "shows_hand": False}
        connection.execute(_the(id_, row.seat).values(was=row.was or row.person, **values))
        _note_leaver(connection, id_, row.seat, row.person)
        left = Left(SeatKind(row.kind), row.name)
        write_times(connection, id_, {row.seat: msgspec.structs.replace(time, left=left)})


def _note_leaver(connection: Connection, id_: str, number: int, who: str) -> None:
    before = leavers_of(connection, [id_]).get((id_, number), ())
    if who not in before:
        row = {"game": id_, "seat": number, "person": who, "number": len(before)}
        connection.execute(insert(leaver).values(row))


def _kept_for(connection: Connection, id_: str, who: str) -> list[tuple[Row[Any], SeatTime, Left]]:
    """Return the seats that the person left last and where a bot plays."""
    last = {number for (_, number), left in leavers_of(connection, [id_]).items() if left[-1] == who}
    return [
        (row, time, time.left)
        for row, time in read_times(connection, id_)
        if row.seat in last and row.kind == SeatKind.BOT and time.left is not None
    ]


def _open(connection: Connection, id_: str, who: str) -> None:
    for row, time, kept in _kept_for(connection, id_, who):
        left = msgspec.structs.replace(kept, is_free=True)
        write_times(connection, id_, {row.seat: msgspec.structs.replace(time, left=left)})


def _come_back(connection: Connection, id_: str, who: str) -> list[int]:
    taken = list[int]()
    if any(row.person == who for row, _ in read_times(connection, id_)):  # on another's seat: nobody sees two hands
        return taken
    for row, time, left in _kept_for(connection, id_, who):
        was = None if row.was == who else row.was  # a substitute who comes back is still one
        values = {"kind": left.kind, "person": who, "name": left.name, "level": None, "was": was}
        connection.execute(_the(id_, row.seat).values(**values))
        write_times(connection, id_, {row.seat: msgspec.structs.replace(time, left=None)})
        taken.append(int(row.seat))
    return taken


def _the(id_: str, number: int) -> Update:
    return update(seat).where(seat.c.game == id_, seat.c.seat == number)

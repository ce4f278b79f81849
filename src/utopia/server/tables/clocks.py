"""Beside the seats: their time, the bot that played while its player was away, plans; and when a server last lived."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, delete, insert, or_, select, update

from utopia.server.database.database import Database
from utopia.server.database.schema import game, meta, seat
from utopia.server.database.schema.games import GameState, SeatKind
from utopia.tables.clocks import Clock

_SEEN: Final = "seen"
"""Name of the row that holds when a server last worked with this database."""


class Left(msgspec.Struct, frozen=True, omit_defaults=True):
    """The state of a seat before its player left it, so that they can take it back unchanged."""

    kind: SeatKind
    name: str | None = None
    """Of a guest at the player's device."""
    is_free: bool = False
    """A substitute may sit down instead of the bot."""


class Gone(msgspec.Struct, frozen=True, omit_defaults=True):
    """A player who began a rated game on a seat and has deleted themselves since: only their rating is kept."""

    strength: tuple[float, float] | None = None
    """Mu and sigma; None if nothing was known."""


class SeatTime(msgspec.Struct, frozen=True, omit_defaults=True):
    """Stored data of a seat beside its player."""

    clock: Clock | None = None
    """None where the table has no time control, or before the clock first started."""
    left: Left | None = None
    own: int = 0
    """Decisions of its players; counted where it may matter."""
    others: int = 0
    """Decisions that bots made for its player."""
    gone: Gone | None = None


def seat_time(stored: Mapping[str, Any] | None) -> SeatTime:
    """Return a clock from the stored data of a seat."""
    return SeatTime() if stored is None else msgspec.convert(stored, SeatTime)


@dataclass(frozen=True, slots=True)
class Clocks:
    """The times of all seats."""

    database: Database

    async def of(self, id_: str) -> list[SeatTime]:
        """[seat] -> its time."""
        query = select(seat.c.clock).where(seat.c.game == id_).order_by(seat.c.seat)
        rows = await self.database.read(lambda connection: connection.execute(query).scalars().all())
        return [seat_time(stored) for stored in rows]

    async def until(self, person: str) -> dict[str, datetime]:
        """Return running games of a person -> when time runs out: on their own clock if it runs, else the earliest."""
        theirs = select(seat.c.game).join(game, game.c.id == seat.c.game)
        theirs = theirs.where(seat.c.person == person, game.c.state == GameState.RUNNING)
        query = select(seat.c.game, seat.c.person, seat.c.clock).where(
            seat.c.game.in_(theirs), seat.c.clock.is_not(None)
        )
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        ends: dict[str, tuple[bool, float]] = {}
        for row in rows:
            clock = seat_time(row.clock).clock
            if clock is not None and clock.until is not None:
                end = (row.person != person, clock.until)
                ends[row.game] = min(end, ends.get(row.game, end))
        return {id_: datetime.fromtimestamp(end, UTC) for id_, (_, end) in ends.items()}

    async def save(self, id_: str, times: Mapping[int, SeatTime]) -> None:
        """Those seats have these times now."""
        await self.database.write(lambda connection: write_times(connection, id_, times))

    async def running(self) -> list[str]:
        """Return ids of the games in which time passes: they have a time control, or a vote is open."""
        passes = or_(game.c.tempo.is_not(None), game.c.vote.is_not(None))
        query = select(game.c.id).where(game.c.state == GameState.RUNNING, passes).order_by(game.c.changed.desc())
        return await self.database.read(lambda connection: list(connection.execute(query).scalars()))

    async def last_seen(self) -> float | None:
        """Return when a server last worked with this database, in seconds since 1970; None if none has."""
        query = select(meta.c.value).where(meta.c.name == _SEEN)
        told = await self.database.read(lambda connection: connection.execute(query).scalar_one_or_none())
        return None if told is None else float(told)

    async def seen(self, at: float) -> None:
        """A server works at this moment."""

        def note(connection: Connection) -> None:
            connection.execute(delete(meta).where(meta.c.name == _SEEN))
            connection.execute(insert(meta).values(name=_SEEN, value=f"{at:.3f}"))

        await self.database.write(note)


def read_times(connection: Connection, id_: str) -> list[tuple[Row[Any], SeatTime]]:
    """[seat] -> its row and its time, within a transaction."""
    rows = connection.execute(select(seat).where(seat.c.game == id_).order_by(seat.c.seat)).all()
    return [(row, seat_time(row.clock)) for row in rows]


def write_times(connection: Connection, id_: str, times: Mapping[int, SeatTime]) -> None:
    """The same, within a transaction."""
    for number, time in times.items():
        stored = msgspec.to_builtins(time) or None
        connection.execute(update(seat).where(seat.c.game == id_, seat.c.seat == number).values(clock=stored))


@dataclass(frozen=True, slots=True)
class Plans:
    """The plans of all seats."""

    database: Database

    async def of(self, id_: str) -> dict[int, dict[str, Any]]:
        """[seat] -> its plan, as it was kept; of those that have one."""
        query = select(seat.c.seat, seat.c.plan).where(seat.c.game == id_, seat.c.plan.is_not(None))
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return {row.seat: row.plan for row in rows}

    async def due(self) -> list[str]:
        """Return ids of the games in which a player has planned for their current decision, as far as lists know."""
        is_deciding = game.c.deciding.bitwise_rshift(seat.c.seat).bitwise_and(1) == 1
        planned = select(seat.c.game).where(seat.c.game == game.c.id, seat.c.plan.is_not(None), is_deciding)
        query = select(game.c.id).where(game.c.state == GameState.RUNNING, planned.exists())
        return await self.database.read(lambda connection: list(connection.execute(query).scalars()))

    async def keep(self, id_: str, number: int, plan: Mapping[str, Any] | None) -> None:
        """Replace the plans; None deletes them."""
        mine = update(seat).where(seat.c.game == id_, seat.c.seat == number)
        values = {"plan": None if plan is None else dict(plan)}
        await self.database.write(lambda connection: connection.execute(mine.values(values)))

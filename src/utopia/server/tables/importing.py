"""Finished games that were played elsewhere, put among those of a person: to be looked at, and to count for nothing."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, Self

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from utopia.server.database.database import Database
from utopia.server.database.schema import event, game, now, person, seat
from utopia.server.database.schema.games import GameState
from utopia.server.tables.entries import Entry
from utopia.server.tables.games import make_game
from utopia.server.tables.rows import Annotations, NewGame, Origin, Result, Seat


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that is over, as its record tells it."""

    new: NewGame
    """``secret`` is the seed that the record shows, if it shows one."""
    entries: Sequence[Entry]
    result: Result
    rounds: int
    started: datetime | None
    """The day it was played."""
    origin: Origin = Origin.PLAIN
    annotations: Annotations | None = None

    def belonging_to(self, host: str) -> Self:
        """The same, put in by that person."""
        seats = [msgspec.structs.replace(one, person=host) for one in self.new.seats]
        return replace(self, new=msgspec.structs.replace(self.new, host=host, seats=seats))


@dataclass(frozen=True, slots=True)
class Imports:
    """Imported games. Their records are verified by the caller."""

    database: Database

    async def add(self, finished: Finished) -> tuple[str, bool]:
        """Store the game with all its events, in one transaction, marked as not played here.

        Return its id, and whether it is new: the same game of the same person is stored once.
        """
        return await self.database.write(lambda connection: _add(connection, finished))

    async def remove(self, id_: str) -> bool:
        """Delete an imported game with everything that belongs to it; False if there is none."""
        gone = delete(game).where(game.c.id == id_, game.c.imported.is_not(None))
        return await self.database.write(lambda connection: connection.execute(gone).rowcount > 0)


def _add(connection: Connection, finished: Finished) -> tuple[str, bool]:
    host = finished.new.host
    connection.execute(select(person.c.id).where(person.c.id == host).with_for_update())  # one import after the other
    if (found := _stored_before(connection, finished)) is not None:
        return found, False
    made, moment = make_game(connection, finished.new, lambda _, seats: (seats, finished.new.first)), now()
    rows = [
        {"game": made.id, "seq": number, "at": moment, **msgspec.structs.asdict(entry)}
        for number, entry in enumerate(finished.entries)
    ]
    connection.execute(insert(event), rows)
    over = {
        "state": GameState.OVER,
        "result": msgspec.to_builtins(finished.result),
        "round": finished.rounds,
        "secret": finished.new.secret,
        "started": finished.started,
        "concluded": moment,  # its end has no consequences: no rating, no notification, no statistics
        "imported": finished.origin,
        "annotations": msgspec.to_builtins(finished.annotations),
    }
    connection.execute(update(game).where(game.c.id == made.id).values(over))
    return made.id, True


def _stored_before(connection: Connection, finished: Finished) -> str | None:
    """The id of the same game, if its host has it already."""
    new = finished.new
    told = new.options, msgspec.to_builtins(finished.result), finished.annotations
    alike = select(game.c.id, game.c.options, game.c.result, game.c.annotations).where(
        game.c.host == new.host,
        game.c.imported == finished.origin,
        game.c.edition == new.edition,
        game.c.board == new.board,
        game.c.round == finished.rounds,
        game.c.started.is_not_distinct_from(finished.started),
        game.c.secret.is_not_distinct_from(new.secret),
        game.c.first.is_not_distinct_from(new.first),
        game.c.shuffle == new.shuffle,
    )
    for row in connection.execute(alike.order_by(game.c.created)).all():
        annotations = msgspec.convert(row.annotations, Annotations | None)
        if (row.options, row.result, annotations) == told and _is_same(connection, row.id, finished):
            return str(row.id)
    return None


def _is_same(connection: Connection, id_: str, finished: Finished) -> bool:
    """Whether the same people did the same."""
    sat = select(seat.c.name, seat.c.entropy).where(seat.c.game == id_).order_by(seat.c.seat)
    done = select(event.c.kind, event.c.seat, event.c.code).where(event.c.game == id_).order_by(event.c.seq)
    return _rows(connection, sat) == [_sitting(one) for one in finished.new.seats] and _rows(connection, done) == [
        (entry.kind, entry.seat, entry.code) for entry in finished.entries
    ]


def _sitting(one: Seat) -> tuple[str | None, str | None]:
    return one.name, one.entropy


def _rows(connection: Connection, query: Any) -> list[tuple[Any, ...]]:
    return [tuple(row) for row in connection.execute(query).all()]

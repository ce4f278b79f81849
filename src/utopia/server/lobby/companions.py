"""People whom a person knows from games, and accounts found by their exact name."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, Select, func, or_, select

from utopia.server.database.database import Database
from utopia.server.database.schema import game, person, seat
from utopia.server.database.schema.games import GameState, SeatKind

MOST_COMPANIONS: Final = 40
"""Of one list."""
_MOST_SEATS: Final = 1000
"""Seats of others in the latest games that are looked at."""
_MOST_NAMED: Final = 20


class Companion(msgspec.Struct, frozen=True):
    """Another person, and when they last played together."""

    person: str
    name: str | None
    signed_up: datetime | None
    """None is a guest."""
    games: int = 0
    """Games together, as far back as is looked."""
    game: str | None = None
    """The latest of them."""
    seat: int | None = None
    """Seat of the other person in that game."""
    last: datetime | None = None
    """When it began."""


@dataclass(frozen=True, slots=True)
class Companions:
    """Companions of everybody. Bot accounts and people without a name are left out."""

    database: Database

    async def of(self, who: str) -> list[Companion]:
        """Return the people a person has played with, the latest first."""
        rows = await self.database.read(lambda connection: connection.execute(_seats_beside(who)).all())
        return list(_folded(rows).values())[:MOST_COMPANIONS]

    async def named(self, who: str, text: str) -> list[Companion]:
        """Return accounts of exactly that name (ignoring case) or that id; past companions come first."""
        return await self.database.read(lambda connection: _named(connection, who, text))

    async def has_met(self, who: str, other: str) -> bool:
        """Whether they have played together."""
        query = _seats_beside(who).where(person.c.id == other).limit(1)
        return await self.database.read(lambda connection: connection.execute(query).first() is not None)


def _seats_beside(who: str) -> Select[Any]:
    """Return the seats of others in games that the person has begun, the latest first."""
    mine = select(seat.c.game).where(seat.c.person == who)
    return (
        select(person.c.id.label("person"), person.c.name, person.c.signed_up, seat.c.game, seat.c.seat, game.c.started)
        .join(seat, seat.c.person == person.c.id)
        .join(game, game.c.id == seat.c.game)
        .where(seat.c.game.in_(mine), seat.c.kind == SeatKind.PERSON, person.c.id != who)
        .where(game.c.state != GameState.OPEN, game.c.started.is_not(None))
        .where(person.c.bot_of.is_(None), person.c.name.is_not(None))
        .order_by(game.c.started.desc(), game.c.id, seat.c.seat)
        .limit(_MOST_SEATS)
    )


def _folded(rows: Iterable[Row[Any]]) -> dict[str, Companion]:
    """Return each person once, with their latest game."""
    found: dict[str, Companion] = {}
    for row in rows:
        known = found.get(row.person)
        found[row.person] = (
            Companion(row.person, row.name, row.signed_up, 1, row.game, row.seat, row.started)
            if known is None
            else msgspec.structs.replace(known, games=known.games + 1)
        )
    return found


def _named(connection: Connection, who: str, text: str) -> list[Companion]:
    is_meant = or_(person.c.id == text, person.c.name == text, func.lower(person.c.name) == text.lower())
    query = (
        select(person.c.id.label("person"), person.c.name, person.c.signed_up)
        .where(is_meant, person.c.id != who, person.c.name.is_not(None))
        .where(person.c.signed_up.is_not(None), person.c.bot_of.is_(None))
        .order_by(person.c.signed_up, person.c.id)
        .limit(_MOST_NAMED)
    )
    met = _folded(connection.execute(_seats_beside(who)))
    found = [met.get(row.person) or Companion(row.person, row.name, row.signed_up) for row in connection.execute(query)]
    return sorted(found, key=lambda one: one.game is None)

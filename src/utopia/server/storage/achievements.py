"""Achievements that people have earned, each once."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, insert, select

from utopia.server.database.database import Database
from utopia.server.database.schema import achievement, now


class Earned(msgspec.Struct, frozen=True):
    """An achievement of a person."""

    name: str
    game: str | None
    at: datetime


@dataclass(frozen=True, slots=True)
class Achievements:
    """Those of all people."""

    database: Database

    async def add(self, who: str, names: Sequence[str], game: str) -> list[str]:
        """Store the achievements that a person earned in a game. Return the new ones."""
        return await self.database.write(lambda connection: _add(connection, who, names, game))

    async def of_person(self, who: str) -> list[Earned]:
        """Return all achievements of a person, the latest first."""
        return await self._earned(achievement.c.person == who)

    async def of_game(self, who: str, game: str) -> list[Earned]:
        """Return the achievements that a person earned in that game."""
        return await self._earned(achievement.c.person == who, achievement.c.game == game)

    async def _earned(self, *conditions: Any) -> list[Earned]:
        query: Select[Any] = select(achievement).where(*conditions)
        query = query.order_by(achievement.c.at.desc(), achievement.c.name)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [msgspec.convert(row, Earned, from_attributes=True) for row in rows]


def _add(connection: Connection, who: str, names: Sequence[str], game: str) -> list[str]:
    has = set(connection.execute(select(achievement.c.name).where(achievement.c.person == who)).scalars())
    new = [name for name in names if name not in has]
    rows = [{"person": who, "name": name, "game": game, "at": now()} for name in new]
    if rows:
        connection.execute(insert(achievement), rows)
    return new

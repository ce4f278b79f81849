"""Finished games: the follow-up work after their ends, and the statistics of each seat, computed once."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

import msgspec
from sqlalchemy import or_, select, update

from utopia.server.database.database import Database
from utopia.server.database.schema import game, now, seat
from utopia.server.database.schema.games import GameState

VERSION: Final = 1
"""Version of the statistics; older ones are computed again from the log."""
MOST_GAMES: Final = 2000
"""Number of a person's latest games from which their statistics are computed."""


class Played(msgspec.Struct, frozen=True):
    """A finished game of a person."""

    game: str
    seat: int
    ended: datetime
    figures: dict[str, Any]
    """As they were written."""


@dataclass(frozen=True, slots=True)
class Figures:
    """Stored data about finished games that needs no look into their logs."""

    database: Database

    async def unconcluded(self) -> list[str]:
        """Return ids of finished games whose end was not processed, or not by this version; oldest first."""
        written = seat.c.figures["figures"]["version"].as_integer()
        outdated = game.c.id.in_(select(seat.c.game).where(written < VERSION))
        ended = select(game.c.id).where(game.c.state == GameState.OVER, or_(game.c.concluded.is_(None), outdated))
        query = ended.order_by(game.c.changed, game.c.id)
        return await self.database.read(lambda connection: list(connection.execute(query).scalars()))

    async def conclude(self, id_: str) -> None:
        """All that follows the end of that game has been done."""
        change = update(game).where(game.c.id == id_, game.c.state == GameState.OVER).values(concluded=now())
        await self.database.write(lambda connection: connection.execute(change))

    async def write(self, id_: str, figures: Mapping[int, Mapping[str, Any]]) -> None:
        """Store the statistics of those seats, in place of older ones."""
        changes = [
            update(seat).where(seat.c.game == id_, seat.c.seat == number).values(figures=dict(told))
            for number, told in figures.items()
        ]
        await self.database.write(lambda connection: [connection.execute(change) for change in changes])

    async def of_person(self, who: str, most: int = MOST_GAMES) -> list[Played]:
        """Return the finished games of a person with statistics, the latest first."""
        query = (
            select(seat.c.game, seat.c.seat, game.c.changed.label("ended"), seat.c.figures)
            .join(game)
            .where(seat.c.person == who, game.c.state == GameState.OVER, seat.c.figures.is_not(None))
            .order_by(game.c.changed.desc(), game.c.id)
            .limit(most)
        )
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [msgspec.convert(row, Played, from_attributes=True) for row in rows]

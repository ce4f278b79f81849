"""Games that are over: what follows their ends, and what is reckoned of each seat, once."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

import msgspec
from sqlalchemy import or_, select, update

from utopia.server.storage.database import Database
from utopia.server.storage.rows import GameState
from utopia.server.storage.schema import game, now, seat

VERSION: Final = 1
"""Of the figures that are written; what is older is reckoned anew from the log."""
MOST_GAMES: Final = 2000
"""Of a person, from which his figures are added up: the latest."""


class Played(msgspec.Struct, frozen=True):
    """A finished game of a person."""

    game: str
    seat: int
    ended: datetime
    figures: dict[str, Any]
    """As they were written."""


@dataclass(frozen=True, slots=True)
class Figures:
    """What is known of finished games without opening them."""

    database: Database

    async def unconcluded(self) -> list[str]:
        """Ids of the games that are over and whose ends were not seen to, or not by this version; oldest first."""
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
        """Keep what was reckoned of those seats, instead of what was kept before."""
        changes = [
            update(seat).where(seat.c.game == id_, seat.c.seat == number).values(figures=dict(told))
            for number, told in figures.items()
        ]
        await self.database.write(lambda connection: [connection.execute(change) for change in changes])

    async def of_person(self, who: str, most: int = MOST_GAMES) -> list[Played]:
        """His finished games with figures, the latest first."""
        query = (
            select(seat.c.game, seat.c.seat, game.c.changed.label("ended"), seat.c.figures)
            .join(game)
            .where(seat.c.person == who, game.c.state == GameState.OVER, seat.c.figures.is_not(None))
            .order_by(game.c.changed.desc(), game.c.id)
            .limit(most)
        )
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [msgspec.convert(row, Played, from_attributes=True) for row in rows]

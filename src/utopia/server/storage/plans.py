"""Plans of players for future decisions: stored with their seats, private."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import select, update

from utopia.server.database.database import Database
from utopia.server.database.schema import game, seat
from utopia.server.database.schema.games import GameState


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

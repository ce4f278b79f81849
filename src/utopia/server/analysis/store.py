"""Analyses as they are stored: wanted, or done. They go with their game."""

import zlib
from dataclasses import dataclass

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from utopia.analysis.messages import LevelName
from utopia.server.analysis.messages import GameAnalysis
from utopia.server.database.database import Database
from utopia.server.database.schema import analysis, now

_read = msgspec.json.Decoder(GameAnalysis).decode


@dataclass(frozen=True, slots=True)
class StoredAnalyses:
    """The analyses of all games, one for each level."""

    database: Database

    async def of(self, game: str, level: LevelName) -> GameAnalysis | None:
        """Return a finished analysis; None if there is none."""
        query = select(analysis.c.result).where(analysis.c.game == game, analysis.c.level == level)
        found = await self.database.read(lambda connection: connection.execute(query).scalar_one_or_none())
        return None if found is None else _read(zlib.decompress(found))

    async def is_wanted(self, game: str, level: LevelName) -> bool:
        """Return whether an analysis was asked for and is not done."""
        query = select(analysis.c.asked).where(
            analysis.c.game == game, analysis.c.level == level, analysis.c.result.is_(None)
        )
        return await self.database.read(lambda connection: connection.execute(query).one_or_none() is not None)

    async def want(self, game: str, level: LevelName) -> None:
        """Note that an analysis is asked for, so that a restart does not forget it."""
        await self.database.write(lambda connection: _want(connection, game, level))

    async def unwant(self, game: str, level: LevelName) -> None:
        """Forget an analysis that is not done."""
        query = delete(analysis).where(analysis.c.game == game, analysis.c.level == level, analysis.c.result.is_(None))
        await self.database.write(lambda connection: connection.execute(query))

    async def keep(self, done: GameAnalysis) -> None:
        """Store a finished analysis that was asked for; nothing happens if its game is gone."""
        change = (
            update(analysis)
            .where(analysis.c.game == done.game, analysis.c.level == done.level)
            .values(result=zlib.compress(msgspec.json.encode(done)), done=now())
        )
        await self.database.write(lambda connection: connection.execute(change))


def _want(connection: Connection, game: str, level: LevelName) -> None:
    known = select(analysis.c.game).where(analysis.c.game == game, analysis.c.level == level)
    if connection.execute(known).one_or_none() is None:
        connection.execute(insert(analysis).values(game=game, level=level, asked=now()))

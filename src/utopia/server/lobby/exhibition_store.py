"""Exhibition games in the database: those of a host who is nobody."""

from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, and_, delete, insert, select

from utopia.server.database.database import Database
from utopia.server.database.schema import game, now, person
from utopia.server.tables.games import Arrange, game_of_row, make_game
from utopia.server.tables.rows import Game, NewGame

EXHIBITOR: Final = "exhibition"
"""The host's id; they have neither name nor session nor account."""


@dataclass(frozen=True, slots=True)
class ExhibitionStore:
    """These games in the database."""

    database: Database

    async def games(self) -> list[Game]:
        """Return those that are there, running or over."""
        query = select(game).where(game.c.host == EXHIBITOR)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [game_of_row(row) for row in rows]

    async def make(self, new: NewGame, arrange: Arrange) -> None:
        """Store a running game."""

        def make(connection: Connection) -> None:
            if connection.execute(select(person.c.id).where(person.c.id == EXHIBITOR)).one_or_none() is None:
                connection.execute(insert(person).values(id=EXHIBITOR, created=now()))
            make_game(connection, new, arrange)

        await self.database.write(make)

    async def delete(self, id_: str) -> None:
        """Delete such a game, with everything that belongs to it."""
        gone = delete(game).where(and_(game.c.id == id_, game.c.host == EXHIBITOR))
        await self.database.write(lambda connection: connection.execute(gone))

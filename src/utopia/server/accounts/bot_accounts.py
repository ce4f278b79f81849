"""Accounts of programs: each belongs to a person, who answers for it, and is shown as a bot wherever it sits."""

from dataclasses import dataclass
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, Select, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from utopia.server.accounts.people import Person
from utopia.server.database.database import Database
from utopia.server.database.errors import SaidError
from utopia.server.database.schema import game, now, person, seat
from utopia.server.database.schema.games import GameState, SeatKind
from utopia.server.database.tokens import short_id
from utopia.server.tables.leaving import next_to_come

MOST_BOTS: Final = 20
"""Of one person."""


class TooManyBotsError(SaidError):
    """The person has as many bots as the limit allows."""

    status = 409

    def __init__(self) -> None:
        super().__init__(f"you have {MOST_BOTS} bots; remove one first", "problem-bot-too-many", most=str(MOST_BOTS))


class BotPlayedError(SaidError):
    """A bot that sits, or sat, at a table: its games tell of it."""

    status = 409

    def __init__(self) -> None:
        super().__init__(
            "this bot has played, so it stays; revoke its tokens, and it plays no more", "problem-bot-played"
        )


@dataclass(frozen=True, slots=True)
class BotAccounts:
    """The bots of all people."""

    database: Database

    async def open(self, owner: str, name: str) -> Person:
        """A new bot of that person. TooManyBotsError."""
        made = Person(short_id(), name, None, now(), bot_of=owner)

        def write(connection: Connection) -> None:
            count = select(func.count()).select_from(person).where(person.c.bot_of == owner)
            if connection.execute(count).scalar_one() >= MOST_BOTS:
                raise TooManyBotsError
            connection.execute(insert(person).values(msgspec.structs.asdict(made)))

        await self.database.write(write)
        return made

    async def of(self, owner: str) -> list[Person]:
        """The bots of a person, the oldest first."""
        query: Select[Any] = select(person).where(person.c.bot_of == owner).order_by(person.c.created, person.c.id)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [_bot(row) for row in rows]

    async def get(self, id_: str, owner: str) -> Person | None:
        """That bot, if it is one of that person."""
        query: Select[Any] = select(person).where(person.c.id == id_, person.c.bot_of == owner)
        row = await self.database.read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else _bot(row)

    async def rename(self, id_: str, owner: str, name: str) -> bool:
        """Call it otherwise, wherever it sits; whether there is such a bot."""
        change = update(person).where(person.c.id == id_, person.c.bot_of == owner).values(name=name)
        return await self.database.write(lambda connection: connection.execute(change).rowcount > 0)

    async def sit_down(self, id_: str, table: str) -> bool:
        """Give it the first free seat of a table that has not begun, unless it has one; whether it sits there now."""
        return await self.database.write(lambda connection: _sit_down(connection, id_, table))

    async def remove(self, id_: str, owner: str) -> bool:
        """Take a bot that never sat anywhere away, with its tokens; whether there was one. BotPlayedError."""
        change = delete(person).where(person.c.id == id_, person.c.bot_of == owner)
        try:
            return await self.database.write(lambda connection: connection.execute(change).rowcount > 0)
        except IntegrityError:
            raise BotPlayedError from None


def _sit_down(connection: Connection, id_: str, table: str) -> bool:
    of_table = select(seat.c.seat).join(game).where(game.c.id == table, game.c.state == GameState.OPEN)
    if connection.execute(of_table.where(seat.c.person == id_)).first() is not None:
        return True
    free = of_table.where(seat.c.kind == SeatKind.OPEN).order_by(seat.c.seat).limit(1).scalar_subquery()
    change = update(seat).where(seat.c.game == table, seat.c.seat == free)
    return connection.execute(change.values(kind=SeatKind.PERSON, person=id_, came=next_to_come(table))).rowcount > 0


def _bot(row: Row[Any]) -> Person:
    return msgspec.convert(row, Person, from_attributes=True)

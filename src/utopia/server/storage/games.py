"""Games: made, listed, started, finished. Their events are the business of the log."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Delete, Row, Update, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from utopia.server.storage.database import Database
from utopia.server.storage.errors import NoSuchGameError, StateError
from utopia.server.storage.rows import Game, GameState, NewGame, Result, Seat
from utopia.server.storage.schema import game, now, seat
from utopia.server.storage.seats import seat_rows
from utopia.server.storage.tokens import short_id

_SEED_BITS = 62


@dataclass(frozen=True, slots=True)
class Games:
    """All games of this server."""

    database: Database

    async def create(self, new: NewGame) -> Game:
        """A new open game with its seats. A rematch is made once: who asks again gets the one that there is."""
        made = _made(new)
        columns = {**msgspec.structs.asdict(made), "result": None}

        def make(connection: Connection) -> None:
            connection.execute(insert(game).values(columns))
            connection.execute(insert(seat), seat_rows(made.id, new.seats))

        try:
            await self.database.write(make)
        except IntegrityError:
            rematch = None if new.before is None else await self.rematch_of(new.before)
            if rematch is None:
                raise
            return rematch
        return made

    async def get(self, id_: str) -> Game | None:
        """The game of that id."""
        return await self._one(game.c.id == id_)

    async def rematch_of(self, id_: str) -> Game | None:
        """The game that follows that one with the same people."""
        return await self._one(game.c.before == id_)

    async def of_person(self, person: str, most: int = 100) -> list[Game]:
        """The games that a person opened or plays in, those last changed first."""
        sits = select(seat.c.game).where(seat.c.person == person)
        query = (
            select(game)
            .where(or_(game.c.host == person, game.c.id.in_(sits)))
            .order_by(game.c.changed.desc(), game.c.id)
            .limit(most)
        )
        return [_game(row) for row in await self.database.read(lambda connection: connection.execute(query).all())]

    async def running(self) -> list[str]:
        """Ids of the games that run, to go on with them after a restart."""
        query = select(game.c.id).where(game.c.state == GameState.RUNNING).order_by(game.c.changed.desc())
        return await self.database.read(lambda connection: list(connection.execute(query).scalars()))

    async def start(self, id_: str, seats: Sequence[Seat], first: int | None = None) -> None:
        """The seats as they shall stay (shuffled, friends who did not come replaced), and who of them goes first.

        StateError unless open.
        """
        moment = now()
        values = {"state": GameState.RUNNING, "first": first, "started": moment, "changed": moment}
        change = update(game).where(game.c.id == id_, game.c.state == GameState.OPEN).values(values)

        def begin(connection: Connection) -> bool:
            if not connection.execute(change).rowcount:
                return False
            connection.execute(delete(seat).where(seat.c.game == id_))
            connection.execute(insert(seat), seat_rows(id_, seats))
            return True

        if not await self.database.write(begin):
            raise await self._wrong_state(id_, GameState.OPEN)

    async def finish(self, id_: str, result: Result) -> None:
        """The game is over; a second time nothing happens. StateError if it is still open."""
        change = update(game).where(game.c.id == id_, game.c.state == GameState.RUNNING)
        values = {"state": GameState.OVER, "deciding": 0, "changed": now(), "result": msgspec.to_builtins(result)}
        if not await self._changed(change.values(values)):
            error = await self._wrong_state(id_, GameState.RUNNING)
            if error.state != GameState.OVER:
                raise error

    async def set_pace(self, id_: str, pace: float) -> None:
        """How long a bot's move takes at least, in seconds; NoSuchGameError."""
        if not await self._changed(update(game).where(game.c.id == id_).values(pace=pace)):
            raise NoSuchGameError(id_)

    async def delete(self, id_: str) -> None:
        """An open game goes, with seats and links; StateError if it has begun."""
        if not await self._changed(delete(game).where(game.c.id == id_, game.c.state == GameState.OPEN)):
            raise await self._wrong_state(id_, GameState.OPEN)

    async def _one(self, condition: ColumnElement[bool]) -> Game | None:
        query = select(game).where(condition)
        row = await self.database.read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else _game(row)

    async def _changed(self, change: Update | Delete) -> bool:
        return await self.database.write(lambda connection: connection.execute(change).rowcount > 0)

    async def _wrong_state(self, id_: str, wanted: GameState) -> StateError:
        """The error to raise; NoSuchGameError if there is no such game at all."""
        found = await self.get(id_)
        if found is None:
            raise NoSuchGameError(id_)
        return StateError(id_, found.state, wanted)


def _made(new: NewGame) -> Game:
    moment = now()
    return Game(
        id=short_id(),
        host=new.host,
        state=GameState.OPEN,
        edition=new.edition,
        options=new.options,
        board=new.board,
        seed=secrets.randbits(_SEED_BITS) if new.seed is None else new.seed,
        first=new.first,
        shuffle=new.shuffle,
        pace=new.pace,
        created=moment,
        started=None,
        changed=moment,
        round=0,
        deciding=0,
        result=None,
        before=new.before,
    )


def _game(row: Row[Any]) -> Game:
    return msgspec.convert(row, Game, from_attributes=True)

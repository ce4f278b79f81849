"""The sealed shuffle of a game, from its stored data (docs/fair.md)."""

import secrets
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import msgspec
from sqlalchemy import ColumnElement, Connection, Delete, Row, Select, Update, and_, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from utopia.notation.fair.lots import SECRET_BYTES, Lots, commitment_of
from utopia.server.database.database import Database
from utopia.server.database.errors import NoSuchGameError, StateError
from utopia.server.database.schema import game, invitation, leaver, now, seat
from utopia.server.database.schema.games import GameState, SeatKind
from utopia.server.database.tokens import short_id
from utopia.server.tables.messages import Sealed, Terms
from utopia.server.tables.rows import Game, NewGame, Result, Seat
from utopia.server.tables.seats import seat_rows, seats_of_game


def entropy_of(seats: Sequence[Seat]) -> Iterator[tuple[int, str]]:
    """Additions of the players: (seat, hexadecimal digits)."""
    return ((number, seat.entropy) for number, seat in enumerate(seats) if seat.entropy is not None)


def lots_of(game: Game, seats: Sequence[Seat]) -> Lots | None:
    """The tickets of a game; None if it was made before shuffles were sealed."""
    return None if game.secret is None else Lots(game.secret, [value for _, value in entropy_of(seats)])


def sealed_of(game: Game, seats: Sequence[Seat]) -> Sealed | None:
    """Return its public part, known from the beginning. None also for a game that was not begun here."""
    if game.secret is None or game.imported is not None:
        return None
    return Sealed(commitment_of(game.secret), [seat.entropy for seat in seats])


_SEED_BITS: Final = 62
_LATEST: Final = (game.c.changed.desc(), game.c.id)
"""Those last changed first."""
Arrange: TypeAlias = Callable[[Game, list[Seat]], tuple[list[Seat], int | None]]
"""From the players to the final seats and the starting seat. An exception keeps the game open."""


@dataclass(frozen=True, slots=True)
class Games:
    """All games of this server."""

    database: Database

    async def create(self, new: NewGame, arrange: Arrange | None = None) -> Game:
        """Create a game with its seats: open, or with ``arrange`` running at once, both in one transaction.

        A rematch is made once: a second request gets the existing one.
        """
        try:
            return await self.database.write(lambda connection: make_game(connection, new, arrange))
        except IntegrityError:
            rematch = None if new.before is None else await self.rematch_of(new.before)
            if rematch is None:
                raise
            return rematch

    async def get(self, id_: str) -> Game | None:
        """The game of that id."""
        return await self._one(game.c.id == id_)

    async def rematch_of(self, id_: str) -> Game | None:
        """The game that follows that one with the same people."""
        return await self._one(game.c.before == id_)

    async def of_person(self, person: str, most: int = 100) -> list[Game]:
        """The games that a person opened or plays in, those last changed first; of those that are over so many."""
        going = _of_person(person).where(game.c.state != GameState.OVER).order_by(*_LATEST)
        over = _of_person(person).where(game.c.state == GameState.OVER).order_by(*_LATEST).limit(most)
        rows = await self.database.read(lambda connection: [*connection.execute(going), *connection.execute(over)])
        return [game_of_row(row) for row in rows]

    async def over_of(self, person: str, after: Game | None = None, most: int = 100) -> list[Game]:
        """A page of the games of a person that are over, those last changed first; ``after`` is the last one before."""
        query = _of_person(person).where(game.c.state == GameState.OVER).order_by(*_LATEST).limit(most)
        if after is not None:
            same = and_(game.c.changed == after.changed, game.c.id > after.id)
            query = query.where(or_(game.c.changed < after.changed, same))
        return [
            game_of_row(row) for row in await self.database.read(lambda connection: connection.execute(query).all())
        ]

    async def without_people(self) -> list[str]:
        """Ids of the games that wait for no person: a bot is to move, or they have only just been started."""
        is_deciding = game.c.deciding.bitwise_rshift(seat.c.seat).bitwise_and(1) == 1
        bots = select(seat.c.game).where(seat.c.game == game.c.id, seat.c.kind == SeatKind.BOT, is_deciding)
        waits = or_(game.c.deciding == 0, bots.exists())
        query = select(game.c.id).where(game.c.state == GameState.RUNNING, waits).order_by(game.c.changed.desc())
        return await self.database.read(lambda connection: list(connection.execute(query).scalars()))

    async def start(self, id_: str, arrange: Arrange) -> None:
        """Start with the seats of this moment, in one transaction: nobody sits down or gets up in between.

        Raise NoSuchGameError; StateError unless open; or any error of ``arrange``.
        """
        await self.database.write(lambda connection: _start(connection, id_, arrange))

    async def finish(self, id_: str, result: Result) -> None:
        """The game is over; a second time nothing happens. StateError if it is still open."""
        change = update(game).where(game.c.id == id_, game.c.state == GameState.RUNNING)
        values = {"state": GameState.OVER, "deciding": 0, "changed": now(), "result": msgspec.to_builtins(result)}
        values |= {"vote": None, "paused": None}
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
        row = await self.database.read(lambda connection: _row(connection, condition))
        return None if row is None else game_of_row(row)

    async def _changed(self, change: Update | Delete) -> bool:
        return await self.database.write(lambda connection: connection.execute(change).rowcount > 0)

    async def _wrong_state(self, id_: str, wanted: GameState) -> StateError:
        """The error to raise; NoSuchGameError if there is no such game at all."""
        found = await self.get(id_)
        if found is None:
            raise NoSuchGameError(id_)
        return StateError(id_, found.state, wanted)


def make_game(connection: Connection, new: NewGame, arrange: Arrange | None) -> Game:
    """A new game with its seats, within a transaction; with ``arrange`` it runs. Of a rematch the one that there is."""
    row = None if new.before is None else _row(connection, game.c.before == new.before)
    made = _made(new) if row is None else game_of_row(row)
    if row is None:
        connection.execute(insert(game).values(_stored(made)))
        connection.execute(insert(seat), seat_rows(made.id, new.seats))
    if arrange is None or made.state is not GameState.OPEN:
        return made
    return _start(connection, made.id, arrange)


def _of_person(person: str) -> Select[Any]:
    """Return the games that a person opened, plays in or has left."""
    sits = select(seat.c.game).where(or_(seat.c.person == person, seat.c.was == person))
    left = select(leaver.c.game).where(leaver.c.person == person)
    return select(game).where(or_(game.c.host == person, game.c.id.in_(sits), game.c.id.in_(left)))


def _stored(made: Game) -> dict[str, Any]:
    """A new game as a row."""
    tempo = None if made.tempo is None else msgspec.to_builtins(made.tempo)
    return {**msgspec.structs.asdict(made), "result": None, "tempo": tempo}


def _start(connection: Connection, id_: str, arrange: Arrange) -> Game:
    row = _row(connection, game.c.id == id_, is_changed=True)
    if row is None:
        raise NoSuchGameError(id_)
    found = game_of_row(row)
    if found.state is not GameState.OPEN:
        raise StateError(id_, found.state, GameState.OPEN)
    seats, first = arrange(found, seats_of_game(connection, id_))
    moment = now()
    values = {"state": GameState.RUNNING, "first": first, "started": moment, "changed": moment}
    connection.execute(update(game).where(game.c.id == id_).values(values))
    connection.execute(delete(invitation).where(invitation.c.game == id_))  # no seat is kept for anybody any more
    connection.execute(delete(seat).where(seat.c.game == id_))
    connection.execute(insert(seat), seat_rows(id_, seats))
    return msgspec.structs.replace(found, **values)


def _row(connection: Connection, condition: ColumnElement[bool], *, is_changed: bool = False) -> Row[Any] | None:
    """A game, locked until the end of the transaction if it is to be changed."""
    query: Select[Any] = select(game).where(condition)
    return connection.execute(query.with_for_update() if is_changed else query).one_or_none()


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
        secret=secrets.token_hex(SECRET_BYTES) if new.secret is None else new.secret,
        deal=new.deal,
        **{term: getattr(new, term) for term in Terms.__struct_fields__},
    )


def game_of_row(row: Row[Any]) -> Game:
    """The game of a row that has its columns."""
    return msgspec.convert(row, Game, from_attributes=True)

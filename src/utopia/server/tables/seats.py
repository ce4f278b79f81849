"""Seats: their players, and how an invited friend takes one.

The link admits; the seat is the person's, not the link's.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, Select, case, false, func, select, update

from utopia.server.database.database import Database
from utopia.server.database.errors import NoSuchGameError, SaidError
from utopia.server.database.schema import game, link, person, seat
from utopia.server.database.schema.games import GameState, Purpose, SeatKind
from utopia.server.tables.leaving import leavers_of, next_to_come, take_freed
from utopia.server.tables.links import LinkError
from utopia.server.tables.rows import Seat


class NoFreeSeatError(SaidError):
    """All seats are taken, or the game has begun."""

    status = 409

    def __init__(self, game: str) -> None:
        super().__init__(f"no seat of game {game} is free", "storage-no-seat")
        self.game = game


_GONE, _OWNER = person.alias("gone"), person.alias("owner")
_SITTING = (
    select(
        seat.c.game,
        seat.c.kind,
        seat.c.person,
        case((seat.c.kind == SeatKind.PERSON, person.c.name), else_=seat.c.name).label("name"),
        seat.c.level,
        seat.c.entropy,
        seat.c.shows_hand,
        seat.c.was,
        seat.c.came,
        _GONE.c.name.label("was_name"),
        func.coalesce(seat.c.clock["left"]["is_free"].as_boolean(), false()).label("is_free"),
        person.c.bot_of.label("owner"),
        _OWNER.c.name.label("owner_name"),
    )
    .outerjoin(person, person.c.id == seat.c.person)
    .outerjoin(_OWNER, _OWNER.c.id == person.c.bot_of)
    .outerjoin(_GONE, _GONE.c.id == seat.c.was)
    .order_by(seat.c.game, seat.c.seat)
)
EMPTY_SEAT: Final = {
    "kind": SeatKind.OPEN,
    "person": None,
    "name": None,
    "entropy": None,
    "shows_hand": False,
    "came": None,
}


@dataclass(frozen=True, slots=True)
class Seats:
    """The seats of all games."""

    database: Database

    async def of(self, id_: str) -> list[Seat]:
        """Return [seat] -> its player."""
        return (await self.of_many([id_])).get(id_, [])

    async def of_many(self, ids: Collection[str]) -> dict[str, list[Seat]]:
        """The seats of several games at once."""
        return await self.database.read(lambda connection: seats_of_games(connection, ids))

    async def take(self, token: str, who: str) -> tuple[str, int]:
        """Sit down by a link. Return (game, seat). A person who already sits there keeps their seat.

        Raise LinkError if the link does not work; NoFreeSeatError if others were faster or the game has begun.
        """
        return await self.database.write(lambda connection: _take(connection, token, who))

    async def take_kept(self, id_: str, who: str) -> None:
        """Take the seat that is kept for the person; one who sits there keeps it.

        Raise NoFreeSeatError if there is none.
        """
        await self.database.write(lambda connection: _take_kept(connection, id_, who))

    async def leave(self, id_: str, who: str) -> bool:
        """Leave a table that has not begun. Return whether there was a seat to leave.

        The host stays: they delete the table.
        """
        open_game = select(game.c.id).where(game.c.id == id_, game.c.state == GameState.OPEN, game.c.host != who)
        mine = update(seat).where(seat.c.game.in_(open_game), seat.c.person == who).values(EMPTY_SEAT)
        return await self.database.write(lambda connection: connection.execute(mine).rowcount > 0)

    async def add_entropy(self, id_: str, who: str, entropy: str) -> None:
        """Store a person's addition to the shuffle of an open game, instead of their last one."""
        open_game = select(game.c.id).where(game.c.id == id_, game.c.state == GameState.OPEN)
        own = select(func.min(seat.c.seat)).where(seat.c.game == id_, seat.c.person == who).scalar_subquery()
        mine = update(seat).where(seat.c.game.in_(open_game), seat.c.seat == own).values(entropy=entropy)
        await self.database.write(lambda connection: connection.execute(mine))


def seats_of_game(connection: Connection, id_: str) -> list[Seat]:
    """Return [seat] -> its player, within a transaction."""
    return seats_of_games(connection, [id_]).get(id_, [])


def seats_of_games(connection: Connection, ids: Collection[str]) -> dict[str, list[Seat]]:
    """The seats of several games, within a transaction."""
    found: dict[str, list[Seat]] = {}
    for row in connection.execute(_SITTING.where(seat.c.game.in_(ids))):
        found.setdefault(row.game, []).append(msgspec.convert(row, Seat, from_attributes=True))
    left = leavers_of(connection, ids)
    for id_ in {game_id for game_id, _ in left}:
        places = enumerate(found.get(id_, ()))
        found[id_] = [msgspec.structs.replace(one, leavers=left.get((id_, number), ())) for number, one in places]
    return found


def seat_rows(id_: str, seats: Sequence[Seat]) -> list[dict[str, Any]]:
    """Rows of the table ``seat``."""
    return [{"game": id_, "seat": i, **_stored(sitting, i)} for i, sitting in enumerate(seats)]


def _stored(sitting: Seat, number: int) -> dict[str, Any]:
    """Return it without names of people, which are stored once."""
    columns = msgspec.structs.asdict(sitting)
    if sitting.came is None and sitting.kind is not SeatKind.OPEN:
        columns["came"] = number
    for read_with_it in ("was_name", "owner", "owner_name", "is_free", "leavers"):
        del columns[read_with_it]
    return {**columns, "name": None} if sitting.kind is SeatKind.PERSON else columns


def _take(connection: Connection, token: str, who: str) -> tuple[str, int]:
    table = _invited_to(connection, token)
    taken = sit_down(connection, table, who)
    if taken is None:
        raise NoFreeSeatError(table.id)
    return table.id, taken


def sit_down(connection: Connection, table: Row[str, str], who: str) -> int | None:
    """Take a free seat, or keep one's own; None if there is none. ``table``: id and state, within a transaction."""
    own = select(seat.c.seat).where(seat.c.game == table.id, seat.c.person == who, seat.c.kind == SeatKind.PERSON)
    if (mine := _first(connection, own)) is not None:
        return mine
    if table.state == GameState.RUNNING and (freed := take_freed(connection, table.id, who)) is not None:
        return freed
    if table.state != GameState.OPEN:
        return None
    if (kept := _sit_where_kept(connection, table.id, who)) is not None:
        return kept
    free = select(seat.c.seat).where(seat.c.game == table.id, seat.c.kind == SeatKind.OPEN, seat.c.was.is_(None))
    taken = _first(connection, free)
    if taken is None:
        return None
    place = update(seat).where(seat.c.game == table.id, seat.c.seat == taken)
    connection.execute(place.values(kind=SeatKind.PERSON, person=who, came=next_to_come(table.id)))
    return taken


def _take_kept(connection: Connection, id_: str, who: str) -> None:
    query = select(game.c.id, game.c.state).where(game.c.id == id_).with_for_update()
    table = connection.execute(query).one_or_none()
    if table is None:
        raise NoSuchGameError(id_)
    own = select(seat.c.seat).where(seat.c.game == id_, seat.c.person == who)
    if _first(connection, own) is not None:
        return
    if table.state != GameState.OPEN or _sit_where_kept(connection, id_, who) is None:
        raise NoFreeSeatError(id_)


def _sit_where_kept(connection: Connection, id_: str, who: str) -> int | None:
    """The seats kept for the person at an open table: their own, and those of guests at their device."""
    kept = (seat.c.game == id_, seat.c.kind == SeatKind.OPEN, seat.c.was == who)
    first = _first(connection, select(seat.c.seat).where(*kept))
    kind = case((seat.c.name.is_(None), SeatKind.PERSON), else_=SeatKind.DEVICE)
    connection.execute(update(seat).where(*kept).values(kind=kind, person=who, was=None, came=next_to_come(id_)))
    return first


def _invited_to(connection: Connection, token: str) -> Row[str, str]:
    """The game that the link lets one play in, locked until the end of the transaction."""
    query = (
        select(game.c.id, game.c.state)
        .join(link, link.c.game == game.c.id)
        .where(link.c.token == token, link.c.purpose == Purpose.JOIN, link.c.revoked.is_(None))
        .with_for_update(of=game)
    )
    row = connection.execute(query).one_or_none()
    if row is None:
        raise LinkError
    return row


def _first(connection: Connection, query: Select[int]) -> int | None:
    return connection.execute(query.order_by(seat.c.seat).limit(1)).scalar_one_or_none()

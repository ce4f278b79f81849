"""Listed tables, and matchmaking requests that outlast a visit."""

from collections import defaultdict
from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, delete, func, insert, or_, select, update

from utopia.server.database.database import Database
from utopia.server.database.errors import NoSuchGameError
from utopia.server.database.schema import game, person, rating, relation, seat, seek, session
from utopia.server.database.schema.games import GameState, SeatKind
from utopia.server.database.schema.people import RelationKind
from utopia.server.lobby.messages import SeekWish
from utopia.server.tables.games import game_of_row
from utopia.server.tables.rows import Game, Seat
from utopia.server.tables.seats import EMPTY_SEAT, NoFreeSeatError, seats_of_games, sit_down

MOST_LISTED: Final = 100
"""Tables of a kind that are shown at once, the newest first."""


class Listed(msgspec.Struct, frozen=True):
    """A table that stands in the lobby."""

    game: Game
    seats: list[Seat]
    host: str
    """The host's name."""
    seen: datetime | None
    """When the host was last seen on any device, to the hour."""

    @property
    def people(self) -> set[str]:
        """Everybody who sits there, and the host."""
        return {self.game.host, *(seat.person for seat in self.seats if seat.person is not None)}


class Seek(msgspec.Struct, frozen=True):
    """A person who waits for a game."""

    person: str
    wish: SeekWish
    since: datetime


@dataclass(frozen=True, slots=True)
class LobbyStore:
    """The lobby's data in the database."""

    database: Database

    async def listed(self) -> list[Listed]:
        """Open tables with a free seat, and running games that may be watched or want a substitute."""
        return await self.database.read(_listed)

    async def take(self, id_: str, who: str) -> int:
        """Sit down at a listed table. Return the seat; a person who sits there already keeps theirs.

        Raise NoSuchGameError if it is not in the lobby; NoFreeSeatError if others were faster or it has begun.
        """
        return await self.database.write(lambda connection: _take(connection, id_, who))

    async def show_hand(self, id_: str, who: str, number: int, *, shown: bool) -> bool:
        """Show a hand to spectators, or hide it. Return whether the person has that seat."""
        mine = and_(seat.c.game == id_, seat.c.seat == number, seat.c.person == who)
        change = update(seat).where(mine).values(shows_hand=shown)
        return await self.database.write(lambda connection: connection.execute(change).rowcount > 0)

    async def without(self, id_: str, missing: Collection[str], host: str) -> None:
        """Free the seats of paired players who did not come to an open table, and name another host."""
        await self.database.write(lambda connection: _without(connection, id_, missing, host))

    async def get_up(self, id_: str, who: str) -> None:
        """Leave an open table of paired players. The next one becomes host if the host leaves; the last deletes it."""
        await self.database.write(lambda connection: _get_up(connection, id_, who))

    async def seeks(self) -> list[Seek]:
        """Return the people who wait for a slow game, the longest first."""
        query = select(seek).order_by(seek.c.since, seek.c.person)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [Seek(row.person, msgspec.convert(row.wish, SeekWish), row.since) for row in rows]

    async def keep_seek(self, wanted: Seek) -> None:
        """Store that a person waits, with their request."""
        row = {"person": wanted.person, "wish": msgspec.to_builtins(wanted.wish), "since": wanted.since}

        def keep(connection: Connection) -> None:
            connection.execute(delete(seek).where(seek.c.person == wanted.person))
            connection.execute(insert(seek).values(row))

        await self.database.write(keep)

    async def blocks(self, people: Collection[str]) -> dict[str, set[str]]:
        """Return person -> people who share no table with them, by either's block; others are left out."""
        return await self.database.read(lambda connection: _blocks(connection, people))

    async def ratings(self, who: str) -> dict[int, float]:
        """Return number of players -> the person's rating for it."""
        query = select(rating.c.players, rating.c.mu).where(rating.c.person == who)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return {row.players: row.mu for row in rows}

    async def drop_seeks(self, people: Collection[str]) -> None:
        """They wait no more."""
        await self.database.write(lambda connection: connection.execute(delete(seek).where(seek.c.person.in_(people))))


def _listed(connection: Connection) -> list[Listed]:
    is_open = and_(seat.c.kind == SeatKind.OPEN, seat.c.was.is_(None))  # and not kept for another person
    has_room = select(seat.c.seat).where(seat.c.game == game.c.id, is_open).exists()
    waits = and_(game.c.listed, game.c.state == GameState.OPEN, has_room)
    is_freed = seat.c.clock["left"]["is_free"].as_boolean()
    has_freed = select(seat.c.seat).where(seat.c.game == game.c.id, seat.c.kind == SeatKind.BOT, is_freed).exists()
    runs = and_(game.c.listed, game.c.state == GameState.RUNNING, or_(game.c.watchable, has_freed))
    rows = [*_newest(connection, waits, game.c.created), *_newest(connection, runs, game.c.started)]
    seats = seats_of_games(connection, [row.id for row in rows])
    return [Listed(game_of_row(row), seats.get(row.id, []), row.host_name or "", row.host_seen) for row in rows]


def _newest(connection: Connection, condition: ColumnElement[bool], by: ColumnElement[Any]) -> list[Any]:
    seen = select(func.max(session.c.seen)).where(session.c.person == game.c.host).scalar_subquery()
    query = (
        select(game, person.c.name.label("host_name"), seen.label("host_seen"))
        .outerjoin(person, person.c.id == game.c.host)
        .where(condition)
        .order_by(by.desc(), game.c.id)
        .limit(MOST_LISTED)
    )
    return list(connection.execute(query))


def _take(connection: Connection, id_: str, who: str) -> int:
    query = select(game.c.id, game.c.state).where(game.c.id == id_, game.c.listed).with_for_update()
    table = connection.execute(query).one_or_none()
    if table is None:
        raise NoSuchGameError(id_)
    taken = sit_down(connection, table, who)
    if taken is None:
        raise NoFreeSeatError(id_)
    return taken


def _without(connection: Connection, id_: str, missing: Collection[str], host: str) -> None:
    gone = and_(seat.c.game == id_, seat.c.person.in_(missing))
    is_open = select(game.c.id).where(game.c.id == id_, game.c.state == GameState.OPEN)
    connection.execute(update(seat).where(gone, seat.c.game.in_(is_open)).values(EMPTY_SEAT))
    connection.execute(update(game).where(game.c.id.in_(is_open)).values(host=host))


def _get_up(connection: Connection, id_: str, who: str) -> None:
    query = select(game.c.host).where(game.c.id == id_, game.c.state == GameState.OPEN).with_for_update()
    host = connection.execute(query).scalar_one_or_none()
    others = select(seat.c.person).where(seat.c.game == id_, seat.c.kind == SeatKind.PERSON, seat.c.person != who)
    left = list(connection.execute(others.order_by(seat.c.seat)).scalars())
    if host is not None and left:
        _without(connection, id_, [who], left[0] if host == who else host)
    elif host is not None:
        connection.execute(delete(game).where(game.c.id == id_))


def _blocks(connection: Connection, people: Collection[str]) -> dict[str, set[str]]:
    known, found = set(people), defaultdict[str, set[str]](set)
    concerned = or_(relation.c.person.in_(known), relation.c.other.in_(known))
    query = select(relation.c.person, relation.c.other).where(relation.c.kind == RelationKind.BLOCK, concerned)
    for row in connection.execute(query):
        for one, other in ((row.person, row.other), (row.other, row.person)):
            if one in known:
                found[one].add(other)
    return dict(found)

"""Public profiles of accounts, and their finished games, a page at a time."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, and_, func, or_, select, update

from utopia.server.database.database import Database
from utopia.server.database.schema import game, person, seat
from utopia.server.database.schema.games import GameState, SeatKind
from utopia.server.tables.rows import Game

PAGE: Final = 20
"""Games of a page."""
_MOST_SEATS: Final = 5
"""At a table."""
HAS_PROFILE: Final = or_(person.c.signed_up.is_not(None), person.c.bot_of.is_not(None))
"""Condition: the person has an account, or it is a program's."""


class Profile(msgspec.Struct, frozen=True):
    """A person with an account, or a program's account."""

    id: str
    name: str | None
    signed_up: datetime | None
    created: datetime
    bot_of: str | None
    shows_games: bool
    """To everybody."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """A filter for finished games."""

    players: int | None = None
    is_rated: bool | None = None
    place: int | None = None
    before: tuple[datetime, str] | None = None
    """End and id of the last game of the page before."""


@dataclass(frozen=True, slots=True)
class Profiles:
    """Those of all accounts."""

    database: Database

    async def of(self, who: str) -> Profile | None:
        """Return the account of that id; None for a guest, or if there is none."""
        query: Select[Any] = select(person).where(person.c.id == who)
        query = query.where(HAS_PROFILE)
        row = await self.database.read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else msgspec.convert(row, Profile, from_attributes=True)

    async def show_games(self, who: str, *, shown: bool) -> None:
        """Show a person's games to everybody, or to that person alone."""
        change = update(person).where(person.c.id == who).values(shows_games=shown)
        await self.database.write(lambda connection: connection.execute(change))

    async def shown(self, people: set[str]) -> set[str]:
        """Return those of them who have profiles and show their games to everybody."""
        query = select(person.c.id).where(person.c.id.in_(people), person.c.shows_games)
        query = query.where(HAS_PROFILE)
        return await self.database.read(lambda connection: set(connection.execute(query).scalars()))

    async def games(self, who: str, wanted: Wanted) -> list[Game]:
        """Return a page of the finished games that the person began, the latest first."""
        return await self.database.read(lambda connection: _games(connection, who, wanted))


def _games(connection: Connection, who: str, wanted: Wanted) -> list[Game]:
    theirs = select(seat.c.game).where(or_(_sits(who), seat.c.was == who))
    query: Select[Any] = select(game).where(game.c.id.in_(theirs), *_conditions(who, wanted))
    query = query.order_by(game.c.changed.desc(), game.c.id.desc()).limit(PAGE)
    return [msgspec.convert(row, Game, from_attributes=True) for row in connection.execute(query).all()]


def _sits(who: str) -> ColumnElement[bool]:
    """The person alone, without guests at their device. Imported records have such players only."""
    return and_(seat.c.person == who, seat.c.kind == SeatKind.PERSON)


def _came_to(place: int) -> ColumnElement[bool]:
    """The place of a seat, as the result of its game has it."""
    places = game.c.result["places"]
    return or_(*(and_(seat.c.seat == number, places[number].as_integer() == place) for number in range(_MOST_SEATS)))


def _conditions(who: str, wanted: Wanted) -> list[ColumnElement[bool]]:
    conditions: list[ColumnElement[bool]] = [game.c.state == GameState.OVER]
    if wanted.players is not None:
        seats = select(func.count()).select_from(seat).where(seat.c.game == game.c.id).scalar_subquery()
        conditions.append(seats == wanted.players)
    if wanted.is_rated is not None:
        conditions.append(game.c.rated.is_(wanted.is_rated))
    if wanted.place is not None:
        theirs = select(seat.c.seat).where(seat.c.game == game.c.id, _sits(who), _came_to(wanted.place))
        conditions.append(theirs.exists())
    if wanted.before is not None:
        moment, id_ = wanted.before
        conditions.append(or_(game.c.changed < moment, and_(game.c.changed == moment, game.c.id < id_)))
    return conditions

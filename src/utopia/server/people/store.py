"""Public profiles of accounts, statistics of finished games, and achievements, as they are stored."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, and_, func, insert, or_, select, update

from utopia.server.database.database import Database
from utopia.server.database.schema import achievement, game, now, person, seat
from utopia.server.database.schema.games import GameState, SeatKind
from utopia.server.tables.rows import Game


class Earned(msgspec.Struct, frozen=True):
    """An achievement of a person."""

    name: str
    game: str | None
    at: datetime


@dataclass(frozen=True, slots=True)
class Achievements:
    """Those of all people."""

    database: Database

    async def add(self, who: str, names: Sequence[str], game: str) -> list[str]:
        """Store the achievements that a person earned in a game. Return the new ones."""
        return await self.database.write(lambda connection: _add(connection, who, names, game))

    async def of_person(self, who: str) -> list[Earned]:
        """Return all achievements of a person, the latest first."""
        return await self._earned(achievement.c.person == who)

    async def of_game(self, who: str, game: str) -> list[Earned]:
        """Return the achievements that a person earned in that game."""
        return await self._earned(achievement.c.person == who, achievement.c.game == game)

    async def _earned(self, *conditions: Any) -> list[Earned]:
        query: Select[Any] = select(achievement).where(*conditions)
        query = query.order_by(achievement.c.at.desc(), achievement.c.name)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [msgspec.convert(row, Earned, from_attributes=True) for row in rows]


def _add(connection: Connection, who: str, names: Sequence[str], game: str) -> list[str]:
    has = set(connection.execute(select(achievement.c.name).where(achievement.c.person == who)).scalars())
    new = [name for name in names if name not in has]
    rows = [{"person": who, "name": name, "game": game, "at": now()} for name in new]
    if rows:
        connection.execute(insert(achievement), rows)
    return new


VERSION: Final = 1
"""Version of the statistics; older ones are computed again from the log."""
MOST_GAMES: Final = 2000
"""Number of a person's latest games from which their statistics are computed."""


class Played(msgspec.Struct, frozen=True):
    """A finished game of a person."""

    game: str
    seat: int
    ended: datetime
    figures: dict[str, Any]
    """As they were written."""


@dataclass(frozen=True, slots=True)
class Figures:
    """Stored data about finished games that needs no look into their logs."""

    database: Database

    async def unconcluded(self) -> list[str]:
        """Return ids of finished games whose end was not processed, or not by this version; oldest first."""
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
        """Store the statistics of those seats, in place of older ones."""
        changes = [
            update(seat).where(seat.c.game == id_, seat.c.seat == number).values(figures=dict(told))
            for number, told in figures.items()
        ]
        await self.database.write(lambda connection: [connection.execute(change) for change in changes])

    async def of_person(self, who: str, most: int = MOST_GAMES) -> list[Played]:
        """Return the finished games of a person with statistics, the latest first."""
        query = (
            select(seat.c.game, seat.c.seat, game.c.changed.label("ended"), seat.c.figures)
            .join(game)
            .where(seat.c.person == who, game.c.state == GameState.OVER, seat.c.figures.is_not(None))
            .order_by(game.c.changed.desc(), game.c.id)
            .limit(most)
        )
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [msgspec.convert(row, Played, from_attributes=True) for row in rows]


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

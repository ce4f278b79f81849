"""Ratings of people, for 2, 3, 4 and 5 players apart; each game changes them once."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from types import MappingProxyType
from typing import Any, Final, Literal, TypeAlias

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, Select, and_, func, insert, select, update
from sqlalchemy.sql import Subquery

from utopia.server.database.database import Database
from utopia.server.database.schema import now, person, rating, rating_change
from utopia.server.people.store import HAS_PROFILE

Believed: TypeAlias = tuple[float, float]
"""Mu and sigma."""
Rate: TypeAlias = Callable[[Sequence[Believed | None], Sequence[int]], Sequence[tuple[Believed, Believed]]]
"""From ratings of players (None: no rating yet) and their places to ratings before and after."""
Placed: TypeAlias = tuple[str, int]
"""A person and their place."""
RankedKind: TypeAlias = Literal["people", "programs", "all"]
_NOBODY: Final[Mapping[str, Believed | None]] = MappingProxyType({})
_IS_PROGRAM: Final = person.c.bot_of.is_not(None)
_OF_KIND: Final[Mapping[RankedKind, ColumnElement[bool]]] = MappingProxyType(
    {
        "people": and_(HAS_PROFILE, ~_IS_PROGRAM),
        "programs": _IS_PROGRAM,
        "all": HAS_PROFILE,
    }
)
_FEWEST: Final = 2
"""Players between whom a game counts."""


class Rating(msgspec.Struct, frozen=True):
    """Of a person, with one number of players."""

    players: int
    mu: float
    sigma: float
    games: int
    changed: datetime
    rank: int | None = None
    """Rank among the players who are ranked now, from 1."""


class Ranked(msgspec.Struct, frozen=True):
    """A line of the leaderboard."""

    person: str
    name: str | None
    mu: float
    sigma: float
    games: int
    changed: datetime
    rank: int
    program: bool = False
    """A bot account."""


class RatingChange(msgspec.Struct, frozen=True):
    """The changes by one game."""

    game: str
    mu_before: float
    sigma_before: float
    mu: float
    sigma: float
    at: datetime


@dataclass(frozen=True, slots=True)
class Ranking:
    """A leaderboard: number of players, minimum of games, played since, and kind of players."""

    players: int
    games: int
    since: datetime | None = None
    kind: RankedKind = "people"


@dataclass(frozen=True, slots=True)
class Ratings:
    """The ratings of all accounts, bot accounts too."""

    database: Database

    async def count(
        self,
        game: str,
        players: int,
        placed: Sequence[Placed],
        rate: Rate,
        gone: Mapping[str, Believed | None] = _NOBODY,
    ) -> bool:
        """Let a game change the ratings of its accounts. Return whether it does. A second time it does not.

        It changes none if one person answers for two of the placed: a person and their bot, or two of their bots.

        ``gone`` are the placed players who have deleted themselves: the others are rated against them.
        """
        return await self.database.write(lambda connection: _count(connection, game, players, placed, rate, gone))

    async def of_person(self, who: str, ranking: Sequence[Ranking]) -> list[Rating]:
        """Return the ratings of a person, with their rank in each of these rankings."""
        return await self.database.read(lambda connection: _of_person(connection, who, ranking))

    async def changes(self, who: str, players: int, most: int) -> list[RatingChange]:
        """The latest changes of a rating, the first of them first."""
        query: Select[Any] = (
            select(rating_change)
            .where(rating_change.c.person == who, rating_change.c.players == players)
            .order_by(rating_change.c.at.desc(), rating_change.c.game)
            .limit(most)
        )
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [msgspec.convert(row, RatingChange, from_attributes=True) for row in reversed(rows)]

    async def of_games(self, who: str, games: Sequence[str]) -> dict[str, RatingChange]:
        """Return the changes of a person's rating by these games."""
        query: Select[Any] = select(rating_change).where(rating_change.c.person == who, rating_change.c.game.in_(games))
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return {row.game: msgspec.convert(row, RatingChange, from_attributes=True) for row in rows}

    async def ranked(self, ranking: Ranking, first: int, most: int, named: str = "") -> list[Ranked]:
        """So many lines of a leaderboard from that one on (0 is the first), perhaps only names with that in them."""
        board = _board(ranking)
        query: Select[Any] = select(board).order_by(board.c.rank)
        if not named:
            query = query.offset(first).limit(most)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        lines = [row for row in rows if _is_named(row, named)][first:][:most] if named else rows
        return [msgspec.convert(row, Ranked, from_attributes=True) for row in lines]


def _is_named(row: Row[Any], named: str) -> bool:
    """SQLite knows no small letters but the English ones."""
    return named.casefold() in (row.name or "").casefold()


def _count(
    connection: Connection,
    game: str,
    players: int,
    placed: Sequence[Placed],
    rate: Rate,
    gone: Mapping[str, Believed | None],
) -> bool:
    counted = select(rating_change.c.game).where(rating_change.c.game == game).limit(1)
    accounts = _accounts(connection, [who for who, _ in placed])
    placed = [one for one in placed if one[0] in accounts or one[0] in gone]
    is_twice = len(set(accounts.values())) < len(accounts)
    if len(placed) < _FEWEST or is_twice or connection.execute(counted).first() is not None:
        return False
    people = [who for who, _ in placed]
    believed = {**_believed(connection, people, players), **gone}
    steps = rate([believed.get(who) for who in people], [place for _, place in placed])
    changed = [(who, step) for who, step in zip(people, steps, strict=True) if who in accounts]
    for who, (before, after) in changed:
        _change(connection, game, who, players, before, after)
    return bool(changed)


def _accounts(connection: Connection, people: Sequence[str]) -> dict[str, str]:
    """Return those of them who have accounts or are bot accounts -> the person who answers for each."""
    query = select(person.c.id, person.c.bot_of).where(person.c.id.in_(people), HAS_PROFILE)
    return {row.id: row.bot_of or row.id for row in connection.execute(query)}


def _believed(connection: Connection, people: Sequence[str], players: int) -> dict[str, Believed]:
    query = select(rating).where(rating.c.person.in_(people), rating.c.players == players)
    return {row.person: (row.mu, row.sigma) for row in connection.execute(query)}


def _change(connection: Connection, game: str, who: str, players: int, before: Believed, after: Believed) -> None:
    moment = now()
    new = {"mu": after[0], "sigma": after[1]}
    values = {"mu_before": before[0], "sigma_before": before[1], "at": moment, **new}
    connection.execute(insert(rating_change).values(game=game, person=who, players=players, **values))
    theirs = update(rating).where(rating.c.person == who, rating.c.players == players)
    if not connection.execute(theirs.values(games=rating.c.games + 1, changed=moment, **new)).rowcount:
        connection.execute(insert(rating).values(person=who, players=players, games=1, changed=moment, **new))


def _of_person(connection: Connection, who: str, rankings: Sequence[Ranking]) -> list[Rating]:
    query = select(rating).where(rating.c.person == who).order_by(rating.c.players)
    ranks = {ranking.players: _rank(connection, who, ranking) for ranking in rankings}
    return [
        Rating(row.players, row.mu, row.sigma, row.games, row.changed, ranks.get(row.players))
        for row in connection.execute(query).all()
    ]


def _rank(connection: Connection, who: str, ranking: Ranking) -> int | None:
    board = _board(ranking)
    return connection.execute(select(board.c.rank).where(board.c.person == who)).scalar_one_or_none()


def _board(ranking: Ranking) -> Subquery:
    """Return all lines of a leaderboard; equals come in the order of arrival."""
    order = (rating.c.mu.desc(), rating.c.sigma, rating.c.changed, rating.c.person)
    query = (
        select(
            rating,
            person.c.name,
            _IS_PROGRAM.label("program"),
            func.row_number().over(order_by=order).label("rank"),
        )
        .join(person, person.c.id == rating.c.person)
        .where(rating.c.players == ranking.players, rating.c.games >= ranking.games)
        .where(_OF_KIND[ranking.kind])
    )
    return (query if ranking.since is None else query.where(rating.c.changed >= ranking.since)).subquery()

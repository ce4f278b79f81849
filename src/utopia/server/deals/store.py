"""Deals and the games that people have played of them."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Select, func, insert, or_, select
from sqlalchemy.exc import IntegrityError

from utopia.server.database.database import Database
from utopia.server.database.errors import SaidError
from utopia.server.database.schema import deal, deal_game, game, now, person, seat
from utopia.server.database.schema.games import GameState, SeatKind
from utopia.server.database.tokens import short_id
from utopia.server.tables.games import Arrange, game_of_row, make_game
from utopia.server.tables.rows import Game, NewGame, Option, Result

MOST_LISTED: Final = 50
MOST_RESULTS: Final = 500


class NoSuchDealError(SaidError):
    """There is no such deal."""

    status = 404

    def __init__(self) -> None:
        super().__init__("there is no such deal", "problem-no-deal")


class NewDeal(msgspec.Struct, frozen=True):
    """What defines a deal."""

    bots: list[str]
    """Levels of the bots, in the order of their seats, behind the player's."""
    edition: str
    options: dict[str, Option]
    board: str
    seed: int
    """The bots' luck."""
    secret: str
    """The dealer's, as hexadecimal digits."""
    host: str | None = None
    """Who made it; None: the server."""
    day: int | None = None
    """It is that day's (``date.toordinal``)."""


class Deal(NewDeal, frozen=True, kw_only=True):
    """A stored deal."""

    id: str
    created: datetime
    host_name: str | None = None
    """Read with the deal and never stored with it."""


class DealGame(msgspec.Struct, frozen=True):
    """A game that somebody plays or has played of a deal."""

    deal: str
    person: str
    name: str | None
    game: str
    state: GameState
    result: Result | None
    changed: datetime
    stayed: bool
    """No bot has taken the person's seat."""

    @property
    def is_over(self) -> bool:
        """Whether nothing of the deal has to be hidden from this person any more."""
        return self.state is GameState.OVER

    @property
    def scores(self) -> list[int]:
        """Return [seat] -> points; nothing if the game was given up."""
        return list(self.result.scores) if self.result is not None and self.stayed else []

    @property
    def place(self) -> int | None:
        """Return the person's place in the game; None if it was given up."""
        return self.result.places[0] if self.result is not None and self.scores else None

    @property
    def lead(self) -> int | None:
        """Return the points by which the person is ahead of the best bot; None if the game was given up."""
        return self.scores[0] - max(self.scores[1:]) if self.scores else None


_STORED: Final = [*deal.c, person.c.name.label("host_name")]
_PLAYED: Final = [
    *deal_game.c,
    person.c.name,
    game.c.state,
    game.c.result,
    game.c.changed,
    (seat.c.kind == SeatKind.PERSON).label("stayed"),
]


@dataclass(frozen=True, slots=True)
class Deals:
    """Those of this server."""

    database: Database

    async def add(self, new: NewDeal) -> str:
        """Store a deal and return its id. Of a day that has one, return that one's."""
        row = {"id": short_id(), "created": now(), **msgspec.structs.asdict(new)}
        try:
            await self.database.write(lambda connection: connection.execute(insert(deal).values(row)))
        except IntegrityError:
            found = None if new.day is None else await self.of_day(new.day)
            if found is None:
                raise
            return found
        return str(row["id"])

    async def of_day(self, day: int) -> str | None:
        """Return the id of the deal of that day."""
        query = select(deal.c.id).where(deal.c.day == day)
        return await self.database.read(lambda connection: connection.execute(query).scalar_one_or_none())

    async def get(self, id_: str) -> Deal:
        """Return a deal. Raise NoSuchDealError."""
        query = _deals().where(deal.c.id == id_)
        row = await self.database.read(lambda connection: connection.execute(query).one_or_none())
        if row is None:
            raise NoSuchDealError
        return msgspec.convert(row, Deal, from_attributes=True)

    async def of_person(self, who: str) -> list[Deal]:
        """Return the deals that a person has made or begun, the newest first."""
        begun = select(deal_game.c.deal).where(deal_game.c.person == who)
        query = _deals().where(or_(deal.c.host == who, deal.c.id.in_(begun)))
        latest = query.order_by(deal.c.created.desc(), deal.c.id).limit(MOST_LISTED)
        rows = await self.database.read(lambda connection: connection.execute(latest).all())
        return [msgspec.convert(row, Deal, from_attributes=True) for row in rows]

    async def begin(self, id_: str, new: NewGame, arrange: Arrange) -> tuple[str, bool]:
        """Begin the host's game of a deal, or find the one they have begun. Return its id, and whether it is new."""
        return await self.database.write(lambda connection: _begin(connection, id_, new, arrange))

    async def game_of(self, id_: str, who: str) -> DealGame | None:
        """Return a person's game of a deal."""
        query = _played().where(deal_game.c.deal == id_, deal_game.c.person == who)
        row = await self.database.read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else msgspec.convert(row, DealGame, from_attributes=True)

    async def has_played(self, id_: str, who: str) -> bool:
        """Return whether a person's game of a deal is over."""
        mine = await self.game_of(id_, who)
        return mine is not None and mine.is_over

    async def games_of(self, who: str, deals: Sequence[str]) -> dict[str, DealGame]:
        """Return a person's games of these deals, by deal."""
        query = _played().where(deal_game.c.person == who, deal_game.c.deal.in_(deals))
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return {row.deal: msgspec.convert(row, DealGame, from_attributes=True) for row in rows}

    async def finished(self, id_: str) -> list[DealGame]:
        """Return the games of a deal that are over, the first that ended first."""
        query = _played().where(deal_game.c.deal == id_, game.c.state == GameState.OVER)
        first = query.order_by(game.c.changed, game.c.id).limit(MOST_RESULTS)
        rows = await self.database.read(lambda connection: connection.execute(first).all())
        return [msgspec.convert(row, DealGame, from_attributes=True) for row in rows]

    async def counts(self, deals: Sequence[str]) -> dict[str, int]:
        """Return how many games of these deals are over, by deal."""
        joined = select(deal_game.c.deal, func.count()).join(game, game.c.id == deal_game.c.game)
        query = joined.where(deal_game.c.deal.in_(deals), game.c.state == GameState.OVER).group_by(deal_game.c.deal)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return {row[0]: row[1] for row in rows}


def _deals() -> Select[Any]:
    return select(*_STORED).outerjoin(person, person.c.id == deal.c.host)


def _played() -> Select[Any]:
    joined = deal_game.join(game, game.c.id == deal_game.c.game).join(person, person.c.id == deal_game.c.person)
    return select(*_PLAYED).select_from(joined.join(seat, (seat.c.game == game.c.id) & (seat.c.seat == 0)))


def _begin(connection: Connection, id_: str, new: NewGame, arrange: Arrange) -> tuple[str, bool]:
    connection.execute(select(person.c.id).where(person.c.id == new.host).with_for_update())  # one after the other
    mine = select(game).join(deal_game, deal_game.c.game == game.c.id)
    row = connection.execute(mine.where(deal_game.c.deal == id_, deal_game.c.person == new.host)).one_or_none()
    if row is not None:
        return game_of_row(row).id, False
    made: Game = make_game(connection, new, arrange)
    connection.execute(insert(deal_game).values(deal=id_, person=new.host, game=made.id))
    return made.id, True

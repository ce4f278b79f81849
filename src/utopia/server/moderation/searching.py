"""The admins' search for people and tables, a page at a time, and counts."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Annotated, Any, Final, TypeVar

import msgspec
from litestar.params import QueryParameter
from sqlalchemy import ColumnElement, Connection, Select, case, func, or_, select, true

from utopia.server.database.database import Database
from utopia.server.database.schema import game, notice, now, person, report, seat, session
from utopia.server.database.schema.games import GameState, SeatKind
from utopia.server.web.problems import ProblemError

PAGE: Final = 50
"""Rows of a page."""
Before = tuple[datetime, str] | None
"""The time and id of the last row of the page before."""


class PersonRow(msgspec.Struct, frozen=True):
    """A person in a list."""

    id: str
    name: str | None
    mail: str | None
    created: datetime
    signed_up: datetime | None
    is_admin: bool
    bot_of: str | None
    banned_until: datetime | None
    banned_why: str | None
    seen: datetime | None
    """When the person last used a session, to the hour."""
    sessions: int
    games: int
    """Games in which the person has a seat."""
    reports: int
    """Open reports about the person."""


class TableRow(msgspec.Struct, frozen=True):
    """A game in a list."""

    id: str
    state: GameState
    host: str
    host_name: str | None
    created: datetime
    changed: datetime
    round: int
    seats: list[str | None] = []
    """[seat] -> its player, None on a free one."""


class Counts(msgspec.Struct, frozen=True):
    """How much there is."""

    games: dict[str, int]
    """State -> games."""
    guests: int
    accounts: int
    sessions: int
    banned: int
    reports: int
    """Open ones."""
    notices: int
    """To be sent."""


@dataclass(frozen=True, slots=True)
class Searching:
    """Lists for admins."""

    database: Database

    async def people(self, words: str = "", before: Before = None, *, banned: bool = False) -> list[PersonRow]:
        """Return people by part of their name or mail, or by id, the most recent visitors first."""
        found = _people(words) & (person.c.banned_until > now() if banned else true())
        query = _person_rows().where(found & older(person.c.created, person.c.id, before))
        query = query.order_by(person.c.created.desc(), person.c.id.desc()).limit(PAGE)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [msgspec.convert(row, PersonRow, from_attributes=True) for row in rows]

    async def person(self, id_: str) -> PersonRow | None:
        """The person of that id."""
        query = _person_rows().where(person.c.id == id_)
        row = await self.database.read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else msgspec.convert(row, PersonRow, from_attributes=True)

    async def tables(self, words: str = "", state: GameState | None = None, before: Before = None) -> list[TableRow]:
        """Return tables by part of a player's name, or by id, the last changed first."""
        found = (true() if state is None else game.c.state == state) & older(game.c.changed, game.c.id, before)
        if words:
            sits = select(seat.c.game).outerjoin(person, person.c.id == seat.c.person)
            sits = sits.where(or_(_like(person.c.name, words), _like(seat.c.name, words), person.c.id == words))
            found &= or_(game.c.id == words, game.c.id.in_(sits))
        return await self.database.read(lambda connection: _tables(connection, found))

    async def counts(self) -> Counts:
        """How much there is of everything."""
        return await self.database.read(_counts)


def older(moment: ColumnElement[datetime], id_: ColumnElement[str], before: Before) -> ColumnElement[bool]:
    """Condition: rows behind the last one of the previous page."""
    if before is None:
        return true()
    return or_(moment < before[0], (moment == before[0]) & (id_ < before[1]))


def _like(column: ColumnElement[Any], words: str) -> ColumnElement[bool]:
    """Letters somewhere in it, whatever else they mean to SQL."""
    return column.icontains(words, autoescape=True)


def _people(words: str) -> ColumnElement[bool]:
    if not words:
        return true()
    return or_(person.c.id == words, _like(person.c.name, words), _like(person.c.mail, words))


def _person_rows() -> Select[Any]:
    def many(table: Any, column: ColumnElement[Any], what: ColumnElement[Any] | None = None) -> Any:
        counted = select(func.count() if what is None else what).select_from(table)
        return counted.where(column == person.c.id).scalar_subquery()

    columns = ("id", "name", "mail", "created", "signed_up", "is_admin", "bot_of", "banned_until", "banned_why")
    return select(
        *(person.c[name] for name in columns),
        many(session, session.c.person, func.max(session.c.seen)).label("seen"),
        many(session, session.c.person).label("sessions"),
        many(seat, seat.c.person).label("games"),
        many(report, report.c.about).label("reports"),
    )


def _tables(connection: Connection, found: ColumnElement[bool]) -> list[TableRow]:
    columns = (game.c.id, game.c.state, game.c.host, game.c.created, game.c.changed, game.c.round)
    query = (
        select(*columns, person.c.name.label("host_name"))
        .join(person, person.c.id == game.c.host)
        .where(found)
        .order_by(game.c.changed.desc(), game.c.id.desc())
        .limit(PAGE)
    )
    rows = connection.execute(query).all()
    named = case((seat.c.kind == SeatKind.PERSON, person.c.name), else_=seat.c.name).label("called")
    sitting = select(seat.c.game, seat.c.kind, named).outerjoin(person, person.c.id == seat.c.person)
    seats: dict[str, list[str | None]] = {row.id: [] for row in rows}
    for row in connection.execute(sitting.where(seat.c.game.in_(seats)).order_by(seat.c.game, seat.c.seat)):
        seats[row.game].append(None if row.kind == SeatKind.OPEN else row.called or "")
    found_rows = [msgspec.convert(row, TableRow, from_attributes=True) for row in rows]
    return [msgspec.structs.replace(row, seats=seats[row.id]) for row in found_rows]


def _counts(connection: Connection) -> Counts:
    def many(*conditions: ColumnElement[bool]) -> int:
        return connection.execute(select(func.count()).where(*conditions)).scalar_one()

    states = select(game.c.state, func.count()).group_by(game.c.state)
    by_state = {row[0]: row[1] for row in connection.execute(states)}
    return Counts(
        games={state.value: by_state.get(state.value, 0) for state in GameState},
        guests=many(person.c.signed_up.is_(None), person.c.bot_of.is_(None)),
        accounts=many(person.c.signed_up.is_not(None)),
        sessions=many(session.c.hash.is_not(None)),
        banned=many(person.c.banned_until > now()),
        reports=many(report.c.id.is_not(None), report.c.handled.is_(None)),
        notices=many(notice.c.id.is_not(None), notice.c.sent.is_(None), notice.c.dropped.is_(None)),
    )


Words = Annotated[str, QueryParameter(max_length=254, description="Letters of a name or mail address, or an id.")]
Mark = Annotated[str | None, QueryParameter(max_length=40, description="`next` of the page before.")]
_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
_Row = TypeVar("_Row")


def mark_of(moment: datetime, id_: str) -> str:
    """Where the next page begins."""
    return f"{(moment - _EPOCH) // timedelta(milliseconds=1)}.{id_}"


def place_of(mark: str | None) -> tuple[datetime, str] | None:
    """Read a mark. Raise ProblemError 422 if it is invalid."""
    if mark is None:
        return None
    number, _, id_ = mark.partition(".")
    if not (number.isascii() and number.isdigit() and len(number) <= 14 and id_):
        raise ProblemError(422, "before: it is not what `next` of a page said", "problem-unreadable")
    return _EPOCH + timedelta(milliseconds=int(number)), id_


def next_mark(rows: Sequence[_Row], mark: Callable[[_Row], str]) -> str | None:
    """The mark of the next page, None if this one is not full."""
    return mark(rows[-1]) if len(rows) == PAGE else None

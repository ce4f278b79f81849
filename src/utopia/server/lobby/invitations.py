"""Invitation quota: how often a person has invited others to their tables within a day."""

from collections import defaultdict
from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, and_, case, delete, func, insert, literal, or_, select, update

from utopia.server.database.database import Database
from utopia.server.database.errors import NoSuchGameError, SaidError, StateError
from utopia.server.database.schema import Moment, asking, game, invitation, now, person, seat
from utopia.server.database.schema.games import GameState, SeatKind
from utopia.server.database.tokens import short_id
from utopia.server.moderation.relations import blocked_by_or_blocking
from utopia.server.notifications.outbox import NewNotice, NoticeKind
from utopia.server.notifications.outbox import add as add_notices
from utopia.server.tables.seats import NoFreeSeatError, sit_down

DAY: Final = timedelta(days=1)
BY_PERSON: Final = 60
TO_PERSON: Final = 5
"""From one to the same other, to whatever tables."""
TO_BOT: Final = 30
"""The same, to a bot account: its program answers at once."""
LAPSE: Final = timedelta(minutes=10)
"""How long a bot account may be silent; then it counts as absent, and may be asked again."""


@dataclass(frozen=True, slots=True)
class Asking:
    """That of everybody."""

    database: Database

    async def count(self, host: str, person: str, most: int = TO_PERSON) -> timedelta | None:
        """Count one more invitation by the host. Return None, or how long they must wait; then it is not counted.

        ``most``: invitations to that person within a day.
        """
        return await self.database.write(lambda connection: _count(connection, host, person, most, now()))


def _count(connection: Connection, host: str, person: str, most: int, moment: datetime) -> timedelta | None:
    connection.execute(delete(asking).where(asking.c.at <= moment - DAY))
    query = select(asking.c.person, asking.c.at).where(asking.c.host == host).order_by(asking.c.at.desc())
    asked: list[tuple[str, datetime]] = [(row.person, row.at) for row in connection.execute(query)]
    times = [at for _, at in asked]
    to_them = [at for whom, at in asked if whom == person]
    if len(to_them) >= most:
        return to_them[most - 1] + DAY - moment
    if len(times) >= BY_PERSON:
        return times[BY_PERSON - 1] + DAY - moment
    connection.execute(insert(asking).values(host=host, person=person, at=moment))
    return None


class InvitationError(SaidError):
    """An invitation that is not valid: withdrawn, declined, its table full, begun or gone; or there never was one."""

    status = 404

    def __init__(self) -> None:
        super().__init__("this invitation is over, or there never was one", "storage-no-invitation")


class TooManyInvitationsError(SaidError):
    """As many people are invited to a table as may be."""

    status = 409

    def __init__(self, most: int) -> None:
        super().__init__(f"{most} people are invited already; begin with who comes", "storage-invited", most=str(most))


MOST_INVITED: Final = 12
"""Limit on people invited to one table, whatever they answer."""


class Invited(msgspec.Struct, frozen=True):
    """An invited person, as the host sees them."""

    id: str
    """Of the invitation."""
    person: str
    name: str | None
    signed_up: datetime | None
    bot_of: str | None
    made: datetime
    declined: datetime | None
    reason: str | None

    @property
    def has_lapsed(self) -> bool:
        """Whether it is a bot account that did not answer in time."""
        return self.bot_of is not None and self.declined is None and self.made <= now() - LAPSE


@dataclass(frozen=True, slots=True)
class Invitations:
    """Invitations of all tables.

    An invitation is **valid** while its table is open, has a seat for its person, and nobody there blocks them or is
    blocked by them; that of a bot account only for LAPSE. The host is not told of a block: to them it looks like a
    missing answer.
    """

    database: Database

    async def add(self, id_: str, who: str, due: datetime) -> bool:
        """Invite a person to an open table, with a notification. Return whether this is their first invitation to it.

        Raise NoSuchGameError; StateError if it has begun; NoFreeSeatError; TooManyInvitationsError.
        """
        return await self.database.write(lambda connection: _add(connection, id_, who, due))

    async def of_game(self, id_: str) -> list[Invited]:
        """Return the invited people who do not sit there, the first one first."""
        columns = (invitation.c.id, invitation.c.person, invitation.c.made, invitation.c.declined, invitation.c.reason)
        query = (
            select(*columns, person.c.name, person.c.signed_up, person.c.bot_of)
            .join(person, person.c.id == invitation.c.person)
            .where(invitation.c.game == id_, ~_sits())
            .order_by(invitation.c.made, invitation.c.id)
        )
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [msgspec.convert(row, Invited, from_attributes=True) for row in rows]

    async def of_person(self, who: str) -> dict[str, datetime]:
        """Return the tables to which a person has valid invitations, the newest first -> since when."""
        return await self.database.read(lambda connection: _standing(connection, who))

    async def stands(self, id_: str, who: str) -> bool:
        """Return whether that invitation of the person is valid."""
        return await self.database.read(lambda connection: id_ in _standing(connection, who, id_))

    async def tables_of(self, host: str) -> list[str]:
        """Return the open tables of a host to which somebody is invited."""
        asked = select(invitation.c.game).where(invitation.c.game == game.c.id).exists()
        query = select(game.c.id).where(game.c.host == host, game.c.state == GameState.OPEN, asked).order_by(game.c.id)
        return list(await self.database.read(lambda connection: connection.execute(query).scalars().all()))

    async def people_of(self, games: Collection[str]) -> set[str]:
        """Return the people invited to these tables."""
        query = select(invitation.c.person).where(invitation.c.game.in_(games))
        return set(await self.database.read(lambda connection: connection.execute(query).scalars().all()))

    async def withdraw(self, id_: str, number: str) -> str | None:
        """Withdraw the invitation of that id to a table. Return the invited person, None if there is none."""
        one = and_(invitation.c.game == id_, invitation.c.id == number)
        return await self.database.write(lambda connection: _remove(connection, one))

    async def decline(self, id_: str, who: str, reason: str | None = None) -> None:
        """Decline; a second time nothing happens. Raise InvitationError if the person was not invited."""
        mine = and_(invitation.c.game == id_, invitation.c.person == who)
        moment = func.coalesce(invitation.c.declined, literal(now(), Moment))
        change = (
            update(invitation)
            .where(mine)
            .values(declined=moment, reason=case((invitation.c.declined.is_(None), reason), else_=invitation.c.reason))
        )
        if not await self.database.write(lambda connection: connection.execute(change).rowcount):
            raise InvitationError

    async def accept(self, id_: str, who: str) -> int:
        """Sit down there. Return the seat.

        Raise InvitationError if it is not valid; NoFreeSeatError if others were faster.
        """
        return await self.database.write(lambda connection: _accept(connection, id_, who))


def _add(connection: Connection, id_: str, who: str, due: datetime) -> bool:
    state = connection.execute(select(game.c.state).where(game.c.id == id_).with_for_update()).scalar_one_or_none()
    if state is None:
        raise NoSuchGameError(id_)
    if state != GameState.OPEN:
        raise StateError(id_, GameState(state), GameState.OPEN)
    connection.execute(delete(invitation).where(invitation.c.game == id_, invitation.c.person == who, _has_lapsed()))
    asked = set(connection.execute(select(invitation.c.person).where(invitation.c.game == id_)).scalars())
    if who in asked:
        return False
    if len(asked) >= MOST_INVITED:
        raise TooManyInvitationsError(MOST_INVITED)
    if connection.execute(select(seat.c.seat).where(seat.c.game == id_, _is_free(who)).limit(1)).first() is None:
        raise NoFreeSeatError(id_)
    moment = now()
    connection.execute(insert(invitation).values(id=short_id(), game=id_, person=who, made=moment))
    add_notices(connection, [NewNotice(who, NoticeKind.INVITATION, f"invitation:{id_}", due, id_)], moment)
    return True


def _remove(connection: Connection, one: ColumnElement[bool]) -> str | None:
    found = connection.execute(select(invitation.c.person).where(one)).scalar_one_or_none()
    connection.execute(delete(invitation).where(one))
    return found


def _accept(connection: Connection, id_: str, who: str) -> int:
    table = connection.execute(select(game.c.id, game.c.state).where(game.c.id == id_).with_for_update()).one_or_none()
    mine = and_(invitation.c.game == id_, invitation.c.person == who)
    stands = and_(mine, invitation.c.declined.is_(None), ~_has_lapsed())
    has_it = connection.execute(select(invitation.c.id).where(stands)).first()
    if table is None or has_it is None or table.state != GameState.OPEN:
        raise InvitationError
    taken = sit_down(connection, table, who)
    if taken is None:
        raise NoFreeSeatError(id_)
    _remove(connection, mine)
    return taken


def _standing(connection: Connection, who: str, id_: str | None = None) -> dict[str, datetime]:
    rows = connection.execute(_asked(who) if id_ is None else _asked(who).where(game.c.id == id_)).all()
    there = _people_at(connection, [row.game for row in rows])
    avoided = blocked_by_or_blocking(connection, who, set().union(*there.values()) - {who}) if rows else set[str]()
    return {row.game: row.made for row in rows if avoided.isdisjoint(there[row.game])}


def _asked(who: str) -> Select[Any]:
    """Return the open tables to which a person is invited and where they can still sit down, the newest first."""
    has_room = select(seat.c.seat).where(seat.c.game == game.c.id, _is_free(who)).exists()
    return (
        select(invitation.c.game, invitation.c.made)
        .join(game, game.c.id == invitation.c.game)
        .where(invitation.c.person == who, invitation.c.declined.is_(None), ~_sits(), ~_has_lapsed())
        .where(game.c.state == GameState.OPEN, game.c.host != who, has_room)
        .order_by(invitation.c.made.desc(), invitation.c.id)
    )


def _people_at(connection: Connection, games: Collection[str]) -> dict[str, set[str]]:
    """Return tables -> their hosts and players."""
    hosts = select(game.c.id, game.c.host).where(game.c.id.in_(games))
    sitting = select(seat.c.game, seat.c.person).where(seat.c.game.in_(games), seat.c.person.is_not(None))
    found = defaultdict[str, set[str]](set)
    for id_, who in (*connection.execute(hosts), *connection.execute(sitting)):
        found[id_].add(who)
    return found


def _is_free(who: str) -> ColumnElement[bool]:
    """A seat on which the person can sit down."""
    return and_(seat.c.kind == SeatKind.OPEN, or_(seat.c.was.is_(None), seat.c.was == who))


def _has_lapsed() -> ColumnElement[bool]:
    """Condition: as ``Invited.has_lapsed``."""
    is_bot = select(person.c.id).where(person.c.id == invitation.c.person, person.c.bot_of.is_not(None)).exists()
    return and_(invitation.c.made <= literal(now() - LAPSE, Moment), invitation.c.declined.is_(None), is_bot)


def _sits() -> ColumnElement[bool]:
    """Condition: the invited person sits there already, by whatever way."""
    return select(seat.c.seat).where(seat.c.game == invitation.c.game, seat.c.person == invitation.c.person).exists()

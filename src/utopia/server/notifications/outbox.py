"""The outbox of notifications."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Final, Literal, TypeAlias

import msgspec
from sqlalchemy import ColumnElement, Connection, func, insert, select, update

from utopia.server.database.database import Database
from utopia.server.database.schema import delivery, notice, now
from utopia.tables.clocks.tempo import AWAY, MISSED

_MOST: Final = 200
"""Rows that are looked at together."""


class NoticeKind(StrEnum):
    """A kind of notification."""

    TURN = "turn"
    OVER = "over"
    START = "start"
    """A table of the person has begun: a friend started it, or they were paired."""
    REMINDER = "reminder"
    """The person's time runs out."""
    VOTE = "vote"
    INVITATION = "invitation"
    """An invitation to a table."""
    REPORT = "report"
    """A report of the person has been handled."""
    TEST = "test"
    """A test that the person requests; never stored."""


Running: TypeAlias = Literal["time", "last", "away"]
"""A deadline: the time of a turn; that of a second missed turn, after which the others vote on the seat.

Or how long its player may be away until they do.
"""
OF_A_STATE: Final = (NoticeKind.TURN, NoticeKind.REMINDER, NoticeKind.VOTE)
"""A notification that stays while its condition holds; when it holds again, it is not sent anew."""
OF_A_TURN: Final = (NoticeKind.TURN, NoticeKind.REMINDER)
"""Pointless once the seat's turn has passed."""


class NewNotice(msgspec.Struct, frozen=True):
    """A notification to a person. The same ``key`` is sent to them once."""

    person: str
    kind: NoticeKind
    key: str
    due: datetime
    game: str | None = None
    seat: int | None = None
    words: dict[str, int | str] | None = None
    """``as``: the variant of its kind; ``until``: the moment at which it is too late."""


class Notice(NewNotice, frozen=True, kw_only=True):
    """One that is stored."""

    id: int
    made: datetime


@dataclass(frozen=True, slots=True)
class Notices:
    """Notifications before they are passed to channels (``Deliveries``)."""

    database: Database
    clock: Callable[[], datetime] = now

    async def add(self, notices: Sequence[NewNotice]) -> None:
        """Add notifications, sent when they are due. Ones with a key that exists already are left out."""
        await self.database.write(lambda connection: add(connection, notices, self.clock()))

    async def due(self, moment: datetime) -> list[Notice]:
        """Return the notifications that are due by that moment."""
        query = select(notice).where(_waits(), notice.c.due <= moment).order_by(notice.c.due).limit(_MOST)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [msgspec.convert(row, Notice, from_attributes=True) for row in rows]

    async def next_due(self) -> datetime | None:
        """When something is to be handed on."""
        query = select(func.min(notice.c.due)).where(_waits())
        return await self.database.read(lambda connection: connection.execute(query).scalar())

    async def postpone(self, ids: Collection[int], until: datetime) -> None:
        """They are due later."""
        change = update(notice).where(notice.c.id.in_(ids)).values(due=until)
        await self.database.write(lambda connection: connection.execute(change))

    async def drop(self, ids: Collection[int]) -> None:
        """Drop notifications that are not needed."""
        change = update(notice).where(notice.c.id.in_(ids), notice.c.dropped.is_(None)).values(dropped=self.clock())
        await self.database.write(lambda connection: connection.execute(change))

    async def hand_on(self, id_: int, channels: Sequence[tuple[str, datetime]]) -> None:
        """Pass a notification to these channels, each at its moment: all of it, or nothing."""
        rows = [{"channel": one, "notice": id_, "due": at, "tries": 0} for one, at in channels]

        def hand(connection: Connection) -> None:
            still = update(notice).where(notice.c.id == id_, _waits()).values(sent=self.clock())
            if connection.execute(still).rowcount and rows:
                connection.execute(insert(delivery), rows)

        await self.database.write(hand)


def add(connection: Connection, notices: Sequence[NewNotice], moment: datetime) -> None:
    """Like ``Notices.add``, within a transaction."""
    for new in notices:
        told = select(notice.c.id).where(notice.c.person == new.person, notice.c.key == new.key)
        if connection.execute(told).first() is None:
            connection.execute(insert(notice).values(**msgspec.structs.asdict(new), made=moment))
        elif new.kind in OF_A_STATE:  # it is so again, as before a pause
            again = update(notice).where(notice.c.person == new.person, notice.c.key == new.key)
            connection.execute(again.values(dropped=None))


def _waits() -> ColumnElement[bool]:
    return notice.c.sent.is_(None) & notice.c.dropped.is_(None)


def reminder(game: str, seat: int, person: str, which: str, what: Running, moment: datetime) -> NewNotice:
    """Return the notification, due at that moment."""
    if what == "away":
        until = moment + timedelta(seconds=AWAY - MISSED)
        words: dict[str, int | str] = {"as": "you", "until": round(until.timestamp())}
        return NewNotice(person, NoticeKind.VOTE, f"missed:{game}:{which}", moment, game, words=words)
    last: dict[str, int | str] | None = {"as": "last"} if what == "last" else None
    return NewNotice(person, NoticeKind.REMINDER, f"reminder:{game}:{seat}:{which}", moment, game, seat, last)

"""What is deleted, and when: abandoned games, tables that never began, old chat, old lists."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final, TypeAlias

from sqlalchemy import Connection, Delete, Select, delete, func, or_, select

from utopia.server.database.database import Database
from utopia.server.database.schema import (
    asking,
    audit,
    chat,
    delivery,
    game,
    leaver,
    notice,
    now,
    person,
    report,
    seat,
    session,
    watcher,
)
from utopia.server.database.schema.games import GameState
from utopia.server.hosting import Lives
from utopia.server.lobby.invitations import DAY
from utopia.server.moderation.audit import ITSELF, write_down
from utopia.server.notifications.outbox import OF_A_STATE

_AT_ONCE: Final = 50
"""Games per transaction, small so that players' moves are stored without delay."""
_Query: TypeAlias = Select[Any]


@dataclass(frozen=True, slots=True)
class Retention:
    """The daily job. ``clock`` is that of the stored data."""

    database: Database
    clock: Callable[[], datetime] = now

    async def count(self, lives: Lives) -> dict[str, int]:
        """Return the rows that `sweep` would delete now, by kind. Nothing is changed."""
        return await self.database.read(lambda connection: dict(_counted(connection, lives, self.clock())))

    async def sweep(self, lives: Lives) -> dict[str, int]:
        """Delete expired data. Return rows by kind. An audit log entry is added if anything was deleted."""
        moment = self.clock()
        removed = {}
        for kind, query in _games(lives, moment).items():
            removed[kind] = await self._remove_games(query)
        removed |= await self.database.write(lambda connection: dict(_swept(connection, lives, moment)))
        if any(removed.values()):
            found = {kind: number for kind, number in removed.items() if number}
            await self.database.write(lambda connection: write_down(connection, ITSELF, "retention", None, **found))
        return removed

    async def _remove_games(self, query: _Query) -> int:
        """A few at a time, until there are no more."""
        removed = 0
        while True:
            some = await self.database.write(lambda connection: _remove_some(connection, query))
            removed += some
            if some < _AT_ONCE:
                return removed


def _remove_some(connection: Connection, query: _Query) -> int:
    ids = list(connection.execute(query.limit(_AT_ONCE)).scalars())
    connection.execute(delete(game).where(game.c.id.in_(ids)))
    return len(ids)


def _games(lives: Lives, moment: datetime) -> dict[str, _Query]:
    """Kind -> ids of games to be forgotten."""
    found: dict[str, _Query] = {}
    if lives.guest_games:
        found["guest_games"] = _guest_games(moment - timedelta(days=lives.guest_games))
    if lives.open_tables:
        since = moment - timedelta(days=lives.open_tables)
        found["open_tables"] = select(game.c.id).where(game.c.state == GameState.OPEN, game.c.changed < since)
    return found


def _guest_games(since: datetime) -> _Query:
    """Over since then; of its people none has an account and none was here since."""
    was_here = select(session.c.person).where(session.c.person == person.c.id, session.c.seen >= since).exists()
    may_come_back = or_(person.c.signed_up.is_not(None), was_here)
    kept = [  # one after the other, each by its index: all in one condition every person would be looked at
        select(person.c.id).where(person.c.id == game.c.host, may_come_back),
        select(seat.c.game).join(person, person.c.id == seat.c.person).where(seat.c.game == game.c.id, may_come_back),
        select(watcher.c.game)
        .join(person, person.c.id == watcher.c.person)
        .where(watcher.c.game == game.c.id, may_come_back),
        select(leaver.c.game)
        .join(person, person.c.id == leaver.c.person)
        .where(leaver.c.game == game.c.id, may_come_back),
    ]
    old = select(game.c.id).where(game.c.state == GameState.OVER, game.c.changed < since)
    return old.where(*(~each.correlate(game).exists() for each in kept))


def _rows(lives: Lives, moment: datetime) -> Iterator[tuple[str, Delete]]:
    """Return rows that are deleted beside whole games, by kind."""
    yield "asking", delete(asking).where(asking.c.at < moment - DAY)
    if lives.chat:
        over = select(game.c.id).where(game.c.state == GameState.OVER)
        yield "chat", delete(chat).where(chat.c.at < moment - timedelta(days=lives.chat), chat.c.game.in_(over))
    if lives.deliveries:
        since = moment - timedelta(days=lives.deliveries)
        told = notice.c.sent.is_not(None) & notice.c.kind.not_in(OF_A_STATE)  # a true one would be sent again
        done = or_(told, notice.c.dropped.is_not(None)) & (notice.c.made < since)
        old = select(notice.c.id).where(done)
        yield "deliveries", delete(delivery).where(delivery.c.notice.in_(old))
        yield "notices", delete(notice).where(done)
    if lives.audit:
        since = moment - timedelta(days=lives.audit)
        yield "audit", delete(audit).where(audit.c.at < since)
        yield "reports", delete(report).where(report.c.handled < since)


def _swept(connection: Connection, lives: Lives, moment: datetime) -> Iterator[tuple[str, int]]:
    for kind, removal in _rows(lives, moment):
        yield kind, connection.execute(removal).rowcount


def _counted(connection: Connection, lives: Lives, moment: datetime) -> Iterator[tuple[str, int]]:
    for kind, query in _games(lives, moment).items():
        yield kind, connection.execute(select(func.count()).select_from(query.subquery())).scalar_one()
    for kind, removal in _rows(lives, moment):
        query = select(func.count()).select_from(removal.table)
        if removal.whereclause is not None:
            query = query.where(removal.whereclause)
        yield kind, connection.execute(query).scalar_one()

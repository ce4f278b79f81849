"""Turns in running games and their notifications: one for each turn, however often the game is looked at."""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final, TypeAlias

from sqlalchemy import ColumnElement, Connection, Row, Select, func, or_, select, update

from utopia.server.database.database import Database
from utopia.server.database.schema import channel, event, game, notice, now, seat
from utopia.server.database.schema.games import GameState
from utopia.server.notifications import polls
from utopia.server.notifications.outbox import OF_A_TURN, NewNotice, NoticeKind, add

Delay: TypeAlias = Callable[[dict[str, Any] | None], timedelta]
"""From a game's time control to how long a turn lasts before its player is notified."""
_MOST_WAITING: Final = 200

_IS_DECIDING: Final = game.c.deciding.bitwise_rshift(seat.c.seat).bitwise_and(1) == 1
_IS_GOING: Final = (game.c.state == GameState.RUNNING) & game.c.paused.is_(None)
_STANDS: Final = notice.c.dropped.is_(None) & notice.c.kind.in_(OF_A_TURN)


@dataclass(frozen=True, slots=True)
class Turns:
    """From the games to notifications."""

    database: Database
    clock: Callable[[], datetime] = now

    async def settle(self, passed: Mapping[str, int], delay: Delay) -> None:
        """Update these games: add notifications for the players to decide, and drop those of turns that have passed.

        ``passed``: id of a game -> mask of the seats whose turn has passed since the last update, even if it is theirs
        again by now.
        """
        if not await self.database.read(lambda connection: _is_anything(connection, passed)):
            return
        await self.database.write(lambda connection: _settle(connection, passed, delay, self.clock()))

    async def unsettled(self) -> list[str]:
        """Return games with a missing or outdated notification: the server ended in between."""
        return await self.database.read(lambda connection: list(connection.execute(_UNSETTLED).scalars()))

    async def passed_unseen(self) -> dict[str, int]:
        """Return games -> seats that have decided, and others after them, since their last notification.

        Called at the start, when no process has watched whose turns passed.
        """
        return await self.database.read(_passed_unseen)

    async def waiting_for(self, person: str) -> list[str]:
        """The games that wait for a person, the one that has waited longest first."""
        query = (
            select(game.c.id)
            .join(seat, seat.c.game == game.c.id)
            .where(_IS_GOING, seat.c.person == person, _IS_DECIDING)
            .group_by(game.c.id)
            .order_by(func.min(game.c.changed), game.c.id)
            .limit(_MOST_WAITING)
        )
        return await self.database.read(lambda connection: list(connection.execute(query).scalars()))

    async def told_of(self, person: str) -> set[str]:
        """Return games in which it is that person's turn and a notification was made."""
        mine = (notice.c.person == person) & (notice.c.kind == NoticeKind.TURN) & notice.c.dropped.is_(None)
        query = select(notice.c.game).where(mine)
        return set(await self.database.read(lambda connection: connection.execute(query).scalars().all()))

    async def rounds(self, games: Collection[str]) -> dict[str, int]:
        """Game -> its round."""
        query = select(game.c.id, game.c.round).where(game.c.id.in_(games))
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return {row.id: row.round for row in rows}

    async def people_of(self, games: Collection[str]) -> dict[str, set[str]]:
        """Return game -> its players."""
        query = select(seat.c.game, seat.c.person).where(seat.c.game.in_(games), seat.c.person.is_not(None))
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        found: dict[str, set[str]] = {}
        for row in rows:
            found.setdefault(row.game, set()).add(row.person)
        return found


def _awaited(games: Collection[str]) -> Select[Any]:
    """Return seats to decide, of people who want notifications on some channel."""
    version = select(func.count()).where(event.c.game == game.c.id).scalar_subquery()
    return (
        select(game.c.id, game.c.tempo, seat.c.seat, seat.c.person, version.label("version"))
        .join(seat, seat.c.game == game.c.id)
        .where(game.c.id.in_(games), _IS_GOING, _IS_DECIDING, seat.c.person.is_not(None), _is_reachable())
    )


def _is_reachable() -> ColumnElement[bool]:
    return select(channel.c.id).where(channel.c.person == seat.c.person, channel.c.closed.is_(None)).exists()


def _standing(games: Collection[str]) -> Select[Any]:
    columns = (notice.c.id, notice.c.game, notice.c.seat, notice.c.kind, notice.c.person)
    return select(*columns).where(notice.c.game.in_(games), _STANDS)


def _has_notice() -> ColumnElement[bool]:
    mine = (notice.c.game == game.c.id) & (notice.c.seat == seat.c.seat) & (notice.c.person == seat.c.person)
    return select(notice.c.id).where(mine, notice.c.kind == NoticeKind.TURN, notice.c.dropped.is_(None)).exists()


_FORGOTTEN: Final = (
    select(game.c.id)
    .join(seat, seat.c.game == game.c.id)
    .where(_IS_GOING, _IS_DECIDING, seat.c.person.is_not(None), _is_reachable(), ~_has_notice())
)
_NOT_DROPPED: Final = (
    select(notice.c.game)
    .join(game, game.c.id == notice.c.game)
    .outerjoin(seat, (seat.c.game == notice.c.game) & (seat.c.seat == notice.c.seat))
    .where(_STANDS, or_(~_IS_GOING, ~_IS_DECIDING, seat.c.person.is_(None), seat.c.person != notice.c.person))
)
_UNSETTLED: Final = _FORGOTTEN.union(_NOT_DROPPED, polls.UNTOLD, polls.UNDROPPED)


def _is_anything(connection: Connection, games: Collection[str]) -> bool:
    """Return whether there can be something to write: usually no player here wants notifications."""
    asked = (_awaited(games), _standing(games), polls.voting(games), polls.told(games))
    return any(connection.execute(query.limit(1)).first() is not None for query in asked)


def _settle(connection: Connection, passed: Mapping[str, int], delay: Delay, moment: datetime) -> None:
    awaited = {(row.id, row.seat, row.person): row for row in connection.execute(_awaited(passed))}
    standing = connection.execute(_standing(passed)).all()
    over = [row for row in standing if _place(row) not in awaited or passed[row.game] >> row.seat & 1]
    if over:
        change = update(notice).where(notice.c.id.in_([row.id for row in over]))
        connection.execute(change.values(dropped=moment))
    polls.settle_votes(connection, passed, moment, moment + delay({"kind": "live"}))
    told = {_place(row) for row in standing if row.kind == NoticeKind.TURN and row not in over}
    add(connection, list(_new((awaited[place] for place in awaited if place not in told), delay, moment)), moment)


def _place(row: Row[Any]) -> tuple[str, int, str]:
    return row.game, row.seat, row.person


def _new(rows: Iterable[Row[Any]], delay: Delay, moment: datetime) -> Iterable[NewNotice]:
    for row in rows:
        key = f"turn:{row.id}:{row.seat}:{row.version}"
        yield NewNotice(row.person, NoticeKind.TURN, key, moment + delay(row.tempo), row.id, row.seat)


def _passed_unseen(connection: Connection) -> dict[str, int]:
    own, others = event.c.seat == notice.c.seat, (event.c.seat != notice.c.seat) & (event.c.seat >= 0)
    since = (event.c.game == notice.c.game) & (event.c.at > notice.c.made)
    query = select(notice.c.game, notice.c.seat).where(
        _STANDS,
        select(event.c.seq).where(since, own).exists(),
        select(event.c.seq).where(since, others).exists(),
    )
    found: dict[str, int] = {}
    for row in connection.execute(query):
        found[row.game] = found.get(row.game, 0) | 1 << row.seat
    return found

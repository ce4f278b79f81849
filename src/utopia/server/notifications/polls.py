"""Votes of tables and their notifications: to those who have not voted, and to the player concerned."""

from collections.abc import Collection, Iterable
from datetime import datetime
from typing import Any, Final

from sqlalchemy import Connection, Row, Select, exists, func, select, update

from utopia.server.database.schema import channel, game, notice, seat
from utopia.server.database.schema.games import GameState
from utopia.server.notifications.outbox import NewNotice, NoticeKind, add

VOTES: Final = "vote:"
"""Prefix of the keys of vote notifications. The one for a missed player comes before there is a vote."""
_IS_ASKED: Final = (game.c.state == GameState.RUNNING) & game.c.vote.is_not(None)
_IS_REACHABLE: Final = exists().where(channel.c.person == seat.c.person, channel.c.closed.is_(None))
_STANDS: Final = (notice.c.kind == NoticeKind.VOTE) & notice.c.key.startswith(VOTES) & notice.c.dropped.is_(None)
UNTOLD: Final = select(game.c.id).join(seat, seat.c.game == game.c.id).where(_IS_ASKED, _IS_REACHABLE)
"""Return games in which a vote notification may have to be sent or dropped."""
UNDROPPED: Final = select(notice.c.game).join(game, game.c.id == notice.c.game).where(_STANDS, ~_IS_ASKED)


def voting(games: Collection[str]) -> Select[Any]:
    """Return the players at these voting tables who want notifications on some channel."""
    return (
        select(game.c.id, game.c.vote, seat.c.person, func.min(seat.c.seat).label("seat"))
        .join(seat, seat.c.game == game.c.id)
        .where(game.c.id.in_(games), _IS_ASKED, _IS_REACHABLE)
        .group_by(game.c.id, seat.c.person)
    )


def told(games: Collection[str]) -> Select[Any]:
    """Return the existing notifications of votes there."""
    return select(notice.c.id, notice.c.person, notice.c.key).where(notice.c.game.in_(games), _STANDS)


def settle_votes(connection: Connection, games: Collection[str], moment: datetime, due: datetime) -> None:
    """Add a due notification for everybody, and drop those of ended votes."""
    wanted = {(new.person, new.key): new for new in _wanted(connection.execute(voting(games)), due)}
    standing = {(row.person, row.key): row.id for row in connection.execute(told(games))}
    over = [id_ for place, id_ in standing.items() if place not in wanted]
    if over:
        connection.execute(update(notice).where(notice.c.id.in_(over)).values(dropped=moment))
    add(connection, [new for place, new in wanted.items() if place not in standing], moment)


def _wanted(rows: Iterable[Row[Any]], due: datetime) -> Iterable[NewNotice]:
    for row in rows:
        vote, key = row.vote, f"{VOTES}{row.id}:{row.vote['id']}"
        if row.person == vote["person"]:
            if vote["why"] != "left":  # the player knows
                why = "idle" if vote["why"] == "idle" else "you"
                words = {"as": why, "until": round(vote["until"])}
                yield NewNotice(row.person, NoticeKind.VOTE, key, due, row.id, words=words)
        elif row.person not in vote["voices"]:
            yield NewNotice(row.person, NoticeKind.VOTE, key, due, row.id)

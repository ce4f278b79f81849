"""Notifications to a player whose time runs out, or whom the table misses before it votes on them."""

from datetime import datetime, timedelta

from utopia.server.storage.notices import NewNotice, NoticeKind, Running
from utopia.tables.clocks.tempo import AWAY, MISSED


def reminder(game: str, seat: int, person: str, which: str, what: Running, moment: datetime) -> NewNotice:
    """Return the notification, due at that moment."""
    if what == "away":
        until = moment + timedelta(seconds=AWAY - MISSED)
        words: dict[str, int | str] = {"as": "you", "until": round(until.timestamp())}
        return NewNotice(person, NoticeKind.VOTE, f"missed:{game}:{which}", moment, game, words=words)
    last: dict[str, int | str] | None = {"as": "last"} if what == "last" else None
    return NewNotice(person, NoticeKind.REMINDER, f"reminder:{game}:{seat}:{which}", moment, game, seat, last)

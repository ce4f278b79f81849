"""The stores that notifications are decided, written and delivered by; whether one still stands."""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime

from utopia.server.lobby.invitations import Invitations
from utopia.server.moderation.reports import Reports
from utopia.server.notifications.channels import Channels, Deliveries
from utopia.server.notifications.outbox import Notice, NoticeKind, Notices
from utopia.server.notifications.preferences import PreferencesOfPeople
from utopia.server.notifications.turns import Turns
from utopia.server.tables.clocks import Clocks
from utopia.server.tables.games import Games
from utopia.server.tables.leaving import Leaving
from utopia.server.tables.log import Log
from utopia.server.tables.seats import Seats


@dataclass(frozen=True, slots=True)
class NoticeStores:
    """Those of one server."""

    notices: Notices
    deliveries: Deliveries
    channels: Channels
    turns: Turns
    games: Games
    seats: Seats
    clocks: Clocks
    invitations: Invitations
    preferences: PreferencesOfPeople
    reports: Reports
    leaving: Leaving
    log: Log


def until(notice: Notice) -> float | None:
    """Return the moment from which on it is not needed, if there is one."""
    moment = (notice.words or {}).get("until")
    return None if moment is None else float(moment)


def is_seen(notice: Notice, there: Collection[str]) -> bool:
    """Return whether its person sees it on their open page; a player who sits there and does not move may not."""
    return notice.person in there and (notice.words or {}).get("as") != "idle"


async def still_stands(invitations: Invitations, notice: Notice, moment: datetime) -> bool:
    """It may be too late, an invitation over, or a player there blocked; all others are dropped when they end."""
    if (end := until(notice)) is not None and moment.timestamp() >= end:
        return False
    if notice.kind is not NoticeKind.INVITATION or notice.game is None:
        return True
    return await invitations.stands(notice.game, notice.person)

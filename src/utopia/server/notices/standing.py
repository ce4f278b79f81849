"""Whether a notification is still true, at the moment when it is sent."""

from collections.abc import Collection
from datetime import datetime

from utopia.server.storage.invitations import Invitations
from utopia.server.storage.notices import Notice, NoticeKind


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

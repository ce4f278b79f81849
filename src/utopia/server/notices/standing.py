"""Whether what somebody is to be told is still so, at the moment when it goes out."""

from collections.abc import Collection
from datetime import datetime

from utopia.server.storage import Storage
from utopia.server.storage.notices import Notice, NoticeKind


def until(notice: Notice) -> float | None:
    """The moment from which on it need not be told, if there is one."""
    moment = (notice.words or {}).get("until")
    return None if moment is None else float(moment)


def is_seen(notice: Notice, there: Collection[str]) -> bool:
    """Whether its person sees it himself, since his page shows the game; who sits there and does not move may not."""
    return notice.person in there and (notice.words or {}).get("as") != "idle"


async def still_stands(storage: Storage, notice: Notice, moment: datetime) -> bool:
    """It may be too late, an invitation over, or somebody there blocked; all else is dropped where it ends."""
    if (end := until(notice)) is not None and moment.timestamp() >= end:
        return False
    if notice.kind is not NoticeKind.INVITATION or notice.game is None:
        return True
    return await storage.invitations.stands(notice.game, notice.person)

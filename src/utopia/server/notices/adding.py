"""Additional lines of a mail or chat message: the time for a turn, or how the game ended."""

from datetime import datetime

from utopia.locales import Speaker
from utopia.server.notices.spans import spoken
from utopia.server.storage.notices import OF_A_TURN, Notice, NoticeKind
from utopia.server.storage.sitting import names_of
from utopia.server.storage.storage import Storage


async def added(storage: Storage, notice: Notice, speaker: Speaker, moment: datetime) -> str:
    """Return a further line, of public facts of the table; empty if there is none."""
    if notice.kind in OF_A_TURN:
        return await _time_left(storage, notice, speaker, moment)
    return await _places(storage, notice) if notice.kind is NoticeKind.OVER else ""


async def _time_left(storage: Storage, notice: Notice, speaker: Speaker, moment: datetime) -> str:
    if notice.game is None or notice.seat is None:
        return ""
    times = await storage.clocks.of(notice.game)
    clock = times[notice.seat].clock if notice.seat < len(times) else None
    left = 0.0 if clock is None or clock.until is None else clock.until - moment.timestamp()
    return speaker.say("notice-left", left=spoken(left, speaker)) if left > 0 else ""


async def _places(storage: Storage, notice: Notice) -> str:
    game = await storage.games.get(notice.game) if notice.game else None
    if game is None or game.result is None or not game.result.places:
        return ""
    names = names_of(await storage.seats.of(game.id))
    ended = sorted(zip(game.result.places, names, game.result.scores, strict=True))
    return ", ".join(f"{place}. {name or '?'} ({score})" for place, name, score in ended)

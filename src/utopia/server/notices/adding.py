"""Additional lines of a mail or chat message: the time for a turn, or how the game ended."""

from datetime import datetime

from utopia.locales import Speaker
from utopia.server.notices.spans import spoken
from utopia.server.storage.notices import OF_A_TURN, Notice, NoticeKind
from utopia.server.tables.clocks import Clocks
from utopia.server.tables.games import Games
from utopia.server.tables.rows import names_of
from utopia.server.tables.seats import Seats


async def time_left(clocks: Clocks, notice: Notice, speaker: Speaker, moment: datetime) -> str:
    """Return how long the turn may still last; empty if the notification is not about a turn with a clock."""
    if notice.kind not in OF_A_TURN or notice.game is None or notice.seat is None:
        return ""
    times = await clocks.of(notice.game)
    clock = times[notice.seat].clock if notice.seat < len(times) else None
    left = 0.0 if clock is None or clock.until is None else clock.until - moment.timestamp()
    return speaker.say("notice-left", left=spoken(left, speaker)) if left > 0 else ""


async def places(games: Games, seats: Seats, notice: Notice) -> str:
    """Return how the game ended; empty if the notification is not about that."""
    is_over = notice.kind is NoticeKind.OVER and notice.game is not None
    game = await games.get(notice.game or "") if is_over else None
    if game is None or game.result is None or not game.result.places:
        return ""
    names = names_of(await seats.of(game.id))
    ended = sorted(zip(game.result.places, names, game.result.scores, strict=True))
    return ", ".join(f"{place}. {name or '?'} ({score})" for place, name, score in ended)

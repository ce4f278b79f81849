"""Lengths of time in words."""

from utopia.locales import Speaker
from utopia.tables.clocks.tempo import DAY, HOUR, MINUTE


def spoken(seconds: float, speaker: Speaker) -> str:
    """Return a rounded duration: whole minutes, hours and minutes, or days and hours; never less than a minute."""
    minutes = max(1, round(seconds / MINUTE))
    if minutes * MINUTE < HOUR:
        return speaker.say("time-minutes", minutes=minutes)
    hours, rest = divmod(minutes, HOUR // MINUTE)
    if hours * HOUR < 2 * DAY:
        return speaker.say("time-hours", hours=hours, minutes=rest)
    return speaker.say("time-days", days=hours * HOUR // DAY, hours=hours * HOUR % DAY // HOUR)

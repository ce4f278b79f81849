"""The quiet hours and holidays of a player, during which a slow clock stands still.

Local times become moments by the rules of the player's time zone, so a night in which the clocks change is an hour
shorter or longer, as it is for the player. A local time that is skipped in spring counts as the moment an hour later.
"""

from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from typing import Annotated, Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec
from msgspec import Meta

MOST_QUIET: Final = 12
"""Most quiet hours a day: a clock that never runs would hold the table."""
MOST_HOLIDAYS: Final = 35
"""Most days of holiday in a calendar year."""
_DAY: Final = timedelta(days=1)

Minute = Annotated[int, Meta(ge=0, le=1439)]
"""Minutes of a day: 0 is midnight."""


class Quiet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Hours of every day, from ``begins`` to ``ends`` in the player's time, over midnight if need be."""

    begins: Minute
    ends: Minute

    @property
    def length(self) -> int:
        """Length in minutes by the wall clock; zero if start equals end."""
        return (self.ends - self.begins) % 1440


class Holiday(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whole days in the player's time, the first and the last included."""

    first: date
    last: date

    def days(self) -> Iterator[date]:
        """Holidays, one after the other."""
        return (self.first + number * _DAY for number in range((self.last - self.first).days + 1))


class Rests(msgspec.Struct, frozen=True):
    """One player's quiet hours and holidays, during which their clocks stand still."""

    zone: str = "UTC"
    """Name in the time zone database (`Europe/Rome`)."""
    quiet: Quiet | None = None
    holidays: tuple[Holiday, ...] = ()

    @property
    def are_empty(self) -> bool:
        """Whether the player's clocks always run."""
        return not (self.quiet and self.quiet.length) and not self.holidays


Span = tuple[float, float]
"""A span from one moment to another."""


def zone_of(name: str) -> tzinfo:
    """Return the time zone of that name; UTC if there is none, so that a clock never depends on a name."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return UTC


def is_zone(name: str) -> bool:
    """Return whether the time zone database has it."""
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return False
    return True


def rests_between(rests: Rests, begin: float, end: float) -> list[Span]:
    """Return the spans between two moments in which the clock stands still, in order and without overlaps."""
    if rests.are_empty or end <= begin:
        return []
    zone = zone_of(rests.zone)
    first = datetime.fromtimestamp(begin, zone).date() - _DAY
    last = datetime.fromtimestamp(end, zone).date() + _DAY
    free = {day for holiday in rests.holidays for day in holiday.days() if first <= day <= last}
    spans: list[Span] = []
    for number in range((last - first).days + 1):
        day = first + number * _DAY
        if day in free:
            spans.append((_moment(day, 0, zone), _moment(day + _DAY, 0, zone)))
        if rests.quiet and rests.quiet.length:
            spans.append(_night(day, rests.quiet, zone))
    return merged([(max(a, begin), min(b, end)) for a, b in spans if b > begin and a < end])


def merged(spans: list[Span]) -> list[Span]:
    """Return the same time as spans in order and without overlaps."""
    whole: list[Span] = []
    for begin, end in sorted(span for span in spans if span[1] > span[0]):
        if whole and begin <= whole[-1][1]:
            whole[-1] = (whole[-1][0], max(whole[-1][1], end))
        else:
            whole.append((begin, end))
    return whole


def _night(day: date, quiet: Quiet, zone: tzinfo) -> Span:
    """Return the quiet hours that begin on a day."""
    ends_on = day if quiet.ends > quiet.begins else day + _DAY
    return _moment(day, quiet.begins, zone), _moment(ends_on, quiet.ends, zone)


def _moment(day: date, minute: int, zone: tzinfo) -> float:
    return datetime.combine(day, time(minute // 60, minute % 60), zone).timestamp()

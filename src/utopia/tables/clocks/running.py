"""The counted time between two moments, and the moment at which a given time will have been counted."""

from collections.abc import Sequence
from typing import Final

from utopia.tables.clocks.rests import Rests, Span, merged, rests_between

_STEP: Final = 14 * 86400.0
"""Seconds that are looked ahead at once."""
_LOOK: Final = 86400.0
"""Seconds that are looked ahead for the end of a rest."""
_FARTHEST: Final = 400
"""Such looks ahead at most; nobody rests longer than a year."""


def running(begin: float, end: float, rests: Rests | None = None, gaps: Sequence[Span] = ()) -> float:
    """Return the seconds between two moments, without a player's rests and without ``gaps`` of the server."""
    if end <= begin:
        return 0.0
    still = merged([*(rests_between(rests, begin, end) if rests else ()), *_within(gaps, begin, end)])
    return end - begin - sum(b - a for a, b in still)


def runs_out(now: float, seconds: float, rests: Rests | None = None) -> float:
    """Return the moment at which a clock with that many seconds left runs out, if nothing but rests stops it."""
    if rests is None or rests.are_empty:
        return now + seconds
    left, begin = seconds, now
    for _ in range(_FARTHEST):
        end = begin + _STEP
        for a, b in [*rests_between(rests, begin, end), (end, end)]:
            if left <= a - begin:
                return begin + left
            left, begin = left - (a - begin), b
    return begin + left


def rest_at(now: float, rests: Rests | None) -> float | None:
    """Return the end of the rest in which this moment lies; None if the player does not rest."""
    if rests is None or rests.are_empty:
        return None
    end = now
    for _ in range(_FARTHEST):
        ahead = end + _LOOK  # most rests end within the day
        until = next((b for a, b in rests_between(rests, end, ahead) if a <= end), end)
        if until < ahead:
            return until if until > now else None
        end = until
    return end


def _within(gaps: Sequence[Span], begin: float, end: float) -> list[Span]:
    return [(max(a, begin), min(b, end)) for a, b in gaps if b > begin and a < end]

"""The time that players have: how it is agreed, how it runs, when it stands still. Nothing here asks what time it is.

Moments are seconds since 1970 (UTC), lengths are seconds. ``Tempo`` is what a table agrees on, ``Clock`` what one seat
has left, ``Rests`` when it stands still, ``running`` and ``runs_out`` the arithmetic of both, ``Watch`` time itself.
"""

from utopia.tables.clocks.clock import (
    Clock,
    answered,
    begun,
    ended,
    given,
    new_clock,
    passed_on,
    stopped,
    timed_out,
    used,
)
from utopia.tables.clocks.rests import Holiday, Quiet, Rests, rests_between
from utopia.tables.clocks.running import rest_at, running, runs_out
from utopia.tables.clocks.tempo import PRESETS, Tempo
from utopia.tables.clocks.watch import Watch

__all__ = [
    "PRESETS",
    "Clock",
    "Holiday",
    "Quiet",
    "Rests",
    "Tempo",
    "Watch",
    "answered",
    "begun",
    "ended",
    "given",
    "new_clock",
    "passed_on",
    "rest_at",
    "rests_between",
    "running",
    "runs_out",
    "stopped",
    "timed_out",
    "used",
]

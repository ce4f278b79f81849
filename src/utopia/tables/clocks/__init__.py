"""The players' time: the agreement about it, its running and its stops. Nothing here reads the system's time.

Moments are seconds since 1970 (UTC), lengths are seconds. ``Tempo`` is the time control of a table, ``Clock`` the time
left of one seat, ``Rests`` its quiet hours and holidays; ``running`` and ``runs_out`` are the arithmetic of both, and
``Watch`` tells the time.
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

"""The time that clocks use: the wall clock, without its jumps and without the time in which there was no server."""

from collections.abc import Callable
from typing import Final

from utopia.tables.clocks.rests import Span

_JUMP: Final = 5.0
"""Seconds by which the wall clock may be corrected without being noticed."""
_MOST_GAPS: Final = 200
"""Interruptions that are remembered; the oldest are over long ago."""


class Watch:
    """``now()`` is a moment; ``gaps`` are the spans that cost nobody time: the server was down, or the clock jumped.

    A machine that slept is noticed too: its steady clock stood still while its wall clock went on.
    """

    def __init__(self, wall: Callable[[], float], steady: Callable[[], float], down_since: float | None = None) -> None:
        """``wall`` gives seconds since 1970, ``steady`` never jumps. ``down_since``: end of the previous server."""
        self._wall, self._steady = wall, steady
        self._last = (wall(), steady())
        self._gaps: list[Span] = []
        if down_since is not None and down_since < self._last[0]:
            self._gaps.append((down_since, self._last[0]))

    @property
    def gaps(self) -> list[Span]:
        """Return the interruptions so far."""
        return self._gaps

    def now(self) -> float:
        """Return the moment; called often enough, this notices when the wall clock jumps forward."""
        wall, steady = self._wall(), self._steady()
        expected = self._last[0] + (steady - self._last[1])
        if wall - expected > _JUMP:
            self._gaps = [*self._gaps[-_MOST_GAPS:], (expected, wall)]
        self._last = (wall, steady)
        return wall

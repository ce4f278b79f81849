"""Metrics of a running server: counted where events happen, read only on request.

Counting costs no more than an addition under a lock. All metrics are named here, so that each is listed even while it
is zero. Names follow Prometheus: counter, gauge, histogram, and units in the name.
"""

import asyncio
import threading
from bisect import bisect_left
from collections.abc import Callable
from typing import Final, TypeAlias

Labels: TypeAlias = tuple[str, ...]
SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Upper bounds for times."""
_MOST_LABELS: Final = 500
"""Different labels of one number; whatever comes on top of them is counted as `other`."""


class Metric:
    """A metric, or several told apart by ``labels``."""

    def __init__(self, name: str, help_: str, labels: Labels = ()) -> None:
        self.name, self.help, self.labels = name, help_, labels
        self._lock = threading.Lock()
        METRICS.append(self)

    def _key(self, values: Labels, known: "dict[Labels, float] | dict[Labels, list[float]]") -> Labels:
        return values if values in known or len(known) < _MOST_LABELS else ("other",) * len(values)


METRICS: Final[list[Metric]] = []
"""All of them."""


class Counter(Metric):
    """It only grows."""

    def __init__(self, name: str, help_: str, labels: Labels = ()) -> None:
        super().__init__(name, help_, labels)
        self.values: Final[dict[Labels, float]] = {} if labels else {(): 0.0}

    def add(self, *labels: str, many: float = 1.0) -> None:
        """So many more."""
        with self._lock:
            key = self._key(labels, self.values)
            self.values[key] = self.values.get(key, 0.0) + many


class Gauge(Metric):
    """A value that grows and shrinks; ``read`` returns it on request."""

    def __init__(self, name: str, help_: str, labels: Labels = ()) -> None:
        super().__init__(name, help_, labels)
        self.values: Final[dict[Labels, float]] = {} if labels else {(): 0.0}
        self.read: Callable[[], float] | None = None

    def set(self, value: float, *labels: str) -> None:
        """It is so much now."""
        with self._lock:
            self.values[self._key(labels, self.values)] = value

    def add(self, many: float, *labels: str) -> None:
        """So many more, or fewer."""
        with self._lock:
            key = self._key(labels, self.values)
            self.values[key] = self.values.get(key, 0.0) + many


class Histogram(Metric):
    """How often it was how much."""

    def __init__(self, name: str, help_: str, bounds: tuple[float, ...], labels: Labels = ()) -> None:
        super().__init__(name, help_, labels)
        self.bounds: Final = bounds
        self.counts: Final[dict[Labels, list[float]]] = {} if labels else {(): self._empty()}
        """Labels -> how often it was at most each bound and not the one before, more than all, and the sum."""

    def note(self, value: float, *labels: str) -> None:
        """It was so much."""
        with self._lock:
            counts = self.counts.setdefault(self._key(labels, self.counts), self._empty())
            counts[bisect_left(self.bounds, value)] += 1
            counts[-1] += value

    def _empty(self) -> list[float]:
        return [0.0] * (len(self.bounds) + 2)


REQUESTS: Final = Counter("utopia_requests", "Requests answered.", ("method", "route", "status"))
REQUEST_SECONDS: Final = Histogram("utopia_request_seconds", "Time until a request was answered.", SECONDS, ("route",))
SOCKETS: Final = Gauge("utopia_sockets", "Open websockets of games.")
ROOMS: Final = Gauge("utopia_rooms", "Games held in memory.")
STORED: Final = Counter("utopia_entries_stored", "Moves, draws and take-backs on disk.")
COMMIT_APPENDS: Final = Histogram(
    "utopia_commit_appends", "Decisions stored by one transaction.", (1, 2, 5, 10, 20, 50, 100, 200, 500)
)
COMMIT_SECONDS: Final = Histogram("utopia_commit_seconds", "Time of one transaction of the log.", SECONDS)
BOT_SECONDS: Final = Histogram("utopia_bot_seconds", "Time until a bot had chosen its move.", SECONDS, ("bot",))
BOT_FAILURES: Final = Counter("utopia_bot_failures", "Moves that another bot had to choose instead.", ("bot",))
LOOP_LAG: Final = Histogram("utopia_loop_lag_seconds", "How late the event loop wakes who sleeps.", SECONDS)
DATABASE: Final = Gauge("utopia_database_bytes", "The database with what lies beside it.")
REMOVED: Final = Counter("utopia_retention_removed", "Rows that had had their time.", ("what",))
LOGGED: Final = Counter("utopia_log_lines", "Lines of the log from warnings on.", ("level",))


_EVERY: Final = 1.0


async def watch_lag() -> None:
    """Measure once a second, for ever."""
    clock = asyncio.get_running_loop().time
    while True:
        due = clock() + _EVERY
        await asyncio.sleep(_EVERY)
        LOOP_LAG.note(max(0.0, clock() - due))

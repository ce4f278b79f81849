"""Repeated errors are logged once a minute, with their number: a full disk must not fill the log."""

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

EVERY: Final = 60.0
"""Seconds between two lines about the same trouble."""
REPEATS: Final = "repeats"
"""Key in a record's ``extra`` that names its error, if the error is not in its text."""
_MOST: Final = 200
"""Troubles that are remembered."""


@dataclass(slots=True)
class _Told:
    at: float
    held_back: int = 0


class OnceAMinute:
    """A filter for a handler: lets the first line about a trouble of the storage through, and then one a minute."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._told: dict[tuple[str, str, str], _Told] = {}

    def __call__(self, record: logging.LogRecord) -> bool:
        """Return whether to log the line; one that stands for others tells how many."""
        if (trouble := _trouble(record)) is None:
            return True
        key, now = (record.name, str(record.msg), trouble), self._clock()
        told = self._told.get(key)
        if told is not None and now - told.at < EVERY:
            told.held_back += 1
            return False
        if len(self._told) >= _MOST:
            self._told.clear()
        self._told[key] = _Told(now)
        if told is not None and told.held_back:
            record.msg = f"{record.msg} (and {told.held_back} times more since this was last told)"
        return True


def _trouble(record: logging.LogRecord) -> str | None:
    """Return the storage's error, from either place in the record."""
    if (named := getattr(record, REPEATS, None)) is not None:
        return str(named)
    words = record.args if isinstance(record.args, tuple) else ()
    return next((str(trouble) for word in words if (trouble := getattr(word, "trouble", None)) is not None), None)

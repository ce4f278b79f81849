"""Token bucket: a number of actions at once, and a rate over time."""

from collections.abc import Callable


class Bucket:
    """Tokens that come back with time: ``take`` one for every message."""

    def __init__(self, clock: Callable[[], float], size: float, a_second: float) -> None:
        self._clock, self._size, self._a_second = clock, size, a_second
        self._tokens, self._at = size, clock()

    def take(self) -> float:
        """0 if there was a token, else the seconds until there will be one."""
        now = self._clock()
        self._tokens = min(self._size, self._tokens + (now - self._at) * self._a_second)
        self._at = now
        if self._tokens < 1:
            return (1 - self._tokens) / self._a_second
        self._tokens -= 1
        return 0.0

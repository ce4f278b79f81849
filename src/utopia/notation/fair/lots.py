"""Tickets derived from a sealed seed: the arithmetic of fair draws, and nothing else (docs/fair.md).

Seeds, entropy and hashes are texts of 64 hexadecimal digits, in lower case.
"""

import hashlib
import hmac
import itertools
from collections.abc import Iterable, Sequence
from typing import Final

SECRET_BYTES: Final = 32
"""Bytes of a seed, and of one player's entropy."""
_SCHEME: Final = "utopia fair 1"
_NUMBERS: Final = 2**256
"""Number of different digests."""


def commitment_of(seed: str) -> str:
    """Return the hash that seals a seed (SHA-256)."""
    return hashlib.sha256(f"{_SCHEME} seed {seed}".encode()).hexdigest()


class Lots:
    """All tickets of one game. Its seed and the players' entropy fix them; earlier draws change none."""

    def __init__(self, seed: str, entropy: Iterable[str] = ()) -> None:
        """Mix seed and entropy. The order of the entropy does not matter, so the seats at the table don't either."""
        text = " ".join([f"{_SCHEME} entropy", *sorted(entropy)])
        self._key = hmac.digest(bytes.fromhex(seed), text.encode(), hashlib.sha256)

    def draw(self, number: int, possible: int) -> int:
        """Return the ticket of draw ``number`` (the first is 1) of a game, from 1 to ``possible``."""
        return self._ticket(f"draw {number}", possible)

    def seat(self, number: int, possible: int) -> int:
        """Return the ticket of draw ``number`` of those that mix the seats."""
        return self._ticket(f"seat {number}", possible)

    def _ticket(self, label: str, possible: int) -> int:
        """Return a ticket, each equally likely: numbers of the last, incomplete round are rejected (HMAC-SHA-256)."""
        complete = _NUMBERS - _NUMBERS % possible
        digests = (self._digest(f"{label} try {attempt}") for attempt in itertools.count(1))
        return next(number for number in digests if number < complete) % possible + 1

    def _digest(self, label: str) -> int:
        return int.from_bytes(hmac.digest(self._key, label.encode(), hashlib.sha256), "big")


def drawn(ticket: int, outcomes: Sequence[int], weights: Sequence[int]) -> int:
    """Return the outcome of a ticket: each outcome has as many tickets as its weight, in the order of the outcomes."""
    ends = itertools.accumulate(weights)
    return next(outcome for outcome, end in zip(outcomes, ends, strict=True) if ticket <= end)

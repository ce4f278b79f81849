"""Processor time, taken so that two things measured in turn can be compared on a machine that others use too."""

import time
from collections.abc import Callable
from typing import Final

ROUNDS: Final = 5
"""Times each thing is measured; the best time counts, for all that disturbs only makes it longer."""


def best_of(*things: Callable[[], object], rounds: int = ROUNDS) -> list[float]:
    """The shortest processor time of each, in seconds; measured by turns, after one unmeasured turn."""
    for thing in things:
        thing()
    best = [float("inf")] * len(things)
    for _ in range(rounds):
        for i, thing in enumerate(things):
            began = time.process_time()
            thing()
            best[i] = min(best[i], time.process_time() - began)
    return best

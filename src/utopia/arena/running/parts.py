"""A tournament in parts, which come back in the order of the games, whatever process plays them."""

from collections import deque
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Final, TypeVar

from utopia.arena.result import Played
from utopia.arena.running.venue import Venue
from utopia.arena.tournament import Tournament

_QUICK_PART: Final = 20
"""Games handed over at a time, if they take milliseconds; slow games are handed over one by one."""
_AHEAD: Final = 4
"""Parts in hand or waiting for an earlier one, for each player of parts."""

Job = TypeVar("Job")


def parts_of(tournament: Tournament, venue: Venue, first: int) -> list[range]:
    """The numbers of the games from ``first`` on, in parts."""
    size = _QUICK_PART if venue.is_quick else 1
    return [range(start, min(start + size, tournament.games)) for start in range(first, tournament.games, size)]


def in_order(
    parts: list[range], workers: int, submit: Callable[[range], Job], wait_for: Callable[[Job], list[Played]]
) -> Iterator[list[Played]]:
    """Yield the results of the parts, in order; keep only as many under way as the workers need."""
    left = iter(parts)
    jobs = deque(submit(part) for part in islice(left, workers * _AHEAD))
    while jobs:
        yield wait_for(jobs.popleft())
        jobs.extend(submit(part) for part in islice(left, 1))

"""Many games, on one or several processor cores. How many does not change what comes out."""

import multiprocessing
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from typing import Final

from utopia.arena.match import Match
from utopia.arena.playing import Hall
from utopia.arena.tally import Tally

_CHUNK: Final = 20
"""Games counted at a time: progress is seen, and an interruption loses no more than this a core."""

Progress = Callable[[int], None]
"""Told how many more games have been played."""


def run(match: Match, jobs: int = 1, progress: Progress | None = None) -> Tally:
    """All games of the match in ``jobs`` processes."""
    total = Tally.empty(match)
    for part in play_all(match, jobs):
        total.add(part)
        if progress is not None:
            progress(int(part.games[0]))
    return total


def play_all(match: Match, jobs: int = 1) -> Iterator[Tally]:
    """The games in parts, as they are finished. ValueError for less than one job.

    Leaving the loop, also by Ctrl-C, ends the processes after the parts in their hands.
    """
    if jobs < 1:
        raise ValueError(f"{jobs} jobs: at least 1 is needed")
    hall = Hall(match)  # here first, so that the processes find all code compiled
    parts = [range(first, min(first + _CHUNK, match.games)) for first in range(0, match.games, _CHUNK)]
    if jobs == 1 or len(parts) == 1:
        for part in parts:
            yield _play_part(match, hall, part)
        return
    yield from _in_processes(match, min(jobs, len(parts)), parts)


def _in_processes(match: Match, jobs: int, parts: list[range]) -> Iterator[Tally]:
    executor = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _open_hall, (match,))
    futures: list[Future[Tally]] = []
    try:
        with _interruptions_ignored():
            futures += [executor.submit(_play_there, part) for part in parts]
        for done in as_completed(futures):
            yield done.result()
    finally:
        executor.shutdown(wait=True, cancel_futures=True)


@contextmanager
def _interruptions_ignored() -> Iterator[None]:
    """Processes started meanwhile never hear Ctrl-C: the terminal sends it to all, and this one answers for them."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


class _Here:
    """What a process of the match keeps between parts."""

    match: Match
    hall: Hall


def _open_hall(match: Match) -> None:
    _Here.match, _Here.hall = match, Hall(match)


def _play_there(part: range) -> Tally:
    return _play_part(_Here.match, _Here.hall, part)


def _play_part(match: Match, hall: Hall, part: range) -> Tally:
    tally = Tally.empty(match)
    for game in part:
        tally.count(match, hall.play(game))
    return tally

"""The games in several processes of this machine."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing.connection import Connection

from utopia.arena.result import Played
from utopia.arena.running.errors import PlayingError
from utopia.arena.running.parts import in_order
from utopia.arena.running.venue import Venue
from utopia.arena.tournament import Tournament
from utopia.locales import Phrase


def in_processes(tournament: Tournament, parts: list[range], jobs: int) -> Iterator[list[Played]]:
    """The parts, as they come in their order. PlayingError if one of the processes ends before its time.

    Who leaves the loop early, also by Ctrl-C, ends all processes at once.
    """
    context = multiprocessing.get_context("spawn")
    ending, end = context.Pipe(duplex=False)
    executor = ProcessPoolExecutor(jobs, context, _open_venue, (tournament, ending))

    def submit(part: range) -> Future[list[Played]]:
        with _interruptions_ignored():
            return executor.submit(_play_there, part)

    try:
        yield from in_order(parts, jobs, submit, Future.result)
        executor.shutdown()
    except BrokenProcessPool:
        raise PlayingError(Phrase("arena-process-ended")) from None
    finally:
        end.close()
        executor.shutdown(cancel_futures=True)
        ending.close()


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
    """What a process of the tournament keeps between parts."""

    venue: Venue


def _open_venue(tournament: Tournament, ending: Connection) -> None:
    threading.Thread(target=_end_with, args=(ending,), daemon=True).start()
    _Here.venue = Venue(tournament)


def _end_with(ending: Connection) -> None:
    """Nobody waits any more, or the process that waited was killed: the other end of the pipe is closed."""
    ending.poll(None)
    os._exit(1)


def _play_there(part: range) -> list[Played]:
    return _Here.venue.play(part)

"""The games in several processes of this machine."""

from collections.abc import Iterator
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool

from utopia.arena.result import Played
from utopia.arena.running.errors import PlayingError
from utopia.arena.running.parts import in_order
from utopia.arena.running.venue import Venue
from utopia.arena.tournament import Tournament
from utopia.bots.pools import interruptions_ignored, pool
from utopia.locales import Phrase


def in_processes(tournament: Tournament, parts: list[range], jobs: int) -> Iterator[list[Played]]:
    """The parts, as they come in their order. PlayingError if one of the processes ends before its time.

    Who leaves the loop early, also by Ctrl-C, ends all processes at once.
    """
    try:
        with pool(jobs, _open_venue, tournament) as executor:

            def submit(part: range) -> Future[list[Played]]:
                with interruptions_ignored():
                    return executor.submit(_play_there, part)

            yield from in_order(parts, jobs, submit, Future.result)
    except BrokenProcessPool:
        raise PlayingError(Phrase("arena-process-ended")) from None


class _Here:
    """The data that a process of the tournament keeps between parts."""

    venue: Venue


def _open_venue(tournament: Tournament) -> None:
    _Here.venue = Venue(tournament)


def _play_there(part: range) -> list[Played]:
    return _Here.venue.play(part)

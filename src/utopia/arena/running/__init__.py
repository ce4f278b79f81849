"""The workers of a tournament: this process, several, or machines with Ray. The results do not depend on them."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from utopia.arena.figures.tally import Tally
from utopia.arena.match import Match
from utopia.arena.result import Played
from utopia.arena.running.parts import parts_of
from utopia.arena.running.processes import in_processes
from utopia.arena.running.venue import Venue
from utopia.arena.tournament import Tournament

__all__ = ["ALONE", "Venue", "Workforce", "play_all", "run"]

Progress = Callable[[int], None]
"""Told how many more games have been played."""


@dataclass(frozen=True, slots=True)
class Workforce:
    """Who plays: so many processes here, or so many games at a time on the Ray cluster that was joined."""

    jobs: int = 1
    on_ray: bool = False

    def __post_init__(self) -> None:
        if self.jobs < 1:
            raise ValueError(f"{self.jobs} jobs: at least 1 is needed")


ALONE: Final = Workforce()


def run(match: Match, jobs: int = 1, progress: Progress | None = None) -> Tally:
    """All games of one table in ``jobs`` processes, counted."""
    total = Tally.empty(match)
    for part in play_all(Tournament((match,)), Workforce(jobs)):
        for played in part:
            total.count(match, played.result)
        if progress is not None:
            progress(len(part))
    return total


def play_all(tournament: Tournament, workforce: Workforce = ALONE, first: int = 0) -> Iterator[list[Played]]:
    """The games from number ``first`` on in parts, in their order. Raises PlayingError."""
    venue = Venue(tournament)
    parts = parts_of(tournament, venue, first)  # made here first, so that the processes find all code compiled
    if not parts:
        return
    if workforce.on_ray:
        from utopia.arena.running.on_ray import on_ray  # noqa: PLC0415 - Ray is an extra

        yield from on_ray(tournament, parts, workforce.jobs)
    elif workforce.jobs == 1 or len(parts) == 1:
        yield from map(venue.play, parts)
    else:
        yield from in_processes(tournament, parts, min(workforce.jobs, len(parts)))

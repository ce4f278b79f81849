"""How far it has come, on the error stream: a bar on a terminal, a line now and then elsewhere."""

import sys
import time
from collections.abc import Iterable, Iterator
from datetime import timedelta
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from utopia.arena import Tournament
from utopia.arena.match import Match
from utopia.bots import find_bot, is_built_in
from utopia.bots.search.player import SearchingBot
from utopia.cli.speaking import say

_PAUSE: Final = 10.0
"""Seconds between two lines."""
_WITHOUT_SEARCH: Final = 1


class Estimate:
    """How long the rest will take, if it goes as it has gone. Games of bots that think for long count for more."""

    def __init__(self, tournament: Tournament, first: int) -> None:
        self._tournament = tournament
        self._efforts = [_effort(match) for match in tournament.tables]
        self._done, self._left = 0.0, sum(self._of(number) for number in range(first, tournament.games))
        self._began = 0.0

    def advance(self, numbers: range) -> None:
        """These games are played. The first ones only start the clock: processes had to be started for them."""
        more = sum(map(self._of, numbers))
        self._left -= more
        if self._began:
            self._done += more
        else:
            self._began = time.monotonic()

    def left(self) -> str:
        """Hours, minutes and seconds; nothing before anything is known."""
        if not self._done:
            return ""
        seconds = (time.monotonic() - self._began) / self._done * self._left
        return str(timedelta(seconds=round(seconds)))

    def _of(self, number: int) -> float:
        return self._efforts[self._tournament.place(number)[0]]


def watched(games: Iterable[range], tournament: Tournament, first: int) -> Iterator[range]:
    """The parts, while somebody who looks at the error stream sees how far it has come."""
    console = Console(stderr=True)
    estimate = Estimate(tournament, first)
    if console.is_terminal:
        return _on_terminal(games, tournament, first, estimate)
    return _in_lines(games, tournament, estimate)


def _on_terminal(games: Iterable[range], tournament: Tournament, first: int, estimate: Estimate) -> Iterator[range]:
    columns = (TextColumn(say("arena-progress")), BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[left]}"))
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("games", total=tournament.games, completed=first, left="")
        for numbers in games:
            estimate.advance(numbers)
            left = estimate.left()
            progress.update(task, completed=numbers.stop, left=left and say("arena-left", left=left))
            yield numbers


def _in_lines(games: Iterable[range], tournament: Tournament, estimate: Estimate) -> Iterator[range]:
    told = time.monotonic()
    for numbers in games:
        estimate.advance(numbers)
        left = estimate.left()
        if left and time.monotonic() > told + _PAUSE and numbers.stop < tournament.games:
            told = time.monotonic()
            words = {"played": str(numbers.stop), "games": str(tournament.games), "left": left}
            sys.stderr.write(say("arena-progress-line", **words) + "\n")
            sys.stderr.flush()
        yield numbers


def _effort(match: Match) -> float:
    """Return how long a game of the match takes to think through, in simulations of all its seats."""
    return sum(_simulations_of(name) for name in match.players)


def _simulations_of(name: str) -> int:
    maker: object = find_bot(name) if is_built_in(name) else None
    if isinstance(maker, type) and issubclass(maker, SearchingBot):
        return maker.depth.simulations
    return _WITHOUT_SEARCH

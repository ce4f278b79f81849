"""A tournament under way: counted as it is played, and kept if it has a folder."""

import time
from collections.abc import Iterator

from utopia.arena.figures.counting import Counting
from utopia.arena.keeping.folder import RunFolder
from utopia.arena.keeping.manifest import Manifest, manifest_of
from utopia.arena.result import Result
from utopia.arena.running import ALONE, Workforce, play_all
from utopia.arena.tournament import Tournament


class Session:
    """A session of a tournament, from where its folder left off or from the first game."""

    def __init__(self, tournament: Tournament, folder: RunFolder | None = None, *, remember: bool = False) -> None:
        """``remember`` keeps every result at hand. Raises KeepingError if the folder's games are not the run's."""
        self.counting = Counting(tournament)
        self.results: list[Result] = []
        """All of them, if they are to be remembered."""
        self._is_remembering = remember
        self.seconds, self.games_here, self.decisions_here = 0.0, 0, 0
        """How long playing has taken in this session, by the clock, and what was played in it."""
        self._folder = folder
        for result in folder.results() if folder else ():
            self._count(result)
        for times in folder.times() if folder else ():
            if times.number < self.counting.games:
                self.counting.count_times(times)

    @property
    def tournament(self) -> Tournament:
        """The tournament."""
        return self.counting.tournament

    @property
    def manifest(self) -> Manifest:
        """Where the games come from: that of the folder, which another program may have begun."""
        return self._folder.manifest if self._folder else manifest_of(self.tournament)

    def play(self, workforce: Workforce = ALONE) -> Iterator[range]:
        """Play what is left; gives the numbers of the games just finished and kept.

        Raises KeepingError or PlayingError.
        """
        began = time.perf_counter()
        for part in play_all(self.tournament, workforce, self.counting.games):
            if self._folder:
                self._folder.keep(part)
            first = self.counting.games
            for played in part:
                self._count(played.result)
                self.counting.count_times(played.times)
                self.decisions_here += played.result.decisions
            self.games_here += len(part)
            self.seconds = time.perf_counter() - began
            yield range(first, self.counting.games)
        if self._folder:
            self._folder.finish(self.counting.summary())

    def _count(self, result: Result) -> None:
        self.counting.count(result)
        if self._is_remembering:
            self.results.append(result)

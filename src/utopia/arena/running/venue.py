"""The halls of a tournament: one for each table, made at its first use."""

import time
from functools import cached_property

from utopia.arena.playing import Hall
from utopia.arena.result import Played
from utopia.arena.times import GameTimes
from utopia.arena.tournament import Tournament


class Venue:
    """Plays any games of a tournament, one after another."""

    def __init__(self, tournament: Tournament) -> None:
        self._tournament = tournament
        self._halls: dict[int, Hall] = {}

    @cached_property
    def is_quick(self) -> bool:
        """Whether every game takes milliseconds."""
        return all(self._hall(table).is_quick for table in range(len(self._tournament.tables)))

    def play(self, numbers: range) -> list[Played]:
        """The games of these numbers."""
        return [self._play(number) for number in numbers]

    def _play(self, number: int) -> Played:
        table, game = self._tournament.place(number)
        began = time.perf_counter()
        outcome = self._hall(table).play(game)
        times = GameTimes(number, round(time.perf_counter() - began, 6), outcome.times)
        deal = self._tournament.tables[table].deal(game)
        return Played(outcome.result(number, table, game, deal), times)

    def _hall(self, table: int) -> Hall:
        if table not in self._halls:
            self._halls[table] = Hall(self._tournament.tables[table])
        return self._halls[table]

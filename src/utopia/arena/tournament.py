"""Several tables of the same deals: which bots meet, and in which order the games are played."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from utopia.arena.match import Match


@dataclass(frozen=True, slots=True)
class Tournament:
    """Tables with the same number of games each, on the same map, with the same seed."""

    tables: tuple[Match, ...]
    in_turn: bool = True
    """A game at each table in turn, so that an early stop leaves all of them equally played; else table by table."""

    @property
    def games_a_table(self) -> int:
        """The same for all."""
        return self.tables[0].games

    @property
    def games(self) -> int:
        """Of all tables."""
        return len(self.tables) * self.games_a_table

    @property
    def names(self) -> tuple[str, ...]:
        """Every bot that plays, in the order of the tables."""
        return tuple(dict.fromkeys(name for table in self.tables for name in table.players))

    def place(self, number: int) -> tuple[int, int]:
        """Table and game of the game that is played as number ``number``, from 0."""
        if self.in_turn:
            game, table = divmod(number, len(self.tables))
            return table, game
        return divmod(number, self.games_a_table)


def seatings(pool: Sequence[str], players: int) -> Iterator[tuple[str, ...]]:
    """Every choice of ``players`` bots of the pool, in which no bot sits more than once oftener than another."""
    everybody = tuple(pool) * (players // len(pool))
    for others in combinations(pool, players % len(pool)):
        yield everybody + others

"""Everything that is counted of a tournament, and its figures."""

from typing import Any

from utopia.arena.figures.ratings import Ratings
from utopia.arena.figures.statistics import rounded, share, summary
from utopia.arena.figures.tally import Tally
from utopia.arena.result import Result
from utopia.arena.times import BotTimes, GameTimes, mean, quantile
from utopia.arena.tournament import Tournament

_DIGITS_OF_SECONDS = 6


class Counting:
    """Counts games one after another, in their order."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self.games = 0
        sizes = dict.fromkeys(sorted(len(table.players) for table in tournament.tables))
        rows = {size: [table for table in tournament.tables if len(table.players) == size] for size in sizes}
        self.groups = {size: Tally.empty(*tables) for size, tables in rows.items()}
        """Number of players -> all tables with so many."""
        self._ratings = {size: Ratings() for size in sizes}
        self.tables = [
            self.groups[len(table.players)] if len(rows[len(table.players)]) == 1 else Tally.empty(table)
            for table in tournament.tables
        ]
        self.times: list[dict[str, BotTimes]] = [{} for _ in tournament.tables]
        """[table][bot]"""
        self.seconds = 0.0
        """Of all games together, of all players."""

    def count(self, result: Result) -> None:
        """A game more."""
        match = self.tournament.tables[result.table]
        names = [match.players[player] for player in result.sitting]
        group, table = self.groups[len(names)], self.tables[result.table]
        self.games += 1
        group.count(match, result)
        if table is not group:
            table.count(match, result)
        self._ratings[len(names)].count(names, result.places)

    def count_times(self, times: GameTimes) -> None:
        """Return how long a game took."""
        table, _ = self.tournament.place(times.number)
        self.seconds += times.seconds
        for name, more in times.bots.items():
            self.times[table].setdefault(name, BotTimes()).add(more)

    def summary(self) -> dict[str, Any]:
        """Return the results by number of players and by table, as JSON; they are the same on every machine."""
        groups = {str(size): self._group(size) for size, tally in self.groups.items() if tally.games[0]}
        return {"games": self.games, "players": groups, "tables": [self._table(i) for i in range(len(self.tables))]}

    def decision_times(self) -> dict[str, dict[str, Any]]:
        """Number of players -> bot -> seconds a decision took; of bots whose decisions were made one by one."""
        sums: dict[str, dict[str, BotTimes]] = {}
        for match, times in zip(self.tournament.tables, self.times, strict=True):
            for name, more in times.items():
                sums.setdefault(str(len(match.players)), {}).setdefault(name, BotTimes()).add(more)
        return {size: {name: time_figures(times) for name, times in bots.items()} for size, bots in sums.items()}

    def _group(self, size: int) -> dict[str, Any]:
        figures = summary(self.groups[size])
        for name, rating in self._ratings[size].figures().items():
            figures["bots"][name]["rating"] = {what: rounded(value) for what, value in rating.items()}
        return figures

    def _table(self, number: int) -> dict[str, Any]:
        match, tally = self.tournament.tables[number], self.tables[number]
        bots = {name: table_share(tally, i) for i, name in enumerate(tally.names) if tally.present[i]}
        return {"seats": list(match.players), "games": int(tally.games[0]), "bots": bots}


def table_share(tally: Tally, i: int) -> dict[str, float]:
    """A bot's wins at a table, and its points on average."""
    return {
        **share(int(tally.wins[i]), int(tally.present[i])),
        "score": rounded(int(tally.points[i]) / int(tally.seats[i])),
        "margin": rounded(int(tally.margins[i]) / int(tally.seats[i])),
    }


def time_figures(times: BotTimes) -> dict[str, Any]:
    """Seconds a decision among several moves took; ``overruns`` counts those beyond the budget."""
    if not times.wall:
        return {"decisions": 0}
    figures = {
        "median": quantile(times.wall, 0.5),
        "p99": quantile(times.wall, 0.99),
        "processor_mean": mean(times.processor),
        "processor_p99": quantile(times.processor, 0.99),
    }
    rows = {name: round(seconds, _DIGITS_OF_SECONDS) for name, seconds in figures.items()}
    return {"decisions": sum(times.wall.values()), **rows, "overruns": times.overruns}

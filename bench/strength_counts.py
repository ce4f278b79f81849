"""Games of ``bench.strength`` counted: shares of wins with their intervals, as rows, CSV and Markdown."""

import csv
from collections.abc import Iterable
from dataclasses import dataclass, fields
from pathlib import Path

import msgspec

from utopia.arena.figures.statistics import interval


class Played(msgspec.Struct, frozen=True):
    """One game of an arm: a line of the file."""

    arm: str
    against: str
    players: int
    seed: int
    game: int
    won: float
    """The arm's part of the win."""
    margin: int
    """Points ahead of the best of the others."""
    decisions: int
    """Of the arm, among several moves."""
    seconds: float
    """Of processor time for all of them."""
    longest: float

    @property
    def key(self) -> tuple[str, str, int, int, int]:
        """Which game it is."""
        return self.arm, self.against, self.players, self.seed, self.game


@dataclass
class Counted:
    """All games of an arm against an opponent with one seed, a row of the CSV file; or with several (``pooled``)."""

    arm: str
    against: str
    players: int
    seed: int
    games: int = 0
    wins: float = 0.0
    margin: float = 0.0
    """Of all games together."""
    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    @property
    def key(self) -> tuple[str, str, int, int]:
        """Which arm, opponent, number of players and seed."""
        return self.arm, self.against, self.players, self.seed

    @property
    def interval(self) -> tuple[float, float]:
        """Of the share of wins."""
        return interval(self.wins, self.games)

    @property
    def milliseconds(self) -> float:
        """Mean of a decision."""
        return 1e3 * self.seconds / max(1, self.decisions)

    @property
    def line(self) -> str:
        """The row of a Markdown table."""
        low, high = self.interval
        share = f"**{self.wins / self.games:.0%}** ({low:.0%} to {high:.0%})"
        cells = [self.arm, self.against, self.players, self.games, share, f"{self.margin / self.games:+.1f}"]
        times = [f"{self.milliseconds:.1f}", f"{1e3 * self.longest:.0f}"]
        return f"| {' | '.join(map(str, [*cells, *times]))} |"

    def add(self, played: Played) -> None:
        """Count one game more."""
        self.games += 1
        self.wins += played.won
        self.margin += played.margin
        self.decisions += played.decisions
        self.seconds = round(self.seconds + played.seconds, 5)
        self.longest = max(self.longest, played.longest)


HEAD = "| arm | against | players | games | wins | margin | ms, mean | ms, longest |\n|---|---|---|---|---|---|---|---|"


def kept(file: Path) -> list[Played]:
    """Return the games in a file; a torn last line is none."""
    lines = file.read_bytes().split(b"\n")[:-1] if file.exists() else []
    return [msgspec.json.decode(line, type=Played) for line in lines]


def counted(games: Iterable[Played]) -> list[Counted]:
    """Count the games, arm by arm in the order of their first games."""
    rows: dict[tuple[str, str, int, int], Counted] = {}
    for played in games:
        key = (played.arm, played.against, played.players, played.seed)
        rows.setdefault(key, Counted(*key)).add(played)
    return list(rows.values())


def pooled(rows: Iterable[Counted]) -> list[Counted]:
    """Add up the rows that differ in nothing but the seed, in the order of their first ones; the seed is 0 then."""
    sums: dict[tuple[str, str, int], Counted] = {}
    for row in rows:
        one = sums.setdefault(key := (row.arm, row.against, row.players), Counted(*key, 0))
        one.games, one.wins, one.margin = one.games + row.games, one.wins + row.wins, one.margin + row.margin
        one.decisions, one.seconds = one.decisions + row.decisions, one.seconds + row.seconds
        one.longest = max(one.longest, row.longest)
    return list(sums.values())


def write_csv(file: Path, rows: Iterable[Counted]) -> None:
    """Write a line for each row."""
    names = [field.name for field in fields(Counted)]
    with file.open("w", encoding="utf-8", newline="") as lines:
        writer = csv.writer(lines, lineterminator="\n")
        writer.writerow(names)
        writer.writerows([getattr(row, name) for name in names] for row in rows)


def read_csv(file: Path) -> list[Counted]:
    """Return the rows of a file that ``write_csv`` wrote."""
    with file.open(encoding="utf-8", newline="") as lines:
        return [msgspec.convert(row, Counted, strict=False) for row in csv.DictReader(lines)]

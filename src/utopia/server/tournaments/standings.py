"""Points of a table and the standings of an event, with their tie-breaks: pure functions (docs/tournaments.md).

Points are counted in halves here, so that shared places stay whole numbers: a first place is ``WIN``.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby
from typing import Final

from utopia.tables.rated import MOST_STOOD_IN

WIN: Final = 24
"""Of a first place, and of a bye: 12 points. The last place is worth nothing, those between are evenly between."""
HALF: Final = WIN // 2


@dataclass(frozen=True, slots=True)
class SeatResult:
    """How a seat of a table ended."""

    stayed: bool
    """Its entrant had it to the end, and decided at least three times in four by themselves."""
    own: int
    others: int
    """Decisions of the player, and of bots for them."""

    @property
    def counts(self) -> bool:
        """Whether the result is the entrant's."""
        return self.stayed and self.others <= MOST_STOOD_IN * (self.own + self.others)


def points_of(places: Sequence[int]) -> list[int]:
    """Return the points of a table, in halves; players who share a place share the points."""
    last, found = len(places) - 1, list[int]()
    for place in places:
        above, same = sum(other < place for other in places), places.count(place)
        found.append(sum(WIN * (last - rank) // last for rank in range(above, above + same)) // same)
    return found


def counted(seats: Sequence[SeatResult], places: Sequence[int]) -> list[int | None]:
    """Return the place of each seat in the event; None for those who left, behind all others.

    ``places`` is empty if the game has none, ended by a vote: those who stayed share the first.
    """
    known = places or [1] * len(seats)
    stayed = [place for seat, place in zip(seats, known, strict=True) if seat.counts]
    return [
        1 + sum(other < place for other in stayed) if seat.counts else None
        for seat, place in zip(seats, known, strict=True)
    ]


def shared_out(places: Sequence[int | None]) -> list[int]:
    """Return the points of a table of which some have left, in halves: they get none."""
    points = points_of([len(places) if place is None else place for place in places])
    return [0 if place is None else mine for place, mine in zip(places, points, strict=True)]


@dataclass(frozen=True, slots=True)
class Line:
    """A round of one player."""

    round: int
    player: int
    table: int | None
    """None: a bye, or a round before they came."""
    points: int
    """In halves."""
    place: int | None = None
    score: int = 0
    """Prestige at the end."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A player in the standings."""

    player: int
    rank: int
    points: int
    """In halves."""
    opponents: Fraction
    """Mean of the opponents' points, over their games, in halves."""
    direct: int
    """Won against lost among those who are level so far."""
    share: Fraction
    """Mean share of the prestige at their tables."""
    games: int
    wins: int
    """Games in which they came first, also together with others."""


def standings(players: Iterable[int], lines: Sequence[Line]) -> list[Standing]:
    """Return the standings, the first one first; those level in everything share a rank, in the order given."""
    points = defaultdict[int, int](int)
    mine, tables = defaultdict[int, list[Line]](list), defaultdict[tuple[int, int], list[Line]](list)
    for line in lines:
        points[line.player] += line.points
        mine[line.player].append(line)
        if line.table is not None:
            tables[line.round, line.table].append(line)
    rows = [_row(player, points, mine[player], tables) for player in players]
    rows.sort(key=_before, reverse=True)
    ordered: list[Standing] = []
    for _, level in groupby(rows, key=_before):
        group = _among_themselves(list(level), tables)
        for _, same in groupby(group, key=_after):
            rank = len(ordered) + 1
            ordered += [_ranked(one, rank) for one in same]
    return ordered


def _row(
    player: int, points: dict[int, int], lines: Sequence[Line], tables: dict[tuple[int, int], list[Line]]
) -> Standing:
    games = [(line, tables[line.round, line.table]) for line in lines if line.table is not None]
    against = [_mean([points[other.player] for other in table if other.player != player]) for _, table in games]
    shares = [_share(line, table) for line, table in games]
    wins = sum(line.place == 1 for line, _ in games)
    return Standing(player, 0, points[player], _mean(against), 0, _mean(shares), len(games), wins)


def _among_themselves(level: list[Standing], tables: dict[tuple[int, int], list[Line]]) -> list[Standing]:
    """Compare those who are level by the tables at which they met."""
    if len(level) > 1:
        names = {one.player for one in level}
        direct = defaultdict[int, int](int)
        for table in tables.values():
            there = [line for line in table if line.player in names]
            for line in there:
                direct[line.player] += sum(_beats(line, other) - _beats(other, line) for other in there)
        level = [_with_direct(one, direct[one.player]) for one in level]
    return sorted(level, key=_after, reverse=True)


def _beats(one: Line, other: Line) -> bool:
    return one.place is not None and (other.place is None or one.place < other.place)


def _share(line: Line, table: Sequence[Line]) -> Fraction:
    total = sum(other.score for other in table)
    return Fraction(line.score, total) if total else Fraction(0)


def _mean(values: Sequence[int | Fraction]) -> Fraction:
    return Fraction(sum(values, Fraction(0))) / len(values) if values else Fraction(0)


def _before(one: Standing) -> tuple[int, Fraction]:
    return one.points, one.opponents


def _after(one: Standing) -> tuple[int, Fraction]:
    return one.direct, one.share


def _with_direct(one: Standing, direct: int) -> Standing:
    return Standing(one.player, one.rank, one.points, one.opponents, direct, one.share, one.games, one.wins)


def _ranked(one: Standing, rank: int) -> Standing:
    return Standing(one.player, rank, one.points, one.opponents, one.direct, one.share, one.games, one.wins)

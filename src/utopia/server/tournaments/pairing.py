"""Who plays whom in the next round: pure functions of what has been played (docs/tournaments.md#pairing).

Players are numbers. The rules are the usual ones of the Swiss system (players with the same points meet, nobody meets
the same opponent again while that can be helped, the bye goes to the lowest who has had the fewest), for tables of any
size. Libraries that pair (swisspair, pypair, bbpPairings) know tables of two only.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from random import Random
from typing import Final, TypeAlias

Table: TypeAlias = tuple[int, ...]
"""Its players, in the order of play."""
_Met: TypeAlias = Mapping[int, Mapping[int, int]]
"""Player -> other player -> how often they met."""
_TRIES: Final = 24
"""Draws of a round in which all meet as evenly as can be; the best is taken."""
_POLISHED: Final = 2
"""Passes in which players are exchanged for nearer points."""
_WHOLE: Final = 60
"""Weight of the last place in the order of play; the first has the same below zero."""


@dataclass(slots=True)
class Past:
    """What the earlier rounds were, as far as it matters for the next one."""

    meetings: Counter[tuple[int, int]] = field(default_factory=Counter)
    """(lower, higher) -> how often they sat at one table."""
    byes: Counter[int] = field(default_factory=Counter)
    """Player -> rounds without a game."""
    firsts: Counter[int] = field(default_factory=Counter)
    """Player -> games in which they went first."""
    lateness: Counter[int] = field(default_factory=Counter)
    """Player -> sum of their places in the order of play; 0 is balanced."""

    def add_table(self, table: Table) -> None:
        """Those have played, in this order."""
        for one, other in combinations(table, 2):
            self.meetings[_pair(one, other)] += 1
        self.firsts[table[0]] += 1
        for place, player in enumerate(table):
            self.lateness[player] += _WHOLE * (2 * place - (len(table) - 1)) // (len(table) - 1)

    def add_bye(self, player: int) -> None:
        """That one had no game in a round."""
        self.byes[player] += 1

    def keep_apart(self, pairs: Iterable[tuple[int, int]]) -> None:
        """Count those as if they had met once already."""
        for one, other in pairs:
            self.meetings[_pair(one, other)] += 1


@dataclass(frozen=True, slots=True)
class Round:
    """Tables in order, the first for the best, and the players without one."""

    tables: list[Table]
    byes: list[int]


def sizes(players: int, size: int) -> list[int]:
    """Return the tables for so many: as few as can be, and as even as can be, the larger ones first.

    Their sizes differ by one at most. Only duels leave a player over, and a round for one.
    """
    if size == 2 or players < 2:
        return [2] * (players // 2)
    count = -(-players // size)
    least, more = divmod(players, count)
    return [least + 1] * more + [least] * (count - more)


def swiss(order: Sequence[int], points: Mapping[int, int], past: Past, size: int, random: Random) -> Round:
    """Return the next round of the Swiss system. ``order``: who plays, the best first."""
    byes = _byes(order, past, size)
    playing = [player for player in order if player not in byes]
    tables = _improved(_cut(playing, sizes(len(playing), size)), past, points)
    return Round([_seated(table, past, random) for table in tables], byes)


def even(players: Sequence[int], past: Past, size: int, random: Random) -> Round:
    """Return a round in which they meet as evenly as can be, whatever they have won."""
    byes, best, least = _byes(random.sample(players, len(players)), past, size), list[list[int]](), -1
    playing = [player for player in players if player not in byes]
    for _ in range(_TRIES):
        drawn = random.sample(playing, len(playing))
        tables = _improved(_cut(drawn, sizes(len(drawn), size)), past, {})
        again = sum(_again(table, past) for table in tables)
        if least < 0 or again < least:
            best, least = tables, again
    return Round([_seated(table, past, random) for table in best], byes)


def berger(entrants: Sequence[int], playing: Sequence[int], number: int, past: Past, random: Random) -> Round:
    """Return that round, from 0, in which all entrants meet in duels (circle method; Berger's tables).

    A player whose opponent does not play any more has a bye.
    """
    circle: list[int | None] = [*entrants, *([None] if len(entrants) % 2 else [])]
    turn = number % (len(circle) - 1)
    turned = [circle[0], *circle[1:][turn:], *circle[1:][:turn]]
    pairs = [(turned[i], turned[-1 - i]) for i in range(len(turned) // 2)]
    there = [[player for player in pair if player in playing] for pair in pairs]
    tables = [_seated([one for one in pair if one is not None], past, random) for pair in there if len(pair) == 2]
    return Round(tables, [player for pair in there if len(pair) == 1 for player in pair if player is not None])


def rounds_for_all(players: int, size: int) -> int:
    """Return the rounds of a round-robin: in duels all meet once; at larger tables at least so many are needed."""
    if size == 2:
        return players - 1 + players % 2
    return -(-(players - 1) // (size - 1))


def _byes(order: Sequence[int], past: Past, size: int) -> list[int]:
    """Return who has no game: of those who had the fewest byes the lowest."""
    over = len(order) - sum(sizes(len(order), size))
    ranks = {player: rank for rank, player in enumerate(order)}
    return sorted(order, key=lambda player: (past.byes[player], -ranks[player]))[:over]


def _cut(players: Sequence[int], into: Sequence[int]) -> list[list[int]]:
    left = iter(players)
    return [[next(left) for _ in range(size)] for size in into]


def _improved(tables: list[list[int]], past: Past, points: Mapping[int, int]) -> list[list[int]]:
    """Exchange two players of different tables as long as fewer meet again by it, then for nearer points.

    With ``r`` rounds behind them and tables of ``s``, one exchange always mends one table without spoiling another if
    2r(s - 1)² < players - s: then nobody meets anybody twice.
    """
    before = [set(table) for table in tables]
    met, is_better = _met_by(tables, past), True
    while is_better:
        is_better = False
        for table in tables:
            for place in range(len(table)):
                if any(met[table[place]][other] for other in table):
                    is_better |= _exchanged(table, place, tables, met, points)
    changed = [table for table, was in zip(tables, before, strict=True) if points and set(table) != was]
    for table in changed * _POLISHED:
        for place in range(len(table)):
            _exchanged(table, place, tables, met, points)
    return tables


def _met_by(tables: Sequence[Sequence[int]], past: Past) -> _Met:
    players = [player for table in tables for player in table]
    return {one: {other: past.meetings[_pair(one, other)] for other in players} for one in players}


def _exchanged(table: list[int], place: int, tables: list[list[int]], met: _Met, points: Mapping[int, int]) -> bool:
    """Exchange that player for another one, if it gets better by it. Return whether it did.

    Fewer meetings come first; of several such exchanges the one that keeps points nearest.
    """
    best, found = (True, 0, 0), None
    for other in tables:
        for there in range(len(other)) if other is not table else ():
            again, distance = _change(table, place, other, there, met, points)
            change = (again >= 0, distance, again)
            if again <= 0 and change < best:
                best, found = change, (other, there)
    if found is not None:
        other, there = found
        table[place], other[there] = other[there], table[place]
    return found is not None


def _change(
    table: list[int], place: int, other: list[int], there: int, met: _Met, points: Mapping[int, int]
) -> tuple[int, int]:
    """Return how much worse it would get: meetings again, distances of points."""
    mine, theirs = table[place], other[there]
    met_mine, met_theirs, again, distance = met[mine], met[theirs], 0, 0
    high, low = (points[mine], points[theirs]) if points else (0, 0)
    for player in table:
        if player != mine:
            again += met_theirs[player] - met_mine[player]
            if high != low:
                distance += (low - points[player]) ** 2 - (high - points[player]) ** 2
    for player in other:
        if player != theirs:
            again += met_mine[player] - met_theirs[player]
            if high != low:
                distance += (high - points[player]) ** 2 - (low - points[player]) ** 2
    return again, distance


def _again(table: Sequence[int], past: Past) -> int:
    return sum(past.meetings[_pair(one, other)] for one, other in combinations(table, 2))


def _seated(table: Sequence[int], past: Past, random: Random) -> Table:
    """Return the order of play: who went first less often goes first, then who was late more often; else by lot."""
    lots = random.sample(list(table), len(table))
    return tuple(sorted(lots, key=lambda player: (past.firsts[player], -past.lateness[player])))


def _pair(one: int, other: int) -> tuple[int, int]:
    return (one, other) if one < other else (other, one)

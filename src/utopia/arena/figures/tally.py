"""Counts over many games. All are whole numbers, so that their sums are the same in any order."""

from collections import Counter
from dataclasses import dataclass, fields
from typing import Self

import numpy as np
from numpy.typing import NDArray

from utopia.arena.match import Match
from utopia.arena.result import Result
from utopia.rules import End
from utopia.rules.model.material import ISLANDS, LAST_ROUND
from utopia.rules.model.sources import SOURCES

Counts = NDArray[np.int64]
_OF_BOTS = ("present", "seats", "wins", "points", "margins", "wonders_of")


@dataclass
class Tally:
    """The counts of the games so far, all with the same number of players. *names* are the bots, in their order."""

    names: tuple[str, ...]
    players: int
    failures: tuple[Counter[str], ...]
    """[name] -> what went wrong with the bot -> decisions that a stand-in made for it."""
    games: Counts
    """[0] -> games."""
    decisions: Counts
    listed: Counts
    most_listed: Counts
    """[0] -> the longest list of legal moves."""
    rounds: Counts
    """[rounds] -> games that took so many."""
    ends: Counts
    """[End] -> games that ended so."""
    places: Counts
    """[place] -> points of those who ended there."""
    present: Counts
    """[name] -> games in which the bot sat."""
    seats: Counts
    """[name] -> seats taken, of all games together."""
    wins: Counts
    """[name] -> sixtieths of wins."""
    points: Counts
    """[name] -> points."""
    margins: Counts
    """[name] -> points ahead of the best of the others."""
    gained: Counts
    """[name, source] -> points by where they came from."""
    wonders_of: Counts
    """[name] -> wonders built."""
    seat_wins: Counts
    """[seat] -> sixtieths of wins."""
    seat_points: Counts
    track_wins: Counts
    """[round, place] -> sixtieths of wins by the winner's place when the round began; round 0 is each game's last."""
    wonders: Counts
    """[wonders] -> games in which so many were built."""
    takes: Counts
    """[0] -> guests taken with no prince to place; [1] -> games in which it happened (R-MAT-2)."""
    bases: Counts
    """[0] -> players who ended without a base left; [1] -> games with such a player."""
    monuments: Counts
    """[0] -> civilizations without a monument left; [1] -> games with such a civilization."""

    @classmethod
    def empty(cls, *tables: Match) -> Self:
        """No game yet of these tables, which have the same number of players."""
        names = tuple(dict.fromkeys(name for table in tables for name in table.players))
        players = len(tables[0].players)
        shapes: dict[str, tuple[int, ...]] = {
            "rounds": (LAST_ROUND + 1,),
            "ends": (len(End),),
            "places": (players,),
            "seat_wins": (players,),
            "seat_points": (players,),
            "track_wins": (LAST_ROUND + 1, players),
            "wonders": (ISLANDS + 1,),
            "gained": (len(names), SOURCES),
            **dict.fromkeys(("takes", "bases", "monuments"), (2,)),
            **dict.fromkeys(_OF_BOTS, (len(names),)),
        }
        counts = {f.name: np.zeros(shapes.get(f.name, (1,)), np.int64) for f in fields(cls)[3:]}
        return cls(names, players, tuple(Counter() for _ in names), **counts)

    def count(self, match: Match, result: Result) -> None:
        """Count one game of the match."""
        names = [self.names.index(match.players[player]) for player in result.sitting]
        self.games += 1
        self.decisions += result.decisions
        self.listed += result.listed
        self.most_listed[0] = max(self.most_listed[0], result.most_listed)
        self.rounds[result.rounds] += 1
        self.ends[End[result.ended.upper()]] += 1
        self.places += sorted(result.scores, reverse=True)
        self.wonders[sum(result.wonders)] += 1
        self.present[list(set(names))] += 1
        for seat, name in enumerate(names):
            self._count_seat(result, seat, name)
        self._count_limits(result)

    def _count_seat(self, result: Result, seat: int, name: int) -> None:
        points, part = result.scores[seat], result.win(seat)
        self.seats[name] += 1
        self.points[name] += points
        self.margins[name] += result.margin(seat)
        self.gained[name] += result.gained[seat]
        self.wonders_of[name] += result.wonders[seat]
        self.failures[name].update(result.failures[seat])
        self.wins[name] += part
        self.seat_points[seat] += points
        self.seat_wins[seat] += part
        if part:
            for this_round, track in enumerate(result.tracks, 1):
                self.track_wins[this_round, track.index(seat)] += part
            self.track_wins[0, result.tracks[-1].index(seat)] += part

    def _count_limits(self, result: Result) -> None:
        bases, monuments = result.bases.count(0), result.monuments.count(0)
        self.takes += result.takes, result.takes > 0
        self.bases += bases, bases > 0
        self.monuments += monuments, monuments > 0

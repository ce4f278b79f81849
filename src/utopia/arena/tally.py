"""Counts over many games. All are whole numbers, so that parts may be added in any order and give the same sum."""

from dataclasses import dataclass, fields
from typing import Final, Self

import numpy as np
from numpy.typing import NDArray

from utopia.arena.match import Match
from utopia.arena.outcome import Outcome
from utopia.rules import NOBODY, End
from utopia.rules.model.material import ISLANDS, LAST_ROUND
from utopia.rules.model.sources import SOURCES

WHOLE_WIN: Final = 60
"""A win in parts that 2, 3, 4 and 5 winners can share."""

Counts = NDArray[np.int64]


@dataclass
class Tally:
    """What happened in the games so far. *names* are the different players of the match, in their order."""

    names: tuple[str, ...]
    players: int
    games: Counts
    """[0] -> games."""
    decisions: Counts
    listed: Counts
    most_listed: Counts
    """[0] -> the longest list of legal moves; when parts are added the longer one stays."""
    rounds: Counts
    """[rounds] -> games that took so many."""
    ends: Counts
    """[End] -> games that ended so."""
    places: Counts
    """[place] -> points of those who ended there."""
    wins: Counts
    """[name] -> sixtieths of wins."""
    points: Counts
    """[name] -> points."""
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
    def empty(cls, match: Match) -> Self:
        """No game yet."""
        names, players = tuple(dict.fromkeys(match.players)), len(match.players)
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
            **dict.fromkeys(("wins", "points", "wonders_of"), (len(names),)),
        }
        counts = {f.name: np.zeros(shapes.get(f.name, (1,)), np.int64) for f in fields(cls)[2:]}
        return cls(names, players, **counts)

    def add(self, other: Self) -> None:
        """Count another part's games too."""
        most = max(self.most_listed[0], other.most_listed[0])
        for part in fields(self)[2:]:
            getattr(self, part.name)[...] += getattr(other, part.name)
        self.most_listed[0] = most

    def count(self, match: Match, outcome: Outcome) -> None:
        """Count one game."""
        state = outcome.states[0]
        self.games += 1
        self.decisions += outcome.decisions
        self.listed += outcome.listed
        self.most_listed[0] = max(self.most_listed[0], outcome.most_listed)
        self.rounds[outcome.rounds] += 1
        self.ends[int(state["end_reason"])] += 1
        self._count_seats(match, outcome)
        self._count_wins(match, outcome)
        self._count_limits(outcome)

    def _count_seats(self, match: Match, outcome: Outcome) -> None:
        state = outcome.states[0]
        scores = state["score"][: self.players]
        self.places += scores[state["track"][: self.players]]
        self.seat_points += scores
        builders = [int(owner) for owner in state["wonder_owner"] if owner != NOBODY]
        self.wonders[len(builders)] += 1
        for seat, player in enumerate(outcome.sitting):
            name = self.names.index(match.players[player])
            self.points[name] += scores[seat]
            self.gained[name] += state["gained"][seat]
            self.wonders_of[name] += builders.count(seat)

    def _count_wins(self, match: Match, outcome: Outcome) -> None:
        winners = outcome.winners()
        part = WHOLE_WIN // len(winners)
        for seat in winners:
            self.wins[self.names.index(match.players[outcome.sitting[seat]])] += part
            self.seat_wins[seat] += part
            for this_round in range(1, outcome.rounds + 1):
                self.track_wins[this_round, outcome.track(this_round).index(seat)] += part
            self.track_wins[0, outcome.track(outcome.rounds).index(seat)] += part

    def _count_limits(self, outcome: Outcome) -> None:
        state = outcome.states[0]
        bases = int(np.count_nonzero(state["bases"][: self.players] == 0))
        monuments = int(np.count_nonzero(state["monuments_left"] == 0))
        self.takes += outcome.takes, outcome.takes > 0
        self.bases += bases, bases > 0
        self.monuments += monuments, monuments > 0

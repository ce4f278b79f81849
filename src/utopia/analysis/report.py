"""The analysis of a finished game: its curve, its choices judged, and what luck and play gave each player."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from utopia.analysis.choices import Choice, choices_of
from utopia.analysis.judging import QUICK, Judge, Judgement, Level
from utopia.locales import Phrase
from utopia.notation.model import Record, RecordError, Result
from utopia.notation.replayer import Replayer
from utopia.notation.verifying import result_of
from utopia.rules import States

Shares = tuple[float, ...]
"""[seat] -> share of the win, from 0 to 1."""


@dataclass(frozen=True, slots=True)
class Point:
    """A point of the curve."""

    event: int
    """Number of the events before it."""
    round_number: int
    shares: Shares
    """The expected shares, hidden cards included; at the end, the shares themselves."""


@dataclass(frozen=True, slots=True)
class Account:
    """What made a player's share of the win: ``start + luck + own + others`` is ``result``."""

    start: float
    """An equal share, before anything is drawn."""
    luck: float
    """What chance gave: draws, deals, and cards that nobody could know."""
    own: float
    """What the player's own choices cost them: never above 0."""
    others: float
    """What the others' choices gave them."""
    result: float


@dataclass(frozen=True, slots=True)
class Analysis:
    """The analysis of a finished game."""

    curve: tuple[Point, ...]
    """Before each choice, and at the end."""
    judgements: tuple[Judgement, ...]
    """One for each choice, in order."""
    accounts: tuple[Account, ...]
    """[seat]"""

    def luck_by_round(self) -> dict[int, Shares]:
        """Return what chance gave each seat in each round; the first has the deal and the order of play as well."""
        players = len(self.accounts)
        here, found = np.full(players, 1 / players), dict[int, NDArray[np.float64]]()
        for number, point in enumerate(self.curve):
            after = self.judgements[number - 1].choice.round_number if number else point.round_number
            given = _given(self.judgements[number - 1]) if number else np.zeros(players)
            luck = np.array(point.shares) - here - given
            found[after] = found.get(after, np.zeros(players)) + luck
            here = np.array(point.shares)
        return {number: tuple(luck.tolist()) for number, luck in found.items()}

    def costliest(self, seat: int, most: int = 3) -> list[Judgement]:
        """Return the choices that cost that seat most, the costliest first; fewer if fewer cost anything."""
        own = [one for one in self.judgements if one.choice.seat == seat and one.cost > 0]
        return sorted(own, key=lambda one: -one.cost)[:most]


def analyse(record: Record, level: Level = QUICK, seed: int = 1) -> Analysis:
    """Analyse a finished game. The same record, level and seed give the same analysis.

    RecordError if the game is not over or the record tells only what one viewer knew; ImpossibleEventError if an event
    breaks a rule.
    """
    return summed_up(record, list(analyse_step_by_step(record, level, seed)))


def summed_up(record: Record, steps: Sequence[tuple[Point, Judgement]]) -> Analysis:
    """Return the analysis whose choices have been judged (``analyse_step_by_step``)."""
    states, result = _end_of(record)
    end = Point(len(record.events), int(states["round_number"][0]), shares_of(result))
    curve = (*(point for point, _ in steps), end)
    judgements = tuple(judgement for _, judgement in steps)
    return Analysis(curve, judgements, _accounts(curve, judgements, record.players))


def analyse_step_by_step(record: Record, level: Level = QUICK, seed: int = 1) -> Iterator[tuple[Point, Judgement]]:
    """Yield each choice with the point of the curve before it, as soon as it is judged (as ``analyse``)."""
    _end_of(record)
    judge = Judge(Replayer(record).boards, level, seed)
    for choice in choices_of(record):
        yield _point(judge, choice), judge.judge(choice)


def shares_of(result: Result) -> Shares:
    """Return each seat's share of the win: equal first places share it (R-END-2)."""
    first = [standing.seat for standing in result.standings if standing.place == 1]
    return tuple((seat in first) / len(first) for seat in range(len(result.standings)))


def _end_of(record: Record) -> tuple[States, Result]:
    """Replay the whole record; return its last position and the result."""
    replayer = Replayer(record)
    for _ in replayer:
        pass
    result = None if record.viewer is not None else result_of(replayer.boards, replayer.states)
    if result is None:
        source = record.origin.source if record.origin else "the record"
        raise RecordError(source, "", Phrase("analysis-whole" if record.viewer is not None else "analysis-over"))
    return replayer.states, result


def _point(judge: Judge, choice: Choice) -> Point:
    return Point(choice.first, choice.round_number, judge.value(choice.position))


def _accounts(curve: tuple[Point, ...], judgements: tuple[Judgement, ...], players: int) -> tuple[Account, ...]:
    """Share out the way from an equal start to the result: what no choice gave or cost was luck."""
    start, result = 1 / players, np.array(curve[-1].shares)
    own, others = np.zeros(players), np.zeros(players)
    for one in judgements:
        given = _given(one)
        is_own = np.arange(players) == one.choice.seat
        own += np.where(is_own, given, 0.0)
        others += np.where(is_own, 0.0, given)
    luck = result - start - own - others
    return tuple(
        Account(start, *parts)
        for parts in zip(luck.tolist(), own.tolist(), others.tolist(), result.tolist(), strict=True)
    )


def _given(judgement: Judgement) -> NDArray[np.float64]:
    """Return what a choice gave each seat, compared with the best plan."""
    return np.subtract(judgement.played.shares, judgement.best.shares, dtype=np.float64)

"""Judging choices by simulation, from what their players knew, and valuing whole positions."""

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from utopia.analysis.choices import Choice
from utopia.analysis.sampling import SAMPLE, sample_plans, sample_whole
from utopia.bots.bot import Moves
from utopia.bots.greedy.weights import MIND
from utopia.bots.quick import new_mind
from utopia.bots.search.planning import LONGEST_TURN, propose
from utopia.bots.search.room import (
    CODE,
    MOST_PLANS,
    MOST_WIDTH,
    NOTES,
    PLANS,
    PLANS_WANTED,
    ROOM,
    ROOT,
    TABLE,
    WIDTH_WANTED,
)
from utopia.bots.search.simulating import FIRST, LAST_STAGE, SEAT, SEED, TASK
from utopia.bots.search.value import LONG_MIND
from utopia.rules import MOST_MOVES, Boards, States, copy_into, empty_states, legal_moves, play, same_position
from utopia.rules.model.material import SEATS

Samples = NDArray[np.float64]
"""[plan, simulation, number of a sample (``sampling``)]."""
_SURE: Final = 1.64
"""Standard errors by which another plan must be better to count as such: 1 in 20 equal plans would pass."""


@dataclass(frozen=True, slots=True)
class Level:
    """How thoroughly a game is analysed."""

    plans: int
    """Plans compared at a choice, besides the one played."""
    width: int
    """Positions kept while a turn is planned."""
    screening: int
    """Simulations of each plan, to find the best."""
    confirming: int
    """Further simulations, with other luck, of the best plan and the one played: these alone say what it cost."""
    valuing: int
    """Simulations from each whole position, for the curve."""
    rounds: int
    """Rounds that a simulated game goes on after the present one."""


QUICK: Final = Level(plans=8, width=10, screening=8, confirming=40, valuing=32, rounds=1)
DEEP: Final = Level(plans=20, width=20, screening=96, confirming=480, valuing=240, rounds=2)
LEVELS: Final = {"quick": QUICK, "deep": DEEP}


@dataclass(frozen=True, slots=True)
class Plan:
    """A plan of a choice, and how it goes on."""

    code: int
    """Its first move."""
    after: States
    """What the player knows at its end."""
    shares: tuple[float, ...]
    """[seat] -> expected share of the win."""
    points: tuple[float, ...]
    """[seat] -> expected points at the end of the simulated rounds."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """A choice judged from what its player knew."""

    choice: Choice
    played: Plan
    best: Plan
    """The plan played, if no other was clearly better."""
    others: tuple[Plan, ...]
    """Further plans, best first; only screened, so their values are rougher."""
    error: float
    """Standard error of the difference between the best plan found and the one played."""

    @property
    def cost(self) -> float:
        """The share of the win that the play cost its player, from 0 to 1."""
        return self.best.shares[self.choice.seat] - self.played.shares[self.choice.seat]


@dataclass(frozen=True, slots=True)
class Ranking:
    """Plans of a seat compared with the same luck, best first."""

    seat: int
    plans: tuple[Plan, ...]
    places: NDArray[np.int32]
    """[plan] -> its place on the judge's table."""
    samples: Samples

    @property
    def shares(self) -> NDArray[np.float64]:
        """[plan, simulation] -> the seat's share of the win."""
        return self.samples[:, :, self.seat]


class Judge:
    """Judges the choices of games on one board; the same seed gives the same judgements."""

    def __init__(self, boards: Boards, level: Level = QUICK, seed: int = 1) -> None:
        self._boards, self._level = boards, level
        self._players = int(boards["players"][0])
        self._table = empty_states(TABLE)
        self._lists = np.zeros(ROOM, np.int32)
        self._mind = np.zeros(LONG_MIND)
        self._mind[:MIND] = new_mind()
        self._notes = np.zeros(NOTES)
        self._notes[PLANS_WANTED] = min(level.plans, MOST_PLANS - 1)
        self._notes[WIDTH_WANTED] = min(level.width, MOST_WIDTH)
        self._task = np.zeros(TASK, np.int64)
        self._task[SEED] = seed

    def judge(self, choice: Choice) -> Judgement:
        """Compare the plan played with the best that a search from its player's view finds."""
        places, played = self._lay_out(choice)
        self._task[SEAT] = choice.seat
        self._task[LAST_STAGE] = self._last_stage(choice.view)
        screened = self._sample(places, 0, self._level.screening)
        order = np.argsort(-screened[:, :, choice.seat].mean(axis=1), kind="stable").tolist()
        best = next((i for i in order if i != played), played)
        pair = places[[best, played]]
        confirmed = self._sample(pair, self._level.screening, self._level.confirming)
        gains = confirmed[0, :, choice.seat] - confirmed[1, :, choice.seat]
        error = float(gains.std(ddof=1) / np.sqrt(len(gains)))
        is_better = best != played and float(gains.mean()) > _SURE * error
        of_best, of_played = (self._plan(int(place), samples) for place, samples in zip(pair, confirmed, strict=True))
        shown = {played, best} if is_better else {played}
        others = tuple(self._plan(int(places[i]), screened[i]) for i in order if i not in shown)
        return Judgement(choice, of_played, of_best if is_better else of_played, others, error)

    def rank(self, view: States, seat: int, moves: Moves, simulations: int) -> Ranking:
        """Compare the plans that a search from a seat's view finds."""
        self._task[SEAT] = seat
        self._task[LAST_STAGE] = self._last_stage(view)
        copy_into(self._at(ROOT), view)
        count = propose(self._boards, self._table, seat, moves, self._mind, self._lists, self._notes)
        places = np.arange(PLANS, PLANS + count, dtype=np.int32)
        return self._ranking(seat, places, self._sample(places, 0, simulations))

    def narrow(self, ranking: Ranking, plans: int, simulations: int) -> Ranking:
        """Compare the best plans of the latest ``rank`` further, up to that many simulations of each."""
        places, samples = ranking.places[:plans], ranking.samples[:plans]
        done = samples.shape[1]
        further = self._sample(places, done, simulations - done)
        return self._ranking(ranking.seat, places, np.concatenate((samples, further), axis=1))

    def moves_to(self, choice: Choice, plan: Plan) -> tuple[int, ...]:
        """Return the moves of a plan, without the end of the turn; the first alone if the search finds no more."""
        return self.way_to(choice.view, choice.seat, plan)

    def way_to(self, view: States, seat: int, plan: Plan) -> tuple[int, ...]:
        """Return the same for a plan of ``rank``."""
        if same_position(view, plan.after):
            return (plan.code,)
        now, codes, buffer = view.copy(), [plan.code], np.zeros(MOST_MOVES, np.int32)
        play(self._boards, now, seat, plan.code)
        while not same_position(now, plan.after):
            moves = buffer[: legal_moves(self._boards, now, seat, buffer)]
            copy_into(self._at(ROOT), now)
            count = propose(self._boards, self._table, seat, moves, self._mind, self._lists, self._notes)
            there = (i for i in range(count) if same_position(self._at(PLANS + i), plan.after))
            if (found := next(there, None)) is None or len(codes) == LONGEST_TURN:
                return (plan.code,)
            codes.append(int(self._notes[CODE + PLANS + found]))
            play(self._boards, now, seat, codes[-1])
        return tuple(codes)

    def value(self, position: States) -> tuple[float, ...]:
        """Return each seat's expected share of the win in a whole position, hidden cards included."""
        copy_into(self._at(ROOT), position)
        self._task[LAST_STAGE] = self._last_stage(position)
        out, total = np.zeros(SAMPLE), np.zeros(SAMPLE)
        for number in range(self._level.valuing):
            self._task[FIRST] = number
            sample_whole(self._boards, self._table, ROOT, self._task, self._mind, self._lists, out)
            total += out
        shares: list[float] = (total / self._level.valuing).tolist()
        return tuple(shares[: self._players])

    def _last_stage(self, position: States) -> int:
        return 2 * (int(position["round_number"][0]) + self._level.rounds) + 1

    def _lay_out(self, choice: Choice) -> tuple[NDArray[np.int32], int]:
        """Lay the plans on the table; return their places, and which of them was played."""
        copy_into(self._at(ROOT), choice.view)
        count = propose(self._boards, self._table, choice.seat, choice.moves, self._mind, self._lists, self._notes)
        here = (i for i in range(count) if same_position(self._at(PLANS + i), choice.after))
        if (played := next(here, count)) == count:
            copy_into(self._at(PLANS + count), choice.after)
            self._notes[CODE + PLANS + count] = choice.codes[0]
            count += 1
        return np.arange(PLANS, PLANS + count, dtype=np.int32), played

    def _at(self, place: int) -> States:
        return self._table[place : place + 1]

    def _sample(self, places: NDArray[np.int32], first: int, number: int) -> Samples:
        """Go on ``number`` times from each plan, every plan with the same luck."""
        samples = np.zeros((len(places), number, SAMPLE))
        out = np.zeros(SAMPLE * len(places))
        for simulation in range(number):
            self._task[FIRST] = first + simulation
            sample_plans(self._boards, self._table, places, self._task, self._mind, self._lists, out)
            samples[:, simulation] = out.reshape(len(places), SAMPLE)
        return samples

    def _ranking(self, seat: int, places: NDArray[np.int32], samples: Samples) -> Ranking:
        order = np.argsort(-samples[:, :, seat].mean(axis=1), kind="stable")
        places, samples = places[order], samples[order]
        plans = (self._plan(int(place), of_plan) for place, of_plan in zip(places, samples, strict=True))
        return Ranking(seat, tuple(plans), places, samples)

    def _plan(self, place: int, samples: Samples) -> Plan:
        means = samples.mean(axis=0)
        shares, points = means[: self._players], means[SEATS : SEATS + self._players]
        code = int(self._notes[CODE + place])
        return Plan(code, self._at(place).copy(), tuple(shares.tolist()), tuple(points.tolist()))

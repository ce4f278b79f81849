"""The searching player: it simulates plans, and gives the better ones more simulations (sequential halving)."""

import time
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar, Final

import numpy as np

from utopia.bots.bot import Budget, Moves, Stream
from utopia.bots.greedy.weights import MIND
from utopia.bots.network.layout import NETWORK_MIND, OWN, TRUST
from utopia.bots.network.weights import WITH_PACKAGE, network_weights
from utopia.bots.quick import new_mind
from utopia.bots.search.planning import propose
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
    VALUE,
    WIDTH_WANTED,
)
from utopia.bots.search.simulating import FIRST, LAST_STAGE, SEAT, SIMULATIONS, TASK, draw_seed, simulate
from utopia.bots.search.value import LONG_MIND
from utopia.rules import Boards, States, copy_into, empty_states

_SHARE_OF_TIME: Final = 0.9
"""Share of the seconds granted; the rest is for the work before and after."""


@dataclass(frozen=True, slots=True)
class Depth:
    """The settings of a searching player."""

    plans: int
    """Plans that are tried out, at most MOST_PLANS."""
    width: int
    """Positions kept while a turn is planned, at most MOST_WIDTH."""
    simulations: int
    """Most simulations of all plans together, unless a budget says otherwise. Too few are worse than none."""
    rounds: int
    """Rounds that a simulated game goes on after the present one."""
    network: float = 0.0
    """Share of the network in the value of positions; the rest is the fitted facts' (``value``)."""


class SearchingBot:
    """Looks for the plan with the best average over simulated games."""

    depth: ClassVar[Depth]
    network: ClassVar[Path] = WITH_PACKAGE
    """The folder whose ``weights.npz`` and ``manifest.json`` it judges with, where ``depth`` asks for a network."""

    def __init__(self, boards: Boards, seat: int) -> None:
        self._boards, self._seat = boards, seat
        self._table = empty_states(TABLE)
        self._root = self._table[ROOT : ROOT + 1]
        self._lists = np.zeros(ROOM, np.int32)
        self._mind = np.zeros(NETWORK_MIND if self.depth.network else LONG_MIND)
        self._mind[:MIND] = new_mind()
        if self.depth.network:
            self._mind[OWN:TRUST], self._mind[TRUST] = network_weights(self.network), self.depth.network
        self._notes = np.zeros(NOTES)
        self._notes[PLANS_WANTED] = min(self.depth.plans, MOST_PLANS)
        self._notes[WIDTH_WANTED] = min(self.depth.width, MOST_WIDTH)
        self._task = np.zeros(TASK, np.int64)
        self._sums = np.zeros(TABLE)

    def clock(self) -> float:
        """Return the seconds that are counted against a budget's."""
        return time.perf_counter()

    def choose(self, view: States, moves: Moves, budget: Budget, rng: Stream) -> int:
        """Return the first move of the best plan found within the budget."""
        until = self.clock() + budget.seconds * _SHARE_OF_TIME
        draw_seed(rng, self._task)
        if len(moves) == 1:
            return int(moves[0])
        copy_into(self._root, view)
        count = propose(self._boards, self._table, self._seat, moves, self._mind, self._lists, self._notes)
        order = np.argsort(-self._notes[VALUE + PLANS : VALUE + PLANS + count], kind="stable")
        self._task[SEAT] = self._seat
        self._sums[:] = 0.0
        self._task[LAST_STAGE] = 2 * (int(view["round_number"][0]) + self.depth.rounds) + 1
        best = self._halve((PLANS + order).astype(np.int32), budget.simulations or self.depth.simulations, until)
        code = int(self._notes[CODE + best])
        return code if code in moves else int(moves[0])

    def _halve(self, plans: Moves, simulations: int, until: float) -> int:
        """Return the plan that is left after the worse half has been dropped again and again.

        Each stage has the same share of the simulations. If that is too little to try every plan once, only the plans
        with the best judgement are tried.
        """
        plans = plans[: _most_plans(len(plans), simulations)]
        stages, done = _stages(len(plans)), 0
        for stage in range(stages):
            if self.clock() >= until:
                break
            began, left = self.clock(), stages - stage
            for _ in range(simulations // stages // len(plans)):
                self._try(plans, done)
                done += 1
                if self.clock() > began + (until - began) / left:
                    break
            order = np.argsort(-self._sums[plans], kind="stable")
            plans = plans[order[: (len(plans) + 1) // 2]]
        return int(plans[0])

    def _try(self, plans: Moves, number: int) -> None:
        self._task[FIRST], self._task[SIMULATIONS] = number, 1
        simulate(self._boards, self._table, plans, self._task, self._mind, self._lists, self._sums)


def _stages(plans: int) -> int:
    """Return the number of halvings until one plan is left."""
    return (plans - 1).bit_length()


def _most_plans(plans: int, simulations: int) -> int:
    """Return the number of plans that can each be tried once in every stage they reach; 1: none is tried."""
    return next((n for n in range(plans, 1, -1) if n * _stages(n) <= simulations), 1)

"""How long decisions took. Times are counted in steps of 5 %, so that many of them need little room and add up."""

import math
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Final

import msgspec

from utopia.bots import Bot, Budget, Moves, Stream
from utopia.rules import States

_STEP: Final = math.log(1.05)
_LEAST: Final = 1e-7
"""Seconds below which all times are the same."""


class BotTimes(msgspec.Struct):
    """Of a bot's decisions among several moves."""

    wall: dict[int, int] = {}
    """Step of the time by the clock -> decisions."""
    processor: dict[int, int] = {}
    """The same for the time of the processor that asked."""
    overruns: int = 0
    """Decisions that took longer than the budget allows."""

    def add(self, other: "BotTimes") -> None:
        """Count the other's decisions too."""
        self.wall = dict(Counter(self.wall) + Counter(other.wall))
        self.processor = dict(Counter(self.processor) + Counter(other.processor))
        self.overruns += other.overruns


class GameTimes(msgspec.Struct):
    """Of one game."""

    number: int
    seconds: float
    """By the clock, for the whole game."""
    bots: dict[str, BotTimes] = {}
    """By name. Nobody is named if the game was played inside one compiled call."""


@dataclass
class Timed:
    """A bot, timed whenever it chooses among several moves."""

    bot: Bot
    times: BotTimes = field(default_factory=BotTimes)

    def choose(self, view: States, moves: Moves, budget: Budget, rng: Stream) -> int:
        """Return the bot's choice."""
        began, began_work = time.perf_counter(), time.process_time()
        code = self.bot.choose(view, moves, budget, rng)
        wall, work = time.perf_counter() - began, time.process_time() - began_work
        if len(moves) > 1:
            count_time(self.times.wall, wall)
            count_time(self.times.processor, work)
            self.times.overruns += wall > budget.seconds
        return code


def count_time(counts: dict[int, int], seconds: float) -> None:
    """Count a time in."""
    step = round(math.log(max(seconds, _LEAST)) / _STEP)
    counts[step] = counts.get(step, 0) + 1


def mean(counts: dict[int, int]) -> float:
    """Mean of the times counted (at least one), in seconds."""
    return sum(_seconds(step) * count for step, count in counts.items()) / sum(counts.values())


def quantile(counts: dict[int, int], share: float) -> float:
    """The time that this share of those counted (at least one) do not exceed, in seconds."""
    left = share * sum(counts.values())
    for step in sorted(counts):
        left -= counts[step]
        if left <= 0:
            return _seconds(step)
    return _seconds(max(counts))


def _seconds(step: int) -> float:
    return math.exp(step * _STEP)

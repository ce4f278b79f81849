"""What do decisions cost players of known strength? ``python -m bench.grading BOT PLAYERS GAMES`` grades a bot's games.

All seats play alike; each choice is judged as the analysis of a finished game does. The thresholds of the grades are
chosen by these figures (docs/analysis.md).
"""

import sys
import time
from collections.abc import Iterator, Sequence

import numpy as np

from utopia.analysis.messages import GRADES
from utopia.analysis.report import analyse_step_by_step
from utopia.notation.model import Record
from utopia.puzzles.finding import play_out

_BEYOND = (50, 75, 90, 95, 98)
"""Percentiles of the cost."""


def main(bot: str, players: int, games: int) -> None:
    """Play, judge, and print what part of the choices has which grade."""
    began = time.process_time()
    costs = [cost for game in range(games) for cost in costs_of(play_out([bot] * players, game))]
    print(f"{games} games of {players} {bot}, {len(costs)} choices, {time.process_time() - began:.0f} s")
    for line in told(costs):
        print(line)


def told(costs: Sequence[float]) -> Iterator[str]:
    """Yield the part of the choices from each threshold on, the percentiles of the cost, and its mean."""
    array = np.array(costs)
    for grade, least in GRADES.items():
        if least:
            yield f"{grade:>10} (from {least:.0%}): {(array >= least).mean():6.1%}"
    for percent, cost in zip(_BEYOND, np.percentile(array, _BEYOND), strict=True):
        yield f"{percent} in 100 cost at most {cost:.1%}"
    yield f"mean {array.mean():.2%}"


def costs_of(record: Record) -> Iterator[float]:
    """Yield the cost of each choice, as a share of the win."""
    return (judgement.cost for _, judgement in analyse_step_by_step(record))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))

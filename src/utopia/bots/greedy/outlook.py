"""The outlook of the game: rounds to come, future payments of a monument, and a player's standing."""

import math
from typing import Final

from utopia.bots.greedy.weights import DRIFT, GROWTH, LEADER, RIVALS, ROUNDS, SURE_ROUND
from utopia.rules.bits import lowest, without_lowest
from utopia.rules.compiled import Numbers, rule
from utopia.rules.model.board import Board
from utopia.rules.model.material import CIVILIZATIONS, TOP_OF_SCALE
from utopia.rules.model.state import State
from utopia.rules.model.steps import Phase
from utopia.rules.phase3_prestige import prestige_of

_MIDDLE_OF_SCALE = (TOP_OF_SCALE + 1) / 2
_COUNT_BITS: Final = 6
_COUNT: Final = (1 << _COUNT_BITS) - 1
"""Largest number of a seat's monuments of one civilization that is told from others."""


@rule
def rounds_to_come(board: Board, state: State, mind: Numbers) -> float:
    """Return the likely number of rounds after this one; 0 if somebody reaches the target in it as things stand."""
    fewest = 1000.0
    for seat in range(int(board.players)):
        rounds = rounds_of(board, state, seat, mind)
        fewest = min(fewest, rounds)
    return fewest


@rule
def rounds_of(board: Board, state: State, seat: int, mind: Numbers) -> float:
    """Return the rounds until this seat reaches the target with even growth: n income + n (n + 1) / 2 growth."""
    income, growth = float(prestige_of(state, seat)), mind[GROWTH]
    if int(state.phase) == Phase.WELCOME:
        income += growth / 2
    missing = float(int(board.target) - int(state.score[seat])) - income
    if missing <= 0:
        return 0.0
    mean = income + growth / 2
    rounds = (math.sqrt(mean * mean + 2 * growth * missing) - mean) / growth
    return float(max(rounds, min(1.0, missing / mind[SURE_ROUND])))


@rule
def monument_worth(state: State, civilization: int, mind: Numbers) -> float:
    """Return the future payments of a monument: the scale's value now, and later one that drifts to the middle."""
    value = float(state.scale[civilization])
    return float(value + mind[ROUNDS] * (value + mind[DRIFT] * (_MIDDLE_OF_SCALE - value)))


@rule
def standing(state: State, seat: int, mind: Numbers) -> float:
    """Return points on the track and points to come from monuments on the map."""
    total = float(state.score[seat])
    for civilization in range(CIVILIZATIONS):
        count = own_monuments(state, seat, civilization)
        if count > 0:
            total += count * monument_worth(state, civilization, mind)
    return total


@rule
def own_monuments(state: State, seat: int, civilization: int) -> int:
    """Count the seat's monuments of the civilization."""
    count = 0
    there = int(state.monument_districts[civilization])
    while there != 0:
        if int(state.owner[lowest(there)]) == seat:
            count += 1
        there = without_lowest(there)
    return count


@rule
def owns_monument(state: State, seat: int, civilization: int) -> bool:
    """Return whether the seat has a monument of the civilization."""
    there = int(state.monument_districts[civilization])
    while there != 0:
        if int(state.owner[lowest(there)]) == seat:
            return True
        there = without_lowest(there)
    return False


@rule
def _monuments_by_seat(state: State, civilization: int) -> int:
    """Count every seat's monuments of the civilization: _COUNT_BITS for each seat, the first lowest."""
    counts = 0
    there = int(state.monument_districts[civilization])
    while there != 0:
        counts += 1 << _COUNT_BITS * int(state.owner[lowest(there)])
        there = without_lowest(there)
    return counts


@rule
def lead(board: Board, state: State, seat: int, mind: Numbers) -> float:
    """Return the seat's standing less its rivals', the best of which counts twice.

    It reads the map once for all seats, as most of a search's time is spent in the judgement: ``counts`` and
    ``worths`` are of each civilization.
    """
    counts = (
        _monuments_by_seat(state, 0), _monuments_by_seat(state, 1), _monuments_by_seat(state, 2),
        _monuments_by_seat(state, 3), _monuments_by_seat(state, 4),
    )  # fmt: skip
    worths = (
        monument_worth(state, 0, mind), monument_worth(state, 1, mind), monument_worth(state, 2, mind),
        monument_worth(state, 3, mind), monument_worth(state, 4, mind),
    )  # fmt: skip
    own, together, best = 0.0, 0.0, 0.0
    for other in range(int(board.players)):
        points = float(state.score[other])
        for civilization in range(CIVILIZATIONS):
            count = (counts[civilization] >> _COUNT_BITS * other) & _COUNT
            if count > 0:
                points += count * worths[civilization]
        if other == seat:
            own = points
        else:
            together += points
            best = max(best, points)
    average = together / (int(board.players) - 1)
    return float(own - mind[RIVALS] * average - mind[LEADER] * best)

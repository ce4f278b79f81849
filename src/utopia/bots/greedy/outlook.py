"""The outlook of the game: rounds to come, future payments of a monument, and a player's standing."""

import math

from utopia.bots.greedy.weights import DRIFT, GROWTH, LEADER, RIVALS, ROUNDS, SURE_ROUND
from utopia.rules.bits import lowest, without_lowest
from utopia.rules.compiled import Numbers, rule
from utopia.rules.model.board import Board
from utopia.rules.model.material import CIVILIZATIONS, TOP_OF_SCALE
from utopia.rules.model.state import State
from utopia.rules.model.steps import Phase
from utopia.rules.phase3_prestige import prestige_of

_MIDDLE_OF_SCALE = (TOP_OF_SCALE + 1) / 2


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
def lead(board: Board, state: State, seat: int, mind: Numbers) -> float:
    """Return the seat's standing less its rivals', the best of which counts twice."""
    together, best = 0.0, 0.0
    for other in range(int(board.players)):
        if other != seat:
            theirs = standing(state, other, mind)
            together += theirs
            best = max(best, theirs)
    average = together / (int(board.players) - 1)
    return float(standing(state, seat, mind) - mind[RIVALS] * average - mind[LEADER] * best)

"""From facts to chances: one small network evaluated for every seat, and a softmax over the seats.

A seat's first layer sees its own facts, the average rival's, and those that all share; so swapping two seats swaps
their answers.
"""

import math

from utopia.bots.network.facts import gather
from utopia.bots.network.layout import (
    FACTS,
    FIRST_BIAS,
    FIRST_LAYER,
    GENERAL,
    HIDDEN_ONE,
    HIDDEN_TWO,
    OUTPUT,
    OWN,
    RIVALS,
    SECOND,
    SECOND_BIAS,
    SECOND_LAYER,
    SEEN,
    SEEN_OF_ALL,
    SHARED_BY_ALL,
    SUMS,
    WORTH,
)
from utopia.rules.compiled import Numbers, door, rule
from utopia.rules.model.board import Board, Boards
from utopia.rules.model.state import State, States


@rule
def chance_to_win(board: Board, state: State, seat: int, mind: Numbers) -> float:
    """The seat's share of the win in a whole position that is not over; ``mind`` carries a network."""
    players = int(board.players)
    gather(board, state, mind)
    for fact in range(FACTS):
        mind[SUMS + fact] = 0.0
        for other in range(players):
            mind[SUMS + fact] += mind[SEEN + other * FACTS + fact]
    for other in range(players):
        mind[WORTH + other] = _worth(players, other, mind)
    total = 0.0
    for other in range(players):
        total += math.exp(mind[WORTH + other] - mind[WORTH + seat])
    return float(1.0 / total)


@rule
def _worth(players: int, seat: int, mind: Numbers) -> float:
    """Return the logarithm of the seat's chances, up to a constant that all seats share."""
    hidden = mind[HIDDEN_ONE:HIDDEN_TWO]
    for unit in range(FIRST_LAYER):
        hidden[unit] = mind[FIRST_BIAS + unit]
    for fact in range(FACTS):
        own = mind[SEEN + seat * FACTS + fact]
        _add(own, mind[OWN + fact * FIRST_LAYER : OWN + (fact + 1) * FIRST_LAYER], hidden)
        rival = (mind[SUMS + fact] - own) / (players - 1)
        _add(rival, mind[RIVALS + fact * FIRST_LAYER : RIVALS + (fact + 1) * FIRST_LAYER], hidden)
    for fact in range(GENERAL):
        weights = mind[SHARED_BY_ALL + fact * FIRST_LAYER : SHARED_BY_ALL + (fact + 1) * FIRST_LAYER]
        _add(mind[SEEN_OF_ALL + fact], weights, hidden)
    return _through_second_layer(hidden, mind)


@rule
def _add(fact: float, weights: Numbers, hidden: Numbers) -> None:
    if fact != 0.0:
        for unit in range(len(hidden)):
            hidden[unit] += fact * weights[unit]


@rule
def _through_second_layer(hidden: Numbers, mind: Numbers) -> float:
    second = mind[HIDDEN_TWO : HIDDEN_TWO + SECOND_LAYER]
    for unit in range(SECOND_LAYER):
        second[unit] = mind[SECOND_BIAS + unit]
    for unit in range(FIRST_LAYER):
        _add(max(0.0, hidden[unit]), mind[SECOND + unit * SECOND_LAYER : SECOND + (unit + 1) * SECOND_LAYER], second)
    worth = 0.0
    for unit in range(SECOND_LAYER):
        worth += max(0.0, second[unit]) * mind[OUTPUT + unit]
    return worth


@door
def chance_of_seat(boards: Boards, states: States, seat: int, mind: Numbers) -> float:
    """The seat's share of the win in a whole position that is not over; ``mind`` carries a network."""
    return chance_to_win(boards[0], states[0], seat, mind)


@door
def repeat_chance(boards: Boards, states: States, times: int, mind: Numbers) -> float:
    """Compute the value of the first seat a number of times, to measure speed without the call from Python."""
    total = 0.0
    for _ in range(times):
        total += chance_to_win(boards[0], states[0], 0, mind)
    return total

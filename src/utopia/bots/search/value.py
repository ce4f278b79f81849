"""The value of a position to a seat: its share of the win, from 0 to 1.

Each seat's worth is a weighted sum of a few facts; the shares follow from the worths (a conditional logit). The weights
were fitted to finished games (``bench/fit_value.py``). A level may mix in the network's shares (``bots/network``).
"""

import math
from typing import Final

import numpy as np

from utopia.bots.greedy.cards import hand_worth
from utopia.bots.greedy.judgement import variety
from utopia.bots.greedy.outlook import own_monuments, rounds_to_come, standing
from utopia.bots.greedy.princes import princes_worth, wonders_worth
from utopia.bots.greedy.weights import MIND, ROUNDS
from utopia.bots.network.forward import chance_to_win
from utopia.bots.network.layout import NETWORK_MIND, TRUST
from utopia.bots.search.fitted import FITTED
from utopia.rules.compiled import Numbers, door, rule
from utopia.rules.model.board import Board, Boards
from utopia.rules.model.edition import FINAL_TIES
from utopia.rules.model.material import CIVILIZATIONS, MIN_PLAYERS
from utopia.rules.model.state import State, States
from utopia.rules.model.steps import Phase
from utopia.rules.phase3_prestige import prestige_of

KNOTS: Final = (0.0, 1.0, 2.5, 4.0)
"""Rounds to come for which there are weights; between them lie mixtures."""
FACTS: Final = 12
"""Facts about a seat that determine its worth; they lie after the mind."""
LONG_MIND: Final = MIND + FACTS
"""Numbers of a mind that values positions."""

_KNOTS = np.array(KNOTS)
_WEIGHTS = np.array(FITTED)
"""[players - 2, knot, fact] -> weight."""
_SHARED = FINAL_TIES.index("shared")
_SURE: Final = 0.9
"""Share of the place in a finished game's value; the rest is the margin."""
_MARGIN: Final = 8.0
"""Points that make a margin clear."""
_TEN: Final = 10.0


@rule
def value_of_position(board: Board, state: State, seat: int, mind: Numbers) -> float:
    """Return the seat's share of the win; the position is whole, not a view."""
    if int(state.phase) == Phase.OVER:
        return _value_of_end(board, state, seat)
    if len(mind) < NETWORK_MIND:
        return _value_by_facts(board, state, seat, mind)
    trust = mind[TRUST]
    value = trust * chance_to_win(board, state, seat, mind)
    if trust < 1.0:
        value += (1.0 - trust) * _value_by_facts(board, state, seat, mind)
    return float(value)


@rule
def _value_by_facts(board: Board, state: State, seat: int, mind: Numbers) -> float:
    mind[ROUNDS] = rounds_to_come(board, state, mind)
    own = worth_of(board, state, seat, mind)
    total = 1.0
    for other in range(int(board.players)):
        if other != seat:
            total += math.exp(worth_of(board, state, other, mind) - own)
    return float(1.0 / total)


@rule
def worth_of(board: Board, state: State, seat: int, mind: Numbers) -> float:
    """Return the logarithm of the seat's chances, up to a constant that all seats share; ``mind[ROUNDS]`` is set."""
    gather_facts(board, state, seat, mind)
    knot = 0
    while knot < len(KNOTS) - 2 and mind[ROUNDS] > _KNOTS[knot + 1]:
        knot += 1
    share = min(1.0, (mind[ROUNDS] - _KNOTS[knot]) / (_KNOTS[knot + 1] - _KNOTS[knot]))
    players, total = int(board.players) - MIN_PLAYERS, 0.0
    for fact in range(FACTS):
        weight = (1.0 - share) * _WEIGHTS[players, knot, fact] + share * _WEIGHTS[players, knot + 1, fact]
        total += weight * mind[MIND + fact]
    return float(total)


@rule
def gather_facts(board: Board, state: State, seat: int, mind: Numbers) -> None:
    """Write the facts of a seat after the mind; all are of the size of 1."""
    monuments = 0
    for civilization in range(CIVILIZATIONS):
        monuments += own_monuments(state, seat, civilization)
    mind[MIND] = int(state.score[seat]) / _TEN
    mind[MIND + 1] = prestige_of(state, seat) / _TEN
    mind[MIND + 2] = float(monuments)
    mind[MIND + 3] = princes_worth(board, state, seat, mind) / _TEN
    mind[MIND + 4] = wonders_worth(board, state, seat, mind) / _TEN
    mind[MIND + 5] = variety(state, seat, mind)
    mind[MIND + 6] = float(state.hand_size[seat])
    mind[MIND + 7] = float(state.privileges[seat])
    mind[MIND + 8] = 1.0 if int(state.track[0]) == seat else 0.0
    mind[MIND + 9] = 1.0 if int(state.track[int(board.players) - 1]) == seat else 0.0
    mind[MIND + 10] = hand_worth(state, seat, mind) / _TEN
    mind[MIND + 11] = standing(state, seat, mind) / _TEN - mind[MIND]


@rule
def _value_of_end(board: Board, state: State, seat: int) -> float:
    """Return the value of a finished game: mostly the win, shared with equals (R-END-2), and a little of the margin."""
    best, level = -1, 0
    for other in range(int(board.players)):
        if other != seat:
            best = max(best, int(state.score[other]))
            if int(state.score[other]) == int(state.score[seat]):
                level += 1
    margin = float(int(state.score[seat]) - best)
    win = 1.0 if int(state.track[0]) == seat else 0.0
    if margin == 0 and int(board.final_tie) == _SHARED:
        win = 1.0 / (1 + level)
    return float(_SURE * win + (1.0 - _SURE) / (1.0 + math.exp(-margin / _MARGIN)))


@door
def facts_of(boards: Boards, states: States, seat: int, mind: Numbers) -> None:
    """Write the seat's facts to ``mind[MIND:]`` and the rounds to come to ``mind[ROUNDS]``."""
    mind[ROUNDS] = rounds_to_come(boards[0], states[0], mind)
    gather_facts(boards[0], states[0], seat, mind)

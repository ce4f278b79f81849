"""The quick bots: compiled, so that a decision costs microseconds. This module asks one of them from Python."""

from typing import ClassVar, Final

import numpy as np
from numpy.typing import NDArray

from utopia.bots.bot import Budget, Moves, Stream
from utopia.bots.greedy.choosing import LISTS, VIEW, choose_greedily
from utopia.bots.greedy.lookahead import LEVELS
from utopia.bots.greedy.weights import DEFAULT_WEIGHTS, MIND
from utopia.chance.stream import below
from utopia.rules import Boards, States, copy_into, empty_states
from utopia.rules.compiled import Buffer, Numbers, Words, door

RANDOM: Final = 0
GREEDY: Final = 1
"""Kinds of quick bots, as ``whole_games`` seats them."""


@door
def random_index(moves: Buffer, stream: Words) -> int:
    """Return an index into the moves, each equally likely."""
    return below(stream, len(moves))


@door
def _greedy_code(
    boards: Boards, table: States, seat: int, moves: Buffer, mind: Numbers, stream: Words, lists: Buffer
) -> int:
    return choose_greedily(boards[0], table, seat, moves, mind, stream, lists)


class QuickBot:
    """A bot that also plays whole games inside one compiled call (``whole_games``)."""

    kind: ClassVar[int]

    def __init__(self, boards: Boards, seat: int) -> None:
        self._boards, self._seat = boards, seat


class RandomBot(QuickBot):
    """Any legal move, each equally likely."""

    kind = RANDOM

    def choose(self, view: States, moves: Moves, budget: Budget, rng: Stream) -> int:  # noqa: ARG002 - the protocol's
        """Return one of the moves at random."""
        return int(moves[random_index(moves, rng)])


class GreedyBot(QuickBot):
    """The move that leaves the best position, as a sensible beginner sees it."""

    kind = GREEDY

    def __init__(self, boards: Boards, seat: int, weights: NDArray[np.float64] = DEFAULT_WEIGHTS) -> None:
        super().__init__(boards, seat)
        self._table = empty_states(LEVELS)
        self._view = self._table[VIEW : VIEW + 1]
        self._lists = np.zeros(LISTS, np.int32)
        self._mind = new_mind(weights)

    def choose(self, view: States, moves: Moves, budget: Budget, rng: Stream) -> int:  # noqa: ARG002 - the protocol's
        """Return the best of the moves by one step of lookahead."""
        copy_into(self._view, view)
        return int(_greedy_code(self._boards, self._table, self._seat, moves, self._mind, rng, self._lists))


def new_mind(weights: NDArray[np.float64] = DEFAULT_WEIGHTS) -> NDArray[np.float64]:
    """Return a greedy player's weights, with room for its estimates for a decision."""
    return np.append(weights, np.zeros(MIND - len(weights)))

"""Apprentice: sees the obvious points and three princes together; overlooks the rest, the others and the king."""

from typing import Final

import numpy as np

from utopia.bots.bot import Budget, Moves, Stream
from utopia.bots.greedy.weights import (
    CARD_WITH_MONUMENT,
    CARD_WITH_PRINCES,
    DEFAULT_WEIGHTS,
    DRIFT,
    LEADER,
    PAIR,
    RISK,
    RIVALS,
)
from utopia.bots.quick import GreedyBot, random_index
from utopia.rules import Boards, Kind, States
from utopia.rules.model.moves import KIND_OF

_NEGLECTED: Final = (
    CARD_WITH_MONUMENT,
    CARD_WITH_PRINCES,
    DRIFT,
    LEADER,
    PAIR,
    RISK,
    RIVALS,
)
"""Weights that Apprentice ignores: the other players, the king's next change, and the cards to keep."""
_FORGOTTEN: Final = (Kind.PRIVILEGE, Kind.RAISE, Kind.LOWER, Kind.SURPRISE)
_EASILY_MISSED: Final = (Kind.ENTER, Kind.MOVE, Kind.ANYWHERE)
_SEEN: Final = 75
"""Moves noticed, of a hundred that are easily missed."""
_HUNDRED: Final = np.zeros(100, np.int32)


class Apprentice:
    """Plays for the points in sight, and overlooks a random part of the moves."""

    def __init__(self, boards: Boards, seat: int) -> None:
        weights = DEFAULT_WEIGHTS.copy()
        weights[list(_NEGLECTED)] = 0.0
        self._judgement = GreedyBot(boards, seat, weights)

    def choose(self, view: States, moves: Moves, budget: Budget, rng: Stream) -> int:
        """Return the best of the moves that the apprentice sees."""
        kinds = KIND_OF[moves]
        seen = ~np.isin(kinds, _FORGOTTEN)
        for i in np.flatnonzero(np.isin(kinds, _EASILY_MISSED)):
            seen[i] = random_index(_HUNDRED, rng) < _SEEN
        return self._judgement.choose(view, moves[seen] if seen.any() else moves, budget, rng)

"""A bot of one's own: it builds when it can, takes points when it sees them, and is random otherwise.

At the table: ``utopia play --seats me,examples/my_bot.py:Builder``. Against others: ``utopia arena --seats
examples/my_bot.py:Builder,random --games 100``, or ``python examples/evaluation.py examples/my_bot.py:Builder mason``.
"""

import numpy as np

from utopia.bots import Budget, Moves, Stream
from utopia.bots.quick import random_index
from utopia.rules import Boards, Kind, States, copy_into, decode, empty_states, play


class Builder:
    """Sits at one board on one seat; the package asks it whenever that seat is to decide."""

    def __init__(self, boards: Boards, seat: int) -> None:
        self._boards, self._seat, self._after = boards, seat, empty_states()

    def choose(self, view: States, moves: Moves, budget: Budget, rng: Stream) -> int:  # noqa: ARG002 - the protocol's
        """One of ``moves``. ``view`` is what the seat may know: other hands are blank in it."""
        worth = np.array([self._worth(view, code) for code in moves.tolist()])
        best = moves[worth == worth.max()]
        return int(best[random_index(best, rng)])

    def _worth(self, view: States, code: int) -> int:
        """Points that the move brings at once, and a little for building."""
        kind = decode(code).kind
        if kind in (Kind.END, Kind.SURPRISE):
            return -1
        copy_into(self._after, view)
        play(self._boards, self._after, self._seat, code)
        gained = int(self._after["score"][0, self._seat] - view["score"][0, self._seat])
        return gained + (3 if kind == Kind.DISTRICT else 0)

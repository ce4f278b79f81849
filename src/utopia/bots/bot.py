"""The interface of a bot: a player that is shown its seat's view and names a move."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:  # the names of bots are known without loading the compiled rules
    from utopia.rules import Boards, States

Moves: TypeAlias = NDArray[np.int32]
"""Codes of legal moves, contiguous."""
Stream: TypeAlias = NDArray[np.int64]
"""The words of a random stream (``utopia.chance.new_stream``)."""


@dataclass(frozen=True, slots=True)
class Budget:
    """Limits of a bot's thinking about one decision. The quick bots need far less than any table grants.

    With ``seconds`` infinite, a bot's answer depends on view, moves and stream alone.
    """

    seconds: float = 1.0
    """By the clock; a bot that runs out of time plays its best move so far."""
    simulations: int | None = None
    """Games a searching bot tries out, all moves together; None: as many as its level usually does.

    More seconds alone change nothing: a level keeps its known strength. A caller that wants it to use all the seconds
    grants AS_MANY_AS_FIT.
    """


USUAL_BUDGET: Final = Budget()
AS_MANY_AS_FIT: Final = 1 << 30
"""More simulations than any machine can do: the seconds decide, as in ``Budget(2.0, AS_MANY_AS_FIT)``."""


class Bot(Protocol):
    """A player. It sits at one board on one seat, and is asked whenever that seat is to decide."""

    def choose(self, view: "States", moves: Moves, budget: Budget, rng: Stream) -> int:
        """Return one of ``moves``, which are never none.

        ``view`` is this seat's ``seen_by`` and stays unchanged; ``rng`` is the bot's own stream and moves on.
        The same view, moves and stream give the same answer.
        """
        ...


class BotMaker(Protocol):
    """A factory of bots for a seat at a board: usually the bot's class."""

    def __call__(self, boards: "Boards", seat: int) -> Bot:
        """Make a bot that will be asked for this seat only."""
        ...

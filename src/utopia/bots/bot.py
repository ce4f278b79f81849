"""What a bot is: somebody who is shown what his seat may know and names a move."""

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
    """How long a bot may think about one decision. The quick bots need far less than any table grants.

    With ``seconds`` infinite, a bot's answer depends on nothing but view, moves and stream.
    """

    seconds: float = 1.0
    """By the clock; who is cut off plays his best so far."""
    simulations: int | None = None
    """Games a searching bot tries out, all moves together; None: as many as its level usually does.

    More seconds alone change nothing: a level stays as strong as it is known to be. Who wants it to think for as long
    as the seconds last grants it AS_MANY_AS_FIT.
    """


USUAL_BUDGET: Final = Budget()
AS_MANY_AS_FIT: Final = 1 << 30
"""Simulations that no machine gets done: the seconds decide, as in ``Budget(2.0, AS_MANY_AS_FIT)``."""


class Bot(Protocol):
    """A player. It sits at one board on one seat, and is asked whenever that seat is to decide."""

    def choose(self, view: "States", moves: Moves, budget: Budget, rng: Stream) -> int:
        """One of ``moves``, which are never none.

        ``view`` is what ``seen_by`` shows this seat and is left as it is; ``rng`` is the bot's own stream and moves on.
        The same view, moves and stream give the same answer.
        """
        ...


class BotMaker(Protocol):
    """What makes a bot for a seat at a board: its class, as a rule."""

    def __call__(self, boards: "Boards", seat: int) -> Bot:
        """A bot that will be asked for this seat only."""
        ...

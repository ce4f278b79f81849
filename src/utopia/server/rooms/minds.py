"""Where a room's bots think: outside of its event loop, from what their seat may know."""

from typing import Protocol

import numpy as np

from utopia.bots import USUAL_BUDGET, Budget, Moves, Stream
from utopia.bots.supervision.answering import Answer, own_stream
from utopia.rules import Boards, States
from utopia.tables import Table


class Minds(Protocol):
    """``utopia.bots.supervision.crew.Crew``, or whatever thinks instead of it."""

    @property
    def is_ready(self) -> bool:
        """Whether they can think already: the first time ever it takes up to a minute before they can."""

    async def choose(
        self,
        name: str,
        boards: Boards,
        seat: int,
        view: States,
        moves: Moves,
        rng: Stream,
        budget: Budget = USUAL_BUDGET,
    ) -> Answer:
        """One of ``moves``, in bounded time."""


async def ask(minds: Minds, table: Table, seat: int, seed: int) -> int:
    """The code of the move that the bot of that seat chooses in the position as it is now; it is legal there."""
    game = table.game
    moves = np.array([choice.code for choice in game.moves(seat)], np.int32)
    stream = own_stream(seed, seat, len(game.events))
    answer = await minds.choose(table.names[seat], game.board, seat, game.seen_by(seat), moves, stream)
    return answer.code

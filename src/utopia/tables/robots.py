"""Bots at the table: asked with what their seat sees, and never able to stop the table."""

import logging
from collections.abc import Callable
from typing import TypeAlias

import numpy as np

from utopia.bots import USUAL_BUDGET, Bot
from utopia.bots.supervision import answering
from utopia.bots.supervision.answering import Answer, own_stream
from utopia.game import Game
from utopia.rules import Boards

_log = logging.getLogger(__name__)

Maker: TypeAlias = Callable[[str, Boards, int], Bot]
"""Makes a bot from its name, the board record and its seat (``utopia.bots.make``)."""


def ask(bot: Bot, game: Game, seat: int, seed: int) -> Answer:
    """The bot's choice for its seat; a failing bot's turn goes on with a legal move, and a line in the log."""
    moves = np.array([choice.code for choice in game.moves(seat)], np.int32)
    stream = own_stream(seed, seat, len(game.events))
    answer = answering.ask(lambda: bot, game.seen_by(seat), moves, USUAL_BUDGET, stream)
    if answer.trouble:
        _log.warning("the bot of %s failed at event %d (%s)", game.colours[seat], len(game.events), answer.trouble)
    return answer

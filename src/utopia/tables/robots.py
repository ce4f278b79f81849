"""Bots at the table: asked with their seat's view, and never able to stop the table."""

import logging
from collections.abc import Callable
from typing import TypeAlias

import numpy as np

from utopia.bots import USUAL_BUDGET, Bot, make
from utopia.bots.supervision import answering
from utopia.bots.supervision.answering import STAND_IN, Answer, Guard, own_stream
from utopia.game import Game
from utopia.rules import Boards

_log = logging.getLogger(__name__)

Maker: TypeAlias = Callable[[str, Boards, int], Bot]
"""Make a bot from its name, the board record and its seat (``utopia.bots.make``)."""


def ask(bot: Bot, game: Game, seat: int, seed: int) -> Answer:
    """Return the bot's choice for its seat; if it fails the stand-in decides, and the log gets a line."""
    answer = _asked(lambda: bot, game, seat, seed)
    if not answer.trouble or isinstance(bot, Guard):  # the guard has asked the stand-in and logged it
        return answer
    _log.warning("the bot of %s failed at event %d (%s)", game.colours[seat], len(game.events), answer.trouble)
    return Answer(_asked(lambda: make(STAND_IN, game.board, seat), game, seat, seed).code, answer.trouble)


def _asked(get_bot: Callable[[], Bot], game: Game, seat: int, seed: int) -> Answer:
    moves = np.array([choice.code for choice in game.moves(seat)], np.int32)
    stream = own_stream(seed, seat, len(game.events))
    return answering.ask(get_bot, game.seen_by(seat), moves, USUAL_BUDGET, stream)

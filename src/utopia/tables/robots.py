"""Bots at the table: asked with what their seat sees, and never able to stop the table."""

import hashlib
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np

from utopia.bots import USUAL_BUDGET, Bot
from utopia.chance import new_stream
from utopia.game import Game
from utopia.rules import Boards, Kind, decode

_log = logging.getLogger(__name__)

Maker: TypeAlias = Callable[[str, Boards, int], Bot]
"""Makes a bot from its name, the board record and its seat (``utopia.bots.make``)."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A bot's choice, and what went wrong if it is not its own."""

    code: int
    trouble: str = ""


def ask(bot: Bot, game: Game, seat: int, seed: int) -> Answer:
    """The bot's choice for its seat; a failing bot's turn goes on with a legal move, and a line in the log."""
    moves = [choice.code for choice in game.moves(seat)]
    stream = new_stream(_own_seed(seed, seat), len(game.events))
    try:
        code = int(bot.choose(game.seen_by(seat), np.array(moves, np.int32), USUAL_BUDGET, stream))
    except Exception as error:  # noqa: BLE001 - whatever a bot raises must not stop the table
        return _instead(moves, f"it raised {type(error).__name__}", game, seat)
    if code not in moves:
        return _instead(moves, "it chose no legal move", game, seat)
    return Answer(code)


def _own_seed(seed: int, seat: int) -> int:
    """A seed for a bot: the table's cannot be worked out from it, else a bot could work out the deal (BLAKE2b)."""
    return int.from_bytes(hashlib.blake2b(f"bot {seat} {seed}".encode(), digest_size=8).digest(), "little")


def _instead(moves: Sequence[int], trouble: str, game: Game, seat: int) -> Answer:
    """End the turn if that is possible, else the first move: dull, but legal and always the same."""
    ends = [code for code in moves if decode(code).kind == Kind.END]
    _log.warning("the bot of %s failed at event %d (%s)", game.colours[seat], len(game.events), trouble)
    return Answer((ends or moves)[0], trouble)

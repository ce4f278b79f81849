"""How the arena ends: statuses, and the errors that are told in one sentence.

0: all games were played. 1: it had to stop. 2: the command was used wrongly. 130: interrupted; what was done is shown.
"""

import sys
from typing import Final

from utopia.arena import BotFaultError, MatchError
from utopia.arena.keeping.errors import KeepingError
from utopia.arena.running.errors import PlayingError
from utopia.boards import BoardError
from utopia.bots import BotError
from utopia.bots.supervision.limits import LimitsError
from utopia.cli.speaking import told
from utopia.extras import MissingExtraError
from utopia.rules import EditionError

FINE, FAILED, MISUSED, INTERRUPTED = 0, 1, 2, 130
MISUSES: Final = (MatchError, BotError, EditionError, BoardError, KeepingError, LimitsError, MissingExtraError)
"""Errors before the first game."""
STOPS: Final = (BotError, BotFaultError, KeepingError, PlayingError)
"""Errors that end a tournament early."""


def refuse(sentence: str, status: int) -> int:
    """Say it on the error stream."""
    sys.stderr.write(sentence + "\n")
    return status


def sentence(error: Exception) -> str:
    """Return an error's message, with its full stop."""
    text = told(error)
    return text if text.endswith(("?", ".")) else f"{text}."

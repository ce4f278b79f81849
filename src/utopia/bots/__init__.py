"""Players that are programs.

``make("mason", boards, seat)`` gives a bot; it answers ``choose(view, moves, budget, rng)`` and is shown its seat's
view (``seen_by``), never the state. Importing this package compiles nothing; making a bot does. The bots of others
go by entry points or files (``my_bots.py:Mine``), and are asked through ``utopia.bots.supervision.guarding``.
"""

from utopia.bots.bot import AS_MANY_AS_FIT, USUAL_BUDGET, Bot, BotMaker, Budget, Moves, Stream
from utopia.bots.files import BotError
from utopia.bots.registry import (
    BOT_NAMES,
    LEVELS,
    SEARCHING,
    check_name,
    find_bot,
    is_bot,
    is_built_in,
    known_bots,
    make,
    short_name,
)

__all__ = [
    "AS_MANY_AS_FIT",
    "BOT_NAMES",
    "LEVELS",
    "SEARCHING",
    "USUAL_BUDGET",
    "Bot",
    "BotError",
    "BotMaker",
    "Budget",
    "Moves",
    "Stream",
    "check_name",
    "find_bot",
    "is_bot",
    "is_built_in",
    "known_bots",
    "make",
    "short_name",
]

"""Players that are programs.

``make("greedy", boards, seat)`` gives a bot; it answers ``choose(view, moves, budget, rng)`` and is shown what its seat
may know (``seen_by``), never the state. Importing this package compiles nothing; making a bot does.
"""

from utopia.bots.bot import AS_MANY_AS_FIT, USUAL_BUDGET, Bot, BotMaker, Budget, Moves, Stream
from utopia.bots.registry import BOT_NAMES, LEVELS, SEARCHING, BotError, check_name, find_bot, make

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
    "make",
]

"""Bots by name. The built-in ones are entry points that need no installation; others will be found the same way."""

from importlib.metadata import EntryPoint
from typing import TYPE_CHECKING, Final

from utopia.bots.bot import Bot, BotMaker
from utopia.notation.words import NotationError, read_word

if TYPE_CHECKING:
    from utopia.rules import Boards

_BUILT_IN: Final = {
    "apprentice": "utopia.bots.levels.apprentice:Apprentice",
    "mason": "utopia.bots.levels.mason:Mason",
    "envoy": "utopia.bots.levels.envoy:Envoy",
    "architect": "utopia.bots.levels.architect:Architect",
    "regent": "utopia.bots.levels.regent:Regent",
    "greedy": "utopia.bots.quick:GreedyBot",
    "random": "utopia.bots.quick:RandomBot",
}
BOT_NAMES: Final = tuple(_BUILT_IN)
"""The names ``make`` knows."""
LEVELS: Final = ("apprentice", "mason", "envoy", "architect", "regent")
"""The named levels, each stronger than the one before."""
SEARCHING: Final = ("envoy", "architect", "regent")
"""Those of them that need milliseconds for a decision, and obey a budget."""


class BotError(ValueError):
    """A bot that there is not; the message says what was read and what would be right."""


def find_bot(name: str) -> BotMaker:
    """What makes the bots of that name; loads their code. BotError names the nearest bot or all of them."""
    check_name(name)
    maker: BotMaker = EntryPoint(name, _BUILT_IN[name], "utopia.bots").load()
    return maker


def check_name(name: str) -> None:
    """BotError if there is no such bot; loads nothing."""
    try:
        read_word(name, BOT_NAMES, "bot")
    except NotationError as error:
        raise BotError(str(error)) from None


def make(name: str, boards: "Boards", seat: int) -> Bot:
    """The bot of that name for a seat at this board."""
    return find_bot(name)(boards, seat)

"""Bots by name: our own, those of installed packages (entry points `utopia.bots`), and those in a file."""

import re
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING, Final, cast

from utopia.bots.bot import Bot, BotMaker
from utopia.bots.files import BotError, check_file, is_in_file, load_from_file, short_error
from utopia.locales import Phrase
from utopia.notation.words import NotationError, read_word

if TYPE_CHECKING:
    from utopia.rules import Boards

GROUP: Final = "utopia.bots"
"""The entry points by which packages announce their bots."""
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
"""Our own bots."""
LEVELS: Final = ("apprentice", "mason", "envoy", "architect", "regent")
"""The named levels, each stronger than the one before."""
SEARCHING: Final = ("envoy", "architect", "regent")
"""The levels that need milliseconds for a decision, and obey a budget."""
_NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,39}")


def known_bots() -> tuple[str, ...]:
    """The bots that need no file: our own, then those of installed packages."""
    return BOT_NAMES + tuple(_installed())


def is_bot(name: str) -> bool:
    """Return whether the name means a bot, and no person; the name of a bot in a file may still be wrong."""
    return name in _BUILT_IN or is_in_file(name) or name in _installed()


def is_built_in(name: str) -> bool:
    """Return whether it is one of ours, which may think in our own process."""
    return name in _BUILT_IN


def package_of(name: str) -> str:
    """Return the installed package of the bot, and its version; nothing for ours or for one in a file."""
    point = None if name in _BUILT_IN else _installed().get(name)
    return "" if point is None or point.dist is None else f"{point.dist.name} {point.dist.version}"


def short_name(name: str) -> str:
    """Return the bot's name at the table: of `my_bots.py:Mine` it is `Mine`."""
    return name.rpartition(":")[2] if is_in_file(name) else name


def check_name(name: str) -> None:
    """Raise BotError if there is no such bot: it names the nearest, or all of them. Load nothing."""
    if name in _BUILT_IN:
        return
    try:
        if not is_in_file(name):
            read_word(name, known_bots(), "bot")
            return
        from utopia.notation.header import checked_text  # noqa: PLC0415 - loads the rules, which most names do not need

        checked_text(name, "name")
    except NotationError as error:
        raise BotError(error.phrase) from None
    check_file(name)


def find_bot(name: str) -> BotMaker:
    """Load the factory of the bots of that name. BotError names the fault of the name or the code."""
    check_name(name)
    if name in _BUILT_IN:
        maker: BotMaker = EntryPoint(name, _BUILT_IN[name], GROUP).load()
        return maker
    found = load_from_file(name) if is_in_file(name) else _load(_installed()[name])
    if not callable(found):
        raise BotError(Phrase("bot-no-maker", {"name": name, "type": type(found).__name__}))
    if isinstance(found, type) and not callable(getattr(found, "choose", None)):
        raise BotError(Phrase("bot-no-choose", {"name": name}))
    return cast("BotMaker", found)


def make(name: str, boards: "Boards", seat: int) -> Bot:
    """Make the bot of that name for a seat at this board. BotError as ``find_bot``, or if the factory makes no bot."""
    bot = find_bot(name)(boards, seat)
    if not callable(getattr(bot, "choose", None)):
        raise BotError(Phrase("bot-no-choose", {"name": name}))
    return bot


@cache
def _installed() -> dict[str, EntryPoint]:
    """Return the bots of other packages; our names stay ours, and of two with one name the first is taken."""
    points = sorted(entry_points(group=GROUP), key=lambda point: point.value, reverse=True)
    found = {point.name: point for point in points if _NAME.fullmatch(point.name)}
    return {name: found[name] for name in sorted(found) if name not in _BUILT_IN}


def _load(point: EntryPoint) -> object:
    try:
        found: object = point.load()
    except (Exception, SystemExit) as error:
        words = {"name": point.name, "value": point.value, "error": short_error(error)}
        raise BotError(Phrase("bot-entry-broken", words)) from error
    return found

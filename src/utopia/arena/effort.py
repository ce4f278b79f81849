"""Weight of a game's thinking time, for estimates of the time left."""

from typing import Final

from utopia.arena.match import Match
from utopia.bots import find_bot, is_built_in
from utopia.bots.search.player import SearchingBot

_WITHOUT_SEARCH: Final = 1


def effort(match: Match) -> float:
    """Of a game of the match, in simulations of all its seats."""
    return sum(_of(name) for name in match.players)


def _of(name: str) -> int:
    maker: object = find_bot(name) if is_built_in(name) else None
    if isinstance(maker, type) and issubclass(maker, SearchingBot):
        return maker.depth.simulations
    return _WITHOUT_SEARCH

"""Suitable bots for a person: as strong as in the last games, or a level more or less after two alike.

It needs no rules: the start page uses it while they are still being loaded.
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from utopia.bots.registry import LEVELS
from utopia.server.lobby.messages import Opponents

RECENT: Final = 20
"""Finished games that are looked at, the latest first."""
_IN_A_ROW: Final = 2
"""Games in a row of one level, all won or all lost with the last place, until the level changes."""


class Placed(msgspec.Struct, frozen=True):
    """Number of a person's games that count (``Figures``)."""

    place: int


class Others(msgspec.Struct, frozen=True):
    """Of ``Company``."""

    players: int
    people: int
    levels: list[str]


class Finished(msgspec.Struct, frozen=True):
    """The data of a person's game that counts here (``achievements.Deed``)."""

    figures: Placed
    company: Others

    @property
    def level(self) -> str | None:
        """The strongest bot of a game against bots of our levels alone; None for any other game."""
        levels = self.company.levels
        if self.company.people or not levels or not set(levels) <= set(LEVELS):
            return None
        return max(levels, key=LEVELS.index)


def suitable(games: Sequence[Finished]) -> Opponents:
    """The level for the next game; ``games`` are those that are finished, the latest first."""
    against = [game for game in games if game.level is not None]
    if not against or (level := against[0].level) is None:
        return Opponents(LEVELS[0], "first")
    here = LEVELS.index(level)
    last = [game for game in against[:_IN_A_ROW] if game.level == level]
    if len(last) == _IN_A_ROW:
        if all(game.figures.place == 1 for game in last) and here + 1 < len(LEVELS):
            return Opponents(LEVELS[here + 1], "stronger")
        if all(game.figures.place == game.company.players for game in last) and here > 0:
            return Opponents(LEVELS[here - 1], "gentler")
    return Opponents(level, "same")

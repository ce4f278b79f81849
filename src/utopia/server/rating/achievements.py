"""Achievements: of one game, or of all games of a person. Their texts are ``achievement-NAME``."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from utopia.rules import PRESETS
from utopia.rules.model import sources
from utopia.rules.model.material import MIN_PLAYERS, SEATS
from utopia.server.rating.company import Company
from utopia.server.rating.figures import Figures


@dataclass(frozen=True, slots=True)
class Deed:
    """One game of one person."""

    figures: Figures
    company: Company

    @property
    def is_won(self) -> bool:
        """Return whether the player came first; a shared first place counts (R-END-2)."""
        return self.figures.place == 1


_InOne: TypeAlias = Callable[[Figures], bool]
_InAll: TypeAlias = Callable[[Sequence[Deed]], bool]

_WON: Final[dict[str, _InOne]] = {
    "no-wonder": lambda own: own.wonders == 0 and own.wonders_of_others >= 2,
    "two-peoples": lambda own: sum(districts > 0 for districts in own.monuments) <= 2,
    "by-a-nose": lambda own: own.lead == 0,
    "landslide": lambda own: own.lead >= 15,
    "quiet-climb": lambda own: own.led == 0,
    "let-him-be": lambda own: own.deeds["raised"] + own.deeds["lowered"] == 0,
    "unprivileged": lambda own: own.deeds["privileges"] == 0,
}
"""In a fair game that was won."""
_DONE: Final[dict[str, _InOne]] = {
    "three-wonders": lambda own: own.wonders >= 3,
    "five-peoples": lambda own: all(own.monuments),
    "all-islands": lambda own: all(own.islands),
    "whole-island": lambda own: own.ruled > 0,
    "kings-darling": lambda own: own.best_civilization >= 15,
    "harvest": lambda own: own.best_round >= 22,
    "seventy": lambda own: own.score >= 70,
    "kings-ear": lambda own: own.deeds["raised"] + own.deeds["lowered"] >= 10,
    "good-host": lambda own: own.sources[sources.ADDITION] >= 6,
}
"""In any fair game."""
_OVER_TIME: Final[dict[str, _InAll]] = {
    "regular": lambda deeds: sum(deed.company.people > 0 for deed in deeds) >= 10,
    "every-table": lambda deeds: _won_with(deeds) >= set(range(MIN_PLAYERS, SEATS + 1)),
    "every-edition": lambda deeds: {deed.company.edition for deed in deeds} >= set(PRESETS),
}
"""In all fair games together."""
_FIRST: Final = "first-game"
_AMONG_PEOPLE: Final = "among-people"
_FROM_BEHIND: Final = "last-to-first"
_BEATEN: Final = {"beat-architect": ("architect", "regent"), "beat-regent": ("regent",)}
"""Won against a bot of such a level."""

ACHIEVEMENTS: Final = (
    _FIRST,
    _AMONG_PEOPLE,
    "regular",
    "every-table",
    "every-edition",
    *_BEATEN,
    _FROM_BEHIND,
    *_WON,
    *_DONE,
)
"""All names, in the order of display."""


def earned(deed: Deed, before: Sequence[Deed]) -> list[str]:
    """Return the achievements of a game, whether the player has them already or not.

    ``before`` are their earlier games.
    """
    names = {_FIRST}
    if deed.company.is_fair:
        names.update(_earned_fairly(deed))
        fair = [deed, *(other for other in before if other.company.is_fair)]
        names.update(name for name, is_earned in _OVER_TIME.items() if is_earned(fair))
    return [name for name in ACHIEVEMENTS if name in names]


def _earned_fairly(deed: Deed) -> set[str]:
    own, company = deed.figures, deed.company
    names = {name for name, is_earned in _DONE.items() if is_earned(own)}
    if deed.is_won:
        names.update(name for name, is_earned in _WON.items() if is_earned(own))
        names.update(name for name, levels in _BEATEN.items() if set(levels) & set(company.levels))
        names.update({_AMONG_PEOPLE} if company.people else ())
        # With two players one is always last.
        names.update({_FROM_BEHIND} if own.before_last == company.players > MIN_PLAYERS else ())
    return names


def _won_with(deeds: Sequence[Deed]) -> set[int]:
    """Return numbers of players with which the person has won."""
    return {deed.company.players for deed in deeds if deed.is_won}

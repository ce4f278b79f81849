"""Ratings: Plackett and Luce's model as openskill reckons it; and the bots that suit a person."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

import msgspec

from utopia.bots.registry import LEVELS
from utopia.server.lobby.messages import Opponents

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

PROVISIONAL: Final = 10
"""Rated games until a rating is more than a guess; before that it gives no rank."""
_MIDDLE: Final = 1500
_STEP: Final = 40
"""Points shown for one of the model's."""
_MU: Final = 25.0
_SIGMA: Final = _MU / 3


@dataclass(frozen=True, slots=True)
class Strength:
    """The rating of a player with one number of players at the table; by default of an unknown player."""

    mu: float = _MU
    """The player's likeliest strength."""
    sigma: float = _SIGMA
    """The doubt: a standard deviation."""

    @property
    def points(self) -> int:
        """``mu`` as people read it: everybody begins with 1500."""
        return round(_MIDDLE + _STEP * (self.mu - _MU))

    @property
    def doubt(self) -> int:
        """``sigma`` in the same points."""
        return round(_STEP * self.sigma)


def after(strengths: Sequence[Strength], places: Sequence[int]) -> list[Strength]:
    """Return [player] -> their rating after a game with these places; equal places are a tie."""
    model = _model()
    teams = [[model.create_rating([each.mu, each.sigma])] for each in strengths]
    rated = model.rate(teams, ranks=[float(place) for place in places])
    return [Strength(team[0].mu, team[0].sigma) for team in rated]


@cache
def _model() -> "PlackettLuce":
    """With openskill's own small growth of doubt before every game: people learn, and forget."""
    from openskill.models import PlackettLuce  # noqa: PLC0415 - takes its time to load, and few games are rated

    return PlackettLuce(mu=_MU, sigma=_SIGMA)


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

"""Ratings: Plackett and Luce's model as openskill reckons it, the same as the arena's for bots."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

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

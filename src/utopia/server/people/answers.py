"""Stored and computed data about people, as it goes to the page."""

from collections.abc import Sequence
from datetime import timedelta
from typing import Final

from utopia.server.database.schema import now
from utopia.server.people.messages import Honour, Leader, RatingPoint, RatingView
from utopia.server.people.ratings import Ranked, RankedKind, Ranking, Rating, RatingChange
from utopia.server.people.store import Earned
from utopia.server.people.strength import PROVISIONAL, Strength
from utopia.server.web.messages import iso

ACTIVE_DAYS: Final = 180
"""Days without a rated game after which a player has no rank."""


def ranking(players: int, kind: RankedKind) -> Ranking:
    """Return the conditions for a rank at this moment."""
    return Ranking(players, PROVISIONAL, now() - timedelta(days=ACTIVE_DAYS), kind)


def rating_view(rating: Rating) -> RatingView:
    """A rating as people read it."""
    strength = Strength(rating.mu, rating.sigma)
    is_provisional = rating.games < PROVISIONAL
    about = (rating.players, strength.points, strength.doubt, rating.games)
    return RatingView(*about, is_provisional, rating.rank, iso(rating.changed))


def leader(ranked: Ranked) -> Leader:
    """A line of the leaderboard."""
    strength = Strength(ranked.mu, ranked.sigma)
    about = (strength.points, strength.doubt, ranked.games, ranked.program)
    return Leader(ranked.rank, ranked.person, ranked.name, *about)


def honour(earned: Earned, *, mine: bool) -> Honour:
    """An achievement; only its owner may open the game."""
    return Honour(earned.name, iso(earned.at), earned.game if mine else None)


def rating_points(changes: Sequence[RatingChange], *, mine: bool) -> list[RatingPoint]:
    """The curve of a rating: before the first of these games, and after each."""
    points = [_point(change, mine=mine) for change in changes]
    if not changes:
        return points
    first = changes[0]
    before = Strength(first.mu_before, first.sigma_before)
    return [RatingPoint(iso(first.at), before.points, before.doubt, None), *points]


def _point(change: RatingChange, *, mine: bool) -> RatingPoint:
    strength = Strength(change.mu, change.sigma)
    return RatingPoint(iso(change.at), strength.points, strength.doubt, change.game if mine else None)

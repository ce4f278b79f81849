"""Profiles, ratings and achievements as they are told to visitors."""

from collections.abc import Sequence
from datetime import timedelta
from typing import Final

from litestar import Response

from utopia.server.database.schema import now
from utopia.server.game.loading import LateEngine
from utopia.server.people import messages as told
from utopia.server.people.messages import Honour, Leader, RatingPoint, RatingView
from utopia.server.people.ratings import Ranked, RankedKind, Ranking, Rating, RatingChange, Ratings
from utopia.server.people.store import Achievements, Earned, Figures, Profile
from utopia.server.people.strength import PROVISIONAL, Strength
from utopia.server.web.messages import iso
from utopia.server.web.responses import PRIVATE

ACTIVE_DAYS: Final = 180
"""Days without a rated game after which a player has no rank."""


class ProfileAnswers:
    """Profiles with ratings, achievements and sums over all games."""

    def __init__(self, ratings: Ratings, achievements: Achievements, figures: Figures, engine: LateEngine) -> None:
        self._ratings, self._achievements, self._figures, self._engine = ratings, achievements, figures, engine

    async def of(self, profile: Profile, *, is_mine: bool) -> Response[told.Profile]:
        """Return the answer about a profile; it waits until the rules are loaded."""
        engine = await self._engine()
        kind: RankedKind = "people" if profile.bot_of is None else "programs"
        rankings = [ranking(players, kind) for players in range(2, 6)]
        ratings = await self._ratings.of_person(profile.id, rankings)
        honours = await self._achievements.of_person(profile.id)
        shown = told.Profile(
            id=profile.id,
            name=profile.name,
            since=iso(profile.signed_up or profile.created),
            program=profile.bot_of is not None,
            mine=is_mine,
            shows_games=profile.shows_games,
            ratings=[rating_view(one) for one in ratings],
            provisional_games=PROVISIONAL,
            summary=await engine.summary(await self._figures.of_person(profile.id)),
            honours=[honour(one, mine=is_mine) for one in honours],
            all_honours=engine.all_honours(),
        )
        return Response(shown, headers=PRIVATE)


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

"""A profile as it is told to visitors."""

from litestar import Response

from utopia.server.game.loading import LateEngine
from utopia.server.people import answers
from utopia.server.people import messages as told
from utopia.server.people.ratings import RankedKind, Ratings
from utopia.server.people.store import Achievements, Figures, Profile
from utopia.server.people.strength import PROVISIONAL
from utopia.server.web.messages import iso
from utopia.server.web.responses import PRIVATE


class ProfileAnswers:
    """Profiles with ratings, achievements and sums over all games."""

    def __init__(self, ratings: Ratings, achievements: Achievements, figures: Figures, engine: LateEngine) -> None:
        self._ratings, self._achievements, self._figures, self._engine = ratings, achievements, figures, engine

    async def of(self, profile: Profile, *, is_mine: bool) -> Response[told.Profile]:
        """Return the answer about a profile; it waits until the rules are loaded."""
        engine = await self._engine()
        kind: RankedKind = "people" if profile.bot_of is None else "programs"
        rankings = [answers.ranking(players, kind) for players in range(2, 6)]
        ratings = await self._ratings.of_person(profile.id, rankings)
        honours = await self._achievements.of_person(profile.id)
        shown = told.Profile(
            id=profile.id,
            name=profile.name,
            since=iso(profile.signed_up or profile.created),
            program=profile.bot_of is not None,
            mine=is_mine,
            shows_games=profile.shows_games,
            ratings=[answers.rating_view(one) for one in ratings],
            provisional_games=PROVISIONAL,
            summary=await engine.summary(await self._figures.of_person(profile.id)),
            honours=[answers.honour(one, mine=is_mine) for one in honours],
            all_honours=engine.all_honours(),
        )
        return Response(shown, headers=PRIVATE)

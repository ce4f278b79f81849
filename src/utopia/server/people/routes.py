"""Achievements that a game has earned its player: shown when it is over."""

from typing import Annotated, Final

from litestar import Response, Router, get, patch
from litestar.di import NamedDependency
from litestar.openapi.spec import Example
from litestar.params import Body, FromPath, PathParameter, QueryParameter

from utopia.server.accounts.visitor import Asker, Visitor
from utopia.server.database.schema.games import GameState
from utopia.server.game.access import TableAccess
from utopia.server.game.loading import LateEngine
from utopia.server.people import messages as told
from utopia.server.people.games import MARK_PATTERN, ProfileGames, after
from utopia.server.people.messages import GameHonours
from utopia.server.people.ratings import RankedKind, Ratings
from utopia.server.people.service import (
    ACTIVE_DAYS,
    ProfileAnswers,
    honour,
    leader,
    ranking,
    rating_points,
    rating_view,
)
from utopia.server.people.store import Achievements, Profile, Profiles, Wanted
from utopia.server.people.strength import PROVISIONAL, Strength
from utopia.server.web.policy import policy
from utopia.server.web.problems import ProblemError
from utopia.server.web.responses import PRIVATE, refusals


@get("/", summary="What a game has earned me", responses=refusals(404, 409), opt=policy("known", scope="games:read"))
async def show_honours(
    visitor: Asker,
    access: NamedDependency[TableAccess],
    ratings_store: NamedDependency[Ratings],
    achievements_store: NamedDependency[Achievements],
    late_engine: NamedDependency[LateEngine],
    game_id: FromPath[str],
) -> Response[GameHonours]:
    """New marks of honour, and what became of one's rating; waits until they are reckoned."""
    at = await access(visitor, game_id)
    at.require(GameState.OVER)
    engine = await late_engine()
    await engine.rooms.endings.settled(game_id)
    who = visitor.id or ""
    earned = await achievements_store.of_game(who, game_id)
    change = (await ratings_store.of_games(who, [game_id])).get(game_id)
    told = GameHonours(
        honours=[honour(one, mine=True) for one in earned],
        before=Strength(change.mu_before).points if change else None,
        after=Strength(change.mu).points if change else None,
    )
    return Response(told, headers=PRIVATE)


honours_router = Router("/api/games/{game_id:str}/honours", route_handlers=[show_honours], tags=["games"])


_ME: Final = "me"
_PAGE: Final = 50
_MOST_POINTS: Final = 200
PlayersQuery = Annotated[int, QueryParameter(ge=2, le=5, description="Players at the table.")]


@get("/", summary="The leaderboard", responses=refusals(), opt=policy("anybody", scope="any"))
async def leaderboard(
    visitor: Asker,
    ratings_store: NamedDependency[Ratings],
    players: PlayersQuery = 2,
    first: Annotated[int, QueryParameter(ge=0, le=1_000_000, description="Lines to leave out.")] = 0,
    named: Annotated[str, QueryParameter(max_length=24, description="Only names with this in them.")] = "",
    kind: Annotated[RankedKind, QueryParameter(description="People, bot accounts, or both together.")] = "people",
) -> Response[told.Leaderboard]:
    """At most 50 lines, the first rank first. Bot accounts stand there if their owners let them play rated games."""
    ratings, wanted = ratings_store, ranking(players, kind)
    lines = await ratings.ranked(wanted, first, _PAGE + 1, named.strip())
    own = await ratings.of_person(visitor.id, [wanted]) if visitor.id else []
    mine = next((rating_view(one) for one in own if one.players == players), None)
    leaders = [leader(line) for line in lines[:_PAGE]]
    more = len(lines) > _PAGE
    board = told.Leaderboard(players, leaders, more, mine, PROVISIONAL, ACTIVE_DAYS)
    return Response(board, headers=PRIVATE)


@get("/{person_id:str}", summary="A profile", responses=refusals(401, 404), opt=policy("anybody", scope="any"))
async def show_profile(
    visitor: Asker,
    profiles_store: NamedDependency[Profiles],
    profile_answers: NamedDependency[ProfileAnswers],
    person_id: FromPath[str],
) -> Response[told.Profile]:
    """Of an account; guests have none."""
    profile = await _profile(visitor, profiles_store, person_id)
    return await profile_answers.of(profile, is_mine=profile.id == _own_id(visitor))


@patch(
    "/{person_id:str}",
    summary="Show my games, or hide them",
    responses=refusals(401, 403, 404, 413, 422, 503),
    opt=policy("known"),
)
async def change_profile(
    visitor: Asker,
    profiles_store: NamedDependency[Profiles],
    profile_answers: NamedDependency[ProfileAnswers],
    person_id: FromPath[str],
    data: Annotated[told.ProfileChange, Body(examples=[Example(value={"shows_games": True})])],
) -> Response[told.Profile]:
    """Everybody may look at my finished games, or I alone; ratings and marks of honour are there for all."""
    profile = await _profile(visitor, profiles_store, person_id)
    if profile.id != visitor.known().id:
        raise ProblemError(403, "this profile is somebody else's; change your own", "problem-profile-of-another")
    await profiles_store.show_games(profile.id, shown=data.shows_games)
    return await profile_answers.of(
        await _profile(visitor, profiles_store, _ME), is_mine=profile.id == _own_id(visitor)
    )


@get(
    "/{person_id:str}/ratings/{players:int}",
    summary="How a rating went",
    responses=refusals(401, 404, 422),
    opt=policy("anybody", scope="any"),
)
async def show_ratings(
    visitor: Asker,
    ratings_store: NamedDependency[Ratings],
    profiles_store: NamedDependency[Profiles],
    person_id: FromPath[str],
    players: Annotated[int, PathParameter(ge=2, le=5)],
) -> Response[told.RatingHistory]:
    """After each of the latest 200 rated games with so many players."""
    profile = await _profile(visitor, profiles_store, person_id)
    changes = await ratings_store.changes(profile.id, players, _MOST_POINTS)
    points = rating_points(changes, mine=profile.id == _own_id(visitor))
    return Response(told.RatingHistory(players, points), headers=PRIVATE)


@get(
    "/{person_id:str}/games",
    summary="Finished games",
    responses=refusals(401, 403, 404, 422),
    opt=policy("anybody", scope="any"),
)
async def show_games(
    visitor: Asker,
    profiles_store: NamedDependency[Profiles],
    profile_games: NamedDependency[ProfileGames],
    person_id: FromPath[str],
    players: Annotated[int | None, QueryParameter(ge=2, le=5, description="Players at the table.")] = None,
    rated: Annotated[bool | None, QueryParameter(description="Only rated games, or only others.")] = None,
    place: Annotated[int | None, QueryParameter(ge=1, le=5, description="Only games that ended so for them.")] = None,
    before: Annotated[str | None, QueryParameter(pattern=MARK_PATTERN, description="`next` of a page.")] = None,
) -> Response[told.FinishedGames]:
    """20 of them, the latest first; for themselves, and for everybody if they say so."""
    profile = await _profile(visitor, profiles_store, person_id)
    if profile.id != _own_id(visitor) and not profile.shows_games:
        raise ProblemError(403, "whose games these are does not show them to others", "problem-games-hidden")
    wanted = Wanted(players, rated, place, after(before))
    games = await profile_games.page(profile.id, _own_id(visitor), wanted)
    return Response(games, headers=PRIVATE)


def _own_id(visitor: Visitor) -> str | None:
    """Return whether the visitor may see more than everybody; a program with a token, of any scope, may not."""
    return visitor.id if visitor.key is None else None


async def _profile(visitor: Visitor, profiles_store: Profiles, id_: str) -> Profile:
    """Raise ProblemError 404 for guests, and for unknown ids."""
    wanted = visitor.known().id if id_ == _ME else id_
    profile = await profiles_store.of(wanted)
    if profile is None and id_ == _ME:
        raise ProblemError(404, "guests have no profile; sign up to have one", "problem-guest-profile")
    if profile is None:
        raise ProblemError(404, "there is nobody with an account by that id", "problem-no-profile")
    return profile


people_router = Router(
    "/api/people",
    route_handlers=[leaderboard, show_profile, change_profile, show_ratings, show_games],
    tags=["people"],
)

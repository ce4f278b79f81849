"""Quiet hours and holidays: when a person's slow clocks stand still, and no notifications are sent."""

from collections import Counter
from collections.abc import Iterable
from datetime import UTC, date, datetime, timedelta
from typing import Annotated, Final

import msgspec
from litestar import Response, Router, get, put
from litestar.di import NamedDependency
from litestar.openapi.spec import Example
from litestar.params import Body

from utopia.server.accounts.messages import Preferences
from utopia.server.accounts.visitor import Asker, Visitor
from utopia.server.database.schema.games import GameState
from utopia.server.game.live_games import LiveGames
from utopia.server.notifications.preferences import PreferencesOfPeople
from utopia.server.tables.games import Games
from utopia.server.web.policy import policy
from utopia.server.web.problems import ProblemError
from utopia.server.web.responses import PRIVATE, refusals
from utopia.tables.clocks.rests import MOST_HOLIDAYS, MOST_QUIET, Holiday, Quiet, is_zone, zone_of

_FARTHEST: Final = timedelta(days=550)
"""So far ahead may a holiday end."""
_EXAMPLE: Final = Preferences("Europe/Rome", Quiet(22 * 60, 7 * 60), [Holiday(date(2027, 8, 1), date(2027, 8, 14))])


@get("/", summary="My quiet hours and holidays", responses=refusals(), opt=policy("anybody"))
async def show(visitor: Asker, preferences_store: NamedDependency[PreferencesOfPeople]) -> Response[Preferences]:
    """None, for a person who has chosen nothing."""
    chosen = await preferences_store.of(visitor.id) if visitor.id else Preferences()
    return _answer(visitor, chosen)


@put(
    "/",
    summary="Choose quiet hours and holidays",
    responses=refusals(403, 413, 422, 503),
    opt=policy("anybody", while_banned=True),
)
async def choose(
    visitor: Asker,
    games_store: NamedDependency[Games],
    preferences_store: NamedDependency[PreferencesOfPeople],
    live_games: NamedDependency[LiveGames],
    data: Annotated[Preferences, Body(examples=[Example(value=msgspec.to_builtins(_EXAMPLE))])],
) -> Response[Preferences]:
    """All of them at once. Days that are over stay; new quiet hours count from one's next turn on."""
    person = await visitor.guest()
    old = await preferences_store.of(person.id)
    chosen = checked(data, old, datetime.now(UTC))
    await preferences_store.choose(person.id, chosen)
    for game in await games_store.of_person(person.id):
        if game.state is GameState.RUNNING and game.tempo is not None:
            await live_games.changed(game.id)
    return _answer(visitor, chosen)


def checked(wish: Preferences, old: Preferences, now: datetime) -> Preferences:
    """Return a person's request, with their used days of holiday. Raise ProblemError 422 if it is too much."""
    if not is_zone(wish.zone):
        raise ProblemError(422, f"zone: {wish.zone!r} is no time zone; one is `Europe/Rome`", "problem-zone")
    if wish.quiet is not None and wish.quiet.length > MOST_QUIET * 60:
        told = f"quiet: at most {MOST_QUIET} hours a day may be quiet"
        raise ProblemError(422, told, "problem-quiet", most=MOST_QUIET)
    today = now.astimezone(zone_of(wish.zone)).date()
    holidays = [*_had(old.holidays, today), *_to_come(wish.holidays, today)]
    _check_days(holidays)
    return msgspec.structs.replace(wish, holidays=holidays)


def _had(holidays: Iterable[Holiday], today: date) -> list[Holiday]:
    """Days that are over, of this year and the last one."""
    yesterday, oldest = today - timedelta(days=1), date(today.year - 1, 1, 1)
    begun = [one for one in holidays if one.first < today and one.last >= oldest]
    return [Holiday(one.first, min(one.last, yesterday)) for one in begun]


def _to_come(holidays: Iterable[Holiday], today: date) -> list[Holiday]:
    """Return days that are not over. Raise ProblemError 422 for an invalid holiday."""
    for one in holidays:
        if one.last < one.first or one.last > today + _FARTHEST:
            told = f"holidays: {one.first} to {one.last} ends before it begins, or in more than a year"
            raise ProblemError(422, told, "problem-holiday")
    return [Holiday(max(one.first, today), one.last) for one in holidays if one.last >= today]


def _check_days(holidays: Iterable[Holiday]) -> None:
    days = Counter(day.year for day in {day for one in holidays for day in one.days()})
    for year, number in days.items():
        if number > MOST_HOLIDAYS:
            told = f"holidays: {number} days in {year}; there are {MOST_HOLIDAYS} a year"
            raise ProblemError(422, told, "problem-holidays", most=MOST_HOLIDAYS, year=str(year))


def _answer(visitor: Visitor, preferences: Preferences) -> Response[Preferences]:
    return Response(preferences, cookies=visitor.cookies, headers=PRIVATE)


preferences_router = Router("/api/me/preferences", route_handlers=[show, choose], tags=["me"])

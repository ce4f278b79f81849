"""Quiet hours and holidays: what may be chosen, and what has been had."""

from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest

from tests.server.conftest import Visitor
from utopia.server.accounts.messages import Preferences
from utopia.server.accounts.routes.preferences import checked
from utopia.server.web.problems import ProblemError
from utopia.tables.clocks import Holiday, Quiet

NOW = datetime(2026, 5, 10, 12, tzinfo=UTC)


def holidays(*days: tuple[date, date]) -> Preferences:
    return Preferences("UTC", None, [Holiday(*one) for one in days])


def test_they_are_kept(visit: Callable[[], Visitor]) -> None:
    visitor = visit()
    assert visitor.get("/api/me/preferences").json() == {"zone": "UTC", "quiet": None, "holidays": []}
    first = (datetime.now(UTC) + timedelta(days=30)).date()
    wish = {
        "zone": "Europe/Rome",
        "quiet": {"begins": 1320, "ends": 420},
        "holidays": [{"first": first.isoformat(), "last": (first + timedelta(days=6)).isoformat()}],
    }
    assert visitor.send("PUT", "/api/me/preferences", wish).json() == wish
    assert visitor.get("/api/me/preferences").json() == wish


@pytest.mark.parametrize(
    ("wish", "problem"),
    [
        ({"zone": "Atlantis/Capital"}, "problem-zone"),
        ({"zone": "../../etc/passwd"}, "problem-zone"),
        ({"quiet": {"begins": 0, "ends": 721}}, "problem-quiet"),
        ({"holidays": [{"first": "2026-05-12", "last": "2026-05-11"}]}, "problem-holiday"),
        ({"holidays": [{"first": "2026-05-12", "last": "9999-12-31"}]}, "problem-holiday"),
        ({"quiet": {"begins": 0, "ends": 1440}}, "problem-field-large"),
        ({"holidays": [{"first": "yesterday", "last": "2026-05-11"}]}, "problem-field-form"),
        ({"zone": "UTC", "nights": 3}, "problem-field-unknown"),
    ],
)
def test_what_cannot_be_is_refused(visit: Callable[[], Visitor], wish: dict[str, Any], problem: str) -> None:
    answer = visit().send("PUT", "/api/me/preferences", wish)
    assert (answer.status_code, answer.json()["why"]["id"]) == (422, problem)


def test_there_are_so_many_days_a_year() -> None:
    year = (date(2026, 6, 1), date(2026, 7, 5))
    assert checked(holidays(year), Preferences(), NOW).holidays == [Holiday(*year)]
    with pytest.raises(ProblemError, match="36 days in 2026"):
        checked(holidays(year, (date(2026, 8, 1), date(2026, 8, 1))), Preferences(), NOW)
    over_two_years = (date(2026, 12, 1), date(2027, 1, 10))
    assert checked(holidays(over_two_years), Preferences(), NOW).holidays == [Holiday(*over_two_years)]


def test_days_that_were_had_stay_in_the_count() -> None:
    had = holidays((date(2026, 4, 1), date(2026, 4, 30)))
    with pytest.raises(ProblemError, match="36 days"):
        checked(holidays((date(2026, 6, 1), date(2026, 6, 6))), had, NOW)
    assert checked(holidays(), had, NOW).holidays == had.holidays


def test_a_holiday_that_has_begun_can_be_ended_but_not_undone() -> None:
    begun = holidays((date(2026, 5, 8), date(2026, 5, 20)))
    assert checked(holidays(), begun, NOW).holidays == [Holiday(date(2026, 5, 8), date(2026, 5, 9))]


def test_nothing_is_had_backwards() -> None:
    wish = holidays((date(2026, 5, 1), date(2026, 5, 12)), (date(2026, 3, 1), date(2026, 3, 9)))
    assert checked(wish, Preferences(), NOW).holidays == [Holiday(date(2026, 5, 10), date(2026, 5, 12))]


def test_twelve_hours_of_quiet_are_enough() -> None:
    wish = Preferences("UTC", Quiet(20 * 60, 8 * 60))
    assert checked(wish, Preferences(), NOW) == wish

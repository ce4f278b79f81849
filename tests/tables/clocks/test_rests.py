"""When slow clocks stand still: nights, holidays, and the two nights a year in which wall clocks change."""

from datetime import UTC, date, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from utopia.tables.clocks import Holiday, Quiet, Rests, rest_at, rests_between, running, runs_out
from utopia.tables.clocks.rests import is_zone

HOUR = 3600.0
DAY = 24 * HOUR
NIGHT = Quiet(22 * 60, 7 * 60)
ROME = Rests("Europe/Rome", NIGHT)


def at(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()


def test_a_night_in_the_players_own_time() -> None:
    spans = rests_between(ROME, at("2026-01-10T12:00"), at("2026-01-11T12:00"))
    assert spans == [(at("2026-01-10T21:00"), at("2026-01-11T06:00"))]


@pytest.mark.parametrize(
    ("begin", "hours"),
    [("2026-03-28T12:00", 8.0), ("2026-10-24T12:00", 10.0), ("2026-06-01T12:00", 9.0)],
    ids=["spring", "autumn", "summer"],
)
def test_nights_in_which_wall_clocks_change(begin: str, hours: float) -> None:
    """From ten to seven it is an hour less in spring and an hour more in autumn, as it is for who sleeps."""
    [(a, b)] = rests_between(ROME, at(begin), at(begin) + DAY)
    assert (b - a) / HOUR == hours


def test_a_time_that_is_skipped_in_spring_counts_as_an_hour_later() -> None:
    early = Rests("Europe/Rome", Quiet(2 * 60 + 30, 5 * 60))
    assert rests_between(early, at("2026-03-29T00:00"), at("2026-03-29T12:00")) == [
        (at("2026-03-29T01:30"), at("2026-03-29T03:00"))
    ]


def test_holidays_are_whole_days_where_the_player_lives() -> None:
    away = Rests("Pacific/Auckland", None, (Holiday(date(2026, 1, 1), date(2026, 1, 2)),))
    [(a, b)] = rests_between(away, at("2025-12-25T00:00"), at("2026-01-10T00:00"))
    assert (a, b) == (at("2025-12-31T11:00"), at("2026-01-02T11:00"))


def test_a_holiday_swallows_its_nights() -> None:
    rests = Rests("UTC", NIGHT, (Holiday(date(2026, 1, 2), date(2026, 1, 2)),))
    assert rests_between(rests, at("2026-01-01T12:00"), at("2026-01-03T12:00")) == [
        (at("2026-01-01T22:00"), at("2026-01-03T07:00"))
    ]


def test_rests_cost_nothing_and_gaps_cost_nothing() -> None:
    begin, end = at("2026-01-10T12:00"), at("2026-01-11T12:00")
    assert running(begin, end) == DAY
    assert running(begin, end, ROME) == 15 * HOUR
    down = [(at("2026-01-10T20:00"), at("2026-01-10T22:00")), (at("2026-01-11T10:00"), at("2026-01-11T11:00"))]
    assert running(begin, end, ROME, down) == 13 * HOUR  # an hour of it fell into the night
    assert running(end, begin) == 0.0


def test_when_a_rest_ends() -> None:
    assert rest_at(at("2026-01-10T20:59"), ROME) is None
    assert rest_at(at("2026-01-10T21:00"), ROME) == at("2026-01-11T06:00")
    assert rest_at(at("2026-01-11T06:00"), ROME) is None


def test_an_unknown_zone_rests_by_world_time() -> None:
    spans = rests_between(Rests("Atlantis/Capital", NIGHT), at("2026-01-10T12:00"), at("2026-01-11T12:00"))
    assert spans == [(at("2026-01-10T22:00"), at("2026-01-11T07:00"))]
    assert not is_zone("Atlantis/Capital")
    assert not is_zone("../../etc/passwd")
    assert is_zone("America/Argentina/Buenos_Aires")


ZONES = st.sampled_from(["UTC", "Europe/Rome", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu"])
MOMENTS = st.floats(at("2025-01-01T00:00"), at("2028-01-01T00:00"))
HOLIDAYS = st.lists(
    st.builds(
        lambda first, days: Holiday(first, date.fromordinal(first.toordinal() + days)),
        st.dates(date(2025, 1, 1), date(2027, 12, 1)),
        st.integers(0, 13),
    ),
    max_size=3,
).map(tuple)
RESTS = st.builds(
    Rests,
    ZONES,
    st.none() | st.builds(Quiet, st.integers(0, 1439), st.integers(0, 719)).filter(lambda quiet: quiet.length <= 720),
    HOLIDAYS,
)


@given(RESTS, MOMENTS, st.floats(0, 20 * DAY), st.floats(0, 20 * DAY))
def test_time_adds_up(rests: Rests, begin: float, first: float, second: float) -> None:
    middle, end = begin + first, begin + first + second
    parts = running(begin, middle, rests) + running(middle, end, rests)
    assert running(begin, end, rests) == pytest.approx(parts, abs=1e-3)
    assert 0 <= running(begin, end, rests) <= end - begin + 1e-6


@given(RESTS, MOMENTS, st.floats(0, 5 * DAY))
def test_a_clock_runs_out_when_so_much_has_been_counted(rests: Rests, now: float, seconds: float) -> None:
    out = runs_out(now, seconds, rests)
    assert running(now, out, rests) == pytest.approx(seconds, abs=1e-2)
    assert out - now <= seconds * 3 + 60 * DAY  # nobody rests for ever


@given(RESTS, MOMENTS)
def test_the_end_of_a_rest_is_found_however_far_it_is(rests: Rests, now: float) -> None:
    at_once = next((b for a, b in rests_between(rests, now, now + 60 * DAY) if a <= now), None)
    assert rest_at(now, rests) == at_once


def test_a_rest_of_many_days_is_one() -> None:
    away = Rests(
        "UTC", None, (Holiday(date(2026, 5, 1), date(2026, 5, 20)), Holiday(date(2026, 5, 21), date(2026, 6, 4)))
    )
    assert rest_at(at("2026-05-03T00:00"), away) == at("2026-06-05T00:00")

"""Ratings, times and the sums over several tables, against what is known of them."""

import msgspec
import pytest

from tests.rules.laying_out import BOARD
from utopia.arena import Match, Tournament, seatings
from utopia.arena.figures.counting import time_figures
from utopia.arena.figures.ratings import Ratings
from utopia.arena.session import Session
from utopia.arena.times import BotTimes, GameTimes, count_time, mean, quantile
from utopia.bots import Budget


def test_who_wins_is_rated_higher_and_doubt_shrinks() -> None:
    ratings = Ratings()
    for _ in range(30):
        ratings.count(("weak", "strong", "middle"), (3, 1, 2))
    figures = ratings.figures()
    assert figures["strong"]["mu"] > figures["middle"]["mu"] > figures["weak"]["mu"]
    assert all(figure["sigma"] < 25 / 3 for figure in figures.values())
    strong = figures["strong"]
    assert strong["ordinal"] == pytest.approx(strong["mu"] - 3 * strong["sigma"])


def test_equal_places_leave_equals_equal() -> None:
    ratings = Ratings()
    ratings.count(("one", "other"), (1, 1))
    figures = ratings.figures()
    assert figures["one"]["mu"] == pytest.approx(figures["other"]["mu"])


def test_a_bot_on_several_seats_has_one_rating() -> None:
    ratings = Ratings()
    ratings.count(("strong", "weak", "weak", "weak"), (1, 2, 3, 4))
    ratings.count(("alone", "alone"), (1, 2))
    figures = ratings.figures()
    assert figures["strong"]["mu"] > 25 > figures["weak"]["mu"]
    assert figures["alone"]["mu"] == 25.0


def test_times_are_known_within_a_step() -> None:
    counts: dict[int, int] = {}
    for milliseconds in range(1, 101):
        count_time(counts, milliseconds / 1000)
    assert quantile(counts, 0.5) == pytest.approx(0.050, rel=0.03)
    assert quantile(counts, 0.99) == pytest.approx(0.099, rel=0.03)
    assert mean(counts) == pytest.approx(0.0505, rel=0.01)
    count_time(counts, 0.0)  # a clock may stand still
    times = msgspec.json.decode(
        msgspec.json.encode(GameTimes(3, 1.0, {"mason": BotTimes(counts, counts, 2)})), type=GameTimes
    )
    assert times.bots["mason"].wall == counts
    assert time_figures(times.bots["mason"])["overruns"] == 2
    assert time_figures(BotTimes()) == {"decisions": 0}


def test_overruns_are_counted() -> None:
    match = Match(("mason", "apprentice"), 1, 1, BOARD, budget=Budget(1e-9))
    session = Session(Tournament((match,)))
    list(session.play())
    for figures in session.counting.decision_times()["2"].values():
        assert figures["overruns"] == figures["decisions"] > 20


def test_tables_add_up_to_their_group() -> None:
    tables = tuple(Match(seats, 6, 3, BOARD) for seats in seatings(("greedy", "mason", "random"), 2))
    session = Session(Tournament(tables))
    list(session.play())
    summary = session.counting.summary()
    group = summary["players"]["2"]
    assert (summary["games"], group["games"]) == (18, 18)
    for name, bot in group["bots"].items():
        own = [table["bots"][name] for table in summary["tables"] if name in table["bots"]]
        assert bot["games"] == 12
        assert bot["win_share"] == pytest.approx(sum(table["win_share"] for table in own) / 2, abs=1e-4)
        assert bot["score"] == pytest.approx(sum(table["score"] for table in own) / 2, abs=1e-3)

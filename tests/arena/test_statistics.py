"""Figures against sums done by hand."""

from typing import Any

import numpy as np
import pytest

from tests.rules.table import Table
from utopia.arena import Match, Outcome, Tally, interval, summary
from utopia.bots.whole_games import DECISIONS, LISTED, MOST_LISTED, NOTES, ROUND, TAKES, TRACK
from utopia.rules.model.material import SEATS
from utopia.rules.model.sources import PRESTIGE, WONDER


def outcome(table: Table, sitting: tuple[int, ...], tracks: list[list[int]], **numbers: int) -> Outcome:
    """A game made by hand; ``tracks`` has the order at the start of each round."""
    notes = np.zeros(NOTES, np.int64)
    names = {"decisions": DECISIONS, "listed": LISTED, "most": MOST_LISTED, "takes": TAKES}
    for name, number in numbers.items():
        notes[names[name]] = number
    notes[ROUND] = len(tracks)
    for this_round, track in enumerate(tracks, 1):
        first = TRACK + this_round * SEATS
        notes[first : first + len(track)] = track
    return Outcome(table.boards, table.states, notes, sitting)


def finished(reason: int, **scores: int) -> Table:
    table = Table(2, final_tie="shared")
    table.score(**scores)
    table.state.end_reason = reason
    return table


@pytest.fixture
def figures() -> dict[str, Any]:
    """Two games of greedy and random: greedy (red, then blue) wins 54:20, then shares 50:50."""
    table = Table()
    match = Match(("greedy", "random"), 2, 1, table.map)
    tally = Tally.empty(match)
    first = finished(1, red=54, blue=20)
    first.wonder("red", "wind")
    first.state.gained[0, WONDER], first.state.gained[0, PRESTIGE] = 6, 48
    tracks = [[0, 1], [1, 0], [0, 1]]
    tally.count(match, outcome(first, (0, 1), tracks, decisions=100, listed=1000, most=40).result())
    second = finished(2, red=50, blue=50)
    second.state.monuments_left[3] = 0
    second.state.bases[1] = 0
    tracks = [[0, 1], [0, 1]]
    tally.count(match, outcome(second, (1, 0), tracks, decisions=60, listed=500, most=90, takes=3).result())
    return summary(tally)


def test_overall(figures: dict[str, Any]) -> None:
    assert figures["games"] == 2
    assert figures["rounds"] == {"mean": 2.5, "games_by_rounds": {"2": 1, "3": 1}}
    assert figures["decisions"] == {"mean": 80.0}
    assert figures["legal_moves"] == {"mean": 9.375, "most": 90}
    assert figures["score_by_place"] == [52.0, 35.0]
    assert figures["wonders"] == {"mean": 0.5, "games_by_wonders": {"0": 1, "1": 1}}
    assert figures["ended"] == {"target": 1, "stall": 1}
    assert figures["limits"] == {
        "takes": {"times": 3, "games": 1},
        "bases": {"times": 1, "games": 1},
        "monuments": {"times": 1, "games": 1},
    }


def test_bots(figures: dict[str, Any]) -> None:
    greedy, random = figures["bots"]["greedy"], figures["bots"]["random"]
    assert (greedy["win_share"], random["win_share"]) == (0.75, 0.25)
    assert (greedy["par"], greedy["seats"], greedy["games"]) == (0.5, 1, 2)
    assert (greedy["margin"], random["margin"]) == (17.0, -17.0)
    assert (greedy["score"], random["score"]) == (52.0, 35.0)
    assert (greedy["wonders"], random["wonders"]) == (0.5, 0.0)
    assert greedy["points_by_source"]["wonder"] == 3.0
    assert greedy["points_by_source"]["prestige"] == 49.0


def test_seats_and_track(figures: dict[str, Any]) -> None:
    assert [figures["seats"][seat]["win_share"] for seat in ("red", "blue")] == [0.75, 0.25]
    places = figures["win_share_by_track_place"]
    shares = {name: [place["win_share"] for place in row["places"]] for name, row in places.items()}
    assert shares == {"1": [0.75, 0.25], "2": [0.25, 0.75], "3": [1.0, 0.0], "last": [0.75, 0.25]}
    assert {name: row["games"] for name, row in places.items()} == {"1": 2, "2": 2, "3": 1, "last": 2}


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(8, 10, 0.4902, 0.9433), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962)],
)
def test_wilsons_interval(wins: int, games: int, low: float, high: float) -> None:
    assert interval(wins, games) == pytest.approx((low, high), abs=1e-4)

"""Points of a table, and the standings with their tie-breaks."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from utopia.server.tournaments.standings import WIN, Line, SeatResult, counted, points_of, shared_out, standings

HERE = SeatResult(stayed=True, own=20, others=0)
GONE = SeatResult(stayed=False, own=3, others=20)
ASLEEP = SeatResult(stayed=True, own=10, others=10)


def halves(*points: float) -> list[int]:
    return [round(2 * one) for one in points]


@pytest.mark.parametrize(
    ("places", "points"),
    [
        ([1, 2], (12, 0)),
        ([1, 1], (6, 6)),
        ([1, 2, 3], (12, 6, 0)),
        ([1, 2, 3, 4], (12, 8, 4, 0)),
        ([4, 3, 2, 1, 5], (3, 6, 9, 12, 0)),
        ([1, 1, 3, 4], (10, 10, 4, 0)),
        ([1, 1, 3, 4, 5], (10.5, 10.5, 6, 3, 0)),
        ([1, 2, 2, 2], (12, 4, 4, 4)),
    ],
)
def test_places_are_worth_the_same_at_every_table(places: list[int], points: tuple[float, ...]) -> None:
    assert points_of(places) == halves(*points)


@given(st.lists(st.integers(1, 5), min_size=2, max_size=5))
def test_a_table_shares_out_the_same_whatever_is_shared(scores: list[int]) -> None:
    places = [1 + sum(other > one for other in scores) for one in scores]
    assert sum(points_of(places)) * 2 == WIN * len(scores)


def test_who_left_has_nothing_and_the_others_are_before_them() -> None:
    places = counted([GONE, HERE, HERE, ASLEEP], [1, 2, 3, 4])
    assert places == [None, 1, 2, None]
    assert shared_out(places) == halves(0, 12, 8, 0)


def test_a_game_ended_by_a_vote_is_shared_by_those_who_stayed() -> None:
    places = counted([HERE, GONE, HERE], [])
    assert places == [1, None, 1]
    assert shared_out(places) == halves(9, 0, 9)


def test_nobody_gains_by_all_leaving() -> None:
    assert shared_out(counted([GONE, GONE], [1, 2])) == [0, 0]


def duel(number: int, table: int, winner: int, loser: int, scores: tuple[int, int] = (50, 40)) -> list[Line]:
    return [
        Line(number, winner, table, WIN, 1, scores[0]),
        Line(number, loser, table, 0, 2, scores[1]),
    ]


def ranks(players: list[int], *lines: Line) -> list[tuple[int, int]]:
    return [(one.player, one.rank) for one in standings(players, lines)]


def test_points_count_first_then_the_points_of_the_opponents() -> None:
    lines = [*duel(1, 1, 1, 2), *duel(1, 2, 3, 4), *duel(2, 1, 1, 3), *duel(2, 2, 2, 4)]
    assert ranks([1, 2, 3, 4], *lines) == [(1, 1), (2, 2), (3, 2), (4, 4)]
    richer = [*lines, Line(3, 4, None, WIN), Line(3, 1, None, 0)]
    found = {one.player: one for one in standings([1, 2, 3, 4], richer)}
    assert found[2].opponents == found[3].opponents, "both met 1 and 4"
    assert found[1].rank == 1


def test_then_who_won_against_those_who_are_level() -> None:
    lines = [*duel(1, 1, 1, 2, (50, 49)), Line(1, 3, None, WIN), *duel(2, 1, 3, 1, (60, 20)), Line(2, 2, None, WIN)]
    lines += [*duel(3, 1, 2, 3, (50, 49)), Line(3, 1, None, WIN)]
    found = standings([1, 2, 3], lines)
    assert [(one.points, one.direct) for one in found] == [(2 * WIN, 0)] * 3, "each beat one of the others"
    more = [*lines, *duel(4, 1, 1, 2, (50, 49)), Line(4, 3, None, 0), *duel(5, 1, 9, 1), *duel(5, 2, 2, 8)]
    level = {one.player: one for one in standings([1, 2, 3, 8, 9], more)}
    assert (level[1].direct, level[1].points) == (0, 3 * WIN)


def test_then_the_share_of_the_prestige_and_what_is_level_in_all_shares_a_rank() -> None:
    far, near = duel(1, 1, 1, 2, (60, 20)), duel(1, 2, 3, 4, (50, 49))
    assert ranks([3, 4, 1, 2], *far, *near) == [(1, 1), (3, 2), (4, 3), (2, 4)]
    same = duel(1, 2, 3, 4, (60, 20))
    assert ranks([3, 4, 1, 2], *far, *same) == [(3, 1), (1, 1), (4, 3), (2, 3)]


def test_a_bye_or_a_smaller_table_costs_no_tie_break() -> None:
    lines = [Line(1, 1, None, WIN), *duel(2, 1, 1, 2)]
    found = {one.player: one for one in standings([1, 2], lines)}
    assert found[1].opponents == 0
    assert (found[1].games, found[1].wins) == (1, 1)


def test_ranks_are_in_order() -> None:
    lines = [
        line for number, (a, b) in enumerate(product(range(4), range(4))) if a < b for line in duel(number, 0, a, b)
    ]
    found = standings(range(4), lines)
    assert [one.rank for one in found] == [1, 2, 3, 4]
    assert [one.points for one in found] == [3 * WIN, 2 * WIN, WIN, 0]

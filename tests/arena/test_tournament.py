"""Which bots meet, and in which order."""

from collections import Counter

import pytest

from tests.rules.laying_out import BOARD
from utopia.arena import Match, Tournament, seatings

THREE = ("greedy", "mason", "random")


@pytest.mark.parametrize(
    ("players", "tables"),
    [
        (2, ["gm", "gr", "mr"]),
        (3, ["gmr"]),
        (4, ["gmrg", "gmrm", "gmrr"]),
        (5, ["gmrgm", "gmrgr", "gmrmr"]),
    ],
)
def test_every_choice_of_bots_meets(players: int, tables: list[str]) -> None:
    assert ["".join(name[0] for name in seats) for seats in seatings(THREE, players)] == tables


def test_two_bots_at_four_seats_are_two_each() -> None:
    assert list(seatings(("greedy", "mason"), 4)) == [("greedy", "mason", "greedy", "mason")]


def test_every_table_is_played_once_a_game() -> None:
    tables = tuple(Match(seats, 4, 1, BOARD) for seats in seatings(THREE, 2))
    in_turn, one_by_one = Tournament(tables), Tournament(tables, in_turn=False)
    assert in_turn.games == one_by_one.games == 12
    assert [in_turn.place(number) for number in range(4)] == [(0, 0), (1, 0), (2, 0), (0, 1)]
    assert [one_by_one.place(number) for number in range(5)] == [(0, 0), (0, 1), (0, 2), (0, 3), (1, 0)]
    assert in_turn.names == THREE
    for tournament in (in_turn, one_by_one):
        places = Counter(map(tournament.place, range(12)))
        assert len(places) == 12

"""The entry points that Python calls: their results, and that they change nothing else."""

import numpy as np
import pytest

from tests.rules.table import Table, rule
from utopia.rules import NOBODY, copy_into, empty_states, legal_moves, places, projection, who_decides
from utopia.rules.model.material import SEATS


def test_asking_changes_nothing() -> None:
    table = Table().settle()
    before = table.states.tobytes()
    table.moves(), table.why_not("wonder fire"), table.deciders(), table.prestige(), table.places()
    table.chances()
    assert table.states.tobytes() == before


def test_a_copy_goes_its_own_way() -> None:
    table = Table().settle()
    kept = empty_states()
    copy_into(kept, table.states)
    before = kept.tobytes()
    assert before == table.states.tobytes()
    table.welcome_anybody()
    assert kept.tobytes() == before != table.states.tobytes()


@pytest.mark.parametrize("seat", [-1, 1, 4, 5, 63])
def test_a_seat_that_is_not_to_decide_has_no_moves(seat: int) -> None:
    table = Table().settle()
    assert legal_moves(table.boards, table.states, seat, table.buffer()) == 0


@rule("R-END-2")
def test_places_run_from_one_and_are_nought_for_empty_seats() -> None:
    table = Table(3)
    out = np.full(SEATS, 9, np.int32)
    places(table.boards, table.states, out)
    assert out.tolist() == [1, 2, 3, 0, 0]


@rule("R-SCORE-1")
def test_the_projection_is_what_phase_3_would_pay_now() -> None:
    table = Table(2)
    table.own("red", "maya", "kilns")
    out = np.zeros(SEATS, np.int32)
    projection(table.boards, table.states, out)
    assert out.tolist() == [5, 0, 0, 0, 0]
    table.end_round()
    assert table.all_points() == [5, 0]


@rule("R-END-1")
def test_nobody_decides_when_the_game_is_over() -> None:
    table = Table(target=1)
    table.score(red=1)
    table.end_round()
    assert who_decides(table.boards, table.states) == NOBODY
    assert table.deciders() == []

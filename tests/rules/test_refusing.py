"""The refusals that no single chapter gives: who, when, and whether there is such a move."""

from pathlib import Path

import pytest

from tests.rules.table import Table, rule
from utopia.rules import MOVE_CODES, Kind, Refusal, rule_of, why_not
from utopia.rules.model.material import SEATS


@rule("R-END-1")
def test_a_finished_game_takes_no_move() -> None:
    table = Table(target=1)
    table.score(red=1)
    table.end_round()
    assert table.why_not("end", "red") == (Refusal.GAME_IS_OVER, "R-END-1")


@rule("R-WELCOME-1")
def test_while_chance_is_asked_no_player_moves() -> None:
    assert Table().why_not("end", "red") == (Refusal.CHANCE_DECIDES, "R-WELCOME-1")


@rule("R-ORDER-2")
def test_out_of_turn() -> None:
    assert Table().settle().why_not("surprise", "blue") == (Refusal.NOT_YOUR_DECISION, "R-ORDER-2")


@rule("R-MAT-1")
@pytest.mark.parametrize("seat", [-1, 3, SEATS, 100])
def test_a_seat_nobody_has(seat: int) -> None:
    table = Table().settle()
    assert why_not(table.boards, table.states, seat, 0) == Refusal.NO_SUCH_PLAYER


@rule("R-MAT-1")
@pytest.mark.parametrize("code", [-1, MOVE_CODES, 10**9])
def test_a_number_that_is_no_move(code: int) -> None:
    table = Table().settle()
    assert why_not(table.boards, table.states, 0, code) == Refusal.UNKNOWN_MOVE


@pytest.mark.parametrize("refusal", Refusal)
def test_every_refusal_names_a_rule(refusal: Refusal) -> None:
    assert all(rule_of(refusal, kind).startswith("R-") == (refusal != Refusal.ALLOWED) for kind in Kind)


def test_every_refusal_is_brought_about_by_a_position_somewhere() -> None:
    texts = [file.read_text(encoding="utf-8") for file in Path(__file__).parent.rglob("test_*.py")]
    assert [name for name in Refusal.__members__ if not any(f"Refusal.{name}" in text for text in texts)] == []

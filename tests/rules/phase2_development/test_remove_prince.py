import pytest

from tests.rules.table import Table, rule
from utopia.rules import Refusal


@rule("R-REMOVE-1")
@pytest.mark.parametrize("controller", ["red", "blue"])
def test_two_points_whoever_controls_the_district(controller: str) -> None:
    table = Table()
    table.own(controller, "maya", "granary")
    table.princes("red", "maya", "granary", 2)
    table.act("red", "maya")
    table.play("remove maya granary")
    assert table.all_points() == [2, 0, 0]
    assert table.princes_at("red", "maya", "granary") == 1
    assert (table.supply("red", "maya"), table.discarded()) == (7, ["maya"])


@rule("R-REMOVE-1")
def test_card_prince_and_monument_are_of_one_civilization() -> None:
    table = Table()
    table.own("blue", "maya", "granary")
    table.princes("red", "greek", "granary")
    table.princes("red", "maya", "kilns")
    table.act("red", "maya", "greek")
    assert table.moves("remove") == []
    assert table.why_not("remove greek granary") == (Refusal.NO_MONUMENT_OF_IT, "R-REMOVE-1")
    assert table.why_not("remove maya kilns") == (Refusal.NO_MONUMENT_OF_IT, "R-REMOVE-1")
    table.princes("red", "maya", "granary")
    table.hand("red", "greek")
    assert table.why_not("remove maya granary") == (Refusal.CARD_NEEDED, "R-REMOVE-1")


@rule("R-REMOVE-1")
def test_only_an_own_prince() -> None:
    table = Table()
    table.own("red", "maya", "granary")
    table.princes("blue", "maya", "granary")
    table.act("red", "maya")
    assert table.why_not("remove maya granary") == (Refusal.NO_PRINCE_THERE, "R-REMOVE-1")


@rule("R-REMOVE-1", "R-ADD-1")
def test_adding_and_removing_at_a_rivals_monument_pays_two_to_one() -> None:
    table = Table()
    table.own("blue", "maya", "granary")
    table.act("red", "maya", "maya")
    assert table.play("add maya granary", "remove maya granary").all_points() == [2, 1, 0]

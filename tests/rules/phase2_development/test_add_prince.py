import pytest

from tests.rules.table import Table, rule
from utopia.rules import Refusal


@rule("R-ADD-1")
def test_only_at_a_monument_of_the_cards_civilization() -> None:
    table = Table()
    table.own("blue", "persian", "granary")
    table.act("red", "persian", "greek")
    assert table.moves("add") == ["add persian granary"]
    assert table.why_not("add greek granary") == (Refusal.NO_MONUMENT_OF_IT, "R-ADD-1")
    assert table.why_not("add persian kilns") == (Refusal.NO_MONUMENT_OF_IT, "R-ADD-1")
    table.play("add persian granary")
    assert (table.supply("red", "persian"), table.princes_at("red", "persian", "granary")) == (7, 1)
    assert (table.cards("red"), table.discarded()) == (["greek"], ["persian"])


@rule("R-ADD-1")
def test_it_takes_a_card_of_the_civilization() -> None:
    table = Table()
    table.own("blue", "persian", "granary")
    table.act("red", "greek")
    assert table.why_not("add persian granary") == (Refusal.CARD_NEEDED, "R-ADD-1")


@rule("R-ADD-1")
def test_at_ones_own_monument_nobody_gains() -> None:
    table = Table()
    table.own("red", "persian", "granary")
    table.act("red", "persian")
    assert table.play("add persian granary").all_points() == [0, 0, 0]


@rule("R-ADD-2")
def test_three_cards_place_a_prince_anywhere_and_nobody_gains_even_at_a_monument() -> None:
    table = Table()
    table.own("blue", "greek", "granary")
    table.act("red", "greek", "greek", "greek", "maya")
    table.play("anywhere greek granary")
    assert table.all_points() == [0, 0, 0]
    assert (table.cards("red"), table.discarded()) == (["maya"], ["greek"] * 3)


@rule("R-ADD-2")
@pytest.mark.parametrize("cards", [("greek", "greek"), ("greek", "greek", "maya")])
def test_three_cards_of_one_civilization_are_needed(cards: tuple[str, ...]) -> None:
    table = Table()
    table.act("red", *cards)
    table.state.privileges[0] = 0
    assert table.why_not("anywhere greek granary") == (Refusal.THREE_CARDS_NEEDED, "R-ADD-2")
    assert table.refuses("anywhere greek granary")


@rule("R-MAT-2")
@pytest.mark.parametrize("limited", [True, False])
def test_adding_needs_a_prince_in_supply(limited: bool) -> None:
    table = Table(component_limits=limited)
    table.princes("red", "greek", "kilns", 8)
    table.own("blue", "greek", "granary")
    table.act("red", "greek", "greek", "greek")
    assert table.refuses("add greek granary") == limited
    assert table.refuses("anywhere greek granary") == limited
    if limited:
        assert table.why_not("add greek granary") == (Refusal.NO_PRINCE_IN_SUPPLY, "R-MAT-2")
        assert table.why_not("anywhere greek granary") == (Refusal.NO_PRINCE_IN_SUPPLY, "R-MAT-2")

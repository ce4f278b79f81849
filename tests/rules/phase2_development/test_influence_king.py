import pytest

from tests.rules.table import Table, rule
from utopia.rules import Refusal, Step

# maya 5, persian 4, chinese 3, greek 2, egyptian 1


def holding(*cards: str, scale_cards: str = "matching") -> Table:
    table = Table(scale_cards=scale_cards)
    table.act("red", *cards)
    return table


@rule("R-SCALE-1")
def test_raising_trades_places_with_the_one_directly_above() -> None:
    table = holding("egyptian").play("raise egyptian")
    assert table.values() == {"maya": 5, "persian": 4, "chinese": 3, "greek": 1, "egyptian": 2}
    assert table.discarded() == ["egyptian"]


@rule("R-SCALE-1")
def test_nobody_rises_above_five() -> None:
    table = holding("maya")
    assert table.why_not("raise maya") == (Refusal.ALREADY_AT_THE_TOP, "R-SCALE-1")
    assert table.refuses("raise maya")


@rule("R-SCALE-2")
def test_lowering_puts_it_at_one_and_those_below_rise() -> None:
    table = holding("maya", "maya").play("lower maya")
    assert table.values() == {"persian": 5, "chinese": 4, "greek": 3, "egyptian": 2, "maya": 1}
    assert table.discarded() == ["maya", "maya"]


@rule("R-SCALE-2")
def test_nobody_falls_below_one() -> None:
    table = holding("egyptian", "egyptian")
    assert table.why_not("lower egyptian") == (Refusal.ALREADY_AT_THE_BOTTOM, "R-SCALE-2")
    assert table.refuses("lower egyptian")


@rule("R-SCALE-2")
def test_one_card_does_not_lower() -> None:
    table = holding("maya")
    table.state.privileges[0] = 0
    assert table.why_not("lower maya") == (Refusal.TWO_CARDS_NEEDED, "R-SCALE-2")


@rule("R-SCALE-3")
def test_matching_cards_only() -> None:
    table = holding("greek", "greek")
    assert table.moves("raise") == ["raise greek"]
    assert table.moves("lower") == ["lower greek"]
    assert table.why_not("raise persian") == (Refusal.CARD_NEEDED, "R-SCALE-1")
    assert table.why_not("lower persian") == (Refusal.TWO_CARDS_NEEDED, "R-SCALE-2")


@rule("R-SCALE-3")
def test_matching_raise_lets_any_two_cards_lower_but_not_any_card_raise() -> None:
    table = holding("greek", "chinese", scale_cards="matching_raise")
    assert table.moves("raise") == ["raise chinese", "raise greek"]
    assert table.moves("lower") == ["lower maya", "lower persian", "lower chinese", "lower greek"]
    table.play("lower maya", "pay chinese greek")
    assert (table.values()["maya"], table.cards("red")) == (1, [])


@rule("R-SCALE-3")
def test_any_cards_raise_and_lower_if_the_option_says_so() -> None:
    table = holding("greek", "chinese", scale_cards="any")
    assert table.moves("raise") == ["raise persian", "raise chinese", "raise greek", "raise egyptian"]
    assert len(table.moves("lower")) == 4


@rule("R-SCALE-3")
def test_which_of_any_cards_pay_is_always_asked() -> None:
    table = holding("greek", "greek", "chinese", scale_cards="any").play("raise persian")
    assert table.step() == Step.PAY
    assert table.moves() == ["pay chinese", "pay greek"]
    assert table.why_not("pay maya") == (Refusal.NO_SUCH_CARD, "R-SCALE-3")
    assert table.why_not("pay greek greek") == (Refusal.WRONG_NUMBER_OF_CARDS, "R-SCALE-3")
    table.play("pay chinese", "lower maya")
    assert table.moves() == ["pay greek greek"]  # asked of a hand all alike too: else the others would learn that it is
    table.play("pay greek greek")
    assert (table.step(), table.cards("red")) == (Step.ACT, [])


@rule("R-SCALE-3")
@pytest.mark.parametrize("scale_cards", ["matching_raise", "any"])
def test_two_of_any_cards_are_chosen_as_a_pair(scale_cards: str) -> None:
    table = holding("greek", "greek", "chinese", scale_cards=scale_cards).play("lower maya")
    assert table.moves() == ["pay chinese greek", "pay greek greek"]
    assert table.why_not("pay greek") == (Refusal.WRONG_NUMBER_OF_CARDS, "R-SCALE-3")
    assert table.why_not("pay chinese chinese") == (Refusal.NO_SUCH_CARD, "R-SCALE-3")
    table.play("pay greek greek")
    assert (table.values()["maya"], table.cards("red")) == (1, ["chinese"])


@rule("R-SCALE-3")
def test_any_cards_must_still_be_in_the_hand() -> None:
    table = holding(scale_cards="any")
    assert table.why_not("raise persian") == (Refusal.CARD_NEEDED, "R-SCALE-1")
    table.hand("red", "greek")
    assert table.why_not("lower persian") == (Refusal.TWO_CARDS_NEEDED, "R-SCALE-2")


@rule("R-SCALE-3", "R-CARD-5")
def test_no_privilege_is_spent_where_any_card_pays() -> None:
    assert holding("greek", scale_cards="any").moves("privilege") == []
    table = holding("greek", "maya", scale_cards="matching_raise").play("privilege greek as persian")
    assert "raise persian" in table.moves()
    assert table.moves("lower") == []
    assert table.why_not("lower persian") == (Refusal.TWO_CARDS_NEEDED, "R-SCALE-2")

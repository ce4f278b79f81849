import pytest

from tests.rules.table import CIVS, Table, rule
from utopia.rules import Refusal, Step

# maya 5, persian 4, chinese 3, greek 2, egyptian 1


def holding(*cards: str) -> Table:
    table = Table()
    table.act("red", *cards)
    return table


@rule("R-CARD-5")
def test_a_card_counts_as_another_civilization_while_it_is_played() -> None:
    table = holding("maya").play("privilege maya as greek")
    assert table.step() == Step.PRIVILEGE
    assert table.moves() == ["raise greek"]
    table.play("raise greek")
    assert table.values()["greek"] == 3
    assert table.cards("red") == []


@rule("R-CARD-5")
def test_the_card_itself_is_discarded_as_what_it_is_printed() -> None:
    assert holding("maya").play("privilege maya as greek", "raise greek").discarded() == ["maya"]


@rule("R-CARD-5")
def test_a_card_is_never_turned_into_what_it_is() -> None:
    table = holding("greek")
    assert not [move for move in table.moves("privilege") if move.endswith("as greek")]
    assert table.why_not("privilege greek as greek") == (Refusal.SAME_CIVILIZATION, "R-CARD-5")


@rule("R-CARD-5")
def test_the_card_must_be_in_the_hand() -> None:
    assert holding("greek").why_not("privilege maya as greek") == (Refusal.NO_SUCH_CARD, "R-CARD-5")


@rule("R-CARD-5")
def test_two_a_game_spent_for_ever() -> None:
    table = holding("maya", "maya", "maya")
    table.play("privilege maya as greek", "raise greek", "privilege maya as egyptian", "raise egyptian")
    assert table.privileges("red") == 0
    assert table.moves("privilege") == []
    assert table.why_not("privilege maya as chinese") == (Refusal.NO_PRIVILEGE_LEFT, "R-CARD-5")
    table.play("end").end_round().settle()
    assert table.privileges("red") == 0


@rule("R-CARD-5")
def test_two_lowering_cards_may_include_turned_ones() -> None:
    table = holding("maya", "persian").play("privilege maya as persian", "lower persian")
    assert (table.values()["persian"], table.discarded()) == (1, ["maya", "persian"])


@rule("R-CARD-5")
def test_both_may_serve_one_action() -> None:
    table = holding("maya", "greek").play("privilege maya as persian", "privilege greek as persian")
    assert table.moves() == ["lower persian"]
    table.play("lower persian")
    assert (table.privileges("red"), table.discarded()) == (0, ["maya", "greek"])


@rule("R-CARD-5")
def test_three_identical_cards_may_include_two_turned_ones() -> None:
    table = holding("maya", "greek", "persian").play("privilege maya as persian", "privilege greek as persian")
    table.play("anywhere persian kilns")
    assert (table.princes_at("red", "persian", "kilns"), table.discarded()) == (1, ["maya", "persian", "greek"])


@rule("R-CARD-5")
def test_one_privilege_a_card() -> None:
    table = holding("maya", "greek").play("privilege maya as persian")
    assert table.moves("privilege") == ["privilege greek as persian"]
    assert table.why_not("privilege maya as persian") == (Refusal.NO_SUCH_CARD, "R-CARD-5")


@rule("R-CARD-5")
def test_both_turned_cards_count_as_the_same() -> None:
    table = holding("maya", "greek").play("privilege maya as persian")
    assert table.why_not("privilege greek as chinese") == (Refusal.PRIVILEGE_LEADS_NOWHERE, "R-CARD-5")


@rule("R-CARD-5")
def test_a_privilege_is_offered_only_where_an_action_follows() -> None:
    table = holding("greek")  # maya stands at 5, and red has no prince: nothing to do with a maya card
    assert table.moves("privilege") == [f"privilege greek as {word}" for word in CIVS if word not in ("maya", "greek")]
    assert table.why_not("privilege greek as maya") == (Refusal.PRIVILEGE_LEADS_NOWHERE, "R-CARD-5")
    table.hand("red", "greek", "chinese")  # but two turned cards lower it
    assert not table.refuses("privilege greek as maya")
    table.state.privileges[0] = 1
    assert table.refuses("privilege greek as maya")


@rule("R-CARD-5")
@pytest.mark.parametrize(
    ("hand", "privileges", "is_offered"),
    [("greek maya", 1, True), ("greek chinese", 2, True), ("greek chinese", 1, False), ("greek", 2, False)],
)
def test_the_worked_example_of_what_a_turned_card_leads_to(hand: str, privileges: int, is_offered: bool) -> None:
    table = holding(*hand.split())
    table.state.privileges[0] = privileges
    assert table.refuses("privilege greek as maya") is not is_offered


@rule("R-CARD-5")
@pytest.mark.parametrize(
    ("hand", "privileges", "is_offered"),
    [("maya greek greek", 1, True), ("maya persian greek", 2, True), ("maya persian greek", 1, False)],
)
def test_three_cards_are_counted_before_the_first_is_turned(hand: str, privileges: int, is_offered: bool) -> None:
    table = Table(scale_cards="any")  # where a turned card does not influence the king
    table.act("red", *hand.split())
    table.state.privileges[0] = privileges
    assert table.refuses("privilege maya as greek") is not is_offered


@rule("R-CARD-5", "R-CARD-2")
def test_no_privilege_for_the_discards_after_the_deal() -> None:
    table = Table().settle().through_welcome().settle()
    assert table.step() == Step.DISCARD
    assert table.verbs("red") == {"discard"}
    assert table.why_not("privilege maya as greek", "red") == (Refusal.NOT_NOW, "R-CARD-5")


@rule("R-CARD-5", "R-CARD-3")
def test_no_privilege_for_what_is_kept() -> None:
    table = holding(*["maya"] * 6).play("end")
    assert table.why_not("privilege maya as greek") == (Refusal.NOT_NOW, "R-CARD-5")

from typing import Any

import pytest

from tests.rules.table import Table, rule
from utopia.rules import Refusal, Step


def dealt(players: int = 3, *hands: str, **options: Any) -> Table:
    """Phase 2 with these hands dealt in track order, each five words; nobody has scored."""
    table = Table(players, **options).settle().through_welcome()
    for seat, hand in zip(table.track(), hands, strict=False):
        table.draw(*(f"deal {seat} {card}" for card in hand.split()))
    return table.settle()


FIVE = "maya maya persian greek egyptian"


@rule("R-CARD-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_five_cards_each_the_first_on_the_track_first(players: int) -> None:
    table = Table(players).settle()
    table.one_of_each("blue", "kilns")
    table.welcome_anybody().play("wonder fire").through_welcome()
    assert table.track()[0] == "blue"
    for seat in table.track():
        for _ in range(5):
            assert {text.split()[1] for text in table.chances()} == {seat}
            table.draw(next(iter(table.chances())))
    assert table.step() == Step.DISCARD
    assert table.state.hand_size[:players].tolist() == [5] * players


@rule("R-CARD-1")
def test_a_card_comes_as_likely_as_the_pile_holds_its_civilization() -> None:
    table = Table().settle().through_welcome().draw("deal red maya", "deal red maya")
    assert table.chances() == {
        f"deal red {word}": 8 if word == "maya" else 10 for word in ("maya", "persian", "chinese", "greek", "egyptian")
    }


@rule("R-CARD-1")
def test_when_a_card_is_needed_and_the_pile_is_empty_the_discards_are_shuffled() -> None:
    table = Table().settle().through_welcome_but_last()
    table.pile("maya", "maya", "persian")
    table.welcome_anybody().draw("deal red persian", "deal red maya")
    assert (table.chances(), len(table.discarded())) == ({"deal red maya": 1}, 47)
    table.draw("deal red maya")
    assert table.discarded() == []
    assert table.chances() == {
        "deal red maya": 8, "deal red persian": 9, "deal red chinese": 10, "deal red greek": 10, "deal red egyptian": 10
    }  # fmt: skip


@rule("R-CARD-1")
def test_the_last_card_of_the_deal_shuffles_nothing() -> None:
    table = Table().settle().through_welcome_but_last()
    table.pile(*["maya"] * 5, *["greek"] * 5, *["chinese"] * 5)
    table.welcome_anybody().settle()
    assert (table.step(), table.state.pile_size, len(table.discarded())) == (Step.DISCARD, 0, 35)


@rule("R-CARD-1")
def test_a_pile_found_empty_at_the_beginning_is_shuffled_before_the_first_card() -> None:
    table = Table().settle().through_welcome_but_last()
    table.pile()
    table.welcome_anybody()
    assert sum(table.chances().values()) == 50


@rule("R-CARD-2")
@pytest.mark.parametrize(("players", "owed"), [(2, [2, 0]), (3, [2, 1, 0]), (4, [2, 1, 1, 0]), (5, [2, 1, 1, 1, 0])])
def test_the_first_discards_two_the_last_none_the_others_one(players: int, owed: list[int]) -> None:
    table = dealt(players, *[FIVE] * players)
    for seat, cards in zip(table.track(), owed, strict=True):
        if cards == 2:
            assert "discard maya maya" in table.moves(seat=seat)
            assert table.why_not("discard maya", seat) == (Refusal.WRONG_NUMBER_OF_CARDS, "R-CARD-2")
        elif cards == 1:
            assert table.moves(seat=seat) == [f"discard {word}" for word in ("maya", "persian", "greek", "egyptian")]
            assert table.why_not("discard maya maya", seat) == (Refusal.WRONG_NUMBER_OF_CARDS, "R-CARD-2")
            assert table.why_not("discard chinese", seat) == (Refusal.NO_SUCH_CARD, "R-CARD-2")
        else:
            assert table.moves(seat=seat) == []
            assert table.why_not("discard maya", seat)[0] == Refusal.NOT_YOUR_DECISION


@rule("R-CARD-2")
def test_two_cards_are_one_choice_of_what_the_hand_holds() -> None:
    table = dealt(3, FIVE)
    assert table.moves(seat="red") == [
        "discard maya maya", "discard maya persian", "discard maya greek", "discard maya egyptian",
        "discard persian greek", "discard persian egyptian", "discard greek egyptian",
    ]  # fmt: skip
    assert table.why_not("discard greek greek", "red") == (Refusal.NO_SUCH_CARD, "R-CARD-2")


@rule("R-CARD-2")
def test_cards_kept_from_earlier_rounds_may_be_discarded_too() -> None:
    table = Table(2).settle().through_welcome_but_last()
    table.hand("red", "chinese")
    table.welcome_anybody().draw(*["deal red maya"] * 5).settle()
    assert table.moves(seat="red") == ["discard maya maya", "discard maya chinese"]


@rule("R-CARD-2")
def test_all_choose_at_once_in_any_order_and_all_is_shown_together() -> None:
    table = dealt(4, *[FIVE] * 4)
    assert table.deciders() == ["red", "blue", "yellow"]
    table.play("discard maya", seat="yellow")
    assert table.deciders() == ["red", "blue"]
    assert (table.discarded(), table.state.hand_size[2]) == ([], 5)
    table.play("discard greek", seat="blue")
    assert table.discarded() == []
    table.play("discard maya egyptian", seat="red")
    assert table.discarded() == ["maya", "maya", "greek", "egyptian"]
    assert table.state.hand_size[:4].tolist() == [3, 4, 4, 5]


@rule("R-CARD-2")
def test_a_choice_is_final() -> None:
    table = dealt(4, *[FIVE] * 4).play("discard maya", seat="yellow")
    assert table.moves(seat="yellow") == []
    assert table.why_not("discard greek", "yellow")[0] == Refusal.NOT_YOUR_DECISION


@rule("R-CARD-2")
def test_a_program_that_wants_one_at_a_time_gets_them_in_track_order() -> None:
    table = dealt(4, *[FIVE] * 4)
    for seat in ("red", "blue", "yellow"):
        assert table.decider() == seat
        table.play(table.moves()[0])
    assert table.step() == Step.ACT


@rule("R-CARD-2")
def test_nobody_acts_before_all_have_discarded() -> None:
    table = dealt(3, *[FIVE] * 3).play("discard maya greek")
    assert table.why_not("raise greek", "blue") == (Refusal.NOT_NOW, "R-SCALE-1")
    assert table.why_not("end", "blue")[0] == Refusal.NOT_NOW


@rule("R-CARD-3")
def test_any_number_of_actions_in_track_order_and_then_the_end() -> None:
    table = dealt(2, "greek greek greek maya maya").play("discard maya maya")
    for _ in range(3):
        assert table.decider() == "red"
        table.play("raise greek")
    assert table.play("end").decider() == "blue"
    assert table.why_not("raise greek", "red") == (Refusal.NOT_YOUR_DECISION, "R-ORDER-2")


@rule("R-CARD-3")
def test_acting_is_no_duty_and_up_to_five_cards_are_kept() -> None:
    table = Table()
    table.act("red", *FIVE.split())
    assert table.play("end").decider() == "blue"
    assert len(table.cards("red")) == 5


@rule("R-CARD-3")
def test_more_than_five_are_discarded_down_to_five_of_ones_choice() -> None:
    table = Table()
    table.act("red", *FIVE.split(), "chinese", "chinese")
    table.play("end")
    assert table.step() == Step.KEEP
    assert table.moves() == [f"discard {word}" for word in ("maya", "persian", "chinese", "greek", "egyptian")]
    table.play("discard greek")
    assert table.why_not("discard greek") == (Refusal.NO_SUCH_CARD, "R-CARD-2")
    table.play("discard maya")
    assert table.cards("red") == ["maya", "persian", "chinese", "chinese", "egyptian"]
    assert table.discarded() == ["maya", "greek"]
    assert table.decider() == "blue"


@rule("R-CARD-3")
def test_ending_is_final() -> None:
    table = Table()
    table.one_of_each("red", "kilns")
    table.act("red", *["greek"] * 6)
    table.play("end")
    for refused in ("raise greek", "wonder fire", "end", "discard greek greek"):
        assert table.why_not(refused)[0] == Refusal.NOT_NOW
        assert table.refuses(refused)

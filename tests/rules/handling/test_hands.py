"""What each viewer must know of the others' hands."""

from tests.rules.table import Table, rule
from utopia.rules.model.material import SEAT_NAMES, SPECTATOR


def must_hold(table: Table, viewer: str) -> list[str]:
    index = SPECTATOR if viewer == "spectator" else SEAT_NAMES.index(viewer)
    return table.words_of(table.state.must_hold[index])


def emptied(players: int = 2) -> Table:
    """The deal takes exactly the last cards: red's five mayas, blue's two greeks and three chinese, and so on."""
    table = Table(players).settle().through_welcome_but_last()
    table.pile(*["maya"] * 5, *["chinese"] * 3, *["greek"] * 2, *["egyptian"] * (5 * players - 10))
    table.welcome_anybody().draw(*["deal red maya"] * 5, *["deal blue chinese"] * 3, *["deal blue greek"] * 2)
    return table.settle()


@rule("R-CARD-1")
def test_while_the_pile_holds_cards_nobody_knows_anything() -> None:
    table = Table(2).settle().through_welcome().settle()
    assert not table.state.must_hold.any()


@rule("R-CARD-1")
def test_when_the_pile_is_empty_two_players_know_each_others_hands() -> None:
    table = emptied()
    assert must_hold(table, "red") == ["chinese"] * 3 + ["greek"] * 2
    assert must_hold(table, "blue") == ["maya"] * 5


@rule("R-CARD-1")
def test_when_the_pile_is_empty_all_know_what_the_others_hold_together() -> None:
    table = emptied(3)
    assert must_hold(table, "blue") == ["maya"] * 5 + ["egyptian"] * 5
    assert must_hold(table, "spectator") == ["maya"] * 5 + ["chinese"] * 3 + ["greek"] * 2 + ["egyptian"] * 5


@rule("R-CARD-1")
def test_what_others_discard_is_no_longer_known_of_them() -> None:
    table = emptied().play("discard maya maya")
    assert must_hold(table, "blue") == ["maya"] * 3
    assert must_hold(table, "red") == ["chinese"] * 3 + ["greek"] * 2
    assert must_hold(table, "spectator") == ["maya"] * 3 + ["chinese"] * 3 + ["greek"] * 2


@rule("R-CARD-1")
def test_what_one_discards_oneself_says_nothing_about_the_others() -> None:
    table = Table(2).settle().through_welcome_but_last()
    table.pile(*["maya"] * 5, *["greek"] * 5)
    table.welcome_anybody().draw(*["deal red maya"] * 3, *["deal red greek"] * 2).settle()
    assert must_hold(table, "red") == ["maya", "maya", "greek", "greek", "greek"]
    table.play("discard maya greek")
    assert must_hold(table, "red") == ["maya", "maya", "greek", "greek", "greek"]
    assert must_hold(table, "blue") == ["maya", "maya", "greek"]


@rule("R-CARD-1", "R-CARD-2")
def test_a_discard_not_shown_yet_tells_nobody_anything() -> None:
    table = emptied(3).play("discard chinese", seat="blue")
    assert must_hold(table, "red") == ["chinese"] * 3 + ["greek"] * 2 + ["egyptian"] * 5


@rule("R-CARD-1")
def test_the_knowledge_outlives_the_next_deal() -> None:
    table = emptied().play("discard maya maya", "end", "end").settle().through_welcome().settle()
    assert must_hold(table, "blue") == ["maya"] * 3


@rule("R-CARD-1", "R-CARD-5")
def test_a_turned_card_is_known_gone_as_what_it_is_printed() -> None:
    table = emptied().play("discard maya maya", "privilege maya as greek", "raise greek")
    assert must_hold(table, "blue") == ["maya"] * 2


@rule("R-CARD-1")
def test_a_pile_emptied_and_refilled_in_the_middle_of_a_deal_fixes_what_was_held_then() -> None:
    table = Table(2).settle().through_welcome_but_last()
    table.pile("maya", "maya", "greek")
    table.welcome_anybody().draw("deal red maya", "deal red greek", "deal red maya")
    assert must_hold(table, "blue") == ["maya", "maya", "greek"]
    table.settle()
    assert must_hold(table, "blue") == ["maya", "maya", "greek"]

from tests.rules.table import Table, rule
from utopia.rules import Refusal


@rule("R-CARD-5")
def test_the_turned_card_is_part_of_what_is_paid_next() -> None:
    table = Table()
    table.act("red", "maya", "greek")
    table.princes("red", "persian", "kilns")
    table.princes("red", "greek", "kilns")
    table.own("red", "persian", "kilns")
    table.play("privilege maya as persian")
    for refused in ("move greek kilns", "raise greek"):
        assert table.why_not(refused)[0] == Refusal.CARD_NEEDED
    assert table.moves() == [
        "privilege greek as persian",
        "move persian kilns",
        "add persian kilns",
        "remove persian kilns",
        "raise persian",
    ]
    table.play("move persian kilns", "to glass-row 1")
    assert (table.cards("red"), table.discarded()) == (["greek"], ["maya"])


@rule("R-CARD-5", "R-ADD-2")
def test_printed_cards_pay_for_what_the_turned_ones_do_not() -> None:
    table = Table()
    table.act("red", "maya", "persian", "persian", "persian")
    table.play("privilege maya as persian", "anywhere persian kilns")
    assert (table.cards("red"), table.discarded()) == (["persian"], ["maya", "persian", "persian"])


@rule("R-CARD-5", "R-ADD-2")
def test_a_turned_card_and_one_printed_do_not_make_three() -> None:
    table = Table()
    table.act("red", "maya", "persian")
    table.state.privileges[0] = 1
    table.play("privilege maya as persian")
    assert table.why_not("anywhere persian kilns") == (Refusal.THREE_CARDS_NEEDED, "R-ADD-2")

import pytest

from tests.rules.table import Table, rule
from utopia.rules import Refusal


def at(district: str, number: int = 1, *cards: str) -> Table:
    """Red's mayas stand there; red has a maya card."""
    table = Table()
    table.princes("red", "maya", district, number)
    table.act("red", *(cards or ("maya",)))
    return table


def goals(table: Table, district: str) -> set[str]:
    table.play(f"move maya {district}")
    return {move.split()[1] for move in table.moves()}


@rule("R-MOVE-1")
@pytest.mark.parametrize(
    ("start", "expected"),
    [
        ("reed-gate", {"tide-mill", "mirror-court"}),  # streets
        ("kilns", {"glass-row", "sun-gate", "ember-stairs", "bell-foundry", "vane-square"}),  # streets and a bridge
        ("sun-gate", {"glass-row", "kilns", "bell-foundry", "cinder-wharf", "heron-quay", "lantern-hill", "tide-mill"}),
        ("gull-terrace", {"vane-square", "harp-steps", "bell-foundry"} | {"olive-landing", "vine-slopes"}
         | {"salt-garden", "barley-strand"}),  # by sea to the same sector and to the adjacent one
    ],
)  # fmt: skip
def test_one_step_by_street_bridge_or_boat(start: str, expected: set[str]) -> None:
    assert goals(at(start), start) == expected


@rule("R-MOVE-1")
def test_a_boat_sails_within_its_own_island_too() -> None:
    assert "salt-garden" in goals(at("olive-landing"), "olive-landing")


@rule("R-MOVE-1")
def test_no_boat_crosses_two_borders_nor_the_reefs() -> None:
    table = at("sun-gate").play("move maya sun-gate")
    assert table.why_not("to olive-landing 1") == (Refusal.NO_WAY_THERE, "R-MOVE-1")  # two sectors on
    assert table.why_not("to gull-terrace 1") == (Refusal.NO_WAY_THERE, "R-MOVE-1")  # beyond the reefs


@rule("R-MOVE-1")
def test_no_boat_without_a_harbour_at_both_ends() -> None:
    table = at("mirror-court").play("move maya mirror-court")
    assert table.why_not("to olive-landing 1") == (Refusal.NO_WAY_THERE, "R-MOVE-1")
    table = at("olive-landing").play("move maya olive-landing")
    assert table.why_not("to mirror-court 1") == (Refusal.NO_WAY_THERE, "R-MOVE-1")


@rule("R-MOVE-1")
def test_one_or_two_princes_but_not_three() -> None:
    table = at("reed-gate", 3).play("move maya reed-gate")
    assert table.moves("to tide-mill") == ["to tide-mill 1", "to tide-mill 2"]
    table.play("to tide-mill 2")
    assert (table.princes_at("red", "maya", "tide-mill"), table.princes_at("red", "maya", "reed-gate")) == (2, 1)


@rule("R-MOVE-1")
def test_two_only_where_two_stand() -> None:
    table = at("reed-gate").play("move maya reed-gate")
    assert table.why_not("to tide-mill 2") == (Refusal.NOT_ENOUGH_PRINCES, "R-MOVE-1")
    assert table.refuses("to tide-mill 2")


@rule("R-MOVE-1")
def test_the_card_is_of_the_princes_civilization_and_paid_with_the_destination() -> None:
    table = at("reed-gate", 1, "greek")
    assert table.why_not("move maya reed-gate") == (Refusal.CARD_NEEDED, "R-MOVE-1")
    table = at("reed-gate").play("move maya reed-gate")
    assert table.cards("red") == ["maya"]
    table.play("to tide-mill 1")
    assert (table.cards("red"), table.discarded()) == ([], ["maya"])


@rule("R-MOVE-1")
def test_only_own_princes_move() -> None:
    table = at("reed-gate")
    table.princes("blue", "maya", "kilns")
    table.princes("red", "greek", "kilns")
    assert table.moves("move") == ["move maya reed-gate"]
    assert table.why_not("move maya kilns") == (Refusal.NO_PRINCE_THERE, "R-MOVE-1")


@rule("R-MOVE-1")
def test_the_same_princes_move_again_with_another_card() -> None:
    table = at("reed-gate", 1, "maya", "maya")
    table.play("move maya reed-gate", "to tide-mill 1", "move maya tide-mill", "to cinder-wharf 1")
    assert table.princes_at("red", "maya", "cinder-wharf") == 1


@rule("R-MOVE-1")
def test_nobody_gains_and_a_controlled_district_is_no_obstacle() -> None:
    table = at("reed-gate")
    table.own("blue", "maya", "tide-mill")
    table.play("move maya reed-gate", "to tide-mill 1")
    assert table.all_points() == [0, 0, 0]

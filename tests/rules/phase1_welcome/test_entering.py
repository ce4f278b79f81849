from typing import Any

from tests.rules.table import Table, rule
from utopia.rules import Refusal


@rule("R-WELCOME-2")
def test_a_guest_goes_to_any_district_of_his_island_and_to_no_other() -> None:
    table = Table().arrive("maya wind", "maya wind")
    mayas = {move.split()[2] for move in table.moves("enter maya")}
    assert mayas == set(table.map.islands[2].districts)
    assert table.why_not("enter maya kilns") == (Refusal.GUEST_NOT_OPEN, "R-WELCOME-2")


@rule("R-WELCOME-2")
def test_a_controlled_or_crowded_district_takes_guests() -> None:
    table = Table()
    table.own("blue", "maya", "sail-lofts")
    table.princes("blue", "maya", "sail-lofts", 8)
    table.princes("red", "maya", "sail-lofts", 7)
    table.arrive("maya wind").play("enter maya sail-lofts")
    assert table.princes_at("red", "maya", "sail-lofts") == 8


@rule("R-WELCOME-2")
def test_taking_a_guest_is_compulsory() -> None:
    table = Table().settle()
    assert "end" not in table.moves()
    assert table.why_not("end") == (Refusal.NOT_NOW, "R-WELCOME-7")


@rule("R-WELCOME-2")
def test_the_guest_lies_before_the_player_and_is_no_longer_open() -> None:
    table = Table().arrive("maya wind").play("enter maya sail-lofts", "end")
    assert int(table.state.taken[0, table.guest_kind("maya wind")]) == 1
    assert table.why_not("enter maya sail-lofts") == (Refusal.GUEST_NOT_OPEN, "R-WELCOME-2")


def without_mayas(**options: Any) -> Table:
    table = Table(**options)
    table.exhaust("red", "maya", "kilns", "granary", "old-orchard", "glass-row")
    return table


@rule("R-MAT-2")
def test_without_a_prince_in_supply_the_guest_is_taken_and_nobody_placed() -> None:
    table = without_mayas().arrive("maya wind", "greek wind")
    assert table.moves("enter maya") == []
    assert table.why_not("enter maya sail-lofts") == (Refusal.NO_PRINCE_IN_SUPPLY, "R-MAT-2")
    before = table.state.princes.copy()
    table.play("take maya wind", "end")
    assert (table.state.princes == before).all()
    assert int(table.state.taken[0, table.guest_kind("maya wind")]) == 1


@rule("R-MAT-2")
def test_with_a_prince_in_supply_placing_is_compulsory() -> None:
    table = Table().arrive("maya wind")
    assert table.moves("take") == []
    assert table.why_not("take maya wind") == (Refusal.PLACING_IS_COMPULSORY, "R-MAT-2")


@rule("R-MAT-2")
def test_the_same_holds_for_a_surprise_guest_and_for_the_named_player() -> None:
    table = without_mayas().arrive("maya wind").play("surprise").draw("guest maya wind")
    assert table.moves() == ["take maya wind"]
    table.play("take maya wind", "name blue")
    table.exhaust("blue", "maya", "kilns", "granary", "old-orchard", "glass-row")
    assert table.moves("enter maya") == []
    table.play("take maya wind")
    assert table.princes_at("blue", "maya", "sail-lofts") == 0


@rule("R-MAT-2")
def test_without_component_limits_the_ninth_prince_is_placed() -> None:
    table = Table(component_limits=False)
    table.princes("red", "maya", "kilns", 8)
    table.arrive("maya wind").play("enter maya sail-lofts")
    assert table.princes_at("red", "maya", "sail-lofts") == 1

from typing import Any

import pytest

from tests.rules.table import Table, rule
from utopia.rules import Refusal


def ready(**options: Any) -> Table:
    """Red has three mayas in the quarry gate, a district of earth printed 1."""
    table = Table(**options)
    table.princes("red", "maya", "quarry-gate", 3)
    table.act("red")
    return table


@rule("R-BUILD-2")
def test_three_own_princes_of_one_civilization_leave_for_its_monument() -> None:
    table = ready()
    table.princes("red", "maya", "quarry-gate")
    table.princes("blue", "maya", "quarry-gate", 2)
    table.play("district maya quarry-gate")
    assert table.owner("quarry-gate") == "red"
    assert table.state.monument[table.map.index_of["quarry-gate"]] == 0
    assert table.princes_at("red", "maya", "quarry-gate") == 1
    assert table.princes_at("blue", "maya", "quarry-gate") == 2
    assert (table.bases("red"), table.supply("red", "maya")) == (7, 7)
    assert table.state.monuments_left.tolist() == [6, 7, 7, 7, 7]


@rule("R-BUILD-2")
def test_it_pays_nothing_at_once() -> None:
    assert ready().play("district maya quarry-gate").all_points() == [0, 0, 0]


@rule("R-BUILD-2")
def test_fewer_or_mixed_or_others_princes_do_not_do() -> None:
    table = Table()
    table.princes("red", "maya", "kilns", 2)
    table.princes("red", "greek", "kilns", 2)
    table.princes("blue", "maya", "kilns", 3)
    table.princes("red", "maya", "glass-row", 2)
    table.act("red")
    assert table.moves("district") == []
    assert table.why_not("district maya kilns") == (Refusal.DISTRICT_NEEDS_THREE, "R-BUILD-2")


@rule("R-BUILD-2")
def test_a_controlled_district_is_controlled_for_ever() -> None:
    table = ready().play("district maya quarry-gate")
    table.princes("red", "greek", "quarry-gate", 3)
    assert table.why_not("district greek quarry-gate") == (Refusal.DISTRICT_IS_CONTROLLED, "R-BUILD-2")
    table.princes("blue", "greek", "quarry-gate", 3)
    table.play("end")
    assert table.why_not("district greek quarry-gate") == (Refusal.DISTRICT_IS_CONTROLLED, "R-BUILD-2")


@rule("R-BUILD-3")
def test_the_wonders_owner_gains_the_districts_value_at_once() -> None:
    table = ready()
    table.wonder("blue", "earth")
    table.wonder("yellow", "wind")
    table.princes("red", "greek", "old-orchard", 3)
    table.play("district maya quarry-gate")
    assert table.all_points() == [0, 1, 0]
    table.play("district greek old-orchard")
    assert table.all_points() == [0, 5, 0]
    assert table.state.gained[1].tolist() == [0, 5, 0, 0, 0]


@rule("R-BUILD-3")
def test_districts_taken_before_the_wonder_stood_never_pay() -> None:
    table = ready().play("district maya quarry-gate")
    table.one_of_each("red", "granary")
    table.play("wonder earth")
    assert table.all_points() == [6, 0, 0]


@rule("R-BUILD-3")
@pytest.mark.parametrize(("option", "points"), [(True, 1), (False, 0)])
def test_the_owners_own_district_pays_by_option(option: bool, points: int) -> None:
    table = ready(wonder_pays_own_district=option)
    table.wonder("red", "earth")
    table.play("district maya quarry-gate")
    assert table.all_points() == [points, 0, 0]


@rule("R-BUILD-3")
def test_without_that_option_the_wonder_still_pays_for_others_districts() -> None:
    table = ready(wonder_pays_own_district=False)
    table.wonder("blue", "earth")
    assert table.play("district maya quarry-gate").all_points() == [0, 1, 0]


@rule("R-BOARD-2")
@pytest.mark.parametrize(("preset", "points"), [("fr", 1), ("it", 1), ("en", 2), ("de", 2)])
def test_a_district_printed_one_pays_two_where_two_is_the_lowest_value(preset: str, points: int) -> None:
    table = ready(preset=preset)
    table.wonder("blue", "earth")
    assert table.play("district maya quarry-gate").all_points() == [0, points, 0]


@rule("R-MAT-2")
@pytest.mark.parametrize("limited", [True, False])
def test_the_ninth_building_needs_a_ninth_base(limited: bool) -> None:
    table = ready(component_limits=limited)
    table.own("red", "greek", "kilns", "granary", "old-orchard", "vine-slopes")
    table.own("red", "persian", "heron-quay", "reed-gate", "tide-mill")
    table.wonder("red", "wind")
    assert table.refuses("district maya quarry-gate") == limited
    if limited:
        assert table.why_not("district maya quarry-gate") == (Refusal.NO_BASE_LEFT, "R-MAT-2")


@rule("R-MAT-2")
@pytest.mark.parametrize("limited", [True, False])
def test_the_eighth_monument_of_a_civilization_is_on_the_scale(limited: bool) -> None:
    table = ready(component_limits=limited)
    table.own("blue", "maya", "kilns", "granary", "old-orchard", "vine-slopes")
    table.own("yellow", "maya", "heron-quay", "reed-gate", "tide-mill")
    assert table.refuses("district maya quarry-gate") == limited
    if limited:
        assert table.why_not("district maya quarry-gate") == (Refusal.NO_MONUMENT_LEFT, "R-MAT-2")

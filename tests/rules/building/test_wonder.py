from typing import Any

from tests.rules.table import CIVS, Table, rule
from utopia.rules import Refusal, Step

WIND = ("kite-market", "vane-square", "gull-terrace", "sail-lofts", "harp-steps")


def ready(**options: Any) -> Table:
    """Red has one prince of each civilization on wind, and two greeks in different districts."""
    table = Table(**options)
    table.one_of_each("red", *WIND)
    table.princes("red", "greek", "kite-market")
    table.act("red")
    return table


@rule("R-BUILD-1")
def test_one_own_prince_of_each_civilization_is_needed_on_one_island() -> None:
    table = Table()
    table.one_of_each("red", "kilns", "kilns", "kilns", "kilns", "sail-lofts")
    table.princes("blue", "egyptian", "kilns")
    table.act("red")
    assert table.why_not("wonder fire") == (Refusal.WONDER_NEEDS_EACH_CIVILIZATION, "R-BUILD-1")
    assert table.moves("wonder") == []


@rule("R-BUILD-1")
def test_the_player_chooses_which_prince_leaves_only_where_there_is_a_choice() -> None:
    table = ready().play("wonder wind")
    assert table.step() == Step.LEAVE
    assert table.moves() == ["leave greek kite-market", "leave greek sail-lofts"]
    assert table.why_not("leave maya kite-market") == (Refusal.NOT_THE_CIVILIZATION_ASKED, "R-BUILD-1")
    assert table.why_not("leave greek harp-steps") == (Refusal.NO_PRINCE_THERE, "R-BUILD-1")
    assert table.why_not("end") == (Refusal.NOT_NOW, "R-WELCOME-7")
    table.play("leave greek kite-market")
    assert table.princes_at("red", "greek", "sail-lofts") == 1
    assert table.princes_at("red", "greek", "kite-market") == 0
    assert table.supply("red", "greek") == 7


@rule("R-BUILD-1")
def test_each_civilization_with_a_choice_is_asked_in_order_and_the_interrupted_step_again() -> None:
    table = ready()
    table.princes("red", "maya", "harp-steps", 2)
    table.play("wonder wind")
    assert table.moves() == ["leave maya kite-market", "leave maya harp-steps"]
    table.play("leave maya harp-steps", "leave greek sail-lofts")
    assert table.step() == Step.ACT
    assert table.princes_at("red", "maya", "harp-steps") == 1


@rule("R-BUILD-1")
def test_princes_on_another_island_are_no_choice() -> None:
    table = Table()
    table.one_of_each("red", *WIND)
    table.princes("red", "greek", "kilns")
    table.act("red")
    table.play("wonder wind")
    assert table.step() == Step.ACT
    assert table.princes_at("red", "greek", "kilns") == 1


@rule("R-BUILD-1")
def test_princes_on_controlled_districts_count() -> None:
    table = Table()
    table.own("blue", "maya", "sail-lofts")
    table.one_of_each("red", "sail-lofts")
    table.act("red")
    table.play("wonder wind")
    assert table.points("red") == 6


@rule("R-BUILD-1")
def test_it_takes_a_base_and_pays_six_at_once() -> None:
    table = ready()
    table.score(blue=3)
    table.act("red")
    table.play("wonder wind", "leave greek kite-market")
    assert (table.points("red"), table.bases("red"), table.owner("wind")) == (6, 7, "red")
    assert table.track()[0] == "red"
    assert table.state.gained[0].tolist() == [6, 0, 0, 0, 0]


@rule("R-BUILD-1")
def test_a_wonder_stands_for_ever_one_an_island_and_several_a_player() -> None:
    table = ready().play("wonder wind", "leave greek kite-market")
    table.one_of_each("red", "kilns")
    table.one_of_each("red", "harp-steps")
    assert table.why_not("wonder wind") == (Refusal.WONDER_STANDS, "R-BUILD-1")
    table.play("wonder fire", "end")
    table.one_of_each("blue", "harp-steps")
    assert table.why_not("wonder wind", "blue") == (Refusal.WONDER_STANDS, "R-BUILD-1")
    assert [table.owner(island) for island in ("wind", "fire")] == ["red", "red"]


@rule("R-BUILD-1")
def test_princes_of_others_stay() -> None:
    table = ready()
    table.one_of_each("blue", *WIND)
    table.play("wonder wind", "leave greek kite-market")
    assert [table.supply("blue", civilization) for civilization in CIVS] == [7] * 5


@rule("R-MAT-2")
def test_without_a_base_no_wonder_unless_the_material_is_unlimited() -> None:
    for limited in (True, False):
        table = ready(component_limits=limited)
        table.own("red", "maya", "kilns", "granary", "old-orchard", "vine-slopes", "clay-yards", "salt-garden")
        table.own("red", "greek", "heron-quay", "reed-gate")
        if limited:
            assert table.why_not("wonder wind") == (Refusal.NO_BASE_LEFT, "R-MAT-2")
        assert table.refuses("wonder wind") == limited

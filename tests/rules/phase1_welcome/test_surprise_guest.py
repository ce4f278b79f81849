from typing import Any

import pytest

from tests.rules.table import Table, rule
from utopia.rules import Refusal, Step

OPEN = ("maya wind", "maya wind", "greek fire")


def surprised(**options: Any) -> Table:
    """Red has drawn a persian of earth by surprise."""
    return Table(**options).arrive(*OPEN).play("surprise").draw("guest persian earth")


@rule("R-WELCOME-3")
def test_the_surprise_guest_is_drawn_from_the_bag_and_placed_like_any_other() -> None:
    table = Table().arrive(*OPEN).play("surprise")
    assert table.decider() == "chance"
    assert "guest maya wind" not in table.chances()  # both lie open
    assert table.chances()["guest greek fire"] == 1
    table.draw("guest persian earth")
    assert {move.split()[1] for move in table.moves()} == {"persian"}
    assert table.why_not("enter maya sail-lofts") == (Refusal.GUEST_NOT_OPEN, "R-WELCOME-2")
    table.play("enter persian granary")
    assert table.princes_at("red", "persian", "granary") == 1


@rule("R-WELCOME-3")
def test_another_player_is_named_and_takes_an_open_guest_at_once() -> None:
    table = surprised().play("enter persian granary")
    assert table.moves() == ["name blue", "name yellow"]
    assert table.why_not("name red") == (Refusal.CANNOT_NAME_YOURSELF, "R-WELCOME-3")
    assert table.why_not("name green") == (Refusal.NO_SUCH_PLAYER, "R-MAT-1")
    table.play("name yellow")
    assert table.decider() == "yellow"
    assert table.verbs() == {"enter"}
    table.play("enter maya sail-lofts")
    assert table.princes_at("yellow", "maya", "sail-lofts") == 1


@rule("R-WELCOME-3")
def test_the_named_player_may_not_draw() -> None:
    table = surprised().play("enter persian granary", "name blue")
    assert table.why_not("surprise", "blue") == (Refusal.NOT_NOW, "R-WELCOME-3")


@rule("R-WELCOME-3")
def test_then_the_drawers_turn_goes_on_and_after_it_the_lap() -> None:
    table = surprised().play("enter persian granary", "name yellow", "enter maya sail-lofts")
    assert (table.decider(), table.step()) == ("red", Step.END)
    assert table.play("end").decider() == "blue"


@rule("R-WELCOME-3")
def test_once_a_round() -> None:
    table = surprised().play("enter persian granary", "name yellow", "enter maya sail-lofts", "end")
    table.welcome_anybody().welcome_anybody()
    assert table.decider() == "red"
    assert table.why_not("surprise") == (Refusal.SURPRISE_USED, "R-WELCOME-3")
    table.through_welcome().end_round_of_cards()
    table.settle()
    assert "surprise" in table.moves(seat=table.decider())


@rule("R-WELCOME-3")
def test_it_replaces_a_turn_of_the_drawer_and_is_extra_for_the_named_who_may_be_named_again() -> None:
    table = Table().settle()
    for _ in range(2):  # red and blue both name yellow
        table.surprise_and_name("yellow")
    table.through_welcome()
    assert [int(table.state.princes[seat].sum()) for seat in range(3)] == [3, 3, 5]


@rule("R-WELCOME-3")
def test_from_an_empty_bag_nobody_draws() -> None:
    table = Table().settle()
    table.bag()
    assert table.why_not("surprise") == (Refusal.BAG_IS_EMPTY, "R-WELCOME-3")
    table.bag("maya fire")
    assert not table.refuses("surprise")


@rule("R-WELCOME-3", "R-BUILD-4")
def test_the_drawer_may_build_between_the_steps_but_not_while_the_named_player_acts() -> None:
    table = surprised()
    table.princes("red", "chinese", "kilns", 3)
    table.princes("red", "greek", "granary", 3)
    table.princes("red", "maya", "old-orchard", 3)
    table.play("district chinese kilns", "enter persian quarry-gate", "district greek granary", "name blue")
    assert table.deciders() == ["blue"]
    assert table.why_not("district maya old-orchard", "red") == (Refusal.NOT_YOUR_DECISION, "R-ORDER-2")
    table.play(table.moves()[0], "district maya old-orchard", "end")
    assert table.owner("old-orchard") == "red"


@rule("R-WELCOME-4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_open_guests_equal_the_turns_left_whoever_draws(players: int) -> None:
    table = Table(players).settle()
    for turns_left in range(3 * players, 0, -1):
        assert int(table.state.open_guests.sum()) == turns_left
        if "surprise" in table.moves():
            table.surprise_and_name("blue" if table.decider() == "red" else "red")
        else:
            table.welcome_anybody()
    assert int(table.state.open_guests.sum()) == 0
    assert table.state.phase == 2


@rule("R-WELCOME-4")
def test_naming_works_in_the_very_last_turn() -> None:
    table = Table().settle().through_welcome_but_last().surprise_and_name("red")
    assert int(table.state.open_guests.sum()) == 0


def named_with_three(named_player_may_build: bool) -> Table:
    table = surprised(named_player_may_build=named_player_may_build)
    table.princes("blue", "maya", "sail-lofts", 2)
    table.play("enter persian granary", "name blue")
    assert table.why_not("district maya sail-lofts") == (Refusal.NOT_NOW, "R-BUILD-4")
    return table.play("enter maya sail-lofts")


@rule("R-WELCOME-5")
def test_the_named_player_does_not_build() -> None:
    table = named_with_three(named_player_may_build=False)
    assert table.deciders() == ["red"]


@rule("R-WELCOME-5")
def test_with_the_option_he_builds_right_after_his_guest_and_ends() -> None:
    table = named_with_three(named_player_may_build=True)
    assert table.deciders() == ["blue"]
    assert table.moves() == ["end", "district maya sail-lofts"]
    table.play("district maya sail-lofts", "end")
    assert (table.owner("sail-lofts"), table.decider(), table.step()) == ("blue", "red", Step.END)


@rule("R-WELCOME-3", "R-WELCOME-5")
@pytest.mark.parametrize("option", [True, False])
def test_his_place_in_the_lap_is_untouched(option: bool) -> None:
    table = surprised(named_player_may_build=option)
    table.play("enter persian granary", "name yellow", "enter maya sail-lofts")
    if option:
        table.play("end")
    table.play("end")
    for seat in ("blue", "yellow"):
        assert table.decider() == seat
        table.welcome_anybody()
    assert table.decider() == "red"


@rule("R-WELCOME-6")
@pytest.mark.parametrize(("preset", "in_bag"), [("fr", 40), ("it", 40), ("en", 40), ("de", 39)])
def test_all_guests_go_back_to_the_bag_but_the_german_surprise_leaves_the_game(preset: str, in_bag: int) -> None:
    table = Table(preset=preset).arrive(*OPEN).play("surprise").draw("guest persian earth")
    table.play("enter persian granary", "name yellow", "enter maya sail-lofts", "end")
    table.through_welcome()
    assert int(table.state.bag.sum()) == in_bag
    assert int(table.state.bag[table.guest_kind("persian earth")]) == in_bag - 38
    assert not table.state.taken.any()

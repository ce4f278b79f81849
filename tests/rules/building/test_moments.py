"""When one may build."""

from typing import Any

import pytest

from tests.rules.table import Table, rule
from utopia.rules import Refusal, Step

BUILDS = {"district greek kilns", "wonder wind"}
FORBIDDEN = (Refusal.NOT_NOW, "R-BUILD-4")


def builder(**options: Any) -> Table:
    """Let red be able to build a district and a wonder."""
    table = Table(**options)
    table.princes("red", "greek", "kilns", 3)
    table.one_of_each("red", "sail-lofts")
    return table


@rule("R-BUILD-4")
def test_at_every_step_of_ones_own_turn_in_phase_1() -> None:
    table = builder().settle()
    assert set(table.moves()) >= BUILDS
    table.play("surprise").settle()
    assert table.step() == Step.SURPRISE_GUEST
    assert set(table.moves()) >= BUILDS
    table.play(table.take_guest())
    assert table.step() == Step.NAME
    assert set(table.moves()) >= BUILDS
    table.play("name blue").play(table.take_guest())
    assert table.step() == Step.END
    assert set(table.moves()) == BUILDS | {"end"}


@rule("R-BUILD-4")
def test_in_phase_2_before_between_and_after_actions() -> None:
    table = builder()
    table.act("red", "maya", "greek")
    table.princes("red", "maya", "granary", 3)
    table.play("district maya granary", "raise greek", "district greek kilns", "move maya sail-lofts")
    table.play("to harp-steps 1", "wonder wind")
    assert (table.bases("red"), table.points("red")) == (5, 6)


@rule("R-BUILD-4")
def test_any_number_and_never_forced() -> None:
    table = builder().settle()
    table.play("district greek kilns", "wonder wind", table.take_guest())
    table = builder().settle().welcome_anybody()
    assert table.owner("wind") == "nobody"
    table = builder()
    table.act("red")
    assert table.play("end").owner("kilns") == "nobody"


@rule("R-BUILD-4")
def test_not_in_the_turn_of_another() -> None:
    table = builder().settle().welcome_anybody()
    assert table.why_not("wonder wind", "red") == (Refusal.NOT_YOUR_DECISION, "R-ORDER-2")
    assert table.moves(seat="red") == []


@rule("R-BUILD-4")
def test_not_while_discarding() -> None:
    table = builder().settle().through_welcome().settle()
    assert table.step() == Step.DISCARD
    assert "red" in table.deciders()
    assert table.why_not("wonder wind", "red") == FORBIDDEN


@rule("R-BUILD-4")
def test_not_while_choosing_what_to_keep() -> None:
    table = builder()
    table.act("red", *["maya"] * 6)
    table.play("end")
    assert table.step() == Step.KEEP
    assert table.why_not("wonder wind") == FORBIDDEN


@rule("R-BUILD-4")
def test_not_in_the_middle_of_a_move() -> None:
    table = builder()
    table.act("red", "greek")
    table.play("move greek kilns")
    assert table.verbs() == {"to"}
    assert table.why_not("wonder wind") == FORBIDDEN


@rule("R-BUILD-4", "R-CARD-5")
def test_not_while_a_turned_card_waits_to_be_played() -> None:
    table = builder()
    table.act("red", "maya")
    table.play("privilege maya as greek")
    assert table.why_not("wonder wind") == FORBIDDEN
    assert table.why_not("end") == (Refusal.NOT_NOW, "R-WELCOME-7")


@rule("R-BUILD-4", "R-SCALE-3")
def test_not_while_the_payment_of_an_influence_is_asked() -> None:
    table = Table(scale_cards="any")
    table.one_of_each("red", "sail-lofts")
    table.act("red", "maya", "greek")
    table.play("raise persian")
    assert table.verbs() == {"pay"}
    assert table.why_not("wonder wind") == FORBIDDEN


@rule("R-BUILD-4", "R-WELCOME-5")
@pytest.mark.parametrize("option", [True, False])
def test_out_of_turn_only_as_the_named_player_and_by_option(option: bool) -> None:
    table = Table(named_player_may_build=option)
    table.one_of_each("blue", "sail-lofts")
    table.settle().play("surprise").settle().play(table.take_guest(), "name blue")
    assert table.why_not("wonder wind") == FORBIDDEN
    table.play(table.take_guest())
    assert ("wonder wind" in table.moves(seat="blue")) == option

import pytest

from tests.rules.table import Table, rule
from utopia.rules import Kind, Step
from utopia.rules.flow import KINDS_AT
from utopia.rules.model.steps import LAST_CHANCE


@rule("R-CARD-2", "R-ORDER-2")
def test_one_player_decides_at_a_time_and_several_only_while_discarding() -> None:
    table = Table(4).settle()
    assert table.deciders() == ["red"]
    table.through_welcome()
    assert table.deciders() == []
    assert table.settle().deciders() == ["red", "blue", "yellow"]
    for _ in range(3):
        table.play(table.moves()[0])
    assert table.deciders() == ["red"]


@rule("R-WELCOME-3")
def test_the_named_player_decides_inside_the_drawers_turn() -> None:
    table = Table().settle().play("surprise").settle()
    table.play(table.take_guest(), "name blue")
    assert (table.deciders(), table.state.turn) == (["blue"], 0)


@rule("R-CARD-3")
def test_the_verbs_of_a_turn_with_cards() -> None:
    table = Table()
    table.one_of_each("red", "kilns")
    table.princes("red", "greek", "kilns", 2)
    table.own("blue", "greek", "granary")
    table.princes("red", "greek", "granary")
    table.act("red", "greek", "greek", "greek")
    everything = {"end", "district", "wonder", "privilege", "move", "add", "anywhere", "remove", "raise", "lower"}
    assert table.verbs() == everything


@pytest.mark.parametrize("step", [step for step in Step if step > LAST_CHANCE and step != Step.OVER])
def test_every_step_that_asks_a_player_knows_a_verb(step: Step) -> None:
    assert KINDS_AT[step] != 0


def test_every_verb_is_known_at_some_step() -> None:
    for kind in Kind:
        assert any(int(KINDS_AT[step]) >> kind & 1 for step in Step), kind

import pytest

from tests.properties.conserved import check_conserved
from tests.rules.table import CIVS, Table, rule
from utopia.boards import playing_board
from utopia.rules import Refusal, edition
from utopia.rules.model.material import DISTRICTS, GUEST_KINDS, SPECTATOR


@rule("R-MAT-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_box_holds_what_the_rulebook_lists(players: int) -> None:
    table = Table(players, set_up=False)
    check_conserved(table.boards, table.states)
    state = table.state
    assert state.supply[:players].sum() == 40 * players
    assert state.bases[:players].tolist() == [8] * players
    assert state.privileges[:players].tolist() == [2] * players
    assert state.monuments_left.tolist() == [7] * 5
    assert state.pile.tolist() == [10] * 5
    assert len(table.map.districts) == DISTRICTS == 24
    if players > 2:
        assert state.bag.tolist() == [2] * GUEST_KINDS
        assert state.bag.sum() == 40


@rule("R-MAT-1")
@pytest.mark.parametrize("players", [1, 6])
def test_the_game_is_for_two_to_five(players: int) -> None:
    with pytest.raises(ValueError, match=f"the number of players is {players}; Utopia is for 2 to 5"):
        playing_board(Table().map, edition(), players)


@rule("R-SETUP-1")
def test_the_scale_is_filled_from_five_to_one_each_civilization_as_likely_as_another() -> None:
    table = Table(set_up=False)
    order = ("greek", "maya", "egyptian", "persian", "chinese")
    for drawn, civilization in enumerate(order):
        assert table.chances() == {f"scale {word}": 1 for word in CIVS if word not in order[:drawn]}
        table.draw(f"scale {civilization}")
    assert table.values() == {"greek": 5, "maya": 4, "egyptian": 3, "persian": 2, "chinese": 1}


@rule("R-SETUP-1")
def test_everybody_sees_the_scale() -> None:
    table = Table()
    assert table.seen_by(SPECTATOR)[0].scale.tolist() == [5, 4, 3, 2, 1]


@rule("R-SETUP-2")
def test_any_seat_may_be_first_and_the_others_stand_behind_in_seat_order() -> None:
    table = Table(4, set_up=False).draw(*(f"scale {civilization}" for civilization in CIVS))
    assert table.chances() == {f"first {seat}": 1 for seat in ("red", "blue", "yellow", "green")}
    table.draw("first yellow")
    assert table.track() == ["yellow", "green", "red", "blue"]
    assert table.all_points() == [0, 0, 0, 0]


WATER = {"heron-quay", "lantern-hill", "tide-mill", "mirror-court", "reed-gate"}


def touches_water(moves: list[str]) -> list[str]:
    return [move for move in moves if WATER & set(move.split()) or "water" in move.split()]


@rule("R-SETUP-3")
def test_two_players_have_no_guest_of_water() -> None:
    table = Table(2)
    assert table.state.bag.sum() == 30
    assert not touches_water(list(table.chances()))
    table.settle()
    assert not touches_water(table.moves())
    assert table.why_not("enter maya heron-quay") == (Refusal.ISLAND_IS_CLOSED, "R-SETUP-3")


@rule("R-SETUP-3")
def test_two_players_never_cross_a_bridge_nor_sail_to_water() -> None:
    table = Table(2)
    for district in ("granary", "cinder-wharf", "olive-landing"):  # across a bridge, bridge and boat, boat
        table.princes("red", "maya", district)
    table.act("red", "maya")
    for district in ("granary", "cinder-wharf", "olive-landing"):
        table.play(f"move maya {district}")
        assert table.moves()
        assert not touches_water(table.moves())
        table.play(table.moves()[0])
        table.hand("red", "maya")


@rule("R-SETUP-3")
def test_two_players_add_no_prince_and_build_no_wonder_on_water() -> None:
    table = Table(2)
    table.act("red", "greek", "greek", "greek")
    assert len(table.moves("anywhere greek")) == 19
    assert not touches_water(table.moves())
    assert table.why_not("anywhere greek mirror-court") == (Refusal.ISLAND_IS_CLOSED, "R-SETUP-3")
    assert table.why_not("wonder water") == (Refusal.ISLAND_IS_CLOSED, "R-SETUP-3")


@rule("R-SETUP-3")
def test_closed_water_does_not_make_its_neighbours_adjacent() -> None:
    table = Table(2)
    table.princes("red", "maya", "sun-gate")  # Ember Sound; Mirror Bay lies between it and Furrow Bay
    table.act("red", "maya")
    table.play("move maya sun-gate")
    sailed = {move.split()[1] for move in table.moves()} - {"glass-row", "kilns", "bell-foundry"}
    assert sailed == {"cinder-wharf"}


@rule("R-SETUP-3")
def test_three_players_use_water() -> None:
    table = Table(3)
    table.act("red", "greek", "greek", "greek")
    assert len(touches_water(table.moves("anywhere greek"))) == 5

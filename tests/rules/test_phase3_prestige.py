import pytest

from tests.rules.table import Table, rule
from utopia.rules import End, Step

# maya 5, persian 4, chinese 3, greek 2, egyptian 1


@rule("R-SCORE-1")
def test_every_district_pays_its_owner_the_value_of_its_civilization_at_the_end() -> None:
    table = Table()
    table.own("red", "persian", "granary", "kilns")
    table.own("blue", "greek", "clay-yards")
    table.wonder("yellow", "wind")
    table.act("yellow", "greek")
    table.play("raise greek")
    assert table.prestige() == [8, 3, 0]
    table.play("end")
    assert table.all_points() == [8, 3, 0]
    assert table.state.gained[0].tolist() == [0, 0, 0, 0, 8]


@rule("R-SCORE-1")
def test_who_was_in_front_arrives_first_on_a_space_they_share() -> None:
    for first, second in (("red", "blue"), ("blue", "red")):
        table = Table()
        table.own("red", "maya", "granary")
        table.own("blue", "maya", "kilns")
        table.queue(first, second, "yellow")
        assert table.end_round().track() == [first, second, "yellow"]


@rule("R-SCORE-1")
def test_the_order_is_that_of_the_beginning_of_the_phase() -> None:
    table = Table()
    table.score(red=4, blue=3, yellow=3)
    table.own("blue", "persian", "granary")  # 7, passing red
    table.own("red", "chinese", "kilns")  # 7 before blue comes
    table.own("yellow", "persian", "clay-yards")
    table.end_round()
    assert table.all_points() == [7, 7, 7]
    assert table.track() == ["red", "blue", "yellow"]


@rule("R-SCORE-1")
def test_not_that_of_the_lap_before() -> None:
    table = Table()
    table.score(red=3, blue=2)
    table.own("blue", "maya", "granary")
    table.own("red", "persian", "kilns")
    table.own("red", "greek", "clay-yards")
    table.act("red", "maya", "maya")
    table.play("add maya granary", "add maya granary", "end", "end", "end")  # blue passes red, 4 to 3
    assert table.all_points() == [9, 9, 0]
    assert table.track() == ["blue", "red", "yellow"]


@rule("R-SCORE-1", "R-ORDER-1")
def test_all_districts_pay_in_one_move() -> None:
    table = Table()
    table.score(blue=6, red=0)
    table.own("red", "persian", "granary", "kilns")  # 8 at once
    table.own("blue", "greek", "clay-yards")  # 8 before red comes
    assert table.end_round().track()[:2] == ["blue", "red"]


@rule("R-END-1")
def test_fifty_at_the_end_of_phase_3_ends_the_game() -> None:
    table = Table()
    table.score(red=45)
    table.own("red", "maya", "granary")
    table.end_round()
    assert (table.step(), table.decider(), table.state.end_reason) == (Step.OVER, "nobody", End.TARGET)
    assert table.moves(seat="red") == []


@rule("R-END-1")
def test_fortynine_do_not() -> None:
    table = Table()
    table.score(red=44)
    table.own("red", "maya", "granary")
    assert table.end_round().decider() == "chance"


@rule("R-END-1")
def test_fifty_in_the_middle_of_a_round_does_not_stop_it() -> None:
    table = Table()
    table.score(red=48)
    table.own("red", "maya", "granary")
    table.princes("red", "maya", "granary")
    table.act("red", "maya")
    table.play("remove maya granary")
    assert (table.points("red"), table.decider()) == (50, "red")
    table.play("end", "end")
    assert table.decider() == "yellow"
    assert table.play("end").step() == Step.OVER


@rule("R-END-1")
@pytest.mark.parametrize(("target", "over"), [(11, False), (10, True), (1, True)])
def test_the_target_is_an_option(target: int, over: bool) -> None:
    table = Table(target=target)
    table.own("red", "maya", "granary", "kilns")
    assert (table.end_round().step() == Step.OVER) == over


def shared_end(final_tie: str) -> Table:
    """Yellow and red end level at 50, yellow in front; blue has 10."""
    table = Table(final_tie=final_tie)
    table.score(yellow=50, red=50, blue=10)
    return table.end_round()


@rule("R-END-2")
def test_most_points_win_and_the_one_in_front_on_a_shared_space_before_the_other() -> None:
    table = shared_end("track")
    assert (table.decider(), table.places()) == ("nobody", [2, 3, 1])


@rule("R-END-2")
def test_or_equal_points_share_every_place() -> None:
    table = shared_end("shared")
    assert (table.decider(), table.places()) == ("nobody", [1, 3, 1])


@rule("R-END-3")
@pytest.mark.parametrize(("points", "reason"), [(0, End.STALL), (49, End.STALL), (50, End.TARGET)])
def test_round_forty_is_the_last(points: int, reason: End) -> None:
    table = Table()
    table.score(red=points)
    table.state.round_number = 40
    table.end_round()
    assert (table.step(), table.state.end_reason) == (Step.OVER, reason)


@rule("R-END-3")
def test_round_thirtynine_is_not() -> None:
    table = Table()
    table.state.round_number = 39
    assert table.end_round().decider() == "chance"
    assert table.state.end_reason == End.RUNNING

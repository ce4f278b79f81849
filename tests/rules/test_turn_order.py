import pytest

from tests.rules.table import Table, rule


def removal_ready(table: Table, seat: str, points: int) -> None:
    """The seat, with these points, can gain two by removing a maya."""
    table.score(**{seat: points})
    table.own("blue", "maya", "granary")
    table.princes(seat, "maya", "granary")


@rule("R-ORDER-1")
def test_who_arrives_stands_behind_those_already_there() -> None:
    table = Table(4)
    removal_ready(table, "red", 10)
    table.score(yellow=12, blue=12, red=10)
    table.act("red", "maya")
    table.play("remove maya granary")
    assert table.all_points() == [12, 12, 12, 0]
    assert table.track() == ["yellow", "blue", "red", "green"]


@rule("R-ORDER-1")
def test_who_passes_by_stands_in_front_of_those_behind() -> None:
    table = Table()
    removal_ready(table, "red", 11)
    table.score(yellow=12, blue=12, red=11)
    table.act("red", "maya")
    table.play("remove maya granary")
    assert table.track() == ["red", "yellow", "blue"]


@rule("R-ORDER-1")
def test_gaining_nothing_moves_nobody() -> None:
    table = Table()
    table.score(yellow=3, red=3, blue=3)
    table.own("yellow", "maya", "granary")
    table.end_round()
    assert table.all_points() == [3, 3, 8]
    assert table.track() == ["yellow", "red", "blue"]


def red_gives_yellow_a_point(live_order: bool) -> Table:
    """Red, first of three on the start space, adds at yellow's monument."""
    table = Table(live_order=live_order)
    table.own("yellow", "persian", "granary")
    table.act("red", "persian")
    table.play("add persian granary")
    assert table.decider() == "red"  # rising interrupts no turn
    assert table.track() == ["yellow", "red", "blue"]
    return table.play("end")


@rule("R-ORDER-2")
def test_a_player_given_a_point_acts_before_whom_he_overtook_and_who_is_not_skipped() -> None:
    table = red_gives_yellow_a_point(live_order=True)
    assert table.decider() == "yellow"
    table.play("end")
    assert table.decider() == "blue"


@rule("R-ORDER-2")
def test_without_live_order_the_order_is_read_once_a_lap() -> None:
    table = red_gives_yellow_a_point(live_order=False)
    assert table.decider() == "blue"
    table.play("end")
    assert table.decider() == "yellow"


@rule("R-ORDER-2")
def test_who_has_acted_does_not_act_again_by_rising() -> None:
    table = Table()
    table.own("red", "persian", "granary")
    table.act("red")
    table.play("end")
    table.hand("blue", "persian")
    table.play("add persian granary")
    assert table.track()[0] == "red"
    assert table.play("end").decider() == "yellow"


@rule("R-ORDER-2")
def test_the_last_of_a_lap_may_be_the_first_of_the_next() -> None:
    table = Table().settle()
    table.one_of_each("yellow", "kilns")
    table.welcome_anybody().welcome_anybody()
    table.play("wonder fire").welcome_anybody()
    for seat in ("yellow", "red", "blue"):
        assert table.decider() == seat
        table.welcome_anybody()


@rule("R-ORDER-2")
@pytest.mark.parametrize("live_order", [True, False])
def test_each_lap_reads_the_track_anew(live_order: bool) -> None:
    table = Table(live_order=live_order).settle()
    table.one_of_each("yellow", "kilns")
    table.welcome_anybody().welcome_anybody()
    table.play("wonder fire").welcome_anybody()
    assert (table.state.lap, table.decider()) == (2, "yellow")


@rule("R-ORDER-2", "R-CARD-2", "R-SCORE-1")
def test_discards_and_prestige_read_the_track_itself_also_without_live_order() -> None:
    table = Table(live_order=False).settle()
    table.one_of_each("yellow", "kilns")
    table.through_welcome_but_last()
    table.play("wonder fire").welcome_anybody().settle()
    assert table.track() == ["yellow", "red", "blue"]
    assert table.moves("discard", "yellow")[0].count(" ") == 2
    assert table.moves("discard", "blue") == []


@rule("R-ORDER-3")
@pytest.mark.parametrize("rotation", ["front", "last_first_player"])
def test_alone_on_the_start_space_nothing_rotates(rotation: str) -> None:
    table = Table(start_rotation=rotation)
    table.score(yellow=1, blue=1)
    table.end_round()
    assert table.track() == ["yellow", "blue", "red"]


@rule("R-ORDER-3")
@pytest.mark.parametrize("rotation", ["front", "last_first_player"])
def test_who_was_first_and_has_not_scored_goes_to_the_back(rotation: str) -> None:
    table = Table(start_rotation=rotation)
    assert table.end_round().track() == ["blue", "yellow", "red"]
    assert table.end_round().track() == ["yellow", "red", "blue"]


@rule("R-ORDER-3")
@pytest.mark.parametrize(
    ("rotation", "track"), [("front", ["red", "yellow", "blue"]), ("last_first_player", ["red", "blue", "yellow"])]
)
def test_if_the_first_has_left_the_start_space_the_option_decides(rotation: str, track: list[str]) -> None:
    table = Table(start_rotation=rotation)
    table.own("red", "maya", "granary")
    assert table.end_round().track() == track


@rule("R-ORDER-3")
def test_round_one_does_not_rotate_and_later_the_rotation_comes_before_the_guests() -> None:
    table = Table()
    assert table.track() == ["red", "blue", "yellow"]
    table.end_round()
    assert table.chances()  # no guest is drawn yet
    assert int(table.state.open_guests.sum()) == 0
    assert table.track() == ["blue", "yellow", "red"]


@rule("R-ORDER-4")
def test_scores_count_on_beyond_the_tracks_end() -> None:
    table = Table(target=200)
    removal_ready(table, "red", 149)
    table.act("red", "maya")
    table.play("remove maya granary", "end")
    assert table.points("red") == 151
    assert table.track()[0] == "red"

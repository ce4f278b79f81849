"""The thirteen examples that the rulebooks print, in their order."""

from tests.rules.table import CIVS, Table, rule


@rule("R-ORDER-3")
def test_1_the_front_of_the_start_space_goes_to_its_back_each_round() -> None:
    table = Table(4)
    table.score(yellow=5)
    table.queue("yellow", "blue", "red", "green")
    table.end_round()
    assert table.track() == ["yellow", "red", "green", "blue"]
    table.own("blue", "maya", "kilns")
    table.end_round()
    assert table.all_points() == [0, 5, 5, 0]
    assert table.track() == ["yellow", "blue", "green", "red"]


@rule("R-WELCOME-1")
def test_2_twelve_guests_come_to_four_players() -> None:
    table = Table(4).settle()
    assert int(table.state.open_guests.sum()) == 12


@rule("R-WELCOME-2")
def test_3_a_maya_guest_of_wind_brings_a_green_maya_to_a_wind_district() -> None:
    table = Table(4, first="green").arrive("maya wind")
    wind = table.map.islands[2].districts
    assert not any(table.refuses(f"enter maya {district}") for district in wind)
    table.play("enter maya sail-lofts")
    assert table.princes_at("green", "maya", "sail-lofts") == 1
    assert table.supply("green", "maya") == 7


@rule("R-BUILD-1")
def test_4_one_prince_of_each_civilization_on_wind_builds_its_wonder_for_six() -> None:
    table = Table()
    table.one_of_each("blue", "sail-lofts", "gull-terrace")
    table.act("blue")
    table.play("wonder wind")
    assert [table.supply("blue", civilization) for civilization in CIVS] == [8] * 5
    assert (table.owner("wind"), table.points("blue")) == ("blue", 6)


@rule("R-BUILD-3")
def test_5_a_water_district_of_two_pays_the_owner_of_waters_wonder_two() -> None:
    table = Table()
    table.wonder("yellow", "water")
    table.princes("red", "greek", "heron-quay", 3)
    table.act("red")
    table.play("district greek heron-quay")
    assert table.all_points() == [0, 0, 2]


@rule("R-MOVE-1")
def test_6_a_chinese_card_moves_a_chinese_prince_to_an_adjacent_district() -> None:
    table = Table()
    table.princes("yellow", "chinese", "kilns")
    table.act("yellow", "chinese")
    table.play("move chinese kilns", "to vane-square 1")
    assert table.princes_at("yellow", "chinese", "vane-square") == 1
    assert table.discarded() == ["chinese"]


@rule("R-MOVE-1")
def test_7_a_maya_card_sails_two_mayas_to_a_harbour_of_the_adjacent_sector() -> None:
    table = Table()
    table.princes("blue", "maya", "heron-quay", 2)
    table.act("blue", "maya")
    table.play("move maya heron-quay", "to olive-landing 2")
    assert table.princes_at("blue", "maya", "olive-landing") == 2


@rule("R-ADD-1")
def test_8_a_persian_added_at_blues_persian_monument_gives_blue_a_point() -> None:
    table = Table()
    table.own("blue", "persian", "granary")
    table.act("red", "persian")
    table.play("add persian granary")
    assert table.all_points() == [0, 1, 0]


@rule("R-ADD-2")
def test_9_three_greek_cards_place_a_greek_in_any_district() -> None:
    table = Table()
    table.act("red", "greek", "greek", "greek")
    assert len(table.moves("anywhere greek")) == 24
    table.play("anywhere greek old-orchard")
    assert table.princes_at("red", "greek", "old-orchard") == 1
    assert table.cards("red") == []


@rule("R-REMOVE-1")
def test_10_a_maya_removed_at_blues_maya_monument_gives_red_two_and_blue_nothing() -> None:
    table = Table()
    table.own("blue", "maya", "granary")
    table.princes("red", "maya", "granary")
    table.act("red", "maya")
    table.play("remove maya granary")
    assert table.all_points() == [2, 0, 0]
    assert table.supply("red", "maya") == 8


@rule("R-SCALE-1")
def test_11_egypt_raised_from_three_to_four_lets_persia_fall_to_three() -> None:
    table = Table()
    table.scale("chinese", "persian", "egyptian", "maya", "greek")
    table.act("red", "egyptian")
    table.play("raise egyptian")
    assert table.values() == {"chinese": 5, "egyptian": 4, "persian": 3, "maya": 2, "greek": 1}


@rule("R-SCALE-2")
def test_12_persia_lowered_from_four_lets_those_below_rise_and_china_stay() -> None:
    table = Table()
    table.scale("chinese", "persian", "egyptian", "maya", "greek")
    table.act("red", "persian", "persian")
    table.play("lower persian")
    assert table.values() == {"chinese": 5, "egyptian": 4, "maya": 3, "greek": 2, "persian": 1}


@rule("R-SCORE-1")
def test_13_earth_pays_each_what_the_scale_shows() -> None:
    table = Table(4)
    table.scale("chinese", "egyptian", "maya", "greek", "persian")
    table.own("red", "chinese", "granary")
    table.own("blue", "maya", "vine-slopes")
    table.own("green", "maya", "old-orchard")
    table.own("green", "greek", "clay-yards")
    assert table.prestige() == [5, 3, 0, 5]
    table.end_round()
    assert table.all_points() == [5, 3, 0, 5]

"""The reference engine against the printed examples and against itself."""

import pytest

from tests.reference.material import CIVILIZATIONS
from tests.reference.playing import (
    acting,
    begin,
    check_conserved,
    draw,
    own,
    own_wonder,
    put,
)
from tests.reference.rounds import start_round


def test_example_1_start_queue_rotates() -> None:
    """R-ORDER-3: blue, red, green; nobody scores; then only blue."""
    table = begin(3, first="blue").table
    table.track = ["blue", "red", "green"]
    table.seats = ["red", "blue", "green"]
    table.score = {"red": 0, "blue": 0, "green": 0}
    start_round(table)
    assert table.track == ["red", "green", "blue"]
    table.gain("blue", 4)
    start_round(table)
    assert table.track == ["blue", "green", "red"]


def test_example_2_guests_for_four() -> None:
    """R-WELCOME-1."""
    game = begin(4)
    draw(game)
    assert game.table.open_guests.total() == 12
    assert game.who() == ("red",)


def test_example_3_a_guest_enters() -> None:
    """R-WELCOME-2: a maya guest of wind."""
    game = begin(4, first="green")
    draw(game, "maya wind")
    entering = [move for move in game.moves("green") if move.startswith("enter maya") and "wind" not in move]
    wind = game.table.districts_of("wind")
    assert {f"enter maya {district}" for district in wind} <= set(entering)
    game.play("green", "enter maya bell-tower")
    assert game.table.princes["green", "maya", "bell-tower"] == 1
    assert game.moves("green") == ["end"]


def test_example_4_a_wonder() -> None:
    """R-BUILD-1: one choice of princes, five back, six points."""
    game = acting(3, [])
    for civilization in CIVILIZATIONS:
        put(game, "red", civilization, "bell-tower")
    put(game, "red", "greek", "gale-walk")
    game.play("red", "wonder wind")
    assert game.moves("red") == ["leave greek bell-tower", "leave greek gale-walk"]
    assert game.table.score["red"] == 0
    game.play("red", "leave greek gale-walk")
    assert game.table.score["red"] == 6
    assert game.table.wonder == {"wind": "red"}
    assert game.moves("red") == ["end"]
    assert game.table.princes["red", "greek", "bell-tower"] == 1
    check_conserved(game)


def test_example_5_the_wonder_pays() -> None:
    """R-BUILD-3: a water district of 2 with yellow's wonder."""
    game = acting(3, [])
    own_wonder(game, "yellow", "water")
    put(game, "red", "maya", "reed-bank", 3)
    game.play("red", "district maya reed-bank")
    assert game.table.score == {"red": 0, "blue": 0, "yellow": 2}
    assert game.table.track == ["yellow", "red", "blue"]


def test_example_6_a_step_by_land() -> None:
    """R-MOVE-1: card and prince are paid and moved with the second decision."""
    game = acting(3, ["chinese"], first="yellow")
    put(game, "yellow", "chinese", "granary")
    game.play("yellow", "move chinese granary")
    assert game.moves("yellow") == ["to clay-pit 1", "to vineyard 1"]
    assert "hand yellow chinese 1" in game.summary()
    game.play("yellow", "to clay-pit 1")
    assert game.table.princes["yellow", "chinese", "clay-pit"] == 1
    assert "discarded chinese 1" in game.summary()
    assert "hand yellow" not in game.summary()


def test_example_7_two_sail() -> None:
    """R-MOVE-1: from harbour to harbour of the adjacent sector."""
    game = acting(3, ["maya"], first="blue")
    put(game, "blue", "maya", "quarry", 2)
    game.play("blue", "move maya quarry")
    assert "to sail-loft 2" in game.moves("blue")
    assert "to ember-row 1" not in game.moves("blue")
    game.play("blue", "to reed-bank 2")
    assert game.table.princes["blue", "maya", "reed-bank"] == 2


def test_example_8_adding_at_a_monument() -> None:
    """R-ADD-1."""
    game = acting(3, ["persian"])
    own(game, "blue", "persian", "quarry")
    game.play("red", "add persian quarry")
    assert game.table.score == {"red": 0, "blue": 1, "yellow": 0}


def test_example_9_adding_anywhere() -> None:
    """R-ADD-2."""
    game = acting(3, ["greek"] * 3)
    assert len([move for move in game.moves("red") if move.startswith("anywhere greek")]) == 24
    game.play("red", "anywhere greek mill-race")
    assert game.table.princes["red", "greek", "mill-race"] == 1
    assert game.moves("red") == ["end"]


def test_example_10_removing() -> None:
    """R-REMOVE-1."""
    game = acting(3, ["maya"])
    own(game, "blue", "maya", "quarry")
    put(game, "red", "maya", "quarry")
    game.play("red", "remove maya quarry")
    assert game.table.score == {"red": 2, "blue": 0, "yellow": 0}


def test_example_11_and_12_the_scale() -> None:
    """R-SCALE-1, R-SCALE-2."""
    game = acting(3, ["egyptian", "persian", "persian"])
    game.table.scale = ["chinese", "persian", "egyptian", "maya", "greek"]
    game.play("red", "raise egyptian")
    assert game.table.scale == ["chinese", "egyptian", "persian", "maya", "greek"]
    game.table.scale = ["chinese", "persian", "maya", "greek", "egyptian"]
    game.play("red", "lower persian")
    assert game.table.scale == ["chinese", "maya", "greek", "egyptian", "persian"]


def test_example_13_scoring_on_earth() -> None:
    """R-SCORE-1."""
    game = acting(4, [])
    game.table.scale = ["chinese", "egyptian", "maya", "greek", "persian"]
    own(game, "red", "chinese", "quarry")
    own(game, "blue", "maya", "orchard")
    own(game, "green", "maya", "granary")
    own(game, "green", "greek", "vineyard")
    assert game.projection() == {"red": 5, "blue": 3, "yellow": 0, "green": 5}


def test_a_surprise_names_another_and_rising_does_not_act_again() -> None:
    """R-WELCOME-3, R-ORDER-2."""
    game = begin(3)
    draw(game, "maya wind", "greek fire")
    game.play("red", "surprise")
    assert game.chances()["guest maya wind"] == 1
    assert "turn red" in game.summary()
    game.answer("guest greek earth")
    game.play("red", "enter greek orchard")
    assert game.moves("red") == ["name blue", "name yellow"]
    game.play("red", "name yellow")
    assert game.who() == ("yellow",)
    assert "turn red" in game.summary()
    assert game.moves("red") == []
    game.play("yellow", "enter maya bell-tower")
    game.table.gain("yellow", 3)
    game.play("red", "end")
    assert game.who() == ("yellow",)
    game.table.gain("red", 9)
    game.play("yellow", min(game.moves("yellow")))
    game.play("yellow", "end")
    assert game.who() == ("blue",)
    with pytest.raises(ValueError, match="R-ORDER-2"):
        game.play("red", "end")


def test_without_a_prince_a_guest_is_only_taken() -> None:
    """R-MAT-2."""
    game = begin(3)
    draw(game, "maya wind", "greek fire")
    put(game, "red", "maya", "orchard", 8)
    moves = game.moves("red")
    assert "take maya wind" in moves
    assert not [move for move in moves if move.startswith("enter maya")]
    assert "district maya orchard" in moves
    game.play("red", "district maya orchard")
    assert "enter maya bell-tower" in game.moves("red")


def test_a_privilege_never_leads_to_a_dead_end() -> None:
    """R-CARD-5: only goals that can be paid, with one or with both."""
    game = acting(3, ["maya", "persian"])
    game.table.scale = ["greek", "egyptian", "chinese", "maya", "persian"]
    assert "privilege maya as greek" in game.moves("red")  # both together lower greek
    game.play("red", "privilege maya as greek")
    assert game.moves("red") == ["privilege persian as greek"]
    game.play("red", "privilege persian as greek")
    assert game.moves("red") == ["lower greek"]
    assert "turned maya 1" in game.summary()
    assert "privileges red" not in game.summary()
    game.play("red", "lower greek")
    assert game.table.scale[-1] == "greek"
    assert "discarded maya 1" in game.summary()
    assert "discarded persian 1" in game.summary()


def test_one_privilege_left_cannot_begin_a_pair() -> None:
    """R-CARD-5."""
    game = acting(3, ["maya", "persian"])
    game.table.scale = ["greek", "egyptian", "chinese", "maya", "persian"]
    game.table.privileges["red"] = 1
    assert "privilege maya as greek" not in game.moves("red")
    assert "privilege maya as egyptian" in game.moves("red")


def test_discards_are_simultaneous_and_hidden() -> None:
    """R-CARD-2: 2, 1, 0 by rank, shown together."""
    game = begin(3)
    draw(game)
    while game.table.phase == "welcome":
        seat = game.deciders()[0]
        game.play(seat, min(move for move in game.moves(seat) if move != "surprise"))
    draw(game)
    assert game.who() == ("red", "blue")
    before = game.summary()
    game.play("blue", game.moves("blue")[0])
    assert game.summary() == before.replace("decides red blue", "decides red")
    with pytest.raises(ValueError, match="R-CARD-2"):
        game.play("blue", game.moves("red")[0])
    game.play("red", game.moves("red")[0])
    assert game.table.discarded.total() == 3
    assert game.who() == ("red",)


def test_keeping_five() -> None:
    """R-CARD-3."""
    game = acting(3, ["maya"] * 4 + ["greek"] * 3)
    game.play("red", "end")
    for _ in range(2):
        assert game.moves("red") == ["discard greek", "discard maya"]
        game.play("red", "discard maya")
    assert game.who() == ("blue",)
    assert game.table.hand["red"].total() == 5


def test_the_stall_guard_and_the_target() -> None:
    """R-END-1, R-END-3."""
    for points, how in ((0, "stall"), (60, "target")):
        game = acting(2, [])
        game.table.round_number = 40
        game.table.gain("blue", points)
        game.play("red", "end")
        game.play("blue", "end")
        assert game.who() == "over"
        assert game.summary().endswith(f"ended {how}")

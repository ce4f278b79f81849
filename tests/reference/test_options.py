"""The options one by one, two players, and whole games at random."""

import random

import pytest

from tests.reference.material import ReferenceEdition
from tests.reference.playing import acting, begin, check_conserved, draw, own_wonder, put, random_event
from tests.reference.rounds import end_welcome, refill_pile, rotate_start_space


def test_literal_rotation_keeps_the_queue_when_the_first_has_left() -> None:
    """R-ORDER-3, the other reading."""
    table = begin(3, ReferenceEdition(start_rotation="last_first_player")).table
    table.gain("red", 1)
    rotate_start_space(table)
    assert table.track == ["red", "blue", "yellow"]


def test_live_order_off_reads_the_order_once_a_lap() -> None:
    """R-ORDER-2, the option."""
    game = begin(3, ReferenceEdition(live_order=False))
    draw(game)
    game.table.gain("yellow", 3)
    game.play("red", min(game.moves("red")))
    game.play("red", "end")
    assert game.who() == ("blue",)


def test_any_cards_for_the_scale() -> None:
    """R-SCALE-3: who pays with any cards is asked which, and privileges do not help."""
    game = acting(3, ["maya", "greek"], ReferenceEdition(scale_cards="any"))
    assert not [move for move in game.moves("red") if move.startswith("privilege")]
    game.play("red", "lower persian")
    assert game.moves("red") == ["pay maya greek"]  # asked although there is no choice
    game.play("red", "pay maya greek")
    assert game.moves("red") == ["end"]
    assert game.table.scale[-1] == "persian"
    game = acting(3, ["maya", "maya", "greek"], ReferenceEdition(scale_cards="any"))
    game.play("red", "lower persian")
    assert game.moves("red") == ["pay maya greek", "pay maya maya"]
    game.play("red", "pay maya maya")
    game.play("red", "raise chinese")
    assert game.moves("red") == ["pay greek"]
    game.play("red", "pay greek")
    assert game.moves("red") == ["end"]
    game = acting(3, ["maya", "persian", "persian"], ReferenceEdition(scale_cards="matching_raise"))
    assert "privilege maya as persian" in game.moves("red")  # three together go anywhere
    game.play("red", "privilege maya as persian")
    assert "lower persian" not in game.moves("red")
    assert "raise persian" in game.moves("red")


def test_ties_and_places() -> None:
    """R-ORDER-1, R-END-2."""
    for tie, places in (("track", [1, 2, 3]), ("shared", [1, 1, 3])):
        game = begin(3, ReferenceEdition(final_tie=tie))
        game.table.gain("yellow", 5)
        game.table.gain("red", 5)
        assert game.standings() == list(zip(["yellow", "red", "blue"], [5, 5, 0], places, strict=True))


def test_the_named_player_builds_only_by_option() -> None:
    """R-WELCOME-5."""
    for option in (False, True):
        game = begin(3, ReferenceEdition(named_player_may_build=option))
        draw(game, "maya wind")
        put(game, "yellow", "maya", "orchard", 3)
        game.play("red", "surprise")
        game.answer(min(game.chances()))
        game.play("red", next(move for move in game.moves("red") if move.startswith("enter")))
        game.play("red", "name yellow")
        assert "district maya orchard" not in game.moves("yellow")
        game.play("yellow", "enter maya bell-tower")
        if option:
            assert game.moves("yellow") == ["district maya orchard", "end"]
            assert "step named-end" in game.summary()
            game.play("yellow", "district maya orchard")
            game.play("yellow", "end")
        assert game.who() == ("red",)
        assert "named -" in game.summary()
        assert game.moves("red") == ["end"]


def test_the_own_wonder_pays_only_by_option() -> None:
    """R-BUILD-3, R-BOARD-2."""
    for option, lowest, points in ((True, 1, 1), (True, 2, 2), (False, 2, 0)):
        game = acting(3, [], ReferenceEdition(wonder_pays_own_district=option, lowest_value=lowest))
        own_wonder(game, "red", "earth")
        put(game, "red", "maya", "quarry", 3)
        game.play("red", "district maya quarry")
        assert game.table.score["red"] == points


def test_water_is_closed_to_two() -> None:
    """R-SETUP-3: guests, boats, bridges and free adds; kiln-yard still sails from water's sector."""
    game = acting(2, ["greek"] * 3)
    water = set(game.table.districts_of("water"))
    assert "bag maya water" not in game.summary()
    assert game.table.bag.total() == 30
    put(game, "red", "greek", "kiln-yard")
    put(game, "red", "greek", "forge-hill")
    assert not [move for move in game.moves("red") if water & set(move.split())]
    game.play("red", "move greek kiln-yard")
    assert game.moves("red") == [
        f"to {goal} 1" for goal in ("ember-row", "lamp-square", "quarry", "spark-steps", "vineyard")
    ]


def test_discards_become_the_pile_only_when_a_card_is_asked_for() -> None:
    """R-CARD-1."""
    game = begin(2)
    table = game.table
    table.guests_to_draw = 0
    table.discarded.update(table.pile)
    table.pile.clear()
    table.pile["maya"], table.discarded["maya"] = 10, 0
    end_welcome(table)
    for _ in range(9):
        game.answer(game_card(game.who(), table.to_deal[0]))
    assert table.pile.total() == 1
    assert table.discarded.total() == 40
    game.answer(game_card(game.who(), table.to_deal[0]))
    assert table.pile.total() == 0
    assert table.discarded.total() == 40
    assert game.who() == ("red",)
    table.to_deal = ["red"]
    refill_pile(table)
    assert table.pile.total() == 40
    assert table.discarded.total() == 0


def game_card(who: str | tuple[str, ...], seat: str) -> str:
    """The answer that deals a maya card."""
    assert who == "chance"
    return f"deal {seat} maya"


@pytest.mark.parametrize(
    "players", [2, pytest.param(3, marks=pytest.mark.full), pytest.param(4, marks=pytest.mark.full), 5]
)
@pytest.mark.parametrize(
    "edition",
    [
        ReferenceEdition(),
        ReferenceEdition(surprise_guest_returns=False, named_player_may_build=True, scale_cards="matching_raise"),
        ReferenceEdition(component_limits=False, scale_cards="any", live_order=False, target=30),
    ],
)
def test_random_games_lose_nothing(players: int, edition: ReferenceEdition) -> None:
    """Whole games at random, looked at after every event."""
    dice = random.Random(players)
    game = begin(players, edition)
    while game.who() != "over":
        random_event(game, dice)
        check_conserved(game)
        game.summary()
    if players == 2:
        assert not [spot for spot, count in game.table.princes.items() if count and spot[2] == "reed-bank"]

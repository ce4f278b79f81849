"""The seats: every rotation of the table for every deal."""

import math
from typing import Any

import pytest

from tests.rules.laying_out import BOARD
from utopia.arena import Match, MatchError, read_names
from utopia.arena.match import rotations
from utopia.bots import BotError, Budget


def match(*players: str, games: int = 6, seed: int = 1) -> Match:
    return Match(players, games, seed, BOARD)


@pytest.mark.parametrize(
    ("players", "turns"),
    [
        (["a", "b"], 2),
        (["a", "a"], 1),
        (["a", "b", "a", "b"], 2),
        (["a", "a", "b"], 3),
        (["a"] * 5, 1),
    ],
)
def test_only_different_rotations_are_played(players: list[str], turns: int) -> None:
    assert rotations(players) == turns


def test_players_go_round_the_seats() -> None:
    three = match("greedy", "greedy", "random")
    assert [three.sitting(game) for game in range(4)] == [(0, 1, 2), (1, 2, 0), (2, 0, 1), (0, 1, 2)]


def test_streams_belong_to_deal_and_player() -> None:
    three = match("greedy", "greedy", "random")
    dealers = [three.labels(game)[0] for game in range(6)]
    assert dealers[:3] == [dealers[0]] * 3
    assert dealers[3:] == [dealers[3]] * 3
    assert dealers[0] != dealers[3]
    for game in range(3):
        dealer, players = three.labels(game)
        assert [label - dealer - 1 for label in players] == list(three.sitting(game))


@pytest.mark.parametrize(
    ("changed", "error", "sentence"),
    [
        ({"players": ("greedy",)}, MatchError, "1 player: Utopia is for 2 to 5"),
        ({"players": ("greedy",) * 6}, MatchError, "6 players: Utopia is for 2 to 5"),
        ({"players": ()}, MatchError, "0 players: Utopia is for 2 to 5"),
        ({"players": ("greedy", "randon")}, BotError, "'randon' is no bot; did you mean 'random'?"),
        ({"games": 0}, MatchError, "0 games: at least 1 must be played"),
        ({"seed": -1}, MatchError, "seed -1: it is a whole number from 0 to 2**64 - 1"),
        ({"budget": Budget(1.0, 0)}, MatchError, "0 simulations: a bot that searches needs at least 1"),
        ({"budget": Budget(0.0)}, MatchError, "0.0 seconds: a bot needs more than none"),
        ({"budget": Budget(math.nan)}, MatchError, "nan seconds: a bot needs more than none"),
    ],
)
def test_what_cannot_be_played_is_told(changed: dict[str, Any], error: type[Exception], sentence: str) -> None:
    with pytest.raises(error) as caught:
        Match(**{"players": ("greedy", "random"), "games": 1, "seed": 1, "board": BOARD, **changed})
    assert str(caught.value) == sentence


def test_players_are_read_from_text() -> None:
    assert read_names("greedy, greedy,random") == ("greedy", "greedy", "random")
    assert read_names(" ") == ()

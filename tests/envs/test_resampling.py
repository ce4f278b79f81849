"""Other games that a player cannot tell from theirs (OpenSpiel's ``resample_from_infostate``)."""

import pytest

pytest.importorskip("pyspiel")

import math
import random
from collections import Counter
from collections.abc import Mapping
from itertools import product
from typing import Any

import numpy as np
import pyspiel

from tests.envs.test_openspiel import SHORT, state_at, states
from utopia.envs.setting import EnvironmentFaultError
from utopia.notation.replay import verify
from utopia.rules import Step
from utopia.rules.model.material import CARDS_OF_A_CIVILIZATION, CIVILIZATIONS

EVERY = 29
HIDES_TWO_OF_A_KIND = 5
"""Seed of a game whose first player does so in round 1."""
UNFINISHED = (Step.DISCARD, Step.DESTINATION, Step.PAY, Step.PRIVILEGE)


@pytest.mark.parametrize("players", [2, 3, pytest.param(5, marks=pytest.mark.full)])
def test_it_is_a_game_by_the_rules_that_the_player_has_seen_the_same_of(players: int) -> None:
    game = pyspiel.load_game(SHORT.format(players=players))
    dice = random.Random(players)
    changed = 0
    for number, state in enumerate(states(game, 10 + players)):
        if number % EVERY and int(state.course.states["step"][0]) not in UNFINISHED:
            continue
        player = dice.randrange(players)
        other = state.resample_from_infostate(player, dice.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.current_player() == state.current_player()
        fault = verify(other.record())
        assert fault is None or "goes on" in str(fault)
        changed += other.history() != state.history()
    assert changed > 10


def test_hands_come_as_often_as_they_should() -> None:
    """With two players, after the first has shown two cards: the exact distribution, given what was shown."""
    game = pyspiel.load_game("python_utopia(players=2)")
    state = state_at(game, 21, Step.ACT)
    table = state.course.states[0]
    first, player = (int(seat) for seat in table["track"][:2])
    shown, own = table["discards"].tolist(), table["hand"][player].tolist()
    left = [CARDS_OF_A_CIVILIZATION - held for held in own]
    weights = {}
    for hand in product(range(4), repeat=CIVILIZATIONS):
        if sum(hand) == 3:
            dealt = [one + other for one, other in zip(hand, shown, strict=True)]
            weights[hand] = math.prod(math.comb(cards, number) for cards, number in zip(left, dealt, strict=True))
    assert_as_often(Counter(hands_drawn(state, player, first, 1500)), weights)


def test_a_hidden_choice_says_nothing_of_the_hand() -> None:
    """With four players, after the first has secretly chosen two equal cards: the number of these they may hold."""
    game = pyspiel.load_game("python_utopia(players=4)")
    state = state_at(game, HIDES_TWO_OF_A_KIND, Step.DISCARD, 2)
    table = state.course.states[0]
    first, player = (int(seat) for seat in table["track"][:2])
    kind, cards = int(table["chosen"][first].argmax()), int(table["hand"][first].sum())
    assert int(table["chosen"][first, kind]) == 2
    assert state.current_player() == player
    own = table["hand"][player]
    unseen = CARDS_OF_A_CIVILIZATION - own.astype(int)
    left, others = int(unseen[kind]), int(unseen.sum() - unseen[kind])
    weights: Counter[int] = Counter()
    for number in range(cards + 1):
        weights[min(number, 3)] += math.comb(left, number) * math.comb(others, cards - number)
    assert_as_often(Counter(min(hand[kind], 3) for hand in hands_drawn(state, player, first, 400)), weights)


def hands_drawn(state: Any, player: int, seat: int, drawn: int) -> list[tuple[int, ...]]:
    """The seat's hand in so many games that the player cannot tell from this one."""
    dice = random.Random(1)
    games = (state.resample_from_infostate(player, dice.random) for _ in range(drawn))
    return [tuple(game.course.states["hand"][0][seat].tolist()) for game in games]


def assert_as_often(came: Counter[Any], weights: Mapping[Any, int]) -> None:
    """Check that the draws have the distribution of the weights, by chi-square."""
    drawn, total = sum(came.values()), sum(weights.values())
    expected = {what: drawn * weight / total for what, weight in weights.items()}
    chi_square = sum((came[what] - often) ** 2 / often for what, often in expected.items())
    assert set(came) <= set(expected)
    assert chi_square < len(expected) + 4 * math.sqrt(2 * len(expected)), (chi_square, len(expected))


@pytest.mark.full
@pytest.mark.parametrize(("players", "round_number", "seed"), [(4, 3, 1), (3, 6, 2), (5, 4, 4)])
def test_nothing_is_kept_of_the_real_deal(players: int, round_number: int, seed: int) -> None:
    """Games drawn for the real one and for another drawn before have hands of the same distribution."""
    game = pyspiel.load_game(f"python_utopia(players={players})")
    state = next(
        state
        for state in states(game, seed)
        if (int(state.course.states["round_number"][0]), int(state.course.states["step"][0]))
        == (round_number, Step.ACT)
    )
    player, dice, drawn = state.current_player(), random.Random(seed), 300
    other = state.resample_from_infostate(player, dice.random).resample_from_infostate(player, dice.random)
    hands = [
        np.array([one.resample_from_infostate(player, dice.random).course.states["hand"][0] for _ in range(drawn)])
        for one in (state, other)
    ]
    spread = np.sqrt((hands[0].var(axis=0) + hands[1].var(axis=0)) / drawn)
    differ = (hands[0].mean(axis=0) - hands[1].mean(axis=0))[spread > 0] / spread[spread > 0]
    assert len(differ) > 5
    assert np.sqrt((differ**2).mean()) < 1.7


def test_nobody_looks_from_a_seat_that_is_not_there() -> None:
    state = state_at(pyspiel.load_game("python_utopia(players=2)"), 1, Step.GUEST)
    with pytest.raises(EnvironmentFaultError, match="player is 2; it is one of 0, 1"):
        state.resample_from_infostate(2, random.random)

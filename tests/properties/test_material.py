"""At every position of random games nothing is lost, and the order on the table is kept."""

import numpy as np
import pytest

from tests.properties.conserved import always, check_conserved, guests_everywhere
from tests.properties.walk import Setting, games, more_games, walk
from utopia.rules import CHANCE, NOBODY, Phase, Step
from utopia.rules.model.material import GUESTS_A_PLAYER, LAPS_OF_WELCOME


@games
def test_material_is_conserved(setting: Setting) -> None:
    game = walk(setting)
    check_conserved(game.boards, game.states)


@pytest.mark.full
@more_games
def test_material_is_conserved_in_many_games(setting: Setting) -> None:
    test_material_is_conserved(setting)


@games
def test_guests_are_all_there_less_the_surprise_guests_that_left(setting: Setting) -> None:
    game = walk(setting)
    draws = [who == CHANCE and step == Step.SURPRISE_DRAW for (who, _), step in zip(
        game.events[1:], game.states["step"][:-1].tolist(), strict=True)]  # fmt: skip
    drawn = np.concatenate([[0], np.cumsum(draws)])
    rounds_done = game.states["round_number"] - (game.states["phase"] == Phase.WELCOME)
    left = np.array([drawn[rounds_done >= done].min() if done > 0 else 0 for done in rounds_done])
    everybody = 30 if setting.players == 2 else 40
    expected = everybody - (0 if setting.edition.surprise_guest_returns else left)
    always(guests_everywhere(game.states).sum(axis=1) == expected, "guests in the game")


@games
def test_open_guests_equal_the_turns_left(setting: Setting) -> None:
    states = walk(setting).states
    states = states[(states["phase"] == Phase.WELCOME) & (states["step"] != Step.ARRIVAL)]
    acted = np.array([int(mask).bit_count() for mask in states["acted"]])
    left = (GUESTS_A_PLAYER - states["lap"] + 1) * setting.players - acted
    step = np.where(states["step"] == Step.LEAVE, states["interrupted_step"], states["step"])
    has_taken = (step == Step.END) | (step == Step.NAMED_END)
    always(states["open_guests"].sum(axis=1) == left - has_taken, "open guests and turns left (R-WELCOME-4)")
    always((states["lap"] >= 1) & (states["lap"] <= LAPS_OF_WELCOME), "laps")


@games
def test_points_only_grow_and_outside_phase_3_for_one_player_at_a_time(setting: Setting) -> None:
    states = walk(setting).states
    gains = np.diff(states["score"], axis=0)
    always(gains >= 0, "gains")
    same_round = np.diff(states["round_number"]) == 0
    outside = same_round & (states["phase"][1:] != Phase.OVER)
    always(((gains > 0).sum(axis=1) <= 1) | ~outside, "one player gains")


@games
def test_chance_is_asked_with_what_lies_in_bag_and_pile(setting: Setting) -> None:
    game = walk(setting)
    for n, state in enumerate(game.states):
        outcomes, weights = game.chances(n)
        assert bool(outcomes) == (game.decider(n) == CHANCE)
        assert outcomes == sorted(set(outcomes))
        if outcomes:
            step = Step(int(state["step"]))
            heap = {Step.DEAL: "pile", Step.ARRIVAL: "bag", Step.SURPRISE_DRAW: "bag"}.get(step)
            assert min(weights) > 0
            assert sum(weights) == (state[heap].sum() if heap else len(weights))


@games
def test_games_end_with_nobody_to_decide(setting: Setting) -> None:
    game = walk(setting)
    last = len(game) - 1
    assert game.decider(last) == NOBODY
    assert game.deciders(last) == []
    assert game.chances(last) == ([], [])

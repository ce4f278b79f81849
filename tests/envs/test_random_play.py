"""The random policy drives every environment there is, over the ends of games."""

import pytest

pytest.importorskip("gymnasium")

from typing import Any

import gymnasium
import numpy as np

from utopia.batch.policy import new_streams, random_actions
from utopia.envs import pettingzoo
from utopia.rules import MOVE_CODES


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize(("players", "steps"), [(2, 1500), (5, 700)])
def test_many_tables(seed: int, players: int, steps: int) -> None:
    many = gymnasium.make_vec("utopia.envs:Utopia-v0", num_envs=64, players=players, opponents="random")
    shown, _ = many.reset(seed=seed)
    streams, games = new_streams(seed, 64), np.zeros(64, int)
    for _ in range(steps):
        actions = random_actions(shown["action_mask"], streams)
        ended_before = ~shown["action_mask"].any(axis=1)
        assert ((actions == -1) == ended_before).all()
        shown, rewards, ended, _, infos = many.step(actions)
        assert "illegal" not in infos
        assert (rewards[ended_before] == 0).all()
        games += ended
    assert games.min() >= 2, "every table went on after an end"


def test_tables_of_the_library_itself() -> None:
    settings: dict[str, Any] = {"players": 2, "opponents": "random", "target": 10}
    many = gymnasium.make_vec("utopia.envs:Utopia-v0", num_envs=2, vectorization_mode="sync", **settings)
    shown, _ = many.reset(seed=1)
    streams, games = new_streams(1, 2), 0
    for _ in range(600):
        shown, _, ended, _, infos = many.step(random_actions(shown["action_mask"], streams))
        assert "illegal" not in infos
        games += int(ended.sum())
    assert games > 2


def test_one_table() -> None:
    env = gymnasium.make("utopia.envs:Utopia-v0", players=3, opponents="random", target=10)
    streams, games = new_streams(1, 1), 0
    shown, _ = env.reset(seed=1)
    for _ in range(1000):
        shown, _, is_over, _, info = env.step(random_actions(shown["action_mask"][None], streams)[0])
        assert "illegal" not in info
        if is_over:
            assert random_actions(shown["action_mask"][None], streams)[0] == -1
            games += 1
            shown, _ = env.reset()
    assert games > 1


def test_players_one_after_the_other() -> None:
    env, streams = pettingzoo.env(players=4, target=10), new_streams(1, 1)
    for _ in range(3):
        env.reset()
        for _agent in env.agent_iter(max_iter=5000):
            shown, _, is_over, _, info = env.last()
            assert "illegal" not in info
            action = random_actions(shown["action_mask"][None], streams)[0]
            assert (action == -1) == is_over
            env.step(None if is_over else action)
        assert not env.agents, "the game was played to its end"


def test_players_asked_all_at_once() -> None:
    env, streams = pettingzoo.parallel_env(players=4, target=10), new_streams(1, 4)
    shown, _ = env.reset(seed=1)
    for _ in range(5000):
        if not env.agents:
            break
        masks = np.stack([shown[agent]["action_mask"] for agent in env.agents])
        shown, _, _, _, infos = env.step(dict(zip(env.agents, random_actions(masks, streams), strict=True)))
        assert not any("illegal" in info for info in infos.values())
    assert not env.agents, "the game was played to its end"


def test_states_of_openspiel() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from utopia.envs import openspiel  # noqa: F401, PLC0415 - importing registers the game, where the library is

    state = pyspiel.load_game("python_utopia(players=3,target=10)").new_initial_state()
    streams, dice = new_streams(1, 1), np.random.default_rng(1)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choice(outcomes, p=chances))
        else:
            masks = np.array([state.legal_actions_mask()])
            assert masks.shape == (1, MOVE_CODES)
            state.apply_action(int(random_actions(masks, streams)[0]))
    assert state.is_terminal()

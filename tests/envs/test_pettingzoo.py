"""The PettingZoo environment."""

import pytest

pytest.importorskip("pettingzoo")

import copy
import pickle
import random
from typing import Any

import numpy as np
import pettingzoo as library
from pettingzoo.test import api_test, parallel_api_test, performance_benchmark, seed_test, state_test

from utopia.batch.whole import describe_whole
from utopia.chance.stepping import Stepper
from utopia.envs import pettingzoo
from utopia.envs.playing import IllegalActionError
from utopia.envs.setting import EnvironmentFaultError
from utopia.rules import Step, edition
from utopia.rules.model.edition import EditionError

ANY_ACTIONS = pytest.mark.filterwarnings("ignore:Observation (space for each agent|is not a NumPy array):UserWarning")
"""The library's tests know dictionaries of observations only in games of their own."""
DISCARD = int(Step.DISCARD)


def some_move(env: Any) -> int:
    """Draw one of the selected agent's legal moves."""
    return random.choice(np.flatnonzero(env.infos[env.agent_selection]["action_mask"]).tolist())


def played_until(env: Any, step: int) -> None:
    """Play on until that is asked."""
    while int(env._playing.states["step"][0]) != step:
        env.step(some_move(env))


@ANY_ACTIONS
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_keeps_the_api(players: int) -> None:
    api_test(pettingzoo.env(players=players), num_cycles=100)


def test_a_seed_gives_the_same_game() -> None:
    seed_test(lambda: pettingzoo.env(players=3), num_cycles=100)


def test_its_parallel_wrapper_keeps_the_api() -> None:
    parallel_api_test(pettingzoo.parallel_env(players=3, target=10), num_cycles=1000)


@pytest.mark.parametrize("players", [2, 5])
def test_its_state_keeps_the_api(players: int) -> None:
    state_test(pettingzoo.env(players=players), pettingzoo.parallel_env(players=players), num_cycles=100)


def test_the_state_has_what_every_player_hides() -> None:
    env = pettingzoo.parallel_env(players=3, target=10)
    env.reset(seed=5)
    raw = env.unwrapped
    random.seed(5)
    chosen = 0
    while not any(raw.terminations.values()):
        state = describe_whole(env.state())
        position = raw._playing.states[0]
        for name in ("hand", "chosen"):
            assert state[name][:3].tolist() == position[name][:3].tolist()
            assert not state[name][3:].any()
        assert state["pile"].sum() == position["pile_size"]
        assert int(state["decides"]) == raw._playing.seat
        assert (state["own_hand"] == -1).all(), "the first part is a spectator's"
        chosen += int(state["chosen"].sum())
        raw.step(some_move(raw))
    assert chosen
    assert int(describe_whole(env.state())["decides"]) == -1


@pytest.mark.full
def test_the_benchmark_runs() -> None:
    performance_benchmark(pettingzoo.env())


def test_the_library_makes_it_by_name() -> None:
    env = library.make("aec", "utopia-v0", players=2)
    assert str(env) == "utopia_v0"
    assert library.make("parallel", "utopia-v0", players=3).possible_agents == ["player_0", "player_1", "player_2"]


def test_a_game_is_that_of_the_seed_to_its_end() -> None:
    env = pettingzoo.raw_env(players=3, target=20)
    env.reset(seed=11)
    stepper = Stepper(env._playing.boards, 11)
    random.seed(1)
    while not any(env.terminations.values()):
        observation, _, _, _, info = env.last()
        assert np.flatnonzero(observation["action_mask"]).tolist() == env._playing.moves.tolist()
        assert info["action_mask"] is observation["action_mask"]
        move = some_move(env)
        env.step(move)
        stepper.step(move)
    assert env._playing.states.tobytes() == stepper.states.tobytes()
    assert max(env.rewards.values()) == 1.0
    assert sum(env.rewards.values()) == pytest.approx(0.0)
    best = int(stepper.states["track"][0][0])
    assert env.rewards[f"player_{best}"] == 1.0


def test_games_follow_one_another_by_the_first_seed() -> None:
    games = []
    for env in (pettingzoo.raw_env(), pettingzoo.raw_env()):
        for seed in (5, None, None):
            env.reset(seed)
            games.append(env._playing.states.tobytes())
    assert games[:3] == games[3:]
    assert len(set(games)) == 3


def test_who_discards_later_is_shown_nothing_of_what_was_chosen() -> None:
    """The same game up to R-CARD-2; the first to choose takes one card or another."""
    chooser, seen = shown_after_choosing(0)
    _, otherwise = shown_after_choosing(-1)
    assert seen.pop(chooser) != otherwise.pop(chooser)
    assert seen == otherwise


def shown_after_choosing(choice: int) -> tuple[str, dict[str, list[int]]]:
    """Return the seat that chose first, and everybody's view then."""
    env = pettingzoo.raw_env(players=4)
    env.reset(seed=3)
    random.seed(3)
    played_until(env, DISCARD)
    chooser = env.agent_selection
    env.step(int(env._playing.moves[choice]))
    assert int(env._playing.states["step"][0]) == DISCARD
    return chooser, {agent: env.observe(agent)["observation"].tolist() for agent in env.agents}


def test_shaping_pays_every_point_and_takes_it_from_the_others() -> None:
    env = pettingzoo.raw_env(players=3, target=15, shaping=0.01)
    env.reset(seed=2)
    random.seed(2)
    got = dict.fromkeys(env.possible_agents, 0.0)
    while not any(env.terminations.values()):
        env.step(some_move(env))
        assert sum(env.rewards.values()) == pytest.approx(0.0)
        for agent, reward in env.rewards.items():
            got[agent] += reward
    score = env._playing.states["score"][0][:3].tolist()
    first = int(env._playing.states["track"][0][0])
    for seat in range(3):
        others = (sum(score) - score[seat]) / 2
        assert got[f"player_{seat}"] == pytest.approx((1 if seat == first else -0.5) + 0.01 * (score[seat] - others))


def test_an_illegal_action_loses_the_game_and_says_why() -> None:
    env = pettingzoo.env(players=3)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(env.action_space(agent).n - 1)
    assert env.rewards == {one: -1.0 if one == agent else 0.0 for one in env.agents}
    assert all(env.terminations.values())
    assert "(pay egyptian egyptian)" in env.infos[agent]["illegal"]
    assert "[R-" in env.infos[agent]["illegal"]
    for _ in env.agent_iter():
        env.step(None)
    assert env.agents == []


def test_an_illegal_action_may_be_an_error_that_changes_nothing() -> None:
    env = pettingzoo.raw_env(on_illegal="raise")
    env.reset(seed=1)
    before = env._playing.states.tobytes(), env.agent_selection
    actions: list[Any] = [993, -1, 994, None, "end", 1.5]
    for action in actions:
        with pytest.raises(IllegalActionError, match="Action "):
            env.step(action)
    assert (env._playing.states.tobytes(), env.agent_selection) == before
    assert env.infos[env.agent_selection]["action_mask"].any()


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_copies_go_their_own_ways(copied: Any) -> None:
    env = pettingzoo.raw_env(players=3)
    env.reset(seed=1)
    before = env._playing.states.tobytes()
    twin = copied(env)
    move = some_move(env)
    twin.step(move)
    assert env._playing.states.tobytes() == before != twin._playing.states.tobytes()
    env.step(move)
    assert env._playing.states.tobytes() == twin._playing.states.tobytes()
    assert env.last()[0]["observation"].tolist() == twin.last()[0]["observation"].tolist()


def test_nothing_is_played_after_the_end() -> None:
    env = pettingzoo.raw_env(players=2)
    with pytest.raises(EnvironmentFaultError, match="reset begins one"):
        env.step(0)


def test_the_text_shows_no_hand() -> None:
    env = pettingzoo.env(players=2, render_mode="ansi")
    env.reset(seed=4)
    played_until(env.unwrapped, DISCARD)
    lines = env.render().splitlines()
    assert "view spectator" in lines
    assert "hand red ? 5" in lines
    assert not [line for line in lines if line.startswith("hand") and "?" not in line]


def test_people_read_it_as_it_goes(capsys: pytest.CaptureFixture[str]) -> None:
    env = pettingzoo.raw_env(players=2, render_mode="human")
    env.reset(seed=4)
    assert "round 1" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("settings", "error", "words"),
    [
        ({"players": 6}, EnvironmentFaultError, "players is 6; Utopia is for 2 to 5"),
        ({"players": "4"}, EnvironmentFaultError, "players is '4'"),
        ({"edition": "es"}, EditionError, "'es' is unknown; it is one of fr, it, en, de"),
        ({"targets": 30}, EditionError, "'targets' is unknown"),
        ({"target": "much"}, EditionError, "target is 'much'; it is a whole number"),
        ({"edition": edition("fr"), "target": 3}, EnvironmentFaultError, "target: single options"),
        ({"shaping": "much"}, EnvironmentFaultError, "shaping is 'much'"),
        ({"shaping": float("nan")}, EnvironmentFaultError, "shaping is nan"),
        ({"render_mode": "rgb_array"}, EnvironmentFaultError, "render_mode is 'rgb_array'"),
        ({"on_illegal": "ignore"}, EnvironmentFaultError, "on_illegal is 'ignore'; it is one of 'lose', 'raise'"),
    ],
)
def test_settings_that_cannot_be_are_refused(settings: dict[str, Any], error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        pettingzoo.env(**settings)


@pytest.mark.parametrize("seed", ["7", 1.5, -1, True])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    with pytest.raises(EnvironmentFaultError, match="whole number, 0 or more"):
        pettingzoo.raw_env().reset(seed=seed)

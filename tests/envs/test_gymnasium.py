"""The Gymnasium environment."""

import pytest

pytest.importorskip("gymnasium")

import copy
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from gymnasium.utils.env_checker import check_env

import utopia.envs  # noqa: F401 - lets Gymnasium know the game
from utopia.bots import BotError
from utopia.envs.gymnasium import UtopiaEnv
from utopia.envs.playing import IllegalActionError
from utopia.envs.setting import EnvironmentFaultError

BAD_BOT = """
class Bad:
    def __init__(self, boards, seat): pass
    def choose(self, view, moves, budget, rng): return -5
"""


def played(env: Any, seed: int, most: int = 10_000) -> tuple[list[int], float, bool]:
    """Play random moves from a seed on: every action, the rewards' sum, and whether the game came to its end."""
    chosen: list[int] = []
    total, is_over = 0.0, False
    observation, _ = env.reset(seed=seed)
    choices = np.random.default_rng(seed)
    while not is_over and len(chosen) < most:
        chosen.append(int(choices.choice(np.flatnonzero(observation["action_mask"]))))
        observation, reward, is_over, _, _ = env.step(chosen[-1])
        total += reward
    return chosen, total, is_over


@pytest.mark.parametrize(
    "settings",
    [
        {"players": 2, "opponents": "random"},
        {"players": 5, "seat": None},
        {"players": 3, "opponents": ("greedy", "random"), "seat": 2, "edition": "de", "target": 30, "shaping": 0.01},
    ],
)
@pytest.mark.filterwarnings("error")
def test_it_keeps_the_api(settings: dict[str, Any]) -> None:
    check_env(gymnasium.make("Utopia-v0", **settings).unwrapped)


def test_it_is_made_without_importing_it_first() -> None:
    assert gymnasium.make("utopia.envs:Utopia-v0", players=2).spec is not None


SPAWNED = {"context": "spawn"}  # forked, the processes would have the threads that others have begun in this one
MODES = [("sync", {}), pytest.param("async", SPAWNED, marks=pytest.mark.full)]


@pytest.mark.parametrize(("mode", "how"), MODES, ids=["sync", "async"])
def test_many_are_made_at_once(mode: str, how: dict[str, Any]) -> None:
    settings = {"players": 2, "opponents": "random", "target": 5}
    many = gymnasium.make_vec("utopia.envs:Utopia-v0", 3, mode, vector_kwargs=how, **settings)
    observations, infos = many.reset(seed=1)
    assert infos["action_mask"].shape == observations["action_mask"].shape == (3, 994)
    finished = np.zeros(3, bool)
    for _ in range(300):
        actions = observations["action_mask"].argmax(axis=1)
        observations, _, terminated, _, _ = many.step(actions)
        finished |= terminated
    many.close()
    assert finished.all()


def test_a_seed_gives_the_same_game_with_searching_bots_too() -> None:
    games = [played(UtopiaEnv(players=2, opponents="envoy"), seed=4, most=5) for _ in range(2)]
    assert games[0] == games[1]


def test_copies_go_their_own_ways() -> None:
    env = UtopiaEnv(players=3, opponents=("greedy", "envoy"), target=10)
    observation, _ = env.reset(seed=4)
    twin = copy.deepcopy(env)
    action = int(observation["action_mask"].argmax())
    before = env.action_masks()
    shown = twin.step(action)
    assert (env.action_masks() == before).all()
    again = env.step(action)
    assert shown[0]["observation"].tolist() == again[0]["observation"].tolist()
    assert shown[1:3] == again[1:3]


def test_rewards_are_the_win_and_sum_to_it() -> None:
    env = UtopiaEnv(players=3, opponents="random", target=15)
    results = {played(env, seed)[1] for seed in range(8)}
    assert results <= {1.0, -0.5}
    assert len(results) == 2


def test_shaping_adds_up_over_what_the_others_do() -> None:
    env = UtopiaEnv(players=2, opponents="random", target=15, shaping=0.1)
    _, total, _ = played(env, 1)
    score = env._playing.states["score"][0]
    won = 1.0 if env._playing.states["track"][0][0] == 0 else -1.0
    assert total == pytest.approx(won + 0.1 * (int(score[0]) - int(score[1])))


def test_the_opponents_sit_behind_the_learner_in_their_order() -> None:
    env = UtopiaEnv(players=4, opponents=("greedy", "random", "mason"), seat=2)
    env.reset(seed=1)
    names = {seat: env._opponents._lineup.names[number] for seat, (number, _) in env._opponents._bots.items()}
    assert names == {3: "greedy", 0: "random", 1: "mason"}


def test_the_seat_is_drawn_anew_or_asked_for() -> None:
    env = UtopiaEnv(players=3, seat=None, opponents="random")
    env.reset(seed=1)
    drawn = {env.reset()[1]["seat"] for _ in range(40)}
    assert drawn == {0, 1, 2}
    for seat in range(3):
        observation, info = env.reset(options={"seat": seat})
        assert info["seat"] == env.seat == env._playing.seat == seat
        assert observation["action_mask"].sum() == len(env._playing.moves)


def test_masks_are_where_learners_look_for_them() -> None:
    env = UtopiaEnv(players=2)
    observation, info = env.reset(seed=1)
    assert (env.action_masks() == observation["action_mask"]).all()
    assert (info["action_mask"] == observation["action_mask"]).all()
    assert env.action_masks().dtype == np.bool_


def test_an_illegal_action_loses_the_game_and_says_why() -> None:
    env = UtopiaEnv(players=2)
    env.reset(seed=1)
    observation, reward, terminated, truncated, info = env.step(993)
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert "993 (pay egyptian egyptian)" in info["illegal"]
    assert not observation["action_mask"].any()
    with pytest.raises(EnvironmentFaultError, match="reset begins one"):
        env.step(0)


def test_an_illegal_action_may_be_an_error_that_changes_nothing() -> None:
    env = UtopiaEnv(players=2, on_illegal="raise")
    observation, _ = env.reset(seed=1)
    actions: list[Any] = [993, 5000, "end"]
    for action in actions:
        with pytest.raises(IllegalActionError):
            env.step(action)
    with pytest.raises(IllegalActionError, match=r"^Action 5000 of red is none"):
        env.step(np.int32(5000))  # type: ignore[arg-type] # what arrays hold
    env.step(int(observation["action_mask"].argmax()))


def test_a_bot_from_a_file_that_answers_nonsense_is_named(tmp_path: Path) -> None:
    file = tmp_path / "bots.py"
    file.write_text(BAD_BOT, encoding="utf-8")
    env = UtopiaEnv(players=2, opponents=f"{file}:Bad")
    with pytest.raises(EnvironmentFaultError, match=r"Bad answered with what is not legal\. Action -5"):
        played(env, seed=1, most=5)


def test_the_text_shows_the_own_hand_only() -> None:
    env = UtopiaEnv(players=2, opponents="random", render_mode="ansi")
    played(env, seed=2, most=12)
    text = env.render()
    assert text is not None
    assert "view red" in text
    assert not [line for line in text.splitlines() if line.startswith("hand blue") and "?" not in line]


@pytest.mark.parametrize(
    ("settings", "error", "words"),
    [
        ({"players": 1}, EnvironmentFaultError, "Utopia is for 2 to 5"),
        ({"opponents": "maso"}, BotError, "did you mean 'mason'"),
        ({"opponents": ("mason",)}, EnvironmentFaultError, r"there are 3 other seats: .* not 1 \(mason\)"),
        ({"seat": 4}, EnvironmentFaultError, "seat is 4; it is one of None, 0, 1, 2, 3"),
    ],
)
def test_settings_that_cannot_be_are_refused(settings: dict[str, Any], error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        UtopiaEnv(**settings)


def test_resetting_knows_one_option() -> None:
    env = UtopiaEnv(players=2)
    with pytest.raises(EnvironmentFaultError, match="reset option is 'seats'; it is one of 'seat'"):
        env.reset(options={"seats": 1})
    with pytest.raises(EnvironmentFaultError, match="seat is 2"):
        env.reset(options={"seat": 2})
    with pytest.raises(EnvironmentFaultError, match="seed is '7'"):
        env.reset(seed="7")  # type: ignore[arg-type] # that is the test

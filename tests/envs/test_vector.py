"""Many Gymnasium environments stepped at once in compiled code."""

import pytest

pytest.importorskip("gymnasium")

from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

from utopia.batch.observation import OBSERVATION_SIZE, observe
from utopia.envs.many_tables import RUNS, SEAT, STATUS
from utopia.envs.playing import IllegalActionError
from utopia.envs.rewards import final_rewards
from utopia.envs.setting import EnvironmentFaultError
from utopia.envs.vector import UtopiaVectorEnv
from utopia.rules import MOST_MOVES, legal_moves


def some_moves(masks: NDArray[np.int8], dice: np.random.Generator) -> NDArray[np.int64]:
    """Draw a legal action for each table; 0 where none is."""
    return np.array([dice.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in masks])


def test_the_library_makes_it_by_itself() -> None:
    many = gymnasium.make_vec("utopia.envs:Utopia-v0", num_envs=3, players=2, opponents="random")
    assert isinstance(many.unwrapped, UtopiaVectorEnv)
    assert many.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    observations, infos = many.reset(seed=1)
    assert observations in many.observation_space
    assert infos["action_mask"].shape == (3, 994)
    shown = many.step(observations["action_mask"].argmax(axis=1))
    assert shown[0] in many.observation_space
    assert [part.shape for part in shown[1:4]] == [(3,)] * 3


@pytest.mark.parametrize(("players", "opponents"), [(2, "mason"), (4, ("random", "mason", "random"))])
def test_what_learners_are_shown_is_what_the_position_says(players: int, opponents: Any) -> None:
    many = UtopiaVectorEnv(4, players, opponents=opponents, seat=None, target=10)
    dice = np.random.default_rng(2)
    shown, infos = many.reset(seed=2)
    boards, seen, moves = many._setting.boards, np.zeros(OBSERVATION_SIZE, np.int8), np.zeros(MOST_MOVES, np.int32)
    games = 0
    for _ in range(250):
        for table in range(4):
            states, seat = many._states[table : table + 1], int(infos["seat"][table])
            observe(boards, states, seat, seen)
            assert (seen == shown["observation"][table]).all()
            count = legal_moves(boards, states, seat, moves)
            assert np.flatnonzero(shown["action_mask"][table]).tolist() == moves[:count].tolist()
        shown, rewards, ended, _, infos = many.step(some_moves(shown["action_mask"], dice))
        for table in np.flatnonzero(ended).tolist():
            games += 1
            won = final_rewards(boards, many._states[table : table + 1])
            assert rewards[table] == pytest.approx(won[int(infos["seat"][table])])
        assert (rewards[~ended] == 0).all()
    assert games > 4


def test_a_table_is_the_same_among_many() -> None:
    seen = []
    for tables in (1, 5):
        many = UtopiaVectorEnv(tables, 3, target=5)
        shown, _ = many.reset(seed=7)
        for _ in range(120):
            shown, *_ = many.step(shown["action_mask"].argmax(axis=1))
        seen.append(many._states[0].tobytes())
    assert seen[0] == seen[1]


def test_points_are_paid_on_the_way() -> None:
    many = UtopiaVectorEnv(1, 3, opponents="random", target=15, shaping=0.1)
    dice = np.random.default_rng(3)
    shown, _ = many.reset(seed=3)
    total, ended = 0.0, np.zeros(1, bool)
    while not ended[0]:
        shown, rewards, ended, *_ = many.step(some_moves(shown["action_mask"], dice))
        total += rewards[0]
    score = many._states["score"][0].tolist()
    won = final_rewards(many._setting.boards, many._states[:1])[0]
    assert total == pytest.approx(won + 0.1 * (score[0] - (score[1] + score[2]) / 2))


def test_after_an_end_the_next_step_begins_a_game() -> None:
    many = UtopiaVectorEnv(2, 2)
    shown, _ = many.reset(seed=1)
    good = int(shown["action_mask"][1].argmax())
    shown, rewards, ended, _, infos = many.step(np.array([993, good]))
    assert rewards.tolist() == [-1.0, 0.0]
    assert ended.tolist() == infos["_illegal"].tolist() == [True, False]
    assert "993 (pay egyptian egyptian) of red is not legal" in infos["illegal"][0]
    assert not shown["action_mask"][0].any()
    shown, rewards, ended, _, infos = many.step(shown["action_mask"].argmax(axis=1))
    assert rewards.tolist() == [0.0, 0.0]
    assert not ended.any()
    assert shown["action_mask"].any(axis=1).all()
    assert "illegal" not in infos


def test_seats_are_drawn_anew() -> None:
    many = UtopiaVectorEnv(60, 3, seat=None, opponents="random")
    many.reset(seed=1)
    assert set(many._notes[:, SEAT].tolist()) == {0, 1, 2}
    assert (many._notes[:, STATUS] == RUNS).all()


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"num_envs": 0}, "the number of tables is 0"),
        ({"players": 6}, "Utopia is for 2 to 5"),
        ({"opponents": ("mason",)}, "there are 3 other seats"),
        ({"opponents": ("mason", "greedy"), "players": 2}, r"there is one other seat: .* not 2 \(mason, greedy\)"),
        ({"seat": 4}, "seat is 4"),
        ({"shaping": "x"}, "shaping is 'x'"),
    ],
)
def test_settings_that_cannot_be_are_refused(settings: dict[str, Any], words: str) -> None:
    with pytest.raises(EnvironmentFaultError, match=words):
        UtopiaVectorEnv(**settings)


@pytest.mark.parametrize("wrong", [5000, 994, -1, 1 << 32])
def test_what_is_no_action_is_an_error_and_changes_nothing(wrong: int) -> None:
    many = UtopiaVectorEnv(2, 2)
    shown, _ = many.reset(seed=1)
    before = many._states.tobytes(), many._notes.tobytes()
    good = int(shown["action_mask"][0].argmax())
    with pytest.raises(IllegalActionError, match=f"^Action {wrong} of red is none: .* from 0 to 993"):
        many.step(np.array([good, wrong]))
    assert (many._states.tobytes(), many._notes.tobytes()) == before


def test_actions_may_be_read_only_as_those_of_jax_are() -> None:
    many = UtopiaVectorEnv(2, 2)
    shown, _ = many.reset(seed=1)
    actions = shown["action_mask"].argmax(axis=1).astype(np.int32)
    actions.flags.writeable = False
    assert not many.step(actions)[2].any()


def test_actions_have_one_number_a_table() -> None:
    many = UtopiaVectorEnv(2, 2)
    with pytest.raises(EnvironmentFaultError, match="reset begins one"):
        many.step(np.zeros(2, np.int64))
    many.reset(seed=1)
    for wrong in (np.zeros(3, np.int64), np.zeros(2), 5):
        with pytest.raises(EnvironmentFaultError, match="whole numbers, one for each of 2 tables"):
            many.step(wrong)

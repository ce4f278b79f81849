"""The rewards at the end."""

import numpy as np
import pytest

from utopia.envs.rewards import Rewards, final_rewards
from utopia.envs.setting import make_setting
from utopia.rules import empty_states


@pytest.mark.parametrize(
    ("scores", "final_tie", "rewards"),
    [
        ([50, 48], "track", [1.0, -1.0]),
        ([40, 52, 51], "track", [-0.5, 1.0, -0.5]),
        ([52, 52, 51], "track", [1.0, -0.5, -0.5]),
        ([52, 52, 51], "shared", [0.25, 0.25, -0.5]),
        ([50, 50, 50, 50], "shared", [0.0, 0.0, 0.0, 0.0]),
        ([9, 8, 7, 6, 50], "shared", [-0.25, -0.25, -0.25, -0.25, 1.0]),
    ],
)
def test_the_first_wins_what_the_others_lose(scores: list[int], final_tie: str, rewards: list[float]) -> None:
    boards = make_setting(len(scores), final_tie=final_tie).boards
    states = empty_states()
    states["score"][0, : len(scores)] = scores
    states["track"][0, : len(scores)] = np.argsort(-np.array(scores), kind="stable")
    assert final_rewards(boards, states) == pytest.approx(rewards)
    assert sum(rewards) == 0


def test_points_are_paid_once_and_for_all_since_the_last_time() -> None:
    boards, states = make_setting(3).boards, empty_states()
    rewards = Rewards(3, shaping=0.5)
    rewards.begin()
    assert rewards.after(boards, states, is_over=False) == [0.0, 0.0, 0.0]
    states["score"][0, :3] = [6, 0, 2]
    assert rewards.after(boards, states, is_over=False) == [2.5, -2.0, -0.5]
    assert rewards.after(boards, states, is_over=False) == [0.0, 0.0, 0.0]
    assert Rewards(3, shaping=0.0).after(boards, states, is_over=False) is None

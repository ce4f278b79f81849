"""Decisions a second of the environments for research, as a learner meets them: random play with masks."""

import random
from collections.abc import Callable
from typing import Any, Final

import numpy as np

from bench.timing import best_of
from utopia.batch.policy import new_streams, random_actions
from utopia.extras import MissingExtraError

_DECISIONS: Final = 4000
_PLAYERS: Final = 4
_TABLES: Final = 200
_SEED: Final = 20070101


def measure_environments() -> dict[str, float | None]:
    """With four players, on one core; None for a library that is not installed."""
    return {
        "pettingzoo_decisions_per_s": _measure(_pettingzoo),
        "gymnasium_steps_per_s": _measure(_gymnasium),
        "gymnasium_vector_steps_per_s": _measure(_gymnasium_vector),
        "openspiel_decisions_per_s": _measure(_openspiel),
    }


def _measure(prepare: Callable[[], Callable[[], object]]) -> float | None:
    try:
        play = prepare()
    except MissingExtraError:
        return None
    [seconds] = best_of(play)
    return round(_DECISIONS / seconds)


def _some(mask: Any) -> int:
    """Any legal action."""
    action: int = random.choice(np.flatnonzero(mask).tolist())  # noqa: S311 - a measurement
    return action


def _pettingzoo() -> Callable[[], object]:
    from utopia.envs import pettingzoo  # noqa: PLC0415 - the extra may be missing

    env = pettingzoo.env(players=_PLAYERS)

    def play() -> None:
        env.reset(seed=_SEED)
        for _ in range(_DECISIONS):
            observation, _, is_over, _, _ = env.last()
            if is_over:
                env.reset()
                observation, *_ = env.last()
            env.step(_some(observation["action_mask"]))

    return play


def _gymnasium() -> Callable[[], object]:
    """Against three random bots, whose decisions are not counted."""
    from utopia.envs.gymnasium import UtopiaEnv  # noqa: PLC0415 - the extra may be missing

    env = UtopiaEnv(players=_PLAYERS, opponents="random")

    def play() -> None:
        observation, _ = env.reset(seed=_SEED)
        for _ in range(_DECISIONS):
            observation, _, is_over, _, _ = env.step(_some(observation["action_mask"]))
            if is_over:
                observation, _ = env.reset()

    return play


def _gymnasium_vector() -> Callable[[], object]:
    """Many tables in one call, against three random bots."""
    from utopia.envs.vector import UtopiaVectorEnv  # noqa: PLC0415 - the extra may be missing

    many = UtopiaVectorEnv(_TABLES, players=_PLAYERS, opponents="random")
    streams, actions = new_streams(_SEED, _TABLES), np.zeros(_TABLES, np.int32)

    def play() -> None:
        observations, _ = many.reset(seed=_SEED)
        for _ in range(_DECISIONS // _TABLES):
            random_actions(observations["action_mask"], streams, actions)
            observations, *_ = many.step(actions)

    return play


def _openspiel() -> Callable[[], object]:
    """With every draw a step of its own, which is not counted."""
    from utopia.envs.openspiel import UtopiaGame  # noqa: PLC0415 - the extra may be missing

    game = UtopiaGame({"players": _PLAYERS})

    def play() -> None:
        random.seed(_SEED)
        state, decisions = game.new_initial_state(), 0
        while decisions < _DECISIONS:
            if state.is_terminal():
                state = game.new_initial_state()
            elif state.is_chance_node():
                outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, probabilities)[0])  # noqa: S311 - a measurement
            else:
                state.apply_action(random.choice(state.legal_actions()))  # noqa: S311 - a measurement
                decisions += 1

    return play

"""The rewards: the win, always zero-sum, and on request a reward for every point on the way to it."""

from typing import Final

import numpy as np

from utopia.envs.setting import EnvironmentFaultError
from utopia.locales import Phrase
from utopia.rules import Boards, States, places
from utopia.rules.model.material import SEATS

WIN: Final = 1.0
"""Reward of a single winner; the others lose as much between them."""
ILLEGAL: Final = -1.0
"""Cost of an illegal action; the episode ends with it."""


class Rewards:
    """The rewards of one game after the other; those of every step sum to 0.

    ``shaping`` is the reward a point as it is gained, less as much for the mean of what the others gain; 0: only the
    end counts.
    """

    def __init__(self, players: int, shaping: object) -> None:
        self._players, self._shaping = players, checked_shaping(shaping)
        self._score = np.zeros(players)

    def begin(self) -> None:
        """A new game: nobody has points."""
        self._score[:] = 0.0

    def after(self, boards: Boards, states: States, *, is_over: bool) -> list[float] | None:
        """[seat] -> reward for what has changed since the last call; None if there is none for anybody."""
        gained = self._gained(states) if self._shaping else None
        if not is_over:
            return gained
        won = final_rewards(boards, states)
        return [one + other for one, other in zip(won, gained, strict=True)] if gained else won

    def _gained(self, states: States) -> list[float]:
        score = states["score"][0][: self._players].astype(np.float64)
        gains = score - self._score
        self._score = score
        others = (gains.sum() - gains) / (self._players - 1)
        rewards: list[float] = (self._shaping * (gains - others)).tolist()
        return rewards


def checked_shaping(shaping: object) -> float:
    """The reward a point, if it is one."""
    if not isinstance(shaping, int | float) or not np.isfinite(shaping):
        raise EnvironmentFaultError(Phrase("envs-shaping", {"shaping": repr(shaping)}))
    return float(shaping)


def final_rewards(boards: Boards, states: States) -> list[float]:
    """[seat] -> 1 for the winner, -1 / (players - 1) for each other; who share the first place share it (R-END-2)."""
    out = np.zeros(SEATS, np.int32)
    places(boards, states, out)
    seated = out[: int(boards["players"][0])].tolist()
    lost = WIN / (1 - len(seated))
    first = seated.count(1)
    won = (WIN + (first - 1) * lost) / first
    return [won if place == 1 else lost for place in seated]

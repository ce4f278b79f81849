"""Observations and actions as Gymnasium spaces; the same in every environment."""

from collections.abc import Sequence
from typing import Any, Final, TypedDict

import numpy as np
from numpy.typing import NDArray

from utopia.batch.observation import OBSERVATION_SIZE, PARTS, Part, observe
from utopia.batch.whole import STATE_PARTS
from utopia.extras import extra
from utopia.rules import MOVE_CODES, Boards, States

with extra("envs"):
    from gymnasium import spaces

Mask = NDArray[np.int8]
"""[action] -> 1 for a legal move, else 0."""


class Observation(TypedDict):
    """The observation of a seat that is to decide."""

    observation: NDArray[np.int8]
    """OBSERVATION_SIZE numbers (``utopia.batch.observation``)."""
    action_mask: Mask


def _box(parts: Sequence[Part]) -> spaces.Box:
    sizes = [part.size for part in parts]
    low, high = (np.repeat([getattr(part, name) for part in parts], sizes).astype(np.int8) for name in ("low", "high"))
    return spaces.Box(low, high, dtype=np.int8)


NO_ACTIONS: Final[Mask] = np.zeros(MOVE_CODES, np.int8)
"""The mask of players that are not to decide; do not write to it."""
NO_ACTIONS.setflags(write=False)


def observation_space() -> spaces.Dict:
    """A new space of observations; one each, since spaces have random streams of their own."""
    return spaces.Dict(
        {
            "observation": _box(PARTS),
            "action_mask": spaces.Box(0, 1, (MOVE_CODES,), np.int8),
        }
    )


def action_space() -> "spaces.Discrete[Any]":
    """A new space of actions: the codes of moves (docs/moves.md)."""
    return spaces.Discrete(MOVE_CODES)


def state_space() -> spaces.Box:
    """A new space of whole positions (``utopia.batch.whole``)."""
    return _box(STATE_PARTS)


def mask_of(moves: NDArray[np.int32]) -> Mask:
    """The mask of these moves."""
    mask = np.zeros(MOVE_CODES, np.int8)
    mask[moves] = 1
    return mask


def seen(boards: Boards, states: States, seat: int) -> NDArray[np.int8]:
    """Return the seat's observation, in an array of its own."""
    out = np.empty(OBSERVATION_SIZE, np.int8)
    observe(boards, states, seat, out)
    return out

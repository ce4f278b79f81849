"""The result of a step of many games: the caller's arrays, checked before compiled code writes into them."""

from dataclasses import dataclass, fields
from typing import Any, Final, Self

import numpy as np
from numpy.typing import NDArray

from utopia.batch.parts import OBSERVATION_SIZE
from utopia.locales import Phrase, SpokenError
from utopia.locales.phrase import Word
from utopia.rules.model.material import SEATS
from utopia.rules.model.moves import MOVE_CODES


class BatchError(SpokenError):
    """An array or a number that a batch cannot use; the message names it and the right form."""


@dataclass(frozen=True, slots=True)
class TimeStep:
    """The result of a step for ``count`` games. Seats are those of the table, not relative to an observer."""

    observations: NDArray[np.int8]
    """int8 [count, OBSERVATION_SIZE]: observation of the seat to decide."""
    masks: NDArray[np.bool_]
    """bool [count, MOVE_CODES]: its legal actions."""
    seats: NDArray[np.int8]
    """int8 [count]: the seat to decide."""
    rewards: NDArray[np.float32]
    """float32 [count, SEATS]: where the step ended a game, each seat's share of the win (R-END-2); else 0."""
    points: NDArray[np.int16]
    """int16 [count, SEATS]: points that the step brought each seat."""
    finished: NDArray[np.bool_]
    """bool [count]: the step ended a game; all else but rewards, points and lengths tells of the next one."""
    lengths: NDArray[np.int32]
    """int32 [count]: decisions of the game so far, or of the one that the step ended."""

    @classmethod
    def empty(cls, count: int) -> Self:
        """Return new arrays for ``count`` games, all zero."""
        return cls(**{name: np.zeros((count, *shape), dtype) for name, (shape, dtype) in _ARRAYS.items()})

    def part(self, games: slice) -> tuple[tuple[Any, Any], tuple[Any, Any, Any, Any, Any]]:
        """Return the same memory of some games as compiled code takes it: what is looked at, and what is reported."""
        looks = _flat(self.observations[games], np.uint8), _flat(self.masks[games], np.uint8)
        reported = self.lengths[games], _flat(self.points[games], np.int16), _flat(self.rewards[games], np.float32)
        return looks, (_flat(self.seats[games], np.uint8), _flat(self.finished[games], np.uint8), *reported)

    def check(self, count: int) -> None:
        """Raise BatchError if an array does not have the required shape, type and layout."""
        for name, (shape, dtype) in _ARRAYS.items():
            check_array(name, getattr(self, name), (count, *shape), dtype)


def _flat(array: NDArray[Any], dtype: type[np.generic]) -> NDArray[Any]:
    return array.reshape(-1).view(dtype)


def check_array(name: str, array: NDArray[Any], shape: tuple[int, ...], dtype: np.dtype[Any]) -> None:
    """Raise BatchError unless compiled code can write into the array."""
    is_plain = array.flags.c_contiguous and array.flags.writeable
    if array.shape != shape or array.dtype != dtype or not is_plain:
        raise wrong_array(name, array, shape, dtype)


def wrong_array(name: str, array: NDArray[Any], shape: tuple[int, ...], dtype: np.dtype[Any]) -> BatchError:
    """Return a description of the array."""
    found = f"{array.dtype} {array.shape}"
    words: dict[str, Word] = {"name": name, "found": found, "shape": str(shape), "dtype": dtype.name}
    return BatchError(Phrase("batch-array", words))


_ARRAYS: Final[dict[str, tuple[tuple[int, ...], np.dtype[Any]]]] = {
    "observations": ((OBSERVATION_SIZE,), np.dtype(np.int8)),
    "masks": ((MOVE_CODES,), np.dtype(np.bool_)),
    "seats": ((), np.dtype(np.int8)),
    "rewards": ((SEATS,), np.dtype(np.float32)),
    "points": ((SEATS,), np.dtype(np.int16)),
    "finished": ((), np.dtype(np.bool_)),
    "lengths": ((), np.dtype(np.int32)),
}
assert [field.name for field in fields(TimeStep)] == list(_ARRAYS)

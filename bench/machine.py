"""A yardstick for machines, and what a position costs to keep and to copy."""

from typing import Any, Final

import numpy as np

from bench.timing import best_of
from utopia.rules.compiled import Words, door
from utopia.rules.model.state import STATE_DTYPE, States, empty_states

_TURNS: Final = 1 << 20
_WORD: Final = 0xFFFFFFFF
_WORDS: Final = 64
_POSITIONS: Final = 8


@door
def _turn_words(words: Words, turns: int) -> None:
    """Fixed work of the kind the rules do: whole numbers, a small table, branches."""
    for turn in range(turns):
        i = int(words[turn % _WORDS]) % _WORDS
        word = (int(words[i]) * 69069 + turn) & _WORD
        words[turn % _WORDS] = word ^ (word >> 13) if word & 1 else word + i


@door
def _copy_states(states: States, turns: int) -> None:
    """Copy, and write a little so that no copy can be left out."""
    for turn in range(turns):
        states[turn % _POSITIONS] = states[(turn + 1) % _POSITIONS]
        states[turn % _POSITIONS].lap = turn & 3


def calibration_ns() -> float:
    """Nanoseconds of one turn of a fixed compiled loop, to compare measurements from different machines."""
    words = np.arange(_WORDS, dtype=np.int64)
    [seconds] = best_of(lambda: _turn_words(words, _TURNS))
    return round(seconds / _TURNS * 1e9, 3)


def position() -> dict[str, Any]:
    """Bytes of a position, and nanoseconds to copy it inside compiled code."""
    states = empty_states(_POSITIONS)
    [seconds] = best_of(lambda: _copy_states(states, _TURNS))
    return {"state_bytes": STATE_DTYPE.itemsize, "copy_ns": round(seconds / _TURNS * 1e9, 2)}

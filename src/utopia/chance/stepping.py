"""Stepping a game from Python as fast as it goes: one compiled call a decision on one flat block of memory.

Handing several record arrays to compiled code costs more than a decision does; one array of bytes costs little. So
board, position, random stream and the list of moves lie in one block, and compiled code looks at its parts as records.
"""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from utopia.chance.dealing import settle
from utopia.chance.stream import STREAM_WORDS, new_stream
from utopia.rules.compiled import Bytes, door
from utopia.rules.flow import list_moves, next_decider
from utopia.rules.model.board import BOARD_DTYPE, Boards
from utopia.rules.model.moves import MOST_MOVES
from utopia.rules.model.state import STATE_DTYPE, States
from utopia.rules.playing import play_move
from utopia.rules.setup import lay_out

_WORD: Final = np.dtype(np.int64)
_MOVE: Final = np.dtype(np.int32)
_STREAM_END: Final = STREAM_WORDS * _WORD.itemsize
_MOVES_END: Final = _STREAM_END + MOST_MOVES * _MOVE.itemsize
_BOARD_END: Final = _MOVES_END + BOARD_DTYPE.itemsize
_STATE_END: Final = _BOARD_END + STATE_DTYPE.itemsize


class Stepper:
    """One game whose draws come from a seed.

    ``moves[:n]`` are the legal moves of the seat to decide, where ``n`` is what ``reset`` or ``step`` returned;
    0 means that the game is over. ``states`` is the position, a record array of one, changed in place.
    """

    moves: Final[NDArray[np.int32]]
    states: Final[States]
    step: Final[Callable[[int], int]]
    """Play a legal move of the seat to decide (nothing is checked) and return how many moves come next."""

    def __init__(self, boards: Boards, seed: int = 0) -> None:
        self._memory = np.zeros(_STATE_END, np.uint8)
        self._stream = self._memory[:_STREAM_END].view(_WORD)
        self.moves = self._memory[_STREAM_END:_MOVES_END].view(_MOVE)
        self._memory[_MOVES_END:_BOARD_END].view(BOARD_DTYPE)[:] = boards
        self.states = self._memory[_BOARD_END:].view(STATE_DTYPE)
        self.step = partial(_step, self._memory)
        self.reset(seed)

    def __reduce__(self) -> tuple[Any, ...]:
        """Copies, and what is unpickled, have a block of their own; field by field the parts would lie apart."""
        return _stepper_of, (self._memory.tobytes(),)

    def reset(self, seed: int) -> int:
        """Begin a new game; returns how many moves its first player has."""
        self._stream[:] = new_stream(seed)
        self.states[:] = np.zeros(1, STATE_DTYPE)
        return int(_begin(self._memory))


@door
def _step(memory: Bytes, code: int) -> int:
    """Play, answer for chance, list."""
    board, state = memory[_MOVES_END:_BOARD_END].view(BOARD_DTYPE)[0], memory[_BOARD_END:].view(STATE_DTYPE)[0]
    moves = memory[_STREAM_END:_MOVES_END].view(_MOVE)
    play_move(board, state, next_decider(board, state), code)
    settle(board, state, memory[:_STREAM_END].view(_WORD), moves)
    return list_moves(board, state, next_decider(board, state), moves)


@door
def _begin(memory: Bytes) -> int:
    """Lay out, answer for chance, list."""
    board, state = memory[_MOVES_END:_BOARD_END].view(BOARD_DTYPE)[0], memory[_BOARD_END:].view(STATE_DTYPE)[0]
    moves = memory[_STREAM_END:_MOVES_END].view(_MOVE)
    lay_out(board, state)
    settle(board, state, memory[:_STREAM_END].view(_WORD), moves)
    return list_moves(board, state, next_decider(board, state), moves)


def _stepper_of(block: bytes) -> Stepper:
    """The stepper whose block of memory that was."""
    memory = np.frombuffer(block, np.uint8)
    stepper = Stepper(memory[_MOVES_END:_BOARD_END].view(BOARD_DTYPE))
    stepper._memory[:] = memory  # noqa: SLF001 - it is made here
    return stepper

"""Stepping a game from Python as fast as possible: one compiled call a decision on one block of memory.

Passing arrays to compiled code costs more than a decision does; a number costs nothing. So random stream, list of
moves, board and position lie in one block of memory, and compiled code is given its address.
"""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from utopia.chance.dealing import settle
from utopia.chance.memory import array_at
from utopia.chance.stream import STREAM_WORDS, begin_stream, signed
from utopia.rules.compiled import bare, door, rule
from utopia.rules.flow import list_moves, next_decider
from utopia.rules.model.board import BOARD_DTYPE, Boards
from utopia.rules.model.moves import MOST_MOVES
from utopia.rules.model.state import STATE_DTYPE, States
from utopia.rules.playing import play_move
from utopia.rules.setup import lay_out

_WORD: Final = np.dtype(np.int64)
_MOVE: Final = np.dtype(np.int32)
_BYTE: Final = np.dtype(np.uint8)
_MOVES_AT: Final = STREAM_WORDS * _WORD.itemsize
_BOARD_AT: Final = _MOVES_AT + MOST_MOVES * _MOVE.itemsize
_STATE_AT: Final = _BOARD_AT + BOARD_DTYPE.itemsize
_STATE_SIZE: Final = STATE_DTYPE.itemsize


class Stepper:
    """One game whose draws come from a seed.

    ``moves[:n]`` are the legal moves of the seat to decide, where ``n`` is what ``reset`` or ``step`` returned;
    0 means that the game is over. ``states`` is the position, a record array of one, changed in place.
    """

    moves: Final[NDArray[np.int32]]
    states: Final[States]

    def __init__(self, boards: Boards, seed: int = 0) -> None:
        self._memory = np.zeros(_STATE_AT + _STATE_SIZE, np.uint8)
        self._address = self._memory.ctypes.data
        self.moves = self._memory[_MOVES_AT:_BOARD_AT].view(_MOVE)
        self._memory[_BOARD_AT:_STATE_AT].view(BOARD_DTYPE)[:] = boards
        self.states = self._memory[_STATE_AT:].view(STATE_DTYPE)
        self.reset(seed)

    def __reduce__(self) -> tuple[Any, ...]:
        """Give copies and unpickled steppers a block of their own; copied field by field, the parts would lie apart."""
        return _stepper_of, (self._memory.tobytes(),)

    def step(self, code: int) -> int:
        """Play a legal move of the seat to decide (nothing is checked) and return how many moves come next."""
        return _bare_step(self._address, code)

    def step_nth(self, index: int) -> int:
        """Play ``moves[index]``, which must be one of those listed, and return how many moves come next."""
        return _bare_step_nth(self._address, index)

    def reset(self, seed: int) -> int:
        """Begin a new game; return the number of its first player's moves."""
        return int(_begin(self._address, signed(seed)))


@rule
def _play_and_list(address: int, code: int) -> int:
    """Play, answer for chance, list."""
    board, state = array_at(address + _BOARD_AT, 1, BOARD_DTYPE)[0], array_at(address + _STATE_AT, 1, STATE_DTYPE)[0]
    moves = array_at(address + _MOVES_AT, MOST_MOVES, _MOVE)
    play_move(board, state, next_decider(board, state), code)
    settle(board, state, array_at(address, STREAM_WORDS, _WORD), moves)
    return list_moves(board, state, next_decider(board, state), moves)


@door
def _step(address: int, code: int) -> int:
    return _play_and_list(address, code)


@door
def _step_nth(address: int, index: int) -> int:
    return _play_and_list(address, int(array_at(address + _MOVES_AT, MOST_MOVES, _MOVE)[index]))


@door
def _begin(address: int, seed: int) -> int:
    """Lay out in an all-zero position, answer for chance, list."""
    board, state = array_at(address + _BOARD_AT, 1, BOARD_DTYPE)[0], array_at(address + _STATE_AT, 1, STATE_DTYPE)[0]
    stream, moves = array_at(address, STREAM_WORDS, _WORD), array_at(address + _MOVES_AT, MOST_MOVES, _MOVE)
    array_at(address + _STATE_AT, _STATE_SIZE, _BYTE)[:] = 0
    begin_stream(stream, seed)
    lay_out(board, state)
    settle(board, state, stream, moves)
    return list_moves(board, state, next_decider(board, state), moves)


_bare_step: Final = bare(_step)
_bare_step_nth: Final = bare(_step_nth)


def _stepper_of(block: bytes) -> Stepper:
    """Return the stepper of that block of memory."""
    memory = np.frombuffer(block, np.uint8)
    stepper = Stepper(memory[_BOARD_AT:_STATE_AT].view(BOARD_DTYPE))
    stepper._memory[:] = memory  # noqa: SLF001 - it is made here
    return stepper

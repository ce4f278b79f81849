"""Making GPU code of the rules' own functions."""

import contextlib
import functools
from collections.abc import Callable, Iterator
from typing import Any, Final

import numba
from numba import types
from numba.core.dispatcher import Dispatcher

from utopia.batch.gpu.kernels import begin_games, play_games
from utopia.batch.gpu.records import ALIGNED_BOARD, ALIGNED_STATE
from utopia.batch.gpu.toolkit import cuda

_BOARDS: Final = types.Array(numba.from_dtype(ALIGNED_BOARD), 1, "C")
_STATES: Final = types.Array(numba.from_dtype(ALIGNED_STATE), 1, "C")
_STREAMS: Final = types.Array(types.int64, 3, "C")
_COUNTS: Final = types.Array(types.int64, 1, "C")
_GAMES: Final = types.Array(types.int32, 1, "C")


def signature_of_begin() -> Any:
    """Of ``begin_games``."""
    return types.void(_BOARDS, _STATES, _STREAMS, types.int64)


def signature_of_play(columns: bool) -> Any:
    """Of ``play_games``, with move lists by columns or by rows."""
    lists = types.Array(types.int32, 2, "F" if columns else "C")
    return types.void(_BOARDS, _STATES, _STREAMS, lists, _COUNTS, _GAMES, _GAMES, types.int64)


@functools.cache
def compiled_begin() -> Any:
    """The kernel ``begin_games``, for the GPU in use."""
    return _compiled(begin_games, signature_of_begin())


@functools.cache
def compiled_play(columns: bool) -> Any:
    """The kernel ``play_games``, for the GPU in use; this takes most of a minute on a slow machine."""
    return _compiled(play_games, signature_of_play(columns))


def _compiled(kernel: Callable[..., None], signature: Any) -> Any:
    with compilable(kernel):
        return cuda.jit(signature)(kernel)


@contextlib.contextmanager
def compilable(function: Callable[..., Any]) -> Iterator[None]:
    """Meanwhile all rules that a function calls may be compiled once more, for another machine.

    A rule compiled for the processor refuses every further signature, so that no call there makes a second one.
    """
    closed = [called for called in _called_by(function, set()) if called.signatures]
    for dispatcher in closed:
        dispatcher.disable_compile(False)
    try:
        yield
    finally:
        for dispatcher in closed:
            dispatcher.disable_compile()


def _called_by(function: Callable[..., Any], seen: set[Any]) -> set[Any]:
    """Every compiled function that is reached from a function."""
    for name in function.__code__.co_names:
        called = function.__globals__.get(name)
        if isinstance(called, Dispatcher) and called not in seen:
            seen.add(called)
            _called_by(called.py_func, seen)
    return seen

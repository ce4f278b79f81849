"""The one place that knows how rules are compiled.

``@rule`` marks a function of the rules: typed by its annotations, called by other rules only. ``@door`` marks an entry
point called from Python; it takes one-element arrays of records, since a record scalar costs microseconds a call.

Three ways to run the same source, chosen by the environment variable ``UTOPIA_RULES``: ``compiled`` (default),
``checked`` (compiled with bounds checks) and ``plain`` (uncompiled Python, to debug and to measure coverage).

Compiled entry points are kept on disk in a folder named by a digest of all their sources and of every flag, because
Numba's own key covers neither (``docs/decisions/compiled-rules.md``). Inner rules live inside the code of the entry
points, so they are not compiled at all when the entry points come from disk.
"""

import contextlib
import os
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Final, TypeAlias, TypeVar, get_type_hints

import numba
import numpy as np
from numba import types
from numba.core.dispatcher import Dispatcher
from numpy.typing import NDArray

from utopia.rules.code_cache import code_folder
from utopia.rules.linking import for_linking_only, lent, put_off_scipy
from utopia.rules.model.board import BOARD_DTYPE, Board, Boards
from utopia.rules.model.state import STATE_DTYPE, State, States

Function = TypeVar("Function", bound=Callable[..., Any])

Buffer: TypeAlias = Annotated[NDArray[np.int32], "buffer"]
"""A caller's contiguous ``int32`` array: legal moves, outcomes."""
Words: TypeAlias = Annotated[NDArray[np.int64], "words"]
"""A caller's contiguous ``int64`` array: random state, totals."""
Bytes: TypeAlias = Annotated[NDArray[np.uint8], "bytes"]
"""A caller's contiguous memory, read as records inside."""
Shorts: TypeAlias = Annotated[NDArray[np.int16], "shorts"]
"""A caller's contiguous ``int16`` array: points."""
Shares: TypeAlias = Annotated[NDArray[np.float32], "shares"]
"""A caller's contiguous ``float32`` array: rewards."""
Numbers: TypeAlias = Annotated[NDArray[np.float64], "numbers"]
"""A caller's contiguous ``float64`` array: weights of an evaluation."""

MODES: Final = ("compiled", "checked", "plain")
MODE: Final = os.environ.get("UTOPIA_RULES", "compiled")
if MODE not in MODES:
    raise SystemExit(f"UTOPIA_RULES is {MODE!r}; it is one of {', '.join(MODES)}")

put_off_scipy()

_FLAGS: Final[dict[str, Any]] = {"boundscheck": MODE == "checked", "nogil": True, "error_model": "numpy"}
"""``numpy`` division never raises; the rules divide nothing that can be zero."""
_INNER_FLAGS: Final[dict[str, Any]] = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}

_STATE: Final = numba.from_dtype(STATE_DTYPE)
_BOARD: Final = numba.from_dtype(BOARD_DTYPE)
_TYPES: Final[dict[Any, Any]] = {
    int: types.int64,
    bool: types.boolean,
    float: types.float64,
    type(None): types.void,
    State: _STATE,
    Board: _BOARD,
    States: types.Array(_STATE, 1, "C"),
    Boards: types.Array(_BOARD, 1, "C"),
    Buffer: types.Array(types.int32, 1, "C"),
    Words: types.Array(types.int64, 1, "C"),
    Bytes: types.Array(types.uint8, 1, "C"),
    Shorts: types.Array(types.int16, 1, "C"),
    Shares: types.Array(types.float32, 1, "C"),
    Numbers: types.Array(types.float64, 1, "C"),
}

_waiting: dict[Any, tuple[Callable[..., Any], Any]] = {}
"""Inner rules not compiled yet: dispatcher -> its function and signature."""


def rule(function: Function) -> Function:
    """Mark a function of the rules, called by other rules only."""
    return _inner(function, forceinline=False)


def listing(function: Function) -> Function:
    """Mark a rule that lists moves: inlined at each call, since half of all time goes into lists."""
    return _inner(function, forceinline=True)


def door(function: Function) -> Function:
    """Mark an entry point for Python: compiled once, then loaded from disk."""
    if MODE == "plain":
        return function
    source = Path(function.__code__.co_filename)
    folder = code_folder(repr((_FLAGS, _INNER_FLAGS, numba.__version__)), source)
    with lent(numba.config, CACHE_DIR=str(folder or "")):
        dispatcher = numba.njit(**_FLAGS, cache=folder is not None)(function)
    signature = _signature(function)
    if not _load(dispatcher, signature):
        with for_linking_only():
            _compile_what_it_calls(function)
        try:
            dispatcher.compile(signature)
        except OSError:  # the disk is full: run without a cached copy this time
            dispatcher = numba.njit(**_FLAGS)(function)
            dispatcher.compile(signature)
    dispatcher.disable_compile()
    return dispatcher  # type: ignore[no-any-return]


def bare(entry: Function) -> Function:
    """Return an entry point's code without Numba's check of the argument types, which costs more than a decision.

    The caller must pass the right types: an array of other numbers would be read as if it were of the right ones.
    """
    if MODE == "plain":
        return entry
    [compiled] = entry.overloads.values()  # type: ignore[attr-defined] # an entry point is Numba's dispatcher
    return compiled.entry_point  # type: ignore[no-any-return]


def _inner(function: Function, *, forceinline: bool) -> Function:
    if MODE == "plain":
        return function
    dispatcher = numba.njit(**_FLAGS, **_INNER_FLAGS, forceinline=forceinline)(function)
    _waiting[dispatcher] = (function, _signature(function))
    return dispatcher  # type: ignore[no-any-return]


def _load(dispatcher: Any, signature: Any) -> bool:
    """Load an entry point from disk; False if it must be compiled, and before it the inner rules it calls.

    ``Dispatcher.compile`` would load it too, but not say beforehand that it has to compile, and asking first would load
    it twice: a third of what a warm start costs. A file that cannot be read (cut short by a crash) is discarded.
    """
    cache, context = dispatcher._cache, dispatcher.targetctx  # noqa: SLF001 - Numba has no public way to ask
    try:
        found = cache.load_overload(signature, context)
    except Exception:  # noqa: BLE001 - a pickle may fail in any way
        with contextlib.suppress(OSError):
            cache.flush()
        return False
    if found is None:
        return False
    context.insert_user_function(found.entry_point, found.fndesc, [found.library])
    dispatcher.add_overload(found)
    return True


def _compile_what_it_calls(function: Callable[..., Any]) -> None:
    """Compile the inner rules that a function needs, deepest first; one signature each, so no call adds a second."""
    for name in function.__code__.co_names:
        dispatcher = function.__globals__.get(name)
        if isinstance(dispatcher, Dispatcher) and dispatcher in _waiting:
            inner, signature = _waiting.pop(dispatcher)
            _compile_what_it_calls(inner)
            dispatcher.compile(signature)
            dispatcher.disable_compile()


def _signature(function: Callable[..., Any]) -> Any:
    hints = get_type_hints(function, include_extras=True)
    returned = _TYPES[hints.pop("return")]
    return returned(*(_TYPES[hint] for hint in hints.values()))

"""What Numba does not need to do for the rules: a cold start is a fifth shorter, a warm one with SciPy a quarter.

Numba optimizes every function and makes machine code of it, also of those that only run inside others. Inner rules
need neither: the entry points link their unoptimized code and optimize all of it together. Numba has no public switch
for this, so this module replaces some of its methods while inner rules are compiled. If a later Numba lacks these
methods, the module does nothing and a cold start takes longer.

Numba also loads SciPy, if it is installed, only to find out whether it is. It loads it again when a function needs it.
"""

import contextlib
import importlib
from collections.abc import Iterator
from importlib.util import find_spec
from typing import Any, Final

import numba
from numba.core.codegen import CPUCodeLibrary
from numba.core.cpu import CPUContext


@contextlib.contextmanager
def lent(owner: Any, **attributes: Any) -> Iterator[None]:
    """Attributes of an object replaced for a moment."""
    before = {name: getattr(owner, name) for name in attributes}
    for name, value in attributes.items():
        setattr(owner, name, value)
    try:
        yield
    finally:
        for name, value in before.items():
            setattr(owner, name, value)


@contextlib.contextmanager
def for_linking_only() -> Iterator[None]:
    """Compile for linking only: functions compiled in this context can be linked into entry points, but not called."""
    if not (
        hasattr(numba, "_dynfunc")
        and hasattr(CPUContext, "get_executable")
        and all(hasattr(CPUCodeLibrary, name) for name in _LIBRARY)
    ):
        yield
        return
    with lent(CPUCodeLibrary, **_LIBRARY), lent(CPUContext, get_executable=_no_executable):
        yield


def put_off_scipy() -> None:
    """Have Numba look for SciPy without loading it, which takes 0.2 s of each process that loads the rules."""
    linalg = importlib.import_module("numba.np.linalg")
    if hasattr(linalg, "ensure_blas"):
        with lent(linalg, ensure_blas=_look_for_scipy):
            importlib.import_module("numba.np.arraymath")


def _look_for_scipy() -> None:
    if find_spec("scipy") is None:
        raise ImportError("scipy is not installed")


def _leave_alone(_library: Any) -> None:
    """Skip the optimization: the entry points optimize."""


def _finish_without_code(library: Any) -> None:
    library._finalize_dynamic_globals()
    library._finalized = True


def _no_executable(_context: Any, library: Any, described: Any, environment: Any) -> Any:
    """Return a stand-in for the function. It is never called; Numba uses it to tell its functions apart."""
    name = described.qualname.split(".")[-1]
    make_function = vars(numba)["_dynfunc"].make_function
    return make_function(described.lookup_module(), name, "", 0, environment, (library,))


_LIBRARY: Final = {"_optimize_final_module": _leave_alone, "_finalize_final_module": _finish_without_code}

"""A word beforehand where compiled code must be made first, which happens once."""

import contextlib
import importlib.util
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Final

import utopia

_PATIENCE: Final = 4.0
"""Seconds after which loading is taken for compiling; compiled code loads in one or two."""
_SAID: Final = "Preparing the rules, once (about half a minute) ...\n"
_is_said = threading.Event()


@contextlib.contextmanager
def preparing() -> Iterator[None]:
    """Load compiled code within; it is said on standard error if that takes long, before it does if possible."""
    timer = threading.Timer(0 if _is_first_time() else _PATIENCE, _say)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def _say() -> None:
    if not _is_said.is_set():
        _is_said.set()
        sys.stderr.write(_SAID)
        sys.stderr.flush()


def _is_first_time() -> bool:
    """Whether nothing has ever been compiled here."""
    root: Path = _alone("code_cache").cache_root()
    return not any(root.glob("code-*"))


def _alone(name: str) -> ModuleType:
    """A module of the rules that needs nothing else of them, without the package around it, which would compile."""
    path = Path(utopia.__file__).parent / "rules" / f"{name}.py"
    spec = importlib.util.spec_from_file_location(f"_{name}_alone", path)
    if spec is None or spec.loader is None:
        raise ImportError(f"{path} is missing")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module

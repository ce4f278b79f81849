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
from utopia.cli.speaking import say

_PATIENCE: Final = 4.0
"""Seconds after which a word is due; compiled code loads in one or two, or the machine is busy."""
_said: Final[set[str]] = set()


@contextlib.contextmanager
def preparing() -> Iterator[None]:
    """Load compiled code within; it is said on standard error if that takes long, before it does if possible."""
    known = _kept()
    timer = threading.Timer(_PATIENCE, _explain, [known]) if known else threading.Timer(0, _announce)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def _announce() -> None:
    _say(_what())


def _explain(known: frozenset[str]) -> None:
    """Code that is compiled anew has a new place; without one the machine is only slow, or busy."""
    _say("preparing-late" if _kept() - known else "preparing-slow")


def _say(what: str) -> None:
    """Once for each thing."""
    if what not in _said:
        _said.add(what)
        sys.stderr.write(say(what) + "\n")
        sys.stderr.flush()


def _what() -> str:
    """Bots are compiled when the rules have been loaded."""
    spec = getattr(sys.modules.get("utopia.rules"), "__spec__", None)
    return "preparing-rules" if spec is None or getattr(spec, "_initializing", False) else "preparing-bots"


def _kept() -> frozenset[str]:
    """The places of what has been compiled here; none if that has never happened."""
    root: Path = _alone("code_cache").cache_root()
    return frozenset(folder.name for folder in root.glob("code-*"))


def _alone(name: str) -> ModuleType:
    """A module of the rules that needs nothing else of them, without the package around it, which would compile."""
    path = Path(utopia.__file__).parent / "rules" / f"{name}.py"
    spec = importlib.util.spec_from_file_location(f"_{name}_alone", path)
    if spec is None or spec.loader is None:
        raise ImportError(f"{path} is missing")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module

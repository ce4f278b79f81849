"""Numba's CUDA target. It carries no types, and comes either with Numba itself or, as it should, from NVIDIA."""

from importlib import import_module
from typing import Any, Final

from utopia.extras import extra

with extra("gpu"):
    cuda: Final[Any] = import_module("numba.cuda")
config: Final[Any] = import_module("numba.core.config")
"""Numba's settings, of both targets."""

"""Utopia: rules, boards, bots and a table for the board game, in one package.

Importing this module is cheap: the engine loads when a part of it, or ``utopia.Game``, is first used.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from utopia.game import Game

__version__ = "0.2.0"
__all__ = ["Game", "__version__"]


def __getattr__(name: str) -> Any:
    """Load what is heavy on first use."""
    if name != "Game":
        raise AttributeError(f"module 'utopia' has no attribute {name!r}")
    return import_module("utopia.game").Game

"""What the time of a room needs of the room, and of whoever is to be reminded."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Coroutine
from typing import Any, Protocol, TypeAlias, TypeVar

from utopia.server.rooms.ledger import Ledger

_Answer = TypeVar("_Answer")
Reminder: TypeAlias = Callable[[str, int, str, float], Awaitable[None]]
"""Given the game, the seat, its person and the seconds left: half or nine tenths of the time of a turn have passed."""


class House(Protocol):
    """What the time needs of its room."""

    @property
    def ledger(self) -> Ledger:
        """The game."""

    @property
    def here(self) -> Collection[str]:
        """The persons whose clients are connected."""

    def queue(self, work: Coroutine[Any, Any, _Answer]) -> "asyncio.Task[_Answer]":
        """Do it in turn with the moves."""

    def seats_changed(self, people: Collection[str | None]) -> None:
        """Other people sit here than before, and all are to be told; those have other seats than their clients know."""

    def wake_bots(self) -> None:
        """One of them may be to move."""

    def game_ended(self) -> None:
        """Nobody decides any more, and all are to be told."""

    def room_changed(self) -> None:
        """All are to be told."""

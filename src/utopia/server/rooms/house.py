"""What the time of a room needs of the room, and of whoever is to be reminded."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Coroutine
from typing import Any, Protocol, TypeAlias, TypeVar

from utopia.server.rooms.ledger import Ledger
from utopia.server.storage.notices import Running

_Answer = TypeVar("_Answer")
Reminder: TypeAlias = Callable[[str, int, str, str, Running], Awaitable[None]]
"""Given the game, the seat and its person; what tells this reminder from all others of the seat; and what runs out.

It may be given again, after a pause: it is still so.
"""


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

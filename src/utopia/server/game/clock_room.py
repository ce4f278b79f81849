"""What the clock of a room needs: of the room, and of the reminders."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Coroutine
from typing import Any, Protocol, TypeAlias, TypeVar

from utopia.server.game.session import GameSession
from utopia.server.notifications.outbox import Running

_Answer = TypeVar("_Answer")
Reminder: TypeAlias = Callable[[str, int, str, str, Running], Awaitable[None]]
"""Callback with the game, the seat and its person; an id of this reminder; and the kind of deadline.

It may be called again, after a pause, with the same id.
"""


class ClockRoom(Protocol):
    """The parts of a room that the clock needs."""

    @property
    def session(self) -> GameSession:
        """The game."""

    @property
    def here(self) -> Collection[str]:
        """The persons whose clients are connected."""

    def queue(self, work: Coroutine[Any, Any, _Answer]) -> "asyncio.Task[_Answer]":
        """Do it in turn with the moves."""

    def seats_changed(self, people: Collection[str | None]) -> None:
        """Other people sit here now, and all clients are told; theirs may have other seats than they know."""

    def wake_bots(self) -> None:
        """One of them may be to move."""

    def game_ended(self) -> None:
        """Nobody decides any more, and all are told."""

    def room_changed(self) -> None:
        """All are told."""

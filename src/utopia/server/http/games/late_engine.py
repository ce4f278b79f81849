"""The engine as other modules reach it: it is made once the rules are loaded."""

from collections.abc import Callable, Collection
from typing import TYPE_CHECKING, Final

from utopia.server.http.running.loading import Loading

if TYPE_CHECKING:
    from utopia.server.http.games.engine import Engine

ENGINE: Final = "utopia.server.http.games.engine"


class LateEngine:
    """Call it for the engine. ``made`` is None until the first call has been answered."""

    def __init__(self, loading: Loading, make: "Callable[[], Engine]") -> None:
        """``make`` is called once, when the rules are loaded."""
        self._loading, self._make = loading, make
        self.made: Engine | None = None

    async def __call__(self) -> "Engine":
        """Wait until the rules are loaded. Raise LoadingError if they cannot be."""
        await self._loading.module(ENGINE)
        if self.made is None:
            self.made = self._make()
        return self.made

    async def at_table(self, game: str) -> Collection[str]:
        """Return the people whose pages show that game at this moment."""
        return self.made.rooms.here(game) if self.made is not None else ()

    def rooms_open(self) -> float:
        """Return how many games are held in memory."""
        return float(len(self.made.rooms)) if self.made is not None else 0.0

    async def close(self) -> None:
        """Finish queued work in the rooms."""
        if self.made is not None:
            await self.made.close()

"""Whose turn it is, watched as moves are stored, and looked at again each minute in case something was missed."""

from collections.abc import Mapping
from datetime import timedelta
from typing import Any, Final

from utopia.server.storage.turns import Turns
from utopia.server.tables.entries import Progress

SOON: Final = {"live": timedelta(seconds=20), "slow": timedelta(minutes=3), None: timedelta(seconds=60)}
"""Kind of clocks -> how long a player may look up from another window before they are notified."""
_MOST_REMEMBERED: Final = 10_000


def delay_of(tempo: dict[str, Any] | None) -> timedelta:
    """How long a turn lasts before its player is notified."""
    return SOON.get(tempo.get("kind") if tempo else None, SOON[None])


class Watch:
    """Games to look at, and seats whose turn has passed in them meanwhile."""

    def __init__(self) -> None:
        self._deciding: dict[str, int] = {}
        self._passed: dict[str, int] = {}

    def noted(self, progress: Mapping[str, Progress]) -> bool:
        """Moves have been stored; whether any of these games must be looked at."""
        changed = {id_: one.deciding for id_, one in progress.items() if self._deciding.get(id_) != one.deciding}
        if len(self._deciding) > _MOST_REMEMBERED:
            self._deciding.clear()
        for id_, deciding in changed.items():
            self.look_at(id_, self._deciding.get(id_, 0) & ~deciding)
            self._deciding[id_] = deciding
        return bool(changed)

    def look_at(self, game: str, passed: int = 0) -> None:
        """Something has changed there; ``passed``: a mask of seats that have decided."""
        self._passed[game] = self._passed.get(game, 0) | passed

    def take(self) -> dict[str, int]:
        """Games to be looked at -> seats whose turn has passed. They are looked at once."""
        taken, self._passed = self._passed, {}
        return taken


async def look_for_missed(turns: Turns, watch: Watch) -> None:
    """Games with missing or outdated notifications without an event: after a crash, or a seat's change."""
    for game in await turns.unsettled():
        watch.look_at(game)

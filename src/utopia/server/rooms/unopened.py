"""Actions on a game that no room can be opened for: its log is damaged, or its map is missing."""

import logging
from typing import Final

from utopia.server.rooms.deciding import bots_for
from utopia.server.storage.game_rows import Result
from utopia.server.storage.sitting import seats_of
from utopia.server.storage.storage import Storage

_log: Final = logging.getLogger(__name__)


async def end_unopened(storage: Storage, game: str, why: Exception) -> None:
    """It is over, without places. StorageError."""
    _log.warning("game %s is ended as it lies: %s", game, why)
    await storage.games.finish(game, Result("closed", [], []))


async def hand_over_unopened(storage: Storage, game: str, person: str, why: Exception) -> None:
    """A bot has the seats of that person, should it ever be played again. StorageError."""
    _log.warning("the seat of a person in game %s goes to a bot as it lies: %s", game, why)
    seats = await storage.seats.of(game)
    await storage.leaving.hand_over(game, bots_for(seats_of(seats, person), [seat.name for seat in seats]))

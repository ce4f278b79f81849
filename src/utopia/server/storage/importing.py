"""Finished games that were played elsewhere, put among those of a person: to be looked at, and to count for nothing."""

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec
from sqlalchemy import Connection, insert, update

from utopia.server.storage.database import Database
from utopia.server.storage.games import make_game
from utopia.server.storage.rows import Entry, GameState, NewGame, Origin, Result
from utopia.server.storage.schema import event, game, now


@dataclass(frozen=True, slots=True)
class Imports:
    """Games by their records, which somebody has verified."""

    database: Database

    async def add(
        self, new: NewGame, entries: Sequence[Entry], result: Result, rounds: int, origin: Origin = Origin.PLAIN
    ) -> str:
        """The id of a game that is over, with all its events, in one transaction. It is marked as not played here."""
        return await self.database.write(lambda connection: _add(connection, new, entries, result, rounds, origin))


def _add(
    connection: Connection, new: NewGame, entries: Sequence[Entry], result: Result, rounds: int, origin: Origin
) -> str:
    made, moment = make_game(connection, new, lambda _, seats: (seats, None)), now()
    rows = [
        {"game": made.id, "seq": number, "at": moment, **msgspec.structs.asdict(entry)}
        for number, entry in enumerate(entries)
    ]
    connection.execute(insert(event), rows)
    over = {
        "state": GameState.OVER,
        "result": msgspec.to_builtins(result),
        "round": rounds,
        "secret": None,
        "concluded": moment,  # nothing follows from its end: no rating, no notice, no figures
        "imported": origin,
    }
    connection.execute(update(game).where(game.c.id == made.id).values(over))
    return made.id

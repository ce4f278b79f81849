"""Events in a storage of their own, whose games end as the test says."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

import msgspec
from sqlalchemy import select, update

from utopia.server.accounts.people import Person
from utopia.server.database.schema import now, person, seat, tournament_table
from utopia.server.database.schema.games import SeatKind
from utopia.server.lobby.seats import arrangement
from utopia.server.storage import Storage
from utopia.server.tables.rows import Result
from utopia.server.tournaments.messages import Tournament, TournamentTerms
from utopia.server.tournaments.rounds import Rounds
from utopia.server.tournaments.views import shown_to_all


@dataclass
class Event:
    """One event and who has entered it."""

    storage: Storage
    rounds: Rounds
    id: str
    people: list[Person]

    async def begin(self) -> list[str]:
        """Begin it, or the next round, at once; the games."""
        await self.storage.tournaments.change(self.id, {"due": now()})
        return await self.rounds.begin_round(self.id)

    async def next(self) -> list[str]:
        return await self.rounds.begin_round(self.id)

    async def finish(self, game: str, scores: Sequence[int] = ()) -> None:
        """The game ends with these scores, by default all different, and is counted."""
        given = list(scores) or [60 - 10 * number for number in range(len(await self.storage.seats.of(game)))]
        places = [1 + sum(other > one for other in given) for one in given]
        await self.storage.games.finish(game, Result("target", places, given))
        assert await self.rounds.count(game) == self.id

    async def shown(self) -> Tournament:
        return shown_to_all(await self.storage.tournaments.read(self.id))

    async def tables(self, number: int) -> list[set[int]]:
        """Who sat together in that round."""
        shown = await self.shown()
        (found,) = [one for one in shown.rounds if one.round == number]
        return [{seat.number for seat in table.seats} for table in found.tables]

    async def leave(self, game: str, place: int) -> None:
        """A bot plays on there."""
        where = (seat.c.game == game) & (seat.c.seat == place)
        values = {"kind": SeatKind.BOT, "person": None, "name": "Utopus", "level": "mason"}
        await self.storage.database.write(
            lambda connection: connection.execute(update(seat).where(where).values(values))
        )

    async def games(self) -> list[str]:
        query = select(tournament_table.c.game).order_by(tournament_table.c.round, tournament_table.c.number)
        return list(await self.storage.database.read(lambda connection: connection.execute(query).scalars()))


async def account(storage: Storage, name: str, **values: Any) -> Person:
    made, _ = await storage.people.create(name)
    known = update(person).where(person.c.id == made.id).values({"signed_up": now(), **values})
    await storage.database.write(lambda connection: connection.execute(known))
    return made


async def event_of(storage: Storage, entrants: int, starts: datetime | None = None, **terms: Any) -> Event:
    """An event that so many have entered."""
    listed = terms.pop("listed", True)
    wish = TournamentTerms(**{"players": 2, "rest": 0, **terms})
    stored = {**msgspec.to_builtins(wish), "board": "ab" * 32, "options": {"target": 50}}
    host = await account(storage, "Host")
    values = {"name": "An evening", "about": "", "terms": stored, "listed": listed, "starts": starts, "due": starts}
    id_ = await storage.tournaments.add(host.id, {**values, "rounds": wish.rounds})
    people = [await account(storage, f"P{number}") for number in range(1, entrants + 1)]
    for one in people:
        await storage.tournaments.enter(id_, one.id)
    return Event(storage, Rounds(storage.database, arrangement("bot")), id_, people)

"""The games and invitations that wait for a visitor, as they know them."""

from collections.abc import Sequence

from utopia.server.database.schema.games import SeatKind
from utopia.server.notifications.messages import Waiting, WaitingGame, WaitingInvitation
from utopia.server.storage.invitations import Invitations
from utopia.server.storage.people import People
from utopia.server.storage.turns import Turns
from utopia.server.tables.games import Games
from utopia.server.tables.rows import names_of
from utopia.server.tables.seats import Seats
from utopia.server.web.messages import iso


class WaitingGames:
    """The games and invitations that wait for people."""

    def __init__(self, *, turns: Turns, seats: Seats, games: Games, people: People, invitations: Invitations) -> None:
        self._turns, self._seats, self._games = turns, seats, games
        self._people, self._invitations = people, invitations

    async def of(self, person: str | None) -> Waiting:
        """Return those of a person; none without a session."""
        if person is None:
            return Waiting([])
        return await self.described(person, await self._turns.waiting_for(person))

    async def described(self, person: str, games: Sequence[str]) -> Waiting:
        """Return these games, with the other players, and the tables to which the visitor is invited."""
        seats = await self._seats.of_many(games)
        rounds = await self._turns.rounds(games)
        found = []
        for id_ in games:
            sitting = seats.get(id_, [])
            others = [name for seat, name in zip(sitting, names_of(sitting), strict=True) if seat.person != person]
            found.append(WaitingGame(id_, [name for name in others if name], rounds.get(id_, 0)))
        return Waiting(found, await self._invited(person))

    async def _invited(self, person: str) -> list[WaitingInvitation]:
        asked = await self._invitations.of_person(person)
        seats = await self._seats.of_many(asked) if asked else {}
        found = []
        for id_, since in asked.items():
            game = await self._games.get(id_)
            host = None if game is None else await self._people.get(game.host)
            if game is None or host is None:
                continue
            sitting = seats.get(id_, [])
            named = zip(sitting, names_of(sitting), strict=True)
            others = [
                name for seat, name in named if name and seat.kind is not SeatKind.OPEN and seat.person != host.id
            ]
            free = sum(seat.is_open_to(person) for seat in sitting)
            found.append(WaitingInvitation(id_, host.name or "", others, free, iso(since)))
        return found

"""The games and invitations that wait for a visitor, as they know them."""

from collections.abc import Sequence

from utopia.server.http.visitors.visitors import Visitor
from utopia.server.protocol.moments import iso
from utopia.server.protocol.notices import Waiting, WaitingGame, WaitingInvitation
from utopia.server.storage import SeatKind, Storage
from utopia.server.storage.sitting import names_of


async def waiting_of(visitor: Visitor) -> Waiting:
    """Return those of a visitor; none without a session."""
    if visitor.id is None:
        return Waiting([])
    storage = visitor.services.storage
    return await described(storage, visitor.id, await storage.turns.waiting_for(visitor.id))


async def described(storage: Storage, person: str, games: Sequence[str]) -> Waiting:
    """Return these games, with the other players, and the tables to which the visitor is invited."""
    seats = await storage.seats.of_many(games)
    rounds = await storage.turns.rounds(games)
    found = []
    for id_ in games:
        sitting = seats.get(id_, [])
        others = [name for seat, name in zip(sitting, names_of(sitting), strict=True) if seat.person != person]
        found.append(WaitingGame(id_, [name for name in others if name], rounds.get(id_, 0)))
    return Waiting(found, await _invitations(storage, person))


async def _invitations(storage: Storage, person: str) -> list[WaitingInvitation]:
    asked = await storage.invitations.of_person(person)
    seats = await storage.seats.of_many(asked) if asked else {}
    found = []
    for id_, since in asked.items():
        game = await storage.games.get(id_)
        host = None if game is None else await storage.people.get(game.host)
        if game is None or host is None:
            continue
        sitting = seats.get(id_, [])
        named = zip(sitting, names_of(sitting), strict=True)
        others = [name for seat, name in named if name and seat.kind is not SeatKind.OPEN and seat.person != host.id]
        free = sum(seat.is_open_to(person) for seat in sitting)
        found.append(WaitingInvitation(id_, host.name or "", others, free, iso(since)))
    return found

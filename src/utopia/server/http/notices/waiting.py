"""The games that wait for a visitor, as he knows them."""

from collections.abc import Sequence

from utopia.server.http.visitors import Visitor
from utopia.server.protocol.notices import Waiting, WaitingGame
from utopia.server.storage import Storage
from utopia.server.storage.sitting import names_of


async def waiting_of(visitor: Visitor) -> Waiting:
    """Those of a visitor; none for somebody without a session."""
    if visitor.id is None:
        return Waiting([])
    storage = visitor.services.storage
    return await described(storage, visitor.id, await storage.turns.waiting_for(visitor.id))


async def described(storage: Storage, person: str, games: Sequence[str]) -> Waiting:
    """These games, with who else plays."""
    seats = await storage.seats.of_many(games)
    rounds = await storage.turns.rounds(games)
    found = []
    for id_ in games:
        sitting = seats.get(id_, [])
        others = [name for seat, name in zip(sitting, names_of(sitting), strict=True) if seat.person != person]
        found.append(WaitingGame(id_, [name for name in others if name], rounds.get(id_, 0)))
    return Waiting(found)

"""Deletion of an account: its tables are told, and the browser forgets the person."""

from collections.abc import Sequence

from utopia.server.http.accounts.sessions import forget_guest
from utopia.server.http.services import Services
from utopia.server.http.tables.seats import bot_seat
from utopia.server.http.visitors.visitors import Visitor
from utopia.server.storage import GameState, Seat


async def leave_for_good(visitor: Visitor, who: str) -> None:
    """Delete all personal data of that person, who is the visitor; their browser forgets them."""
    await erase_person(visitor.services, who)
    await forget_guest(visitor)
    visitor.leave()


async def erase_person(services: Services, who: str) -> None:
    """Delete all personal data of that person and their bots; sockets end, other bots take over the seats."""
    everybody = [who, *(bot.id for bot in await services.storage.bot_accounts.of(who))]
    for one in everybody:
        games = await services.storage.games.of_person(one)
        await services.drop([game.id for game in games if game.state is GameState.RUNNING])
    erased = await services.storage.accounts.erase(who, _stand_in)
    for one in everybody:
        services.attendance.send_away(one)
    await services.drop([*erased.gone, *erased.changed])  # also rooms that were opened meanwhile
    await services.resume(erased.changed)


def _stand_in(number: int, seats: Sequence[Seat]) -> Seat:
    """Return the bot that takes over that seat."""
    return bot_seat(number, None, [one.name for one in seats])

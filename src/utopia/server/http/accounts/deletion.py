"""Deletion of a person: their tables are told, and their connections end."""

from collections.abc import Sequence

from utopia.server.database.schema.games import GameState
from utopia.server.http.running.live_games import LiveGames
from utopia.server.storage.accounts import Accounts
from utopia.server.storage.bot_accounts import BotAccounts
from utopia.server.tables.games import Games
from utopia.server.tables.rows import Seat, bot_seat
from utopia.server.web.sockets import Attendance


class Deletion:
    """Delete people with everything about them."""

    def __init__(
        self,
        *,
        accounts: Accounts,
        bot_accounts: BotAccounts,
        games: Games,
        attendance: Attendance,
        live_games: LiveGames,
    ) -> None:
        self._accounts, self._bot_accounts, self._games = accounts, bot_accounts, games
        self._attendance, self._live_games = attendance, live_games

    async def erase(self, who: str) -> None:
        """Delete all personal data of that person and their bots; sockets end, other bots take over the seats."""
        everybody = [who, *(bot.id for bot in await self._bot_accounts.of(who))]
        for one in everybody:
            games = await self._games.of_person(one)
            await self._live_games.drop([game.id for game in games if game.state is GameState.RUNNING])
        erased = await self._accounts.erase(who, _stand_in)
        for one in everybody:
            self._attendance.send_away(one)
        await self._live_games.drop([*erased.gone, *erased.changed])  # also rooms that were opened meanwhile
        await self._live_games.resume(erased.changed)


def _stand_in(number: int, seats: Sequence[Seat]) -> Seat:
    """Return the bot that takes over that seat."""
    return bot_seat(number, None, [one.name for one in seats])

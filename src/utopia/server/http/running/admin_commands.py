"""Commands that were queued at the terminal, for the server process."""

import logging
from typing import Final

from utopia.server.accounts.bot_accounts import BotAccounts
from utopia.server.accounts.listeners import Listening
from utopia.server.accounts.service import Deletion, send_away
from utopia.server.database.errors import StorageError
from utopia.server.database.schema.games import GameState
from utopia.server.http.running.live_games import LiveGames
from utopia.server.moderation.acts import apart
from utopia.server.moderation.audit import Deed, Order, Orders
from utopia.server.tables.games import Games
from utopia.server.web.sockets import Attendance

_log: Final = logging.getLogger(__name__)


class AdminCommands:
    """Carry out what was ordered at the terminal."""

    def __init__(
        self,
        *,
        orders: Orders,
        games: Games,
        bot_accounts: BotAccounts,
        attendance: Attendance,
        listening: Listening,
        live_games: LiveGames,
        deletion: Deletion,
    ) -> None:
        self._orders, self._games, self._bot_accounts = orders, games, bot_accounts
        self._attendance, self._listening = attendance, listening
        self._live_games, self._deletion = live_games, deletion

    async def look(self) -> None:
        """Carry out all pending commands."""
        for deed in await self._orders.pending():
            await apart(self._try(deed))

    async def _try(self, deed: Deed) -> None:
        """A command that fails is given up after a few tries, and the audit log tells so."""
        try:
            await self._carry_out(deed)
        except StorageError:
            raise  # nothing is wrong with the command
        except Exception as error:
            if await self._orders.failed(deed, str(error) or type(error).__name__):
                _log.exception("given up what was ordered: %s %s", deed.action, deed.about)
            else:
                raise

    async def _carry_out(self, deed: Deed) -> None:
        """A target that no longer exists needs nothing more."""
        about, details = deed.about or "", dict[str, str]()
        if deed.action == Order.DELETE_PERSON:
            await self._deletion.erase(about)
        elif deed.action == Order.SIGN_OUT:
            await send_away(self._attendance, self._bot_accounts, about)
        elif deed.action == Order.REVOKE:
            self._listening.send_away(about)
        elif (game := await self._games.get(about)) is not None and game.state is GameState.RUNNING:
            trouble = await self._live_games.end(about)
            details = {"unplayable": str(trouble)} if trouble else {}
        await self._orders.done(deed, **details)

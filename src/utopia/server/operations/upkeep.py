"""Commands that were queued at the terminal, for the server process."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from utopia.locales import Phrase
from utopia.server.accounts.bot_accounts import BotAccounts
from utopia.server.accounts.listeners import Listening
from utopia.server.accounts.service import Deletion, send_away
from utopia.server.database.errors import StorageError
from utopia.server.database.schema import now
from utopia.server.database.schema.games import GameState
from utopia.server.game.live_games import LiveGames
from utopia.server.hosting import Hosting, HostingError
from utopia.server.metrics import DATABASE, REMOVED, ROOMS, watch_lag
from utopia.server.metrics_page import MetricsPort
from utopia.server.moderation.acts import Bans, apart
from utopia.server.moderation.audit import Deed, Order, Orders
from utopia.server.operations.health import Health
from utopia.server.operations.retention import Retention
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


LOOK: Final = 15.0
"""Seconds between two looks for people who were banned at the terminal."""
_TICK: Final = 0.1
"""Seconds between two checks whether the admin still wants to wait for the stop."""
_DAY: Final = 24 * 3600.0


class Keeping:
    """Of one server. ``start`` it within the event loop, ``close`` it at the end."""

    def __init__(
        self,
        *,
        hosting: Hosting,
        health: Health,
        retention: Retention,
        bans: Bans,
        commands: AdminCommands,
        rooms_open: Callable[[], float],
    ) -> None:
        self._hosting, self._health, self._retention = hosting, health, retention
        self._bans, self._commands, self._rooms_open = bans, commands, rooms_open
        self._tasks: list[asyncio.Task[None]] = []
        self._port: MetricsPort | None = None
        self._size = 0.0
        self.since: Final = now()
        """When the server was started."""
        self.is_stopping = False
        """Let no new clients in."""

    def start(self) -> None:
        """Start all regular jobs. Raise HostingError if the metrics cannot be served."""
        if (address := self._hosting.metrics) is not None:
            self._port = _listening(*address)
        DATABASE.read = lambda: self._size
        ROOMS.read = self._rooms_open
        self._tasks = [
            asyncio.create_task(watch_lag(), name="watching the event loop"),
            asyncio.create_task(_again(self._weigh, LOOK), name="weighing the database"),
            asyncio.create_task(_again(self._health.ask, LOOK), name="looking whether the database is well"),
            asyncio.create_task(_again(self.look, LOOK), name="doing what was ordered at the terminal"),
            asyncio.create_task(_again(self.forget, _DAY), name="forgetting what has had its time"),
        ]

    async def drain(self, is_urgent: Callable[[], bool]) -> None:
        """Turn off readiness (`/readyz`); wait as long as the admin wishes, unless it is urgent."""
        self.is_stopping = True
        left = self._hosting.drain
        while left > 0 and not is_urgent():
            await asyncio.sleep(min(left, _TICK))
            left -= _TICK

    async def close(self) -> None:
        """Stop."""
        self.is_stopping = True
        DATABASE.read = ROOMS.read = None
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._health.close()
        if self._port is not None:
            await self._port.close()

    async def forget(self) -> None:
        """Delete expired data, by the admin's settings; log it."""
        removed = await self._retention.sweep(self._hosting.lives)
        for kind, number in removed.items():
            REMOVED.add(kind, many=number)
        if any(removed.values()):
            told = ", ".join(f"{number} {kind}" for kind, number in removed.items() if number)
            _log.info("forgotten: %s", told)

    async def look(self) -> None:
        """Look for bans and queued commands from the terminal."""
        await self._bans.give_seats_away()
        await self._commands.look()

    async def _weigh(self) -> None:
        self._size = float(await self._health.size())


def _listening(host: str, port: int) -> MetricsPort:
    try:
        return MetricsPort(host, port)
    except OSError as error:
        words = {"address": f"{host}:{port}", "reason": error.strerror or str(error)}
        raise HostingError(Phrase("hosting-metrics-taken", words)) from None


async def _again(work: Callable[[], Awaitable[object]], every: float) -> None:
    """Do it regularly; a failure is tried again the next time."""
    while True:
        try:
            await work()
        except StorageError as error:
            _log.warning("put off: %s", error)
        except Exception:  # noqa: BLE001 - the next time is another one
            _log.exception("put off")
        await asyncio.sleep(every)

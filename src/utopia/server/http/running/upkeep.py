"""Regular jobs of the server: freeing seats of banned people, deleting old data, keeping metrics."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

from utopia.locales import Phrase
from utopia.server.hosting import HostingError
from utopia.server.observing.lag import watch_lag
from utopia.server.observing.metrics import DATABASE, REMOVED, ROOMS
from utopia.server.observing.port import MetricsPort
from utopia.server.storage import GameState, StorageError
from utopia.server.storage.audit import Deed
from utopia.server.storage.orders import Order
from utopia.server.storage.schema import now

if TYPE_CHECKING:
    from utopia.server.http.services import Services

LOOK: Final = 15.0
"""Seconds between two looks for people who were banned at the terminal."""
_TICK: Final = 0.1
"""Seconds between two checks whether the admin still wants to wait for the stop."""
_DAY: Final = 24 * 3600.0
_log: Final = logging.getLogger(__name__)


class Keeping:
    """Of one server. ``start`` it within the event loop, ``close`` it at the end."""

    def __init__(self, services: "Services") -> None:
        self._services = services
        self._tasks: list[asyncio.Task[None]] = []
        self._port: MetricsPort | None = None
        self._size = 0.0
        self.since: Final = now()
        """When the server was started."""
        self.is_stopping = False
        """Let no new clients in."""

    def start(self) -> None:
        """Start all regular jobs. Raise HostingError if the metrics cannot be served."""
        if (address := self._services.settings.hosting.metrics) is not None:
            self._port = _listening(*address)
        DATABASE.read = lambda: self._size
        ROOMS.read = self._services.rooms_open
        self._tasks = [
            asyncio.create_task(watch_lag(), name="watching the event loop"),
            asyncio.create_task(_again(self._weigh, LOOK), name="weighing the database"),
            asyncio.create_task(_again(self._services.health.ask, LOOK), name="looking whether the database is well"),
            asyncio.create_task(_again(self.look, LOOK), name="doing what was ordered at the terminal"),
            asyncio.create_task(_again(self.forget, _DAY), name="forgetting what has had its time"),
        ]

    async def drain(self, is_urgent: Callable[[], bool]) -> None:
        """Turn off readiness (`/readyz`); wait as long as the admin wishes, unless it is urgent."""
        self.is_stopping = True
        left = self._services.settings.hosting.drain
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
        await self._services.health.close()
        if self._port is not None:
            await self._port.close()

    async def forget(self) -> None:
        """Delete expired data, by the admin's settings; log it."""
        removed = await self._services.storage.retention.sweep(self._services.settings.hosting.lives)
        for kind, number in removed.items():
            REMOVED.add(kind, many=number)
        if any(removed.values()):
            told = ", ".join(f"{number} {kind}" for kind, number in removed.items() if number)
            _log.info("forgotten: %s", told)

    async def look(self) -> None:
        """Look for bans and queued commands from the terminal."""
        await self.give_seats_away()
        for deed in await self._services.storage.orders.pending():
            await _apart(self._try(deed))

    async def _weigh(self) -> None:
        self._size = float(await self._services.storage.size())

    async def give_seats_away(self) -> None:
        """Stop banned people from playing: their seats are given to others, as a leaver's are."""
        await self._services.networks.look()
        for game, person in await self._services.storage.acts.seats_of_banned():
            self._services.attendance.send_away(person)  # they only watch from now on
            await _apart(self._services.give_seat_away(game, person))

    async def _try(self, deed: Deed) -> None:
        """A command that fails is given up after a few tries, and the audit log tells so."""
        try:
            await self._carry_out(deed)
        except StorageError:
            raise  # nothing is wrong with the command
        except Exception as error:
            if await self._services.storage.orders.failed(deed, str(error) or type(error).__name__):
                _log.exception("given up what was ordered: %s %s", deed.action, deed.about)
            else:
                raise

    async def _carry_out(self, deed: Deed) -> None:
        """A target that no longer exists needs nothing more."""
        from utopia.server.http.accounts.deletion import erase_person  # noqa: PLC0415 - it stands on services itself

        services, about, details = self._services, deed.about or "", dict[str, str]()
        if deed.action == Order.DELETE_PERSON:
            await erase_person(services, about)
        elif deed.action == Order.SIGN_OUT:
            await services.send_away(about)
        elif deed.action == Order.REVOKE:
            services.listening.send_away(about)
        elif (game := await services.storage.games.get(about)) is not None and game.state is GameState.RUNNING:
            trouble = await services.end_game(about)
            details = {"unplayable": str(trouble)} if trouble else {}
        await services.storage.orders.done(deed, **details)


def _listening(host: str, port: int) -> MetricsPort:
    try:
        return MetricsPort(host, port)
    except OSError as error:
        words = {"address": f"{host}:{port}", "reason": error.strerror or str(error)}
        raise HostingError(Phrase("hosting-metrics-taken", words)) from None


async def _apart(work: Awaitable[None]) -> None:
    """Do it; a failure is tried again at the next look, and delays nothing else."""
    try:
        await work
    except Exception as error:  # noqa: BLE001 - a damaged game must not stop work on others
        _log.warning("put off: %s", error)


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

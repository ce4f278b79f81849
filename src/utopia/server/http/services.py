"""The services of the routes, opened when the server starts and closed when it stops."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Collection, Sequence
from typing import TYPE_CHECKING, Final

from utopia.server.http.accounts.mail_limits import MailLimits
from utopia.server.http.lobby.paired_tables import Laying
from utopia.server.http.moderation.networks import Networks
from utopia.server.http.notices.trials import Trials
from utopia.server.http.page import Page
from utopia.server.http.programs.listeners import Listening
from utopia.server.http.running.loading import Loading, LoadingError
from utopia.server.http.running.upkeep import Keeping
from utopia.server.http.sockets.attendance import Attendance
from utopia.server.lobby.lobby import Lobby
from utopia.server.mail import Mailer
from utopia.server.notices.keys import Keys, keys_of
from utopia.server.notices.service import Notices
from utopia.server.settings import Settings
from utopia.server.storage import GameState, Storage, StorageError, UnplayableGameError, open_storage
from utopia.server.storage.health import Health

if TYPE_CHECKING:
    from utopia.server.http.games.engine import Engine

_ENGINE: Final = "utopia.server.http.games.engine"
_SWEEP: Final = 24 * 3600.0
"""Seconds between two looks for people and sessions to be forgotten."""
_log: Final = logging.getLogger(__name__)


class Services:
    """Everything behind the routes. The parts that need the rules are in the engine, which comes a little later."""

    def __init__(self, settings: Settings, storage: Storage, loading: Loading, keys: Keys) -> None:
        self.settings: Final = settings
        self.storage: Final = storage
        self.loading: Final = loading
        self.attendance: Final = Attendance(is_limited=settings.limits)
        self.mailer: Final = Mailer(settings.mail) if settings.mail and settings.origin else None
        """Links in mail lead to the configured address alone, never to the one in the request."""
        self.mail_limits: Final = MailLimits(is_limited=settings.limits)
        self.listening: Final = Listening()
        storage.log.on_written.append(self.listening.hear)
        self.health: Final = Health(storage.database, storage.home)
        self.keeping: Final = Keeping(self)
        self.networks: Final = Networks(storage, keys.links, settings.hosting.barred_network)
        self.lobby: Final = Lobby(storage, Laying(self))
        self.notices: Final = self._notices(keys)
        self.trials: Final = Trials(is_limited=settings.limits)
        self._engine: Engine | None = None

    async def engine(self) -> "Engine":
        """The part that knows the rules; waits until they are loaded."""
        await self.loading.module(_ENGINE)
        from utopia.server.http.games.engine import Engine  # noqa: PLC0415 - compiled rules, loaded by now

        if self._engine is None:
            self._engine = Engine(self.storage, Page(self.settings.page).built_from, self.settings)
            self._engine.rooms.endings.add(self.notices.ended)
            self._engine.rooms.reminders.append(self.notices.remind)
        return self._engine

    async def go_on(self) -> None:
        """Let bots, clocks and plans go on whose games were cut off by a restart, when the rules are loaded."""
        try:
            waiting, timed = await self.storage.games.without_people(), await self.storage.clocks.running()
            planned = await self.storage.plans.due()
            if games := list(dict.fromkeys([*timed, *waiting, *planned])):
                (await self.engine()).rooms.go_on(games)
            if ended := await self.storage.figures.unconcluded():
                (await self.engine()).rooms.endings.catch_up(ended)
        except (StorageError, LoadingError) as error:
            _log.warning("bots go on only in games that somebody opens: %s", error)

    async def sweep(self) -> None:
        """Delete expired people, now and daily."""
        while True:
            try:
                await self.storage.people.sweep()
            except StorageError as error:
                _log.warning("nobody could be forgotten: %s", error)
            await asyncio.sleep(_SWEEP)

    async def begin(self, game: str) -> None:
        """Lay the table of a game that has just been started, so that its bots begin."""
        await (await self.engine()).rooms.open(game)
        await self.notices.started(game)

    async def changed(self, game: str) -> None:
        """Names, bot delay or links of a game have changed: its clients are told."""
        self.notices.look_at(game)
        if self._engine is not None:
            await self._engine.rooms.refresh(game)

    async def talk_changed(self, game: str, line: int | None = None) -> None:
        """A message was removed, or chat was switched: clients are told."""
        if self._engine is not None:
            await self._engine.rooms.talk_changed(game, line)

    async def drop(self, games: Sequence[str]) -> None:
        """Close the rooms of games that are changed or deleted behind their backs."""
        if self._engine is not None:
            for game in games:
                await self._engine.rooms.drop(game)

    async def resume(self, games: Sequence[str]) -> None:
        """Bots have replaced people there: let the running games continue."""
        found = [await self.storage.games.get(game) for game in dict.fromkeys(games)]
        if running := [game.id for game in found if game is not None and game.state is GameState.RUNNING]:
            (await self.engine()).rooms.go_on(running)

    async def renamed(self, person: str) -> None:
        """A person has another name: the tables where they sit are told."""
        if self._engine is not None:
            for game in await self.storage.games.of_person(person):
                await self.changed(game.id)

    async def send_away(self, person: str) -> None:
        """End the sockets and streams of a person and of their bots."""
        for bot in await self.storage.bot_accounts.of(person):
            self.attendance.send_away(bot.id)
        self.attendance.send_away(person)

    async def give_seat_away(self, game: str, person: str) -> None:
        """A bot plays on for a banned person."""
        await (await self.engine()).rooms.dismiss(game, person)

    async def end_game(self, game: str) -> UnplayableGameError | None:
        """End a running game without places; return why it could not have continued, if so."""
        return await (await self.engine()).rooms.end(game)

    def rooms_open(self) -> float:
        """How many games are held in memory."""
        return float(len(self._engine.rooms)) if self._engine is not None else 0.0

    async def at_table(self, game: str) -> Collection[str]:
        """The people whose pages show that game at this moment."""
        return self._engine.rooms.here(game) if self._engine is not None else ()

    def _notices(self, keys: Keys) -> Notices:
        settings = self.settings
        origin = settings.origin or settings.share or f"http://localhost:{settings.port}"
        contact = f"mailto:{settings.mail.sender}" if settings.mail else origin
        return Notices(
            self.storage,
            keys,
            origin=origin,
            contact=contact if contact.startswith(("https:", "mailto:")) else "mailto:host@localhost",
            at_table=self.at_table,
            mailer=self.mailer,
            is_private=settings.hosting.private_hooks,
            name=settings.hosting.site_name,
        )

    async def close(self) -> None:
        """Finish queued work in the rooms."""
        await self.keeping.close()
        await self.notices.close()
        if self._engine is not None:
            await self._engine.close()


@contextlib.asynccontextmanager
async def open_services(settings: Settings) -> AsyncIterator[Services]:
    """Open the storage first, since everything needs it; close in the opposite order."""
    async with open_storage(settings.home or settings.data) as storage:
        services = Services(settings, storage, Loading(_ENGINE), await keys_of(storage))
        tasks = [
            asyncio.create_task(services.go_on(), name="going on after a restart"),
            asyncio.create_task(services.sweep(), name="forgetting who will not come again"),
            asyncio.create_task(services.lobby.run(), name="the lobby"),
        ]
        services.keeping.start()
        services.notices.start()
        try:
            yield services
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks)
            await services.close()

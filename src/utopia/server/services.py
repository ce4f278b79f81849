"""The composition of the server: every store and service is made here, and given what it needs.

Nothing but ``parts``, ``app`` and ``serving`` imports this module: classes get single stores and services as arguments.
"""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from dataclasses import fields
from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar

from utopia.server.accounts.listeners import Listening
from utopia.server.accounts.networks import Networks
from utopia.server.accounts.service import Deletion
from utopia.server.accounts.visitor import Visitors
from utopia.server.analysis.service import Analyses
from utopia.server.database.errors import StorageError
from utopia.server.game.access import TableAccess
from utopia.server.game.live_games import LiveGames
from utopia.server.game.loading import ENGINE, LateEngine, Loading, LoadingError
from utopia.server.game.stores import GameStores, RoomStores, TimeStores
from utopia.server.lobby.exhibition import Exhibition
from utopia.server.lobby.exhibition_store import ExhibitionStore
from utopia.server.lobby.lobby import Lobby
from utopia.server.lobby.matching import Matching
from utopia.server.lobby.seats import Laying, arrangement
from utopia.server.mail import Mailer
from utopia.server.moderation.acts import Bans
from utopia.server.notifications.service import Notices
from utopia.server.notifications.stores import NoticeStores
from utopia.server.notifications.vapid import Keys, keys_of
from utopia.server.operations.health import Health
from utopia.server.operations.upkeep import AdminCommands, Keeping
from utopia.server.reviews.games import GameReviews
from utopia.server.reviews.reviews import Reviews
from utopia.server.settings import Settings
from utopia.server.standby.leadership import Leadership
from utopia.server.storage import Storage, open_storage
from utopia.server.tournaments.rounds import Rounds
from utopia.server.tournaments.service import TournamentService
from utopia.server.web.limiter import RateLimiter
from utopia.server.web.page import Page
from utopia.server.web.sockets import Attendance

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

    from utopia.server.game.endings import Conclusion
    from utopia.server.game.engine import Engine

_Stores = TypeVar("_Stores", bound="DataclassInstance")
_SWEEP: Final = 24 * 3600.0
"""Seconds between two looks for people and sessions to be forgotten."""
_log: Final = logging.getLogger(__name__)


class Services:
    """The stores and services of one server. The parts that need the rules are in the engine, which comes later."""

    def __init__(self, settings: Settings, storage: Storage, loading: Loading, keys: Keys) -> None:
        self.settings: Final = settings
        self.storage: Final = storage
        self.loading: Final = loading
        self.attendance: Final = Attendance(is_limited=settings.limits)
        self.rate_limiter: Final = RateLimiter(is_limited=settings.limits)
        self.listening: Final = Listening()
        storage.log.on_written.append(self.listening.hear)
        self.health: Final = Health(storage.database, storage.home)
        self.networks: Final = Networks(storage.barred_networks, keys.links, settings.hosting.barred_network)
        self.mailer: Final = Mailer(settings.mail) if settings.mail and settings.origin else None
        """Links in mail lead to the configured address alone, never to the one in the request."""
        self.late_engine: Final = LateEngine(loading, self._engine)
        self.notices: Final = self._notices(keys)
        self.live_games: Final = LiveGames(storage.games, self.late_engine, self.notices)
        laying = Laying(storage.games, storage.links, self.late_engine, self.live_games)
        matching = Matching(storage.lobby, storage.people, storage.seats, laying)
        self.exhibition: Final = Exhibition(ExhibitionStore(storage.database), self.late_engine)
        shown = self.exhibition if settings.hosting.exhibition else None
        self.lobby: Final = Lobby(storage.lobby, laying, matching, exhibition=shown)
        rounds = Rounds(storage.database, arrangement("bot"))
        self.tournaments: Final = TournamentService(storage.tournaments, rounds, self.late_engine, self.live_games)
        self.access: Final = TableAccess(
            storage.games, storage.seats, storage.links, storage.relations, storage.deals.has_played
        )
        self.visitors: Final = Visitors(storage.id, storage.people, storage.api_tokens, self.networks)
        self.deletion: Final = self._deletion()
        self.bans: Final = self._bans()
        self.keeping: Final = self._keeping()
        self.reviews: Final = Reviews(storage.studies, storage.people, storage.relations)
        self.game_reviews: Final = GameReviews(storage.studies, self.late_engine, storage.facts)
        self.analyses: Final = Analyses(storage.analyses, settings.bot_limits.memory)
        self.leadership: Final = (
            Leadership(storage.database, storage.facts, settings) if storage.home.is_shared else None
        )
        """Of the one server that writes to a database which others can reach."""

    def _engine(self) -> "Engine":
        from utopia.bots.supervision.crews import Crews  # noqa: PLC0415 - compiled rules, loaded by now
        from utopia.server.game.engine import Engine  # noqa: PLC0415
        from utopia.server.game.picture.painting import Painter  # noqa: PLC0415
        from utopia.server.game.rooms import Rooms  # noqa: PLC0415
        from utopia.server.game.session import open_game  # noqa: PLC0415

        crews = Crews(self.settings.bots, self.settings.bot_limits)
        crews.start()
        stores = room_stores(self.storage)
        rooms = Rooms(stores, crews, Page(self.settings.page).built_from)
        rooms.endings.add(conclusion_of(self.storage))
        rooms.endings.add(self.notices.ended)
        rooms.endings.add(self.exhibition.ended)
        rooms.endings.add(self.tournaments.ended)
        rooms.reminders.append(self.notices.remind)
        painter = Painter(self.settings.page / "picture")
        return Engine(rooms, crews, partial(open_game, stores.game), self.settings.bots, painter)

    def _deletion(self) -> Deletion:
        storage = self.storage
        return Deletion(
            accounts=storage.accounts,
            bot_accounts=storage.bot_accounts,
            games=storage.games,
            attendance=self.attendance,
            live_games=self.live_games,
        )

    def _bans(self) -> Bans:
        return Bans(
            acts=self.storage.acts,
            people=self.storage.people,
            networks=self.networks,
            attendance=self.attendance,
            live_games=self.live_games,
        )

    def _keeping(self) -> Keeping:
        storage = self.storage
        commands = AdminCommands(
            orders=storage.orders,
            games=storage.games,
            bot_accounts=storage.bot_accounts,
            attendance=self.attendance,
            listening=self.listening,
            live_games=self.live_games,
            deletion=self.deletion,
        )
        return Keeping(
            hosting=self.settings.hosting,
            health=self.health,
            retention=storage.retention,
            bans=self.bans,
            commands=commands,
            rooms_open=self.late_engine.rooms_open,
        )

    def _notices(self, keys: Keys) -> Notices:
        settings = self.settings
        origin = settings.origin or settings.share or f"http://localhost:{settings.port}"
        contact = f"mailto:{settings.mail.sender}" if settings.mail else origin
        return Notices(
            stores_of(self.storage, NoticeStores),
            keys,
            origin=origin,
            contact=contact if contact.startswith(("https:", "mailto:")) else "mailto:host@localhost",
            at_table=self.late_engine.at_table,
            mailer=self.mailer,
            is_private=settings.hosting.private_hooks,
            name=settings.hosting.site_name,
        )

    async def go_on(self) -> None:
        """Let bots, clocks and plans go on whose games were cut off by a restart, when the rules are loaded."""
        storage = self.storage
        try:
            waiting, timed = await storage.games.without_people(), await storage.clocks.running()
            planned = await storage.plans.due()
            if games := list(dict.fromkeys([*timed, *waiting, *planned])):
                (await self.late_engine()).rooms.go_on(games)
            if ended := await storage.figures.unconcluded():
                (await self.late_engine()).rooms.endings.catch_up(ended)
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

    async def close(self) -> None:
        """Finish queued work in the rooms."""
        await self.keeping.close()
        await self.analyses.close()
        await self.exhibition.close()
        await self.notices.close()
        await self.late_engine.close()


def stores_of(storage: Storage, kind: type[_Stores]) -> _Stores:
    """Return the stores that a part of the server is given together, by the names of their fields."""
    return kind(**{one.name: getattr(storage, one.name) for one in fields(kind)})


def room_stores(storage: Storage) -> RoomStores:
    """Return the stores of running games."""
    game, time = stores_of(storage, GameStores), stores_of(storage, TimeStores)
    return RoomStores(game, time, plans=storage.plans, chat=storage.chat, figures=storage.figures)


def conclusion_of(storage: Storage) -> "Conclusion":
    """Return the work that follows each game's end."""
    from utopia.server.game.endings import Conclusion  # noqa: PLC0415 - compiled rules, loaded by now

    return Conclusion(
        stores_of(storage, GameStores),
        clocks=storage.clocks,
        ratings=storage.ratings,
        figures=storage.figures,
        achievements=storage.achievements,
    )


@contextlib.asynccontextmanager
async def open_services(settings: Settings) -> AsyncIterator[Services]:
    """Open the storage first, since everything needs it; close in the opposite order."""
    async with open_storage(settings.home or settings.data) as storage:
        services = Services(settings, storage, Loading(ENGINE), await keys_of(storage.facts))
        if services.leadership is not None:
            await services.leadership.begin()
        tasks = [
            asyncio.create_task(services.go_on(), name="going on after a restart"),
            asyncio.create_task(services.sweep(), name="forgetting who will not come again"),
            asyncio.create_task(services.lobby.run(), name="the lobby"),
            asyncio.create_task(services.tournaments.run(), name="tournaments"),
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
            if services.leadership is not None:
                await services.leadership.end()

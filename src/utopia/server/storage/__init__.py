"""All that a server stores, opened and closed together."""

import contextlib
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, get_type_hints

from sqlalchemy import select

from utopia.server.accounts.api_tokens import ApiTokens
from utopia.server.accounts.bot_accounts import BotAccounts
from utopia.server.accounts.networks import BarredNetworks
from utopia.server.accounts.one_time_tokens import Errands, Passages
from utopia.server.accounts.passkeys import Passkeys
from utopia.server.accounts.people import People
from utopia.server.accounts.store import Accounts
from utopia.server.analysis.store import StoredAnalyses
from utopia.server.chat.store import Chat, Notes
from utopia.server.database.database import Database
from utopia.server.database.facts import Facts
from utopia.server.database.file_home import FileHome
from utopia.server.database.home import Home
from utopia.server.database.migrating import bring_up_to_date
from utopia.server.database.schema import meta
from utopia.server.deals.store import Deals
from utopia.server.lessons.store import SolvedLessons
from utopia.server.lobby.companions import Companions
from utopia.server.lobby.invitations import Asking, Invitations
from utopia.server.lobby.store import LobbyStore
from utopia.server.moderation.acts import Acts
from utopia.server.moderation.audit import Audit, Orders
from utopia.server.moderation.relations import Relations
from utopia.server.moderation.reports import Reports
from utopia.server.moderation.searching import Searching
from utopia.server.notifications.channels import Channels, Deliveries
from utopia.server.notifications.outbox import Notices
from utopia.server.notifications.preferences import PreferencesOfPeople
from utopia.server.notifications.turns import Turns
from utopia.server.operations.retention import Retention
from utopia.server.people.ratings import Ratings
from utopia.server.people.store import Achievements, Figures, Profiles
from utopia.server.puzzles.store import TriedPuzzles
from utopia.server.studies.store import Studies
from utopia.server.tables.clocks import Clocks, Plans
from utopia.server.tables.games import Games
from utopia.server.tables.importing import Imports
from utopia.server.tables.leaving import Leaving
from utopia.server.tables.links import Links
from utopia.server.tables.log import Log
from utopia.server.tables.seats import Seats
from utopia.server.tournaments.store import Tournaments


@dataclass(frozen=True, slots=True)
class Storage:
    """The repositories of one database."""

    home: Home
    id: str
    """Id of the database, drawn when it was made: it tells two servers on one host apart."""
    database: Database
    companions: Companions
    invitations: Invitations
    asking: Asking
    people: People
    games: Games
    figures: Figures
    ratings: Ratings
    achievements: Achievements
    profiles: Profiles
    passages: Passages
    accounts: Accounts
    errands: Errands
    passkeys: Passkeys
    api_tokens: ApiTokens
    bot_accounts: BotAccounts
    imports: Imports
    seats: Seats
    links: Links
    lobby: LobbyStore
    clocks: Clocks
    leaving: Leaving
    preferences: PreferencesOfPeople
    facts: Facts
    channels: Channels
    notices: Notices
    deliveries: Deliveries
    turns: Turns
    log: Log
    relations: Relations
    reports: Reports
    acts: Acts
    audit: Audit
    barred_networks: BarredNetworks
    orders: Orders
    searching: Searching
    retention: Retention
    chat: Chat
    notes: Notes
    plans: Plans
    lessons: SolvedLessons
    puzzles: TriedPuzzles
    analyses: StoredAnalyses
    studies: Studies
    deals: Deals
    tournaments: Tournaments

    async def size(self) -> int:
        """Bytes of the database on disk. StorageError."""
        return await self.database.read(self.home.size)


@contextlib.asynccontextmanager
async def open_storage(place: Home | Path) -> AsyncIterator[Storage]:
    """Open the storage of that home, or of a file in that directory, for this process alone.

    The storage is made or upgraded if needed.

    Raise FolderError or HomeError if it cannot be used or another server uses it; SchemaError if its database is from a
    newer program; StorageError if it cannot be read. On closing, all requested writes are finished first.
    """
    home = FileHome(place) if isinstance(place, Path) else place
    with home.taken() as database:
        await bring_up_to_date(database, home)
        async with _writing_log(database) as log:
            yield await _storage(home, database, log)


async def _id_of(database: Database) -> str:
    query = select(meta.c.value).where(meta.c.name == "id")
    return await database.read(lambda connection: connection.execute(query).scalar_one())


async def _storage(home: Home, database: Database, log: Log) -> Storage:
    """With every repository that `Storage` names."""
    given: dict[str, Any] = {"home": home, "id": await _id_of(database), "database": database, "log": log}
    others = {name: kind(database) for name, kind in get_type_hints(Storage).items() if name not in given}
    return Storage(**given, **others)


@contextlib.asynccontextmanager
async def _writing_log(database: Database) -> AsyncIterator[Log]:
    log = Log(database)
    log.start()
    try:
        yield log
    finally:
        await log.close()

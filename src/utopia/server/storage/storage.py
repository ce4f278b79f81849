"""All that a server stores, opened and closed together."""

import contextlib
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import select

from utopia.server.storage import sqlite
from utopia.server.storage.accounts import Accounts
from utopia.server.storage.achievements import Achievements
from utopia.server.storage.acts import Acts
from utopia.server.storage.api_tokens import ApiTokens
from utopia.server.storage.audit import Audit
from utopia.server.storage.barred_networks import BarredNetworks
from utopia.server.storage.bot_accounts import BotAccounts
from utopia.server.storage.channels import Channels
from utopia.server.storage.chat import Chat
from utopia.server.storage.clocks import Clocks
from utopia.server.storage.companions import Companions
from utopia.server.storage.database import Database
from utopia.server.storage.deliveries import Deliveries
from utopia.server.storage.errands import Errands
from utopia.server.storage.facts import Facts
from utopia.server.storage.figures import Figures
from utopia.server.storage.folder import FolderLock, data_folder
from utopia.server.storage.games import Games
from utopia.server.storage.importing import Imports
from utopia.server.storage.invitations import Invitations
from utopia.server.storage.leaving import Leaving
from utopia.server.storage.links import Links
from utopia.server.storage.lobby import LobbyStore
from utopia.server.storage.log import Log
from utopia.server.storage.migrating import bring_up_to_date
from utopia.server.storage.notes import Notes
from utopia.server.storage.notices import Notices
from utopia.server.storage.orders import Orders
from utopia.server.storage.passages import Passages
from utopia.server.storage.passkeys import Passkeys
from utopia.server.storage.people import People
from utopia.server.storage.plans import Plans
from utopia.server.storage.preferences import PreferencesOfPeople
from utopia.server.storage.profiles import Profiles
from utopia.server.storage.ratings import Ratings
from utopia.server.storage.relations import Relations
from utopia.server.storage.reports import Reports
from utopia.server.storage.retention import Retention
from utopia.server.storage.schema import meta
from utopia.server.storage.searching import Searching
from utopia.server.storage.seats import Seats
from utopia.server.storage.turns import Turns


@dataclass(frozen=True, slots=True)
class Storage:
    """The repositories of one database."""

    folder: Path
    id: str
    """Of the database, drawn when it was made: two servers on one host are told apart by it."""
    database: Database
    companions: Companions
    invitations: Invitations
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


@contextlib.asynccontextmanager
async def open_storage(folder: Path | None = None) -> AsyncIterator[Storage]:
    """The storage in that data folder (by default the user's), made or upgraded if needed, for this process alone.

    FolderError if the folder cannot be used or another server uses it; SchemaError if its database is from a newer
    program; StorageError if it cannot be read. At the end everything asked for is written before it closes.
    """
    folder = data_folder(folder)
    lock = FolderLock(folder)
    lock.take()
    try:
        database = Database.at(folder / sqlite.FILE)
        try:
            await bring_up_to_date(database, folder / sqlite.FILE)
            async with _writing_log(database) as log:
                yield await _repositories(folder, database, log)
        finally:
            database.close()
    finally:
        lock.release()


async def _id_of(database: Database) -> str:
    query = select(meta.c.value).where(meta.c.name == "id")
    return await database.read(lambda connection: connection.execute(query).scalar_one())


async def _repositories(folder: Path, database: Database, log: Log) -> Storage:
    return Storage(
        *(folder, await _id_of(database), database, Companions(database), Invitations(database)),
        people=People(database),
        games=Games(database),
        figures=Figures(database),
        ratings=Ratings(database),
        achievements=Achievements(database),
        profiles=Profiles(database),
        passages=Passages(database),
        accounts=Accounts(database),
        errands=Errands(database),
        passkeys=Passkeys(database),
        api_tokens=ApiTokens(database),
        bot_accounts=BotAccounts(database),
        imports=Imports(database),
        seats=Seats(database),
        links=Links(database),
        lobby=LobbyStore(database),
        clocks=Clocks(database),
        leaving=Leaving(database),
        preferences=PreferencesOfPeople(database),
        facts=Facts(database),
        channels=Channels(database),
        notices=Notices(database),
        deliveries=Deliveries(database),
        turns=Turns(database),
        log=log,
        relations=Relations(database),
        reports=Reports(database),
        acts=Acts(database),
        audit=Audit(database),
        barred_networks=BarredNetworks(database),
        orders=Orders(database),
        searching=Searching(database),
        retention=Retention(database),
        chat=Chat(database),
        notes=Notes(database),
        plans=Plans(database),
    )


@contextlib.asynccontextmanager
async def _writing_log(database: Database) -> AsyncIterator[Log]:
    log = Log(database)
    log.start()
    try:
        yield log
    finally:
        await log.close()

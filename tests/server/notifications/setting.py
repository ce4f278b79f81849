"""A server's notices with a clock that tests move, real storage, and games whose turns are noted by hand."""

import contextlib
from collections.abc import AsyncIterator, Collection
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from sqlalchemy import select, update

from tests.server.database.setting import BOARD, OPTIONS, move, open_storage, seated
from tests.server.notifications.receiving import Browser, Endpoint
from utopia.server.database.schema import delivery, game, notice, person
from utopia.server.database.schema.communication import ChannelKind
from utopia.server.database.schema.games import SeatKind
from utopia.server.mail import Mailer, Relay
from utopia.server.notifications.channels import Channel
from utopia.server.notifications.service import Notices
from utopia.server.notifications.stores import NoticeStores
from utopia.server.notifications.vapid import keys_of
from utopia.server.services import stores_of
from utopia.server.storage import Storage
from utopia.server.tables.entries import Progress
from utopia.server.tables.rows import NewGame, Seat

NOON = datetime(2026, 5, 4, 12, tzinfo=UTC)
NAMES = ("Ann", "Bob", "Cleo")


@dataclass
class Clock:
    """It stands still unless a test moves it."""

    now: datetime = NOON

    def __call__(self) -> datetime:
        return self.now

    def on(self, **how: float) -> None:
        self.now += timedelta(**how)


@dataclass
class Setting:
    """One server."""

    storage: Storage
    notices: Notices
    clock: Clock
    there: dict[str, set[str]] = field(default_factory=dict)
    """Game -> who looks at it."""
    people: list[str] = field(default_factory=list)

    async def game(self, *, tempo: dict[str, Any] | None = None, players: int = 3) -> str:
        """A running game of new people, or of the same as before; nobody is to decide yet."""
        while len(self.people) < players:
            made, _ = await self.storage.people.create(NAMES[len(self.people)], "en")
            self.people.append(made.id)
        seats = [Seat(SeatKind.PERSON, who) for who in self.people[:players]]
        made_game = await self.storage.games.create(NewGame(self.people[0], seats, "fr", OPTIONS, BOARD))
        await self.storage.games.start(made_game.id, seated(seats))
        change = update(game).where(game.c.id == made_game.id).values(tempo=tempo)
        await self.storage.database.write(lambda connection: connection.execute(change))
        return made_game.id

    async def turn(self, id_: str, *seats: int, by: int = 0) -> None:
        """A move is stored after which these seats are to decide."""
        seq = len(await self.storage.log.read(id_))
        self.storage.log.note(id_, Progress(1, sum(1 << seat for seat in seats)))
        await self.storage.log.append(id_, seq, [move(7, seat=by)])

    async def pause(self, id_: str, *, is_paused: bool) -> None:
        change = update(game).where(game.c.id == id_).values(paused=NOON if is_paused else None)
        await self.storage.database.write(lambda connection: connection.execute(change))

    async def push(self, who: int, at: Endpoint, path: str = "/push") -> tuple[Channel, Browser]:
        """Somebody's browser wants to be told."""
        browser = Browser()
        channel = await self.storage.channels.open(self.people[who], ChannelKind.PUSH, at.url(path), browser.keys)
        return channel, browser

    async def mail(self, who: int, address: str = "ann@example.org", language: str = "en") -> Channel:
        """Somebody has an account and wants mail."""
        change = update(person).where(person.c.id == self.people[who])
        values = {"mail": address, "signed_up": NOON, "language": language}
        await self.storage.database.write(lambda connection: connection.execute(change.values(values)))
        return await self.storage.channels.open(self.people[who], ChannelKind.MAIL, "")

    async def work(self, **later: float) -> None:
        """Later everything is done that is due by then."""
        self.clock.on(**later)
        await self.notices.work()
        await self.notices.idle()

    async def rows(self, table: Any = notice) -> list[Any]:
        return await self.storage.database.read(lambda connection: list(connection.execute(select(table))))

    async def tried(self) -> list[tuple[int, str | None, bool]]:
        """Of each delivery how often it was tried, what went wrong, and whether it is done with."""
        return [(row.tries, row.error, row.done is not None) for row in await self.rows(delivery)]


@contextlib.asynccontextmanager
async def setting(folder: Path, *, smtp: int | None = None, clock: Clock | None = None) -> AsyncIterator[Setting]:
    """A server whose loop does not run: ``work`` does what it would do."""
    async with open_storage(folder) as storage:
        clock = clock or Clock()
        there: dict[str, set[str]] = {}
        mailer = None if smtp is None else Mailer(Relay("127.0.0.1", smtp, "utopia@example.org"))
        for repository in (storage.notices, storage.deliveries, storage.turns):
            object.__setattr__(repository, "clock", clock)

        async def at_table(id_: str) -> Collection[str]:
            return there.get(id_, set())

        notices = Notices(
            stores_of(storage, NoticeStores),
            await keys_of(storage.facts),
            origin="https://play.example",
            contact="mailto:host@example.org",
            at_table=at_table,
            mailer=mailer,
            is_private=True,
            clock=clock,
        )
        notices.watch_log()
        try:
            yield Setting(storage, notices, clock, there)
        finally:
            await notices.close()

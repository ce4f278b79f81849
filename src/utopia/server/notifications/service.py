"""Whose turn it is, watched as moves are stored, and looked at again each minute in case something was missed."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Mapping
from datetime import datetime, timedelta
from typing import Any, Final

from utopia.server.database.errors import StorageError
from utopia.server.database.schema import now
from utopia.server.database.schema.games import GameState
from utopia.server.notifications.channels import Channel
from utopia.server.notifications.delivering import AtTable, Delivering, HandingOn
from utopia.server.notifications.links import Signer
from utopia.server.notifications.outbox import NewNotice, Notice, NoticeKind, Running, reminder
from utopia.server.notifications.sending import Mailing, Sender, SendError
from utopia.server.notifications.stores import NoticeStores
from utopia.server.notifications.texts import Sayer
from utopia.server.notifications.turns import Turns
from utopia.server.notifications.vapid import Keys, PushKey
from utopia.server.notifications.watching import Watchers
from utopia.server.tables.entries import Progress

SOON: Final = {"live": timedelta(seconds=20), "slow": timedelta(minutes=3), None: timedelta(seconds=60)}
"""Kind of clocks -> how long a player may look up from another window before they are notified."""
_MOST_REMEMBERED: Final = 10_000


def delay_of(tempo: dict[str, Any] | None) -> timedelta:
    """How long a turn lasts before its player is notified."""
    return SOON.get(tempo.get("kind") if tempo else None, SOON[None])


class Watch:
    """Games to look at, and seats whose turn has passed in them meanwhile."""

    def __init__(self) -> None:
        self._deciding: dict[str, int] = {}
        self._passed: dict[str, int] = {}

    def noted(self, progress: Mapping[str, Progress]) -> bool:
        """Moves have been stored; whether any of these games must be looked at."""
        changed = {id_: one.deciding for id_, one in progress.items() if self._deciding.get(id_) != one.deciding}
        if len(self._deciding) > _MOST_REMEMBERED:
            self._deciding.clear()
        for id_, deciding in changed.items():
            self.look_at(id_, self._deciding.get(id_, 0) & ~deciding)
            self._deciding[id_] = deciding
        return bool(changed)

    def look_at(self, game: str, passed: int = 0) -> None:
        """Something has changed there; ``passed``: a mask of seats that have decided."""
        self._passed[game] = self._passed.get(game, 0) | passed

    def take(self) -> dict[str, int]:
        """Games to be looked at -> seats whose turn has passed. They are looked at once."""
        taken, self._passed = self._passed, {}
        return taken


async def look_for_missed(turns: Turns, watch: Watch) -> None:
    """Games with missing or outdated notifications without an event: after a crash, or a seat's change."""
    for game in await turns.unsettled():
        watch.look_at(game)


GATHERED: Final = 0.2
"""Seconds in which changes are handled together."""
SWEEP: Final = 60.0
"""Seconds between two looks for missed events."""
_log: Final = logging.getLogger(__name__)


class Notices:
    """Notifications to people. ``start`` it within a running event loop, and ``close`` it."""

    def __init__(  # noqa: PLR0913 - all by name
        self,
        stores: NoticeStores,
        keys: Keys,
        *,
        origin: str,
        contact: str,
        at_table: AtTable,
        mailer: Mailing | None = None,
        is_private: bool = False,
        name: str = "Utopia",
        clock: Callable[[], datetime] = now,
    ) -> None:
        """``origin``: beginning of links. ``contact``: the admin's address for push services.

        ``name``: the server's name. ``is_private``: webhooks and push services in the server's own network are used as
        well.
        """
        self._stores, self._clock = stores, clock
        self.signer: Final = Signer(keys.links)
        self.push_key: Final = PushKey(keys.push, contact)
        self.has_mail: Final = mailer is not None
        self.is_private: Final = is_private
        self.sender: Final = Sender(
            Sayer(stores, self.signer, origin, name, clock), self.push_key, mailer, is_private=is_private
        )
        self.watchers: Final = Watchers(stores.turns, stores.invitations)
        self._watch = Watch()
        self._handing_on = HandingOn(stores, at_table, has_mail=self.has_mail)
        self._delivering = Delivering(stores, self.sender, at_table)
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Watch the games from now on, and tell people."""
        self.watch_log()
        self._task = asyncio.create_task(self._go_on(), name="telling people")

    def watch_log(self) -> None:
        """Subscribe to stored moves."""
        self._stores.log.on_noted.append(self._noted)
        self._stores.leaving.on_change.append(self.look_at)

    def forget_log(self) -> None:
        """Unsubscribe."""
        with contextlib.suppress(ValueError):
            self._stores.log.on_noted.remove(self._noted)
            self._stores.leaving.on_change.remove(self.look_at)

    async def close(self) -> None:
        """Unsent notifications are sent after the next start."""
        self.forget_log()
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
        await self._delivering.close()
        await self.sender.close()

    def look_at(self, game: str) -> None:
        """Its players, or its state, have changed."""
        self._watch.look_at(game)
        self._wake.set()

    async def started(self, game: str) -> None:
        """A game has begun: players who are not there yet are notified."""
        await self._tell_all(game, NoticeKind.START, "start")
        self.look_at(game)

    async def ended(self, game: str) -> None:
        """A game is over; for the same game once, however often."""
        await self._tell_all(game, NoticeKind.OVER, "over")
        self.look_at(game)

    async def remind(self, game: str, seat: int, person: str, which: str, what: Running = "time") -> None:
        """The time of a seat runs out, or the others will vote on it. Each (``which``) is sent to the player once."""
        await self.tell(reminder(game, seat, person, which, what, self._clock()))

    async def reported(self, person: str, report: str) -> None:
        """An admin has handled a report of that person."""
        await self.tell(NewNotice(person, NoticeKind.REPORT, f"report:{report}", self._clock()))

    async def report_came(self, report: str, reporter: str) -> None:
        """A person has sent a report: the admins are notified, by the channels that they have chosen."""
        admins = [who for who in await self._stores.reports.readers() if who != reporter]
        key, moment = f"new-report:{report}", self._clock()
        await self.tell(*(NewNotice(who, NoticeKind.REPORT, key, moment, words={"as": "new"}) for who in admins))

    async def invite(self, game: str, person: str) -> None:
        """Invite a person to a table; they are notified, for the same table once.

        Raise the errors of `Invitations.add`.
        """
        if await self._stores.invitations.add(game, person, self._clock() + SOON["live"]):
            self._wake.set()
            await self.watchers.look_again([person])

    async def tell(self, *notices: NewNotice) -> None:
        """Each once, by its key. StorageError if they cannot be kept."""
        await self._stores.notices.add(notices)
        self._wake.set()

    async def try_out(self, channel: Channel) -> None:
        """One message at once, to see whether it arrives; SendError. It counts for nothing."""
        recipients = await self._stores.channels.recipients([channel.person])
        moment = self._clock()
        trial = Notice(channel.person, NoticeKind.TEST, "test", moment, id=0, made=moment)
        try:
            await self.sender.send(channel, recipients[channel.person], [trial])
        except SendError as error:
            if error.is_gone:
                await self._stores.channels.close(channel.id)
            raise

    async def work(self) -> None:
        """Do everything due at this moment; sending goes on after it."""
        taken = self._watch.take()
        if taken:
            await self._settle(taken)
        await self._handing_on.work(self._clock())
        await self._delivering.work(self._clock())

    async def sweep(self) -> None:
        """Look for missed events."""
        await look_for_missed(self._stores.turns, self._watch)

    async def idle(self) -> None:
        """Until nothing is under way."""
        await self._delivering.idle()

    async def recover(self) -> None:
        """After a start: recover deliveries under way when the server ended, and unseen events."""
        await self._stores.deliveries.recover()
        for game, passed in (await self._stores.turns.passed_unseen()).items():
            self._watch.look_at(game, passed)

    async def _settle(self, taken: dict[str, int]) -> None:
        try:
            await self._stores.turns.settle(taken, delay_of)
            await self.watchers.changed(taken)
        except StorageError:
            for game, passed in taken.items():
                self._watch.look_at(game, passed)
            raise

    def _noted(self, progress: Mapping[str, Progress]) -> None:
        if self._watch.noted(progress):
            self._wake.set()

    async def _tell_all(self, game: str, kind: NoticeKind, what: str) -> None:
        found = await self._stores.games.get(game)
        if found is None or found.state is GameState.OPEN:
            return
        people = {seat.person for seat in await self._stores.seats.of(game) if seat.person is not None}
        due = self._clock() + SOON["live"]
        await self.tell(*(NewNotice(who, kind, f"{what}:{game}", due, game) for who in sorted(people)))

    async def _go_on(self) -> None:
        await self._safely(self.recover)
        while True:
            await self._safely(self.sweep)
            end = asyncio.get_running_loop().time() + SWEEP
            while (left := end - asyncio.get_running_loop().time()) > 0:
                await self._safely(self.work)
                await self._rest(left)

    async def _rest(self, most: float) -> None:
        """Until there is something to do."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(min(most, await self._until_due())):
                await self._wake.wait()
                await asyncio.sleep(GATHERED)
        self._wake.clear()

    async def _until_due(self) -> float:
        try:
            moments = [await self._stores.notices.next_due(), await self._stores.deliveries.next_due()]
        except StorageError:
            return SWEEP
        waits = [(moment - self._clock()).total_seconds() for moment in moments if moment is not None]
        return max(1.0, min(waits, default=SWEEP))

    async def _safely(self, work: Callable[[], Awaitable[object]]) -> None:
        """One failure does not keep others from being notified."""
        try:
            await work()
        except StorageError as error:
            _log.warning("notices wait for the storage: %s", error)
        except Exception:  # noqa: BLE001
            _log.exception("notices could not be worked on")

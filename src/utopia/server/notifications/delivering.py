"""Routing and delivery of notifications: each channel on its own, so that a slow one delays no other."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from datetime import datetime, timedelta
from functools import partial
from itertools import groupby
from typing import Final, TypeAlias
from weakref import WeakValueDictionary

from utopia.server.database.errors import StorageError
from utopia.server.database.schema.communication import ChannelKind
from utopia.server.metrics import Counter
from utopia.server.notifications.channels import Channel, Delivery, Recipient
from utopia.server.notifications.hooks import has_hooks
from utopia.server.notifications.outbox import OF_A_TURN, Notice, NoticeKind
from utopia.server.notifications.preferences import resting
from utopia.server.notifications.sending import Sender, SendError
from utopia.server.notifications.stores import NoticeStores, is_seen, still_stands


class Patience:
    """``hung`` and ``answered`` say how a channel was; ``until`` when it may be tried again, whatever is to be sent."""

    def __init__(self, waits: Sequence[timedelta]) -> None:
        """``waits``: after the first time, the second, and so on; the last one ever after."""
        self._waits = waits
        self._hung: dict[str, tuple[int, datetime]] = {}
        self._one_at_a_time: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def hung(self, channel: str, moment: datetime) -> None:
        """It was tried at that moment and did not answer."""
        times = self._hung.get(channel, (0, moment))[0]
        self._hung[channel] = (times + 1, moment + self._waits[min(times, len(self._waits) - 1)])

    def answered(self, channel: str) -> None:
        """It works, or says at once that it does not."""
        self._hung.pop(channel, None)

    def until(self, channel: str, moment: datetime) -> datetime | None:
        """When it may be tried again; None: now."""
        until = self._hung.get(channel, (0, moment))[1]
        return until if until > moment else None

    def turn_of(self, person: str) -> asyncio.Lock:
        """Held while one of that person's is tried: they may have many that hang."""
        return self._one_at_a_time.setdefault(person, asyncio.Lock())


AtTable: TypeAlias = Callable[[str], Awaitable[Collection[str]]]
"""From a game to the people whose pages show it at this moment."""
APART: Final = {
    ChannelKind.PUSH: timedelta(0),
    ChannelKind.MAIL: timedelta(minutes=10),
    ChannelKind.HOOK: timedelta(minutes=1),
}
"""Time between two messages through one channel: later ones are sent together.

A push replaces the last one of its game, so none need wait.
"""
LATER: Final = timedelta(seconds=30)
"""After it the server checks again whether a player has left the table at which it is their turn."""


class HandingOn:
    """``work`` off due notifications."""

    def __init__(self, stores: NoticeStores, at_table: AtTable, *, has_mail: bool) -> None:
        self._stores, self._at_table, self._has_mail = stores, at_table, has_mail

    async def work(self, moment: datetime) -> None:
        """Everything that is due by that moment goes to its channels, is put off, or dropped."""
        due = sorted(await self._stores.notices.due(moment), key=lambda notice: notice.person)
        people = {notice.person for notice in due}
        resters = await resting(self._stores.preferences, people, moment) if people else {}
        recipients = await self._stores.channels.recipients(people) if people else {}
        for who, notices in groupby(due, key=lambda notice: notice.person):
            if who in resters:
                await self._stores.notices.postpone([notice.id for notice in notices], resters[who])
            else:
                await self._tell(recipients[who], list(notices), moment)

    async def _tell(self, recipient: Recipient, notices: Sequence[Notice], moment: datetime) -> None:
        channels = self._usable(await self._stores.channels.of(recipient.id), recipient)
        last = await self._stores.deliveries.last_sent([channel.id for channel in channels])
        turns = await self._stores.turns.told_of(recipient.id)
        for notice in notices:
            if notice.game is not None and is_seen(notice, await self._at_table(notice.game)):
                await self._spare(notice, moment)
            elif notice.kind is NoticeKind.START and notice.game in turns:
                await self._stores.notices.drop([notice.id])  # a turn's notification includes that
            elif not await still_stands(self._stores.invitations, notice, moment):
                await self._stores.notices.drop([notice.id])
            else:
                wanted = [channel for channel in channels if notice.kind not in channel.muted]
                await self._stores.notices.hand_on(
                    notice.id, [(channel.id, _when(channel, last, moment)) for channel in wanted]
                )

    async def _spare(self, notice: Notice, moment: datetime) -> None:
        """A player at the table sees it there; but they may leave while it is their turn."""
        if notice.kind in OF_A_TURN:
            await self._stores.notices.postpone([notice.id], moment + LATER)
        else:
            await self._stores.notices.drop([notice.id])

    def _usable(self, channels: Sequence[Channel], recipient: Recipient) -> list[Channel]:
        can_send = {
            ChannelKind.PUSH: True,
            ChannelKind.MAIL: self._has_mail and recipient.mail is not None,
            ChannelKind.HOOK: has_hooks(),
        }
        return [one for one in channels if one.closed is None and can_send[one.kind]]


def _when(channel: Channel, last: Mapping[str, datetime], moment: datetime) -> datetime:
    """Return the time: now, together with others for this channel, or after the pause since the last message."""
    latest = last.get(channel.id)
    if latest is None or latest + APART[channel.kind] <= moment:
        return moment
    return latest if latest > moment else latest + APART[channel.kind]


AGAIN: Final = (timedelta(minutes=1), timedelta(minutes=5), timedelta(minutes=30), timedelta(hours=2))
"""After each try that failed; then a message is given up."""
_AT_ONCE: Final = {ChannelKind.PUSH: 8, ChannelKind.MAIL: 4, ChannelKind.HOOK: 4}
"""Messages of a kind under way at the same time."""
SENT: Final = Counter("utopia_notices_sent_total", "Messages that arrived, by kind of channel.", ("channel",))
FAILED: Final = Counter("utopia_notices_failed_total", "Tries to send that failed, by kind of channel.", ("channel",))
_log: Final = logging.getLogger(__name__)


class Delivering:
    """``work`` sends due deliveries; ``close`` waits for running ones."""

    def __init__(self, stores: NoticeStores, sender: Sender, at_table: AtTable) -> None:
        self._stores, self._sender, self._at_table = stores, sender, at_table
        self._turns = {kind: asyncio.Semaphore(most) for kind, most in _AT_ONCE.items()}
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._patience = Patience(AGAIN)

    async def work(self, moment: datetime) -> None:
        """Begin to send deliveries that are due by that moment and still true."""
        due = [one for one in await self._stores.deliveries.due(moment) if one.channel.id not in self._busy]
        resters = await resting(self._stores.preferences, {one.channel.person for one in due}, moment) if due else {}
        due.sort(key=lambda one: one.channel.id)
        for id_, group in groupby(due, key=lambda one: one.channel.id):
            deliveries = list(group)
            until = resters.get(deliveries[0].channel.person) or self._patience.until(id_, moment)
            if until is not None:
                await self._stores.deliveries.put_off(deliveries, until)
            elif wanted := await self._wanted(deliveries, moment):
                task = asyncio.create_task(self._deliver(wanted, moment), name="sending notices")
                self._busy[id_] = task
                task.add_done_callback(partial(self._forget, id_))

    async def idle(self) -> None:
        """Until nothing is under way."""
        while self._busy:
            await asyncio.gather(*self._busy.values(), return_exceptions=True)

    async def close(self) -> None:
        """Cancel running deliveries: their outcome will be unknown."""
        for task in tuple(self._busy.values()):
            task.cancel()
        await self.idle()

    def _forget(self, channel: str, _: asyncio.Task[None]) -> None:
        self._busy.pop(channel, None)

    async def _wanted(self, deliveries: Sequence[Delivery], moment: datetime) -> list[Delivery]:
        """Return those still needed: the turn may have passed, or its player sit at the table by now."""
        passed = [one for one in deliveries if not await self._is_so(one, moment)]
        if passed:
            await self._stores.deliveries.give_up(passed, "passed")
        left = [one for one in deliveries if one not in passed]
        there = [one for one in left if one.notice.game and is_seen(one.notice, await self._at_table(one.notice.game))]
        if there:
            await self._stores.deliveries.give_up(there, "at the table")
        return [one for one in left if one not in there]

    async def _is_so(self, one: Delivery, moment: datetime) -> bool:
        is_off = one.is_dropped or one.notice.kind in one.channel.muted
        return not is_off and await still_stands(self._stores.invitations, one.notice, moment)

    async def _deliver(self, deliveries: Sequence[Delivery], moment: datetime) -> None:
        channel = deliveries[0].channel
        try:
            async with self._alone(channel), self._turns[channel.kind]:
                for message in _messages(deliveries):
                    await self._send(channel, message, moment)
        except StorageError as error:
            _log.warning("notices wait for the storage: %s", error)

    def _alone(self, channel: Channel) -> contextlib.AbstractAsyncContextManager[None]:
        """Nobody has two webhooks tried at once."""
        is_hook = channel.kind is ChannelKind.HOOK
        return self._patience.turn_of(channel.person) if is_hook else contextlib.nullcontext()

    async def _send(self, channel: Channel, message: Sequence[Delivery], moment: datetime) -> None:
        deliveries = self._stores.deliveries
        recipients = await self._stores.channels.recipients([channel.person])
        await deliveries.begin(message)
        try:
            await self._sender.send(channel, recipients[channel.person], [one.notice for one in message])
        except SendError as error:
            await self._failed(channel, message, error, moment)
        except Exception:  # noqa: BLE001 - whatever it is, the message must not be tried for ever
            _log.exception("a notice cannot be sent by %s", channel.kind)
            await self._failed(channel, message, SendError("the server made a mistake", for_good=True), moment)
        else:
            SENT.add(channel.kind)
            self._patience.answered(channel.id)
            await deliveries.succeed(message)

    async def _failed(self, channel: Channel, message: Sequence[Delivery], error: SendError, moment: datetime) -> None:
        FAILED.add(channel.kind)
        if error.hung:
            self._patience.hung(channel.id, moment)
        else:
            self._patience.answered(channel.id)
        tries = message[0].tries
        again = moment + AGAIN[tries] if tries < len(AGAIN) and not error.for_good else None
        await self._stores.deliveries.fail(message, str(error), None if error.is_gone else again)
        if error.is_gone:
            await self._stores.channels.close(channel.id)


def _messages(deliveries: Sequence[Delivery]) -> list[list[Delivery]]:
    """Return groups of deliveries sent together: all of a channel, but pushes by game, for they are shown by game."""
    if deliveries[0].channel.kind is not ChannelKind.PUSH:
        return [list(deliveries)]

    def game(one: Delivery) -> str:
        return one.notice.game or one.notice.kind

    return [list(group) for _, group in groupby(sorted(deliveries, key=game), key=game)]

"""Notification channels of people (push services of browsers, mail, webhooks), and what is on its way through them."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

import msgspec
from sqlalchemy import LABEL_STYLE_TABLENAME_PLUS_COL, ColumnElement, Connection, delete, func, insert, select, update

from utopia.server.database.database import Database
from utopia.server.database.schema import channel, delivery, notice, now, person
from utopia.server.database.schema.communication import ChannelKind
from utopia.server.database.tokens import short_id
from utopia.server.notifications.outbox import Notice

MOST_CHANNELS: Final = 10
"""Of one person."""
MOST_FAILURES: Final = 5
"""Failed notifications in a row after which a channel is closed."""


class Channel(msgspec.Struct, frozen=True):
    """One way to tell a person."""

    id: str
    person: str
    kind: ChannelKind
    address: str
    """Of a push service or webhook, a secret both; of mail nothing, since it goes to the person's own address."""
    keys: dict[str, str] | None
    """Keys with which a browser decrypts a push (``p256dh``, ``auth``), and the browser's name (``name``)."""
    muted: list[str]
    """Kinds of notifications that are not sent there."""
    created: datetime
    failures: int
    closed: datetime | None


class Recipient(msgspec.Struct, frozen=True):
    """The data about a person that is needed to notify them."""

    id: str
    name: str | None
    language: str | None
    mail: str | None


class TooManyChannelsError(Exception):
    """The person has as many channels as the limit allows."""


@dataclass(frozen=True, slots=True)
class Channels:
    """The channels of everybody. A closed channel is kept until its person removes it, so that they see it."""

    database: Database

    async def of(self, who: str) -> list[Channel]:
        """All of a person, the oldest first."""
        query = select(channel).where(channel.c.person == who).order_by(channel.c.created, channel.c.id)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [msgspec.convert(row, Channel, from_attributes=True) for row in rows]

    async def open(
        self, who: str, kind: ChannelKind, address: str, keys: dict[str, str] | None = None, *, alone: bool = False
    ) -> Channel:
        """Open a channel, or reopen the one with the same address. Raise TooManyChannelsError.

        ``alone``: close this address for other people, since the browser behind it is this person's now.
        """
        fresh = Channel(short_id(), who, kind, address, keys, [], now(), 0, None)
        return await self.database.write(lambda connection: _open(connection, fresh, alone=alone))

    async def remove(self, who: str, id_: str) -> bool:
        """Take a channel away; whether there was one."""
        change = delete(channel).where(channel.c.id == id_, channel.c.person == who)
        return await self.database.write(lambda connection: connection.execute(change).rowcount > 0)

    async def mute(self, who: str, id_: str, kinds: Collection[str]) -> bool:
        """These kinds, and no others, do not go to that channel of a person; whether there is one."""
        change = update(channel).where(channel.c.id == id_, channel.c.person == who).values(muted=sorted(kinds))
        return await self.database.write(lambda connection: connection.execute(change).rowcount > 0)

    async def close(self, id_: str) -> None:
        """Close a channel: the address is gone, or failed too often."""
        await self.database.write(lambda connection: close_channel(connection, id_))

    async def recipients(self, who: Collection[str]) -> dict[str, Recipient]:
        """Return the recipients."""
        query = select(person.c.id, person.c.name, person.c.language, person.c.mail).where(person.c.id.in_(who))
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return {row.id: msgspec.convert(row, Recipient, from_attributes=True) for row in rows}


def close_channel(connection: Connection, id_: str) -> None:
    """Close it, and drop the notifications on their way there."""
    moment = now()
    connection.execute(update(channel).where(channel.c.id == id_, channel.c.closed.is_(None)).values(closed=moment))
    left = update(delivery).where(delivery.c.channel == id_, delivery.c.done.is_(None))
    connection.execute(left.values(done=moment, error="closed"))


def count_failure(connection: Connection, id_: str) -> None:
    """Count one more failed delivery. The last allowed one closes the channel."""
    connection.execute(update(channel).where(channel.c.id == id_).values(failures=channel.c.failures + 1))
    failures = connection.execute(select(channel.c.failures).where(channel.c.id == id_)).scalar_one_or_none()
    if failures is not None and failures >= MOST_FAILURES:
        close_channel(connection, id_)


def _open(connection: Connection, fresh: Channel, *, alone: bool) -> Channel:
    at = (channel.c.kind == fresh.kind) & (channel.c.address == fresh.address)
    if alone:
        connection.execute(delete(channel).where(at, channel.c.person != fresh.person))
    known = connection.execute(select(channel.c.id).where(at, channel.c.person == fresh.person)).scalar_one_or_none()
    if known is not None:
        again = {"keys": fresh.keys, "failures": 0, "closed": None}
        connection.execute(update(channel).where(channel.c.id == known).values(again))
        row = connection.execute(select(channel).where(channel.c.id == known)).one()
        return msgspec.convert(row, Channel, from_attributes=True)
    many = select(func.count()).select_from(channel).where(channel.c.person == fresh.person)
    if connection.execute(many).scalar_one() >= MOST_CHANNELS:
        raise TooManyChannelsError
    connection.execute(insert(channel).values(msgspec.structs.asdict(fresh)))
    return fresh


_MOST: Final = 200
"""Rows that are looked at together."""


class Delivery(msgspec.Struct, frozen=True):
    """A notification on its way through a channel."""

    notice: Notice
    channel: Channel
    tries: int
    is_dropped: bool
    """Whether its content is outdated."""


@dataclass(frozen=True, slots=True)
class Deliveries:
    """The outbox."""

    database: Database
    clock: Callable[[], datetime] = now

    async def next_due(self) -> datetime | None:
        """When something is to go out."""
        query = select(func.min(delivery.c.due)).where(delivery.c.done.is_(None))
        return await self.database.read(lambda connection: connection.execute(query).scalar())

    async def last_sent(self, channels: Collection[str]) -> dict[str, datetime]:
        """When something went last through each channel, or will, as far as that is known."""
        query = (
            select(delivery.c.channel, func.max(func.coalesce(delivery.c.done, delivery.c.due)))
            .where(delivery.c.channel.in_(channels))
            .group_by(delivery.c.channel)
        )
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return {row[0]: row[1] for row in rows}

    async def due(self, moment: datetime) -> list[Delivery]:
        """Return the deliveries that are due by that moment, in order of time."""
        query = (
            select(delivery, notice, channel)
            .join(notice, notice.c.id == delivery.c.notice)
            .join(channel, channel.c.id == delivery.c.channel)
            .where(delivery.c.done.is_(None), delivery.c.due <= moment)
            .order_by(delivery.c.due, delivery.c.notice)
            .limit(_MOST)
            .set_label_style(LABEL_STYLE_TABLENAME_PLUS_COL)
        )
        rows = await self.database.read(lambda connection: connection.execute(query).mappings().all())
        return [_delivery(dict(row)) for row in rows]

    async def put_off(self, deliveries: Sequence[Delivery], until: datetime) -> None:
        """They go out later."""
        await self._each(deliveries, {"due": until})

    async def begin(self, deliveries: Sequence[Delivery]) -> None:
        """Mark deliveries as begun. One that has begun and not ended may have been delivered."""
        await self._each(deliveries, {"tries": delivery.c.tries + 1, "error": None})

    async def succeed(self, deliveries: Sequence[Delivery]) -> None:
        """They have arrived."""

        def note(connection: Connection) -> None:
            for one in deliveries:
                connection.execute(update(delivery).where(_is(one)).values(done=self.clock(), error=None))
            for id_ in {one.channel.id for one in deliveries}:
                connection.execute(update(channel).where(channel.c.id == id_).values(failures=0))

        await self.database.write(note)

    async def fail(self, deliveries: Sequence[Delivery], error: str, again: datetime | None) -> None:
        """Mark as failed: try again at that time, or never if None, which counts against the channel once."""

        def note(connection: Connection) -> None:
            ended = {"due": again} if again else {"done": self.clock()}
            for one in deliveries:
                connection.execute(update(delivery).where(_is(one)).values(error=error[:200], **ended))
            if again is None and deliveries:
                count_failure(connection, deliveries[0].channel.id)

        await self.database.write(note)

    async def give_up(self, deliveries: Sequence[Delivery], why: str) -> None:
        """Drop deliveries that are not needed any more. This does not count against the channel."""
        await self._each(deliveries, {"done": self.clock(), "error": why[:200]})

    async def recover(self) -> None:
        """Recover deliveries that were under way when the server ended. Called after a start.

        A push is sent again, since the browser replaces the first with it. A mail or a webhook's message would come
        twice, so a begun one counts as sent.
        """
        again = select(channel.c.id).where(channel.c.kind == ChannelKind.PUSH)
        begun = delivery.c.done.is_(None) & (delivery.c.tries > 0) & delivery.c.error.is_(None)
        change = (
            update(delivery)
            .where(begun, delivery.c.channel.not_in(again))
            .values(done=self.clock(), error="interrupted")
        )
        await self.database.write(lambda connection: connection.execute(change))

    async def gone(self, id_: str) -> None:
        """The address of a channel exists no more."""
        await self.database.write(lambda connection: close_channel(connection, id_))

    async def _each(self, deliveries: Sequence[Delivery], values: dict[str, Any]) -> None:
        def change(connection: Connection) -> None:
            for one in deliveries:
                connection.execute(update(delivery).where(_is(one)).values(values))

        await self.database.write(change)


def _delivery(row: Mapping[str, Any]) -> Delivery:
    return Delivery(
        msgspec.convert(_of_table(row, "notice_"), Notice),
        msgspec.convert(_of_table(row, "channel_"), Channel),
        row["delivery_tries"],
        row["notice_dropped"] is not None,
    )


def _of_table(row: Mapping[str, Any], prefix: str) -> dict[str, Any]:
    return {name.removeprefix(prefix): value for name, value in row.items() if name.startswith(prefix)}


def _is(one: Delivery) -> ColumnElement[bool]:
    return (delivery.c.channel == one.channel.id) & (delivery.c.notice == one.notice.id)

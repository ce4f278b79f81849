"""Notification channels of people: push services of their browsers, mail, webhooks."""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime
from typing import Final

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from utopia.server.database.database import Database
from utopia.server.database.schema import channel, delivery, now, person
from utopia.server.database.schema.talk import ChannelKind
from utopia.server.database.tokens import short_id

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

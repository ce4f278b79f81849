"""Routing of notifications: through which channels, and when."""

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from datetime import datetime, timedelta
from itertools import groupby
from typing import Final, TypeAlias

from utopia.server.database.schema.talk import ChannelKind
from utopia.server.notices.hooks import has_hooks
from utopia.server.notices.resting import resting
from utopia.server.notices.standing import is_seen, still_stands
from utopia.server.notices.stores import NoticeStores
from utopia.server.storage.channels import Channel, Recipient
from utopia.server.storage.notices import OF_A_TURN, Notice, NoticeKind

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

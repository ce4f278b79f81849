"""One message through one channel: pushed to a browser, mailed, or posted to a webhook."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Protocol

from utopia.server.database.schema.communication import ChannelKind
from utopia.server.mail import Mail, MailError
from utopia.server.notifications.channels import Channel, Recipient
from utopia.server.notifications.hooks import HangError, Hooks
from utopia.server.notifications.outbox import Notice, NoticeKind
from utopia.server.notifications.texts import Sayer
from utopia.server.notifications.vapid import PushKey, sealed

if TYPE_CHECKING:
    from utopia.server.notifications.posting import Poster

_GONE: Final = (404, 410)
_LATER: Final = (408, 425, 429)
"""And everything from 500 on: the fault is not the message's."""
_PUSH_LIFE: Final = 24 * 3600
"""Seconds that a push service keeps a message for a browser that is not there."""


class SendError(Exception):
    """A message that has not arrived."""

    def __init__(self, why: str, *, is_gone: bool = False, for_good: bool = False, hung: bool = False) -> None:
        super().__init__(why)
        self.is_gone = is_gone
        """There is no such address any more."""
        self.for_good = for_good
        """Another try would bring the same."""
        self.hung = hung
        """There was no answer: it took as long as it may."""


class Mailing(Protocol):
    """The sender of mail (``server.mail``)."""

    async def send(self, mail: Mail) -> None:
        """Returns when it is taken; MailError."""


class Sender:
    """Sends to every kind of channel; ``close`` it at the end."""

    def __init__(self, sayer: Sayer, key: PushKey, mailer: Mailing | None, *, is_private: bool) -> None:
        """``is_private``: into the server's own network too."""
        self._sayer, self._key, self._mailer = sayer, key, mailer
        self.hooks: Final = Hooks(is_private=is_private)
        self._is_private = is_private
        self._poster: Poster | None = None

    async def send(self, channel: Channel, recipient: Recipient, notices: Sequence[Notice]) -> None:
        """All in one message; a push is about one game. SendError."""
        match channel.kind:
            case ChannelKind.PUSH:
                await self._push(channel, recipient, notices)
            case ChannelKind.MAIL:
                await self._mail(channel, recipient, notices)
            case ChannelKind.HOOK:
                await self._hook(channel, recipient, notices)

    async def close(self) -> None:
        """Close open connections."""
        await self.hooks.close()
        if self._poster is not None:
            await self._poster.close()

    async def _push(self, channel: Channel, recipient: Recipient, notices: Sequence[Notice]) -> None:
        content = await self._sayer.push(notices, recipient)
        try:
            body = sealed(content, channel.keys or {})
        except (ValueError, KeyError):
            raise SendError("the browser's keys cannot be used", is_gone=True) from None
        is_urgent = any(notice.kind in (NoticeKind.TURN, NoticeKind.REMINDER) for notice in notices)
        headers = {
            "authorization": self._key.authorization(channel.address),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(_PUSH_LIFE),
            "urgency": "high" if is_urgent else "normal",
            "topic": notices[0].game or str(notices[0].kind),
        }
        try:
            status = await self._posting().post(channel.address, headers, body)
        except OSError as error:
            raise SendError(str(error)) from error
        if status >= 300:
            told = f"the push service answers {status}"
            is_later = status in _LATER or status >= 500
            raise SendError(told, is_gone=status in _GONE, for_good=not is_later)

    def _posting(self) -> "Poster":
        from utopia.server.notifications.posting import Poster  # noqa: PLC0415 - takes a fifth of a second to load

        if self._poster is None:
            self._poster = Poster(is_private=self._is_private)
        return self._poster

    async def _mail(self, channel: Channel, recipient: Recipient, notices: Sequence[Notice]) -> None:
        if self._mailer is None or recipient.mail is None:
            raise SendError("there is no mail address", for_good=True)
        words = await self._sayer.mail(notices, channel, recipient)
        headers = {"List-Unsubscribe": f"<{words.unsubscribe}>", "List-Unsubscribe-Post": "List-Unsubscribe=One-Click"}
        try:
            await self._mailer.send(Mail(recipient.mail, words.subject, words.text, headers))
        except MailError as error:
            raise SendError(str(error), for_good=error.for_good) from error

    async def _hook(self, channel: Channel, recipient: Recipient, notices: Sequence[Notice]) -> None:
        title, body = await self._sayer.hook(notices, recipient)
        try:
            await self.hooks.send(channel.address, title, body)
        except OSError as error:
            raise SendError(str(error), hung=isinstance(error, HangError)) from error

"""One mail on its way to the relay."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field
from email.headerregistry import Address, BaseHeader, HeaderRegistry, UnstructuredHeader
from email.message import EmailMessage
from email.policy import SMTP as SMTP_FORM
from email.policy import Policy
from email.utils import format_datetime, localtime, make_msgid
from typing import TYPE_CHECKING, Final

from utopia.server.mail.relay import Relay

if TYPE_CHECKING:
    from aiosmtplib import SMTP

_PATIENCE: Final = 20.0
"""Seconds for the whole conversation with the relay."""
_FOR_GOOD: Final = 500
"""Answers from here on are not worth another try."""


class MailError(Exception):
    """A mail that was not taken; nothing of it names the address or the password."""

    def __init__(self, sentence: str, *, for_good: bool = False) -> None:
        super().__init__(sentence)
        self.for_good = for_good
        """Another try would bring the same."""


@dataclass(frozen=True, slots=True)
class Mail:
    """Plain text for one person. It is never taken for a header."""

    to: str
    """As ``checked_address`` gives it."""
    subject: str
    text: str
    headers: Mapping[str, str] = field(default_factory=dict)
    """Further ones, such as `List-Unsubscribe`."""


class Mailer:
    """Send mails, one conversation for each: a long batch does not delay a sign-in mail."""

    def __init__(self, relay: Relay) -> None:
        self.relay: Final = relay

    async def send(self, mail: Mail) -> None:
        """Returns when the relay has taken it; MailError if it has not."""
        import aiosmtplib  # noqa: PLC0415 - not before there is something to send

        message = written(mail, self.relay)
        try:
            async with asyncio.timeout(_PATIENCE), self._line() as line:
                await line.send_message(message, sender=self.relay.sender, recipients=[mail.to])
        except (aiosmtplib.SMTPException, OSError, TimeoutError, ValueError) as error:
            raise _in_our_words(error) from None

    async def is_there(self) -> bool:
        """Whether the relay answers and lets us in; nothing is sent."""
        import aiosmtplib  # noqa: PLC0415 - as above

        try:
            async with asyncio.timeout(_PATIENCE), self._line():
                return True
        except (aiosmtplib.SMTPException, OSError, ValueError):
            return False

    def _line(self) -> "SMTP":
        from aiosmtplib import SMTP  # noqa: PLC0415 - as above

        relay = self.relay
        return SMTP(
            hostname=relay.host,
            port=relay.port,
            username=relay.user,
            password=relay.password,
            local_hostname=relay.sender.rpartition("@")[2],
            timeout=_PATIENCE,
            use_tls=relay.is_tls,
            start_tls=False if relay.is_tls else (True if relay.needs_tls else None),
        )


class _Whole(UnstructuredHeader, BaseHeader):
    """Keep links in one line: folded they would be encoded, which mail programs do not undo."""

    def fold(self, *, policy: Policy) -> str:
        return f"{self.name}: {self}{policy.linesep}"


_HEADERS: Final = HeaderRegistry()
_HEADERS.map_to_type("list-unsubscribe", _Whole)


def written(mail: Mail, relay: Relay) -> EmailMessage:
    """The mail as it travels; MailError if something in it cannot stand in a header."""
    user, _, domain = relay.sender.rpartition("@")
    message = EmailMessage(policy=SMTP_FORM.clone(header_factory=_HEADERS))
    try:
        message["From"] = Address(relay.sender_name, user, domain)
        message["To"] = Address(addr_spec=mail.to)
        message["Subject"] = mail.subject
        message["Date"] = format_datetime(localtime())
        message["Message-ID"] = make_msgid(domain=domain)
        message["Auto-Submitted"] = "auto-generated"  # no answering machine answers
        for name, value in mail.headers.items():
            message[name] = value
    except (ValueError, UnicodeError):
        raise MailError("something in the mail's head would not be a header", for_good=True) from None
    message.set_content(mail.text, cte="quoted-printable")
    return message


def _in_our_words(error: Exception) -> MailError:
    """Leave out the relay's own text, which repeats addresses."""
    import aiosmtplib  # noqa: PLC0415 - loaded by now

    if isinstance(error, aiosmtplib.SMTPRecipientsRefused):
        code = min(one.code for one in error.recipients)
        return MailError(f"the mail server refuses the address ({code})", for_good=code >= _FOR_GOOD)
    if isinstance(error, aiosmtplib.SMTPDataError):
        return MailError(f"the mail server refuses the mail ({error.code})", for_good=error.code >= _FOR_GOOD)
    if isinstance(error, aiosmtplib.SMTPResponseException) and error.code > 0:
        return MailError(f"the mail server refuses ({error.code}, {type(error).__name__})")
    if isinstance(error, TimeoutError):
        return MailError("the mail server does not answer")
    return MailError(f"the mail server cannot be reached or does not speak as it should ({type(error).__name__})")

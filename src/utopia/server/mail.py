"""Mail: valid addresses, the relay that takes it, and the content."""

import asyncio
import ipaddress
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from email.headerregistry import Address, BaseHeader, HeaderRegistry, UnstructuredHeader
from email.message import EmailMessage
from email.policy import SMTP as SMTP_FORM
from email.policy import Policy
from email.utils import format_datetime, localtime, make_msgid, parseaddr
from typing import TYPE_CHECKING, Final
from urllib.parse import SplitResult, unquote, urlsplit

from utopia.locales import Phrase, SpokenError

if TYPE_CHECKING:
    from aiosmtplib import SMTP

LONGEST_ADDRESS: Final = 254
_LONGEST_LOCAL: Final = 64
_LOCAL: Final = re.compile(r"[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*")
_LABEL: Final = re.compile(r"[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?")


class AddressError(ValueError):
    """An address that cannot be written to. ``id`` is a message of ``locales/*/accounts.ftl``."""

    def __init__(self, sentence: str, id_: str) -> None:
        super().__init__(sentence)
        self.id = id_


def checked_address(text: str) -> str:
    """The address in small letters, its domain as it is looked up; AddressError if it is none, or cannot be written.

    Small letters make one of `Ada@Example.org` and `ada@example.org`: no provider of note keeps them apart.
    """
    local, at, domain = text.strip().lower().rpartition("@")
    if not (at and local and domain):
        raise AddressError("mail: an address has one @, as in ada@example.org", "account-mail-malformed")
    if not local.isascii():
        sentence = "mail: before the @ only the letters a to z, digits and a few signs can be written to"
        raise AddressError(sentence, "account-mail-letters")
    address = f"{local}@{_checked_domain(domain)}"
    if not _LOCAL.fullmatch(local) or len(local) > _LONGEST_LOCAL or len(address) > LONGEST_ADDRESS:
        raise AddressError("mail: this is no mail address", "account-mail-malformed")
    return address


def _checked_domain(domain: str) -> str:
    """The domain in ASCII (`bücher.example` is `xn--bcher-kva.example`)."""
    try:
        name = domain.encode("idna").decode("ascii").removesuffix(".")
    except UnicodeError:
        name = ""
    labels = name.split(".")
    if len(labels) < 2 or not all(_LABEL.fullmatch(label) for label in labels):
        raise AddressError("mail: what stands behind the @ is no domain", "account-mail-malformed")
    return name


def masked(address: str) -> str:
    """Enough to recognize one's own: `a…@example.org`."""
    local, _, domain = address.partition("@")
    return f"{local[:1]}…@{domain}"


RELAY: Final = "UTOPIA_SMTP"
SENDER: Final = "UTOPIA_MAIL_FROM"
_PORTS: Final = {"smtp": 587, "smtps": 465}


class MailSettingError(SpokenError):
    """A setting that cannot be used; the message names it and its correct form."""


@dataclass(frozen=True, slots=True)
class Relay:
    """A mail server that takes our mail and delivers it."""

    host: str
    port: int
    sender: str
    """Our address."""
    sender_name: str = "Utopia"
    user: str | None = None
    password: str | None = None
    is_tls: bool = False
    """From the first byte (`smtps`); otherwise TLS begins when the server offers it."""

    @property
    def needs_tls(self) -> bool:
        """Whether nothing may be sent before TLS has begun: no password travels in the open, but to this machine."""
        return self.user is not None and not self.is_tls and not _is_here(self.host)


def relay_from_environment(environment: Mapping[str, str] = os.environ) -> Relay | None:
    """Read `UTOPIA_SMTP` and `UTOPIA_MAIL_FROM`; None if no mail is sent.

    Raise MailSettingError if they are invalid.
    """
    text = environment.get(RELAY, "").strip()
    if not text:
        return None
    parts = _split(text)
    name, sender = _sender(environment.get(SENDER, ""))
    return Relay(
        host=parts.hostname or "",
        port=parts.port or _PORTS[parts.scheme],
        sender=sender,
        sender_name=name or "Utopia",
        user=unquote(parts.username) if parts.username else None,
        password=unquote(parts.password or "") if parts.username else None,
        is_tls=parts.scheme == "smtps",
    )


def _split(text: str) -> SplitResult:
    """Errors do not repeat the setting: there is a password in it."""
    try:
        parts = urlsplit(text)
        if parts.scheme in _PORTS and parts.hostname and parts.port != 0 and parts.path in ("", "/"):
            return parts
    except ValueError:
        pass
    raise MailSettingError(Phrase("mail-setting-relay", {"name": RELAY}))


def _sender(text: str) -> tuple[str, str]:
    """(Name, address)."""
    name, address = parseaddr(text)
    try:
        return name, checked_address(address)
    except AddressError:
        raise MailSettingError(Phrase("mail-setting-sender", {"name": SENDER})) from None


def _is_here(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


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

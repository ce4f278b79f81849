"""The mail relay, from the admin's settings."""

import ipaddress
import os
from collections.abc import Mapping
from dataclasses import dataclass
from email.utils import parseaddr
from typing import Final
from urllib.parse import SplitResult, unquote, urlsplit

from utopia.locales import Phrase, SpokenError
from utopia.server.mail.addresses import AddressError, checked_address

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

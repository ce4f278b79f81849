"""A host and its port, as requests and settings name them: one strict reading for all."""

import ipaddress
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from utopia.bots.supervision.limits import USUAL_LIMITS, Limits
from utopia.locales import Phrase, SpokenError
from utopia.server.database.home import Home
from utopia.server.hosting import Hosting, is_on
from utopia.server.mail import Relay

_SHAPE: Final = re.compile(r"(?:([a-z0-9._-]{1,253})|\[([0-9a-f:.]{2,45})\])(?::([0-9]{1,5}))?")
_HIGHEST_PORT: Final = 65535


@dataclass(frozen=True, slots=True)
class Authority:
    """The part between `https://` and the path."""

    host: str
    """In small letters, without an IPv6 address's brackets and without a dot at its end."""
    port: int | None

    def __str__(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port is None else f"{host}:{self.port}"


def read_authority(text: str) -> Authority:
    """Read `host`, `host:port` or `[IPv6]:port`. ValueError for everything else, such as `user@host` or `host:`."""
    found = _SHAPE.fullmatch(text.strip(" \t").lower())
    if found is None:
        raise ValueError(text)
    name, ipv6, port = found.groups()
    host = str(name).removesuffix(".") if name else str(ipaddress.IPv6Address(ipv6))
    if not host or (port is not None and not 0 < int(port) <= _HIGHEST_PORT):
        raise ValueError(text)
    return Authority(host, None if port is None else int(port))


def authority_of(origin: str) -> Authority:
    """Return that of an origin such as `https://play.example`; ValueError."""
    return read_authority(origin.partition("://")[2])


LOOPBACK: Final = "127.0.0.1"
EVERYWHERE: Final = "0.0.0.0"  # noqa: S104 - bound only where `--lan` or `--host` requests it
USUAL_PORT: Final = 8420
PAGE: Final = Path(__file__).parent / "page"
"""Where the build puts the page's bundle."""
DOCUMENTATION: Final = PAGE.with_name("docs")
"""Where `just docs` puts the site."""


@dataclass(frozen=True, slots=True)
class Settings:
    """One server. Whatever is not given here has one right value and is no setting."""

    data: Path
    """The data directory: the database is in it, unless it has another home."""
    host: str = LOOPBACK
    port: int = USUAL_PORT
    share: str | None = None
    """Where other devices reach this server (`http://192.168.1.5:8420`), if they can."""
    allowed_hosts: tuple[str, ...] = ()
    """Further names that a request may be addressed to, such as that of a reverse proxy."""
    lan_command: str = "utopia serve --lan"
    """The admin's command for a start that other devices reach."""
    limits: bool = True
    """Whether visitors who send too many requests have to wait."""
    page: Path = PAGE
    documentation: Path = DOCUMENTATION
    bots: Mapping[str, str] = field(default_factory=dict)
    """Table names of others' bots -> their ids (``utopia.bots``)."""
    bot_limits: Limits = USUAL_LIMITS
    """The rights of the processes in which bots think."""
    origin: str | None = None
    """The public address of this server (`https://play.example`), for links in mail and for passkeys."""
    mail: Relay | None = None
    """Where mail is handed in; None if none is sent."""
    hosting: Hosting = field(default_factory=Hosting)
    """The admin's decisions for this server."""
    secure_port: int | None = None
    """Where the same is served over https, with a certificate of this server's own (``utopia.server.trust``)."""
    home: Home | None = None
    """The database's place, if not in the data directory."""
    address: Authority | None = None
    """Where other servers of the same database reach this one; None: where the database sees it."""


def limits_from_environment() -> bool:
    """`UTOPIA_LIMITS=off` lifts the rate limits, for a load test; HostingError if it is neither that nor `on`."""
    return is_on("UTOPIA_LIMITS", os.environ, usual="on")


class OriginError(SpokenError):
    """`UTOPIA_ORIGIN` is no origin, or is missing; the message names the correct form."""


def origin_from_environment() -> str | None:
    """Return the origin in `UTOPIA_ORIGIN`, as browsers write it. Raise OriginError if it is invalid."""
    text = os.environ.get("UTOPIA_ORIGIN", "").strip().lower().removesuffix("/")
    if not text:
        return None
    try:
        return _origin(text)
    except ValueError:
        raise OriginError(Phrase("serve-origin", {"text": text})) from None


def address_from_environment() -> Authority | None:
    """Return host and port in `UTOPIA_ADDRESS`. Raise OriginError if they are invalid."""
    text = os.environ.get("UTOPIA_ADDRESS", "").strip()
    try:
        return read_authority(text) if text else None
    except ValueError:
        raise OriginError(Phrase("serve-address", {"text": text})) from None


_PORTS: Final = {"http": 80, "https": 443}
"""Those that browsers leave out."""


def _origin(text: str) -> str:
    scheme, _, _ = text.partition("://")
    authority = authority_of(text)
    if scheme not in _PORTS:
        raise ValueError(text)
    return f"{scheme}://{replace(authority, port=None) if authority.port == _PORTS[scheme] else authority}"


def check_mail(mail: Relay | None, origin: str | None) -> None:
    """OriginError if mail is to be sent whose links would have no address to lead to."""
    if mail is not None and origin is None:
        raise OriginError(Phrase("serve-mail-origin"))


def is_loopback(host: str) -> bool:
    """Whether a host, as a request or `--host` names it, is this machine for itself."""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def is_everywhere(host: str) -> bool:
    """Whether binding to this host means binding to all addresses of the machine."""
    try:
        return ipaddress.ip_address(host).is_unspecified
    except ValueError:
        return host == ""

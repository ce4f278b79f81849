"""A host and its port, as requests and settings name them: one strict reading for all."""

import ipaddress
import re
from dataclasses import dataclass
from typing import Final

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

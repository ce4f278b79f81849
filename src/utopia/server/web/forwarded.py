"""The line before a connection that another server hands on: whose connection it is.

A server that stands by hands each connection on to the server that leads, byte for byte. The leader has to know the
client's address, for its limits, and believes the line by a secret that stands in their database.
"""

import ipaddress
from dataclasses import dataclass
from hmac import compare_digest
from typing import Final

MARK: Final = b"UTOPIA-FORWARD "
"""No request begins with it: HTTP has no such method."""
LONGEST: Final = 200
"""Bytes of the line."""
_END: Final = b"\r\n"
_PARTS: Final = 3


@dataclass(frozen=True, slots=True)
class Forwarded:
    """A connection that was handed on, and what came after its line."""

    client: tuple[str, int]
    rest: bytes


def line_for(secret: str, client: tuple[str, int]) -> bytes:
    """Return the line to send before the connection of that client."""
    address, port = client
    return MARK + f"{secret} {address} {port}".encode() + _END


def is_incomplete(data: bytes) -> bool:
    """Return whether such a line has begun and its end is still to come."""
    return (data.startswith(MARK) and len(data) < LONGEST and _END not in data) or MARK.startswith(data)


def read_line(secret: str | None, data: bytes) -> Forwarded | None:
    """Read the line at the beginning of ``data``; None if there is none, or it is not ours."""
    line, end, rest = data.partition(_END)
    parts = line.removeprefix(MARK).split(b" ")
    if secret is None or not end or not line.startswith(MARK) or len(parts) != _PARTS:
        return None
    told, address, port = parts
    if not compare_digest(told, secret.encode()) or not port.isdigit():
        return None
    try:
        return Forwarded((str(ipaddress.ip_address(address.decode("ascii"))), int(port)), rest)
    except (ValueError, UnicodeError):
        return None

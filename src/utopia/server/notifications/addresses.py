"""Where this server may send to: not into its own network, whatever a stranger's address says (SSRF)."""

import asyncio
import ipaddress
import socket
from typing import Final
from urllib.parse import urlsplit

_LONGEST: Final = 1024


class AddressRefusedError(OSError):
    """An address that is not sent to; ``why`` is a message's id."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


def is_public(address: str) -> bool:
    """Whether an IP address is one of the open internet."""
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(ip, ipaddress.IPv6Address):
        inner = ip.ipv4_mapped or ip.sixtofour or (ip.teredo[1] if ip.teredo else None)
        if inner is not None:
            return is_public(str(inner))
        if ip in _TRANSLATED:
            return is_public(str(ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF)))
        if ip not in _GIVEN_OUT or ip in _FOR_EXAMPLES:
            return False
    return ip.is_global and not ip.is_multicast


_TRANSLATED: Final = ipaddress.IPv6Network("64:ff9b::/96")
"""IPv4 addresses behind a NAT64."""
_GIVEN_OUT: Final = ipaddress.IPv6Network("2000::/3")
"""All that is allocated for the internet; other ranges have a special meaning."""
_FOR_EXAMPLES: Final = ipaddress.IPv6Network("3fff::/20")


def checked_url(url: str, *, is_private: bool) -> str:
    """An address as it may be kept; AddressRefusedError. ``is_private``: this server may send into its own network."""
    try:
        parts = urlsplit(url)
        host, _ = parts.hostname, parts.port
    except ValueError:
        raise AddressRefusedError("problem-notice-address") from None
    if len(url) > _LONGEST or not host or not url.isascii() or not url.isprintable() or " " in url:
        raise AddressRefusedError("problem-notice-address")
    if parts.scheme != "https" and not (is_private and parts.scheme == "http"):
        raise AddressRefusedError("problem-notice-https")
    return url


async def resolved(host: str, port: int, *, is_private: bool) -> list[str]:
    """The IP addresses of a host; AddressRefusedError unless all may be sent to, OSError if there is none."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(entry[4][0]) for entry in found]
    if not is_private and not all(is_public(address) for address in addresses):
        raise AddressRefusedError("problem-notice-private")
    return addresses

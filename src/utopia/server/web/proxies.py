"""The proxy before the server: when its word on visitors' addresses is trusted, and a warning if it is not."""

import ipaddress
import logging
import os
import socket
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

from utopia.locales import Phrase
from utopia.server.hosting import HostingError
from utopia.server.web.request import Doorway

_SETTING: Final = "FORWARDED_ALLOW_IPS"
_USUAL: Final = "127.0.0.1,::1"
_GATEWAY: Final = "gateway"
"""In a container: the address of its machine, from which a proxy on that machine comes."""
_ROUTES: Final = Path("/proc/net/route")
_log: Final = logging.getLogger(__name__)


def believed(environment: Mapping[str, str] = os.environ, routes: Path = _ROUTES) -> list[str]:
    """Addresses and networks whose `X-Forwarded-…` are believed, by `FORWARDED_ALLOW_IPS`; `gateway` is looked up."""
    named = [name.strip() for name in (environment.get(_SETTING, "").strip() or _USUAL).split(",")]
    gateways = list(_gateways(routes)) if _GATEWAY in named else []
    return [plain_address(name) for name in named if name and name != _GATEWAY] + gateways


def is_believed(address: str, names: Iterable[str]) -> bool:
    """Say whether an address is among those names of ``believed``."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    return any(name == "*" or found in ipaddress.ip_network(name, strict=False) for name in names)


def plain_address(address: str) -> str:
    """Return an IPv4 address as such, also where a socket for both kinds calls it `::ffff:192.0.2.1`."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    mapped = parsed.ipv4_mapped if isinstance(parsed, ipaddress.IPv6Address) else None
    return address if mapped is None else str(mapped)


def checked_proxies(environment: Mapping[str, str] = os.environ) -> None:
    """HostingError if `FORWARDED_ALLOW_IPS` names something that is neither an address nor a network."""
    for name in environment.get(_SETTING, "").split(","):
        try:
            if name.strip() not in ("", "*", _GATEWAY):
                ipaddress.ip_network(name.strip(), strict=False)
        except ValueError:
            raise HostingError(Phrase("hosting-proxies", {"text": name.strip()})) from None


def _gateways(routes: Path) -> Iterator[str]:
    """As Linux tells them: the default routes' second addresses, their bytes turned round."""
    try:
        lines = routes.read_text("ascii").splitlines()[1:]
    except OSError:
        return
    for line in lines:
        _, destination, gateway, *_ = line.split()
        if int(destination, 16) == 0 and int(gateway, 16) != 0:
            yield socket.inet_ntoa(bytes.fromhex(gateway)[::-1])


class Unbelieved:
    """Tells the log, once, that all visitors come through one proxy whose word is not taken, and so count as one."""

    def __init__(self) -> None:
        self._is_told = False

    def look(self, doorway: Doorway) -> None:
        """A proxy that is believed has put one of the addresses that it names in the place of its own."""
        named = doorway.headers.get("x-forwarded-for")
        if self._is_told or named is None or doorway.address in named or not _is_private(doorway.address):
            return
        self._is_told = True
        _log.warning(
            "requests come from %s with X-Forwarded-For, which is not believed from there: all who come that way count "
            "as one visitor and are limited together. If it is your proxy, set %s=%s",
            doorway.address,
            _SETTING,
            doorway.address,
        )


def _is_private(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_private
    except ValueError:
        return False

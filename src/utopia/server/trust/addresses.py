"""The addresses and names by which a home network reaches this machine, and those that a certificate may be for."""

import ipaddress
import socket
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, TypeAlias

Address: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address
NETWORKS: Final = tuple(
    ipaddress.ip_network(text)
    for text in (
        *("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "100.64.0.0/10", "169.254.0.0/16", "127.0.0.0/8"),
        *("fc00::/7", "fe80::/10", "::1/128"),
    )
)
"""Addresses that mean another machine in each network, and none on the internet."""
DOMAINS: Final = ("localhost", "local", "home.arpa", "internal")
"""Domains that nobody can register; names below them are meant too."""
_NOWHERE: Final = ("192.0.2.1", 9)
"""An address that nobody has; connecting a datagram socket to it sends nothing."""


@dataclass(frozen=True, slots=True)
class Names:
    """What one certificate is for."""

    addresses: frozenset[Address]
    hosts: frozenset[str]


def lan_address() -> str | None:
    """The address of this machine that others in the same network use, or None if there is no network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_NOWHERE)
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if address.startswith("127.") or address == "0.0.0.0" else address  # noqa: S104 - compared, not bound


def is_at_home(address: str) -> bool:
    """Return whether an address means something in a network at home only."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    return any(found in network for network in NETWORKS)


def host_label() -> str:
    """Return the first part of this machine's name, in small letters."""
    label = socket.gethostname().partition(".")[0].lower()
    return label if label and label.isascii() else "localhost"


def own_names(label: str, allowed: Iterable[str] = ()) -> Names:
    """Return this machine's names and addresses at home, with those ``allowed`` ones that can be in a certificate.

    ``label`` is the one that the authority may sign for: the machine may have been renamed since.
    """
    found = {"127.0.0.1", "::1", *_resolved()}
    if address := lan_address():
        found.add(address)
    hosts = {"localhost", f"{host_label()}.local", *(name.lower() for name in allowed), label, f"{label}.local"}
    return Names(
        frozenset(ipaddress.ip_address(one) for one in found if is_at_home(one)),
        frozenset(name for name in hosts if name == label or is_domain_at_home(name)),
    )


def is_domain_at_home(name: str) -> bool:
    """Return whether a name can belong to no site on the internet."""
    return any(name == domain or name.endswith(f".{domain}") for domain in DOMAINS)


def _resolved() -> set[str]:
    """The addresses that this machine's own name leads to: there may be several networks."""
    try:
        found = socket.getaddrinfo(socket.gethostname(), None, type=socket.SOCK_STREAM)
    except OSError:
        return set()
    return {str(address[0]).partition("%")[0] for *_, address in found}

"""HTTPS of `utopia serve --lan`: its socket and certificate, and what the terminal says about it."""

import socket
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING

from utopia.cli.speaking import say, told
from utopia.server.serving import AddressError, free_port, listen
from utopia.server.settings import EVERYWHERE, Settings, authority_of, read_authority
from utopia.server.trust.addresses import is_at_home

if TYPE_CHECKING:
    from utopia.server.trust.tls import Secure


@dataclass(frozen=True, slots=True)
class Secured:
    """The options of the command."""

    https: bool | None = None
    """None: as the environment says."""
    port: int | None = None

    @property
    def is_given(self) -> bool:
        """Return whether somebody asked for https here."""
        return bool(self.https) or self.port is not None

    def is_wanted(self, settings: Settings) -> bool:
        """Return whether https is to be offered: not behind a proxy, which has a certificate of its own."""
        return settings.origin is None and (settings.hosting.https if self.https is None else self.https)


def secured(wish: Secured, settings: Settings) -> "Secure | None":
    """Return TLS at a port of its own; None, once it has been said why, if there can be none."""
    if settings.share is None:
        return None
    if not is_at_home(authority_of(settings.share).host):
        _warn(say("serve-https-public"))
        return None
    wanted = free_port(EVERYWHERE, settings.port) if wish.port is None else wish.port
    try:
        listener = listen(EVERYWHERE, wanted or 0)
    except (AddressError, OverflowError) as error:
        _warn(say("serve-https-port", port=str(wanted), reason=str(error)))
        return None
    return _opened(listener, settings)


def _opened(listener: socket.socket, settings: Settings) -> "Secure | None":
    from utopia.server.trust.keeping import TrustError  # noqa: PLC0415 - not needed otherwise
    from utopia.server.trust.tls import Secure  # noqa: PLC0415

    try:
        return Secure(listener, settings.data, [read_authority(name).host for name in settings.allowed_hosts])
    except TrustError as error:
        listener.close()
        _warn(told(error))
        return None


def tell_https(settings: Settings) -> None:
    """Say where the steps are explained, and the fingerprint of the certificate to be trusted."""
    from utopia.server.trust.authority import fingerprint  # noqa: PLC0415 - not needed otherwise
    from utopia.server.trust.keeping import public_certificate  # noqa: PLC0415

    certificate = public_certificate(settings.data)
    lines = [say("serve-https", url=f"{settings.share}/trust")]
    if certificate is not None:
        lines.append(say("serve-https-fingerprint", fingerprint=fingerprint(certificate)))
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    sys.stdout.flush()


def _warn(text: str) -> None:
    sys.stderr.write(f"utopia: {text}\n")

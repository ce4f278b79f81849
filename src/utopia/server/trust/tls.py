"""TLS of a running server: its certificate follows the machine's addresses, and is renewed before its end."""

import asyncio
import contextlib
import logging
import socket
import ssl
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from utopia.server.trust.keeping import TrustError, certificate_file

LOOK: Final = 60.0
"""Seconds between two looks at the machine's addresses: a laptop goes from one network to another."""
_HANDSHAKE: Final = 20.0
"""Seconds until a connection has to speak TLS."""
_GOODBYE: Final = 2.0
"""Seconds for a client to confirm that a connection ends."""
_log: Final = logging.getLogger(__name__)


class Secure:
    """The socket of one server that speaks TLS."""

    def __init__(self, listener: socket.socket, folder: Path, allowed: Sequence[str] = ()) -> None:
        """``allowed`` are further names of the server. TrustError."""
        self._listener, self._folder, self._allowed = listener, folder, allowed
        self._keeping: asyncio.Task[None] | None = None
        self.context: Final = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self.context.minimum_version = ssl.TLSVersion.TLSv1_2
        self.context.set_alpn_protocols(["http/1.1"])
        self._loaded = b""
        self.look()

    @property
    def port(self) -> int:
        """Return the port that it listens at."""
        return int(self._listener.getsockname()[1])

    async def open(self, protocol: Callable[[], asyncio.Protocol]) -> asyncio.Server:
        """Let connections in, and keep the certificate current until ``close``."""
        self._keeping = asyncio.create_task(self._keep(), name="the certificate")
        return await asyncio.get_running_loop().create_server(
            protocol,
            sock=self._listener,
            ssl=self.context,
            ssl_handshake_timeout=_HANDSHAKE,
            ssl_shutdown_timeout=_GOODBYE,
        )

    async def close(self) -> None:
        """Keep it no longer; the server closes its socket itself."""
        if self._keeping is not None:
            self._keeping.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._keeping

    def look(self) -> bool:
        """Load a certificate for the machine as it is now; return whether it is a new one. TrustError."""
        return self._load(certificate_file(self._folder, self._allowed))

    def _load(self, file: Path) -> bool:
        content = file.read_bytes()
        if content == self._loaded:
            return False
        self.context.load_cert_chain(file)
        self._loaded = content
        return True

    async def _keep(self) -> None:
        """Look again and again; connections that are open keep theirs."""
        while True:
            await asyncio.sleep(LOOK)
            try:
                file = await asyncio.to_thread(certificate_file, self._folder, self._allowed)
                self._load(file)  # in the thread that makes connections
            except (TrustError, OSError) as error:
                _log.warning("the certificate cannot be renewed: %s", error)

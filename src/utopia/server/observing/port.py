"""A separate port that serves the metrics to everybody who can connect to it."""

import asyncio
from typing import TYPE_CHECKING

from utopia.server.observing.exposition import registry

if TYPE_CHECKING:
    from wsgiref.simple_server import WSGIServer


class MetricsPort:
    """It listens as soon as it is made, on a thread of its own."""

    def __init__(self, host: str, port: int) -> None:
        """OSError if nothing can listen there."""
        from prometheus_client import start_http_server  # noqa: PLC0415 - only users of it wait for it

        self._server: WSGIServer
        self._server, self._thread = start_http_server(port, host, registry())

    @property
    def port(self) -> int:
        """Return the port: another one than requested if that was 0."""
        return int(self._server.server_port)

    async def close(self) -> None:
        """Listen no more."""
        await asyncio.to_thread(self._server.shutdown)
        self._server.server_close()
        await asyncio.to_thread(self._thread.join, 5)

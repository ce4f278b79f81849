"""One message to a web server that we do not trust: only where it may go, no redirects, no long waits, nothing read."""

import asyncio
from collections.abc import Iterable, Mapping
from typing import Any, Final

import httpcore

from utopia.server.notifications.addresses import resolved

PATIENCE: Final = 10.0
"""Seconds for the whole of it."""


class _Checked(httpcore.AsyncNetworkBackend):
    """Connects to the very address that was looked at: a name may mean another one a moment later."""

    def __init__(self, *, is_private: bool) -> None:
        self._is_private = is_private
        self._inner = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        try:
            addresses = await resolved(host, port, is_private=self._is_private)
        except OSError as error:
            raise httpcore.ConnectError(str(error)) from error
        return await self._inner.connect_tcp(addresses[0], port, timeout, local_address, socket_options)


class Poster:
    """``post`` to addresses that others gave us; ``close`` it at the end."""

    def __init__(self, *, is_private: bool = False) -> None:
        """``is_private``: into our own network too."""
        self._pool = httpcore.AsyncConnectionPool(
            network_backend=_Checked(is_private=is_private), max_connections=16, keepalive_expiry=30
        )

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        """The status of the answer, whatever it says. OSError if there was none in time."""
        try:
            async with (
                asyncio.timeout(PATIENCE),
                self._pool.stream("POST", url, headers=list(headers.items()), content=body) as answer,
            ):
                return answer.status
        except (httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException, TimeoutError) as error:
            raise OSError(f"{type(error).__name__}: {error}"[:160]) from error

    async def close(self) -> None:
        """Close open connections."""
        await self._pool.aclose()

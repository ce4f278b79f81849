"""Connections handed on to the server that leads, byte for byte: requests, websockets and streams alike."""

import asyncio
import contextlib
import logging
import socket
from collections.abc import Callable
from typing import Final, TypeAlias

from utopia.server.settings import Authority
from utopia.server.web.forwarded import MARK, line_for
from utopia.server.web.proxies import plain_address

_CHUNK: Final = 64 * 1024
_AGAIN: Final = 0.1
"""Seconds between two tries to reach a leader."""
_REACHED: Final = 2.0
"""Seconds within which a leader must answer."""
_log: Final = logging.getLogger(__name__)
Where: TypeAlias = Callable[[], tuple[Authority, str] | None]
"""Where the leader is, and the secret that it knows this server by; None while there is no leader."""


class Forwarding:
    """Takes all connections of a socket, and hands each on. Those that find no leader wait for the next one."""

    def __init__(self, listener: socket.socket, where: Where) -> None:
        self._listener, self._where = listener, where
        self._waiting: dict[asyncio.Task[None], socket.socket] = {}
        self._handed_on: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Take connections until this is cancelled."""
        loop = asyncio.get_running_loop()
        self._listener.setblocking(False)
        while True:
            try:
                connection, address = await loop.sock_accept(self._listener)
            except OSError:  # such as too many open files
                await asyncio.sleep(_AGAIN)
                continue
            connection.setblocking(False)
            task = asyncio.create_task(self._serve(connection, (plain_address(address[0]), address[1])))
            self._waiting[task] = connection
            task.add_done_callback(self._forget)

    async def stop(self) -> list[socket.socket]:
        """End all that are handed on, whose leader has ended; return those that still wait, untouched."""
        waiting, tasks = list(self._waiting.values()), [*self._waiting, *self._handed_on]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return waiting

    def _forget(self, task: "asyncio.Task[None]") -> None:
        self._waiting.pop(task, None)
        self._handed_on.discard(task)

    async def _serve(self, connection: socket.socket, client: tuple[str, int]) -> None:
        leader = await self._reached(client)
        task = asyncio.current_task()
        assert task is not None
        del self._waiting[task]
        self._handed_on.add(task)
        await _joined(await asyncio.open_connection(sock=connection, limit=_CHUNK), leader)

    async def _reached(self, client: tuple[str, int]) -> "_Stream":
        """Return a connection to the leader, told whose it will be; wait for a leader."""
        while True:
            with contextlib.suppress(OSError, TimeoutError):
                if (known := self._where()) is not None:
                    return await _introduced(*known, client)
            await asyncio.sleep(_AGAIN)


_Stream: TypeAlias = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def _introduced(leader: Authority, secret: str, client: tuple[str, int]) -> _Stream:
    """Connect to the leader and tell it whose connection this will be. OSError or TimeoutError if it is not there."""
    async with asyncio.timeout(_REACHED):
        stream = await asyncio.open_connection(leader.host, leader.port, limit=_CHUNK)
    stream[1].write(line_for(secret, client))
    return stream


async def _joined(client: _Stream, leader: _Stream) -> None:
    """Carry bytes both ways until the leader ends the connection, or both have ended it."""
    up = asyncio.create_task(_carry(client[0], leader[1]))
    down = asyncio.create_task(_carry(leader[0], client[1]))
    try:
        await down
    finally:
        up.cancel()
        down.cancel()
        await asyncio.gather(up, down, return_exceptions=True)
        for _, writer in (client, leader):
            writer.close()


async def _carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        is_first = True
        while data := await reader.read(_CHUNK):
            if is_first and data.startswith(MARK):
                _log.error("a connection came back to the server that handed it on: check UTOPIA_ADDRESS of the leader")
                break
            is_first = False
            writer.write(data)
            await writer.drain()
        if writer.can_write_eof():
            writer.write_eof()

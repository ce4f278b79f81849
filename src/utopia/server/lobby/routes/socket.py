"""The websocket of the lobby: it tells and hears nothing; as long as it is open its visitor is there."""

import asyncio
import contextlib
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect

from utopia.server.accounts.visitor import visitor_of
from utopia.server.database.errors import StorageError
from utopia.server.lobby.lobby import Lobby
from utopia.server.lobby.visits import Visit
from utopia.server.web.policy import policy
from utopia.server.web.sockets import (
    CROWDED,
    FLOODED,
    GOING_AWAY,
    NOTHING_HEARD,
    TRY_LATER,
    Attendance,
    Comer,
    CrowdedError,
    until_gone,
)

SLOWEST: Final = 30.0
"""Seconds that sending one message may take; then the connection is given up."""
Socket = WebSocket[Any, Any, Any]


@websocket("/ws/lobby", include_in_schema=False, opt=policy("anybody", rate="socket"))
async def look_on(socket: Socket, lobby: NamedDependency[Lobby], attendance: NamedDependency[Attendance]) -> None:
    """`Lobby` and `Mine`, now and whenever they have changed."""
    await socket.accept()
    code, reason = await _served(socket, lobby, attendance)
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # disconnected already
        await socket.close(code, reason)


async def _served(socket: Socket, lobby: Lobby, attendance: Attendance) -> tuple[int, str]:
    """Serve the socket to its end; the code to close it with, and why."""
    try:
        visitor = await visitor_of(socket)
        who = visitor.id or visitor.csrf
        with attendance.counted(Comer(who, visitor.address, f"lobby of {who}")):
            with lobby.visited(visitor.id) as visit:
                task = asyncio.ensure_future(_told(socket, visit))
                async with attendance.served("lobby", task, is_spectator=False, person=who):
                    if not await visitor.has_ended():  # their session, before this socket was known as theirs
                        await asyncio.wait([task])
            is_quiet = task.cancelled() or task.result()
            return (GOING_AWAY, "come again") if is_quiet else (FLOODED, NOTHING_HEARD)
    except CrowdedError:
        return CROWDED, "too many connections are open"
    except StorageError:
        return TRY_LATER, "the storage does not answer"


async def _told(socket: Socket, visit: Visit) -> bool:
    """Serve until the client disconnects, or reads nothing for too long; False if it must be disconnected."""
    hearing = asyncio.ensure_future(until_gone(socket))
    tasks = [asyncio.ensure_future(_tell(socket, visit)), hearing]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return hearing.cancelled() or hearing.exception() is not None or hearing.result()


async def _tell(socket: Socket, visit: Visit) -> None:
    while True:
        message = await visit.next()
        async with asyncio.timeout(SLOWEST):
            await socket.send_data(message, "text")

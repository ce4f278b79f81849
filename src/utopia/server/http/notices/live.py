"""The websocket of a visitor: while a page is open it is told at once which games wait for them."""

import asyncio
import contextlib
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect

from utopia.server.database.errors import StorageError
from utopia.server.http.notices.waiting_games import WaitingGames
from utopia.server.http.visitors.visitors import Visitor, visitor_of
from utopia.server.notices.service import Notices
from utopia.server.notices.watching import Watchers
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

STRANGER: Final = 4401
"""Nothing can wait for a visitor without a session: do not reconnect before there is one."""
MOST: Final = 20
"""Pages of one visitor."""
_SLOWEST: Final = 30.0
"""Seconds that sending one message may take; then the connection is given up."""
Socket = WebSocket[Any, Any, Any]


@websocket("/ws/me", include_in_schema=False, opt=policy("known", rate="socket"))
async def tell_waiting(
    socket: Socket,
    attendance: NamedDependency[Attendance],
    notices: NamedDependency[Notices],
    waiting_games: NamedDependency[WaitingGames],
) -> None:
    """`Waiting`, at once and whenever it changes. Nothing is heard."""
    await socket.accept()
    code, reason = await _served(socket, attendance, notices.watchers, waiting_games)
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # disconnected already
        await socket.close(code, reason)


async def _served(
    socket: Socket, attendance: Attendance, watchers: Watchers, waiting_games: WaitingGames
) -> tuple[int, str]:
    try:
        visitor = await visitor_of(socket)
        if visitor.id is None:
            return STRANGER, "nobody is signed in"
        comer = Comer(f"{visitor.id} waiting", visitor.address, f"{visitor.id} waiting", MOST)
        with attendance.counted(comer):
            telling = asyncio.create_task(_tell(socket, visitor, watchers, waiting_games))
            is_quiet = await _served_until_gone(socket, attendance, telling, visitor.id)
    except CrowdedError:
        return CROWDED, "too many connections are open"
    except StorageError:
        return TRY_LATER, "the storage does not answer"
    return (GOING_AWAY, "come again") if is_quiet else (FLOODED, NOTHING_HEARD)


async def _served_until_gone(socket: Socket, attendance: Attendance, telling: asyncio.Task[None], person: str) -> bool:
    """Return False if the client must be disconnected."""
    hearing = asyncio.create_task(until_gone(socket))
    async with attendance.served("", telling, is_spectator=False, person=person):
        await asyncio.wait([telling, hearing], return_when=asyncio.FIRST_COMPLETED)
        hearing.cancel()
        await asyncio.wait([hearing])
    if not telling.cancelled():
        with contextlib.suppress(TimeoutError, WebSocketDisconnect):
            telling.result()
    return hearing.cancelled() or hearing.exception() is not None or hearing.result()


async def _tell(socket: Socket, visitor: Visitor, watchers: Watchers, waiting_games: WaitingGames) -> None:
    person = visitor.known().id
    if await visitor.has_ended():  # their session, before this socket was known as theirs
        return
    with watchers.watching(person) as queue:
        told = msgspec.json.encode(await waiting_games.of(person))
        await _send(socket, told)
        while True:
            fresh = msgspec.json.encode(await waiting_games.described(person, await queue.get()))
            if fresh != told:
                await _send(socket, fresh)
                told = fresh


async def _send(socket: Socket, message: bytes) -> None:
    """Raise TimeoutError if the client does not read it."""
    async with asyncio.timeout(_SLOWEST):
        await socket.send_data(message, "text")

"""The websocket of a game: access is checked here, messages are the business of `live`."""

import asyncio
import contextlib
import logging
import re
from http import HTTPStatus
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from utopia.server.accounts.listeners import Listening
from utopia.server.accounts.visitor import Visitor, comer_of, visitor_of
from utopia.server.database.errors import NoSuchGameError, StateError, StorageError
from utopia.server.database.schema.games import GameState
from utopia.server.game.access import WATCH_PATTERN, Access, TableAccess
from utopia.server.game.loading import LateEngine
from utopia.server.tables.rows import UnplayableGameError
from utopia.server.web.connections import WIRE
from utopia.server.web.policy import policy
from utopia.server.web.problems import ProblemError
from utopia.server.web.sockets import (
    CROWDED,
    FLOODED,
    GOING_AWAY,
    NO_GAME,
    NOT_BEGUN,
    STRANGER,
    TRY_LATER,
    UNPLAYABLE,
    Attendance,
    Comer,
    CrowdedError,
)

_UNKNOWN: Final = "no session and no token: send the header Authorization: Bearer TOKEN; a subprotocol is not read"
_LONGEST_NUMBER: Final = 7
_log: Final = logging.getLogger(__name__)

Socket = WebSocket[Any, Any, Any]


class GameSockets:
    """Serve the websockets of games."""

    def __init__(self, access: TableAccess, engine: LateEngine, attendance: Attendance, listening: Listening) -> None:
        self._access, self._engine, self._attendance, self._listening = access, engine, attendance, listening

    async def serve(self, socket: Socket, game_id: str) -> tuple[int, str]:
        """Serve the socket to its end; return the code to close it with, and why."""
        try:
            visitor = await visitor_of(socket)
            at = await self._access(visitor, game_id, _token(socket))
            if at.game.state is GameState.OPEN:
                return NOT_BEGUN, "the game has not begun"
            comer = comer_of(visitor, game_id)
            with self._attendance.counted(comer):
                return await self._played(socket, visitor, at, comer)
        except ProblemError as error:
            is_unknown = error.problem.status == HTTPStatus.UNAUTHORIZED
            return (STRANGER, _UNKNOWN) if is_unknown else (NO_GAME, error.problem.detail)
        except (NoSuchGameError, StateError):
            return NO_GAME, "there is no such game"
        except UnplayableGameError as error:
            _log.error("%s", error)
            return UNPLAYABLE, "this game cannot be gone on with"
        except CrowdedError:
            return CROWDED, "too many connections are open"
        except StorageError:
            return TRY_LATER, "the storage does not answer"

    async def _played(self, socket: Socket, visitor: Visitor, at: Access, comer: Comer) -> tuple[int, str]:
        is_spectator = not (at.mine or at.is_host)
        room = await (await self._engine()).rooms.open(comer.game)
        from utopia.server.game.socket import Allowance, FloodError, serve  # noqa: PLC0415 - compiled rules, loaded by now

        async def serving() -> None:
            if is_spectator:  # the link may have been revoked before this socket was known as theirs
                await self._access(visitor, comer.game, _token(socket))
            if await visitor.has_ended():
                return
            await serve(
                room,
                room.who(visitor.id),
                lambda: _received(socket),
                lambda message: socket.send_data(message, "text"),
                seat=_number(socket, "seat"),
                since=_number(socket, "since"),
                allowance=self._attendance.allowance(comer, lambda is_limited: Allowance(is_limited=is_limited)),
                with_chat=visitor.may_chat,
                wire=_wire(socket),
            )

        task = asyncio.ensure_future(serving())
        async with self._attendance.served(
            comer.game, task, is_spectator=is_spectator, person=visitor.id or visitor.csrf
        ):
            has_ended = await self._ended(task, visitor)
        if has_ended:
            return GOING_AWAY, "the token has ended, or the server starts anew"
        if task.cancelled():
            if is_spectator:
                return NO_GAME, "the link to watch by has been taken back"
            return GOING_AWAY, "a session has ended; come again if it is not yours"
        try:
            task.result()
        except FloodError as flood:
            return FLOODED, str(flood)
        return GOING_AWAY, "the server starts anew"

    async def _ended(self, task: asyncio.Task[None], visitor: Visitor) -> bool:
        """Wait for the task; True if the visitor's token ends before."""
        if visitor.key is None:
            await asyncio.wait([task])
            return False
        ended = asyncio.Event()
        with self._listening.until_ended(visitor.key, ended.set):
            waiting = asyncio.create_task(ended.wait())
            await asyncio.wait([task, waiting], return_when=asyncio.FIRST_COMPLETED)
            waiting.cancel()
        return ended.is_set()


@websocket("/ws/games/{game_id:str}", include_in_schema=False, opt=policy("anybody", scope="games:play", rate="socket"))
async def play_game(socket: Socket, game_id: FromPath[str], game_sockets: NamedDependency[GameSockets]) -> None:
    """`?seat=` the seat to look from, `&since=` the version of the last view that the client had.

    `&watch=` the token of a link to watch, for a client that has no session.
    """
    await socket.accept()
    code, reason = await game_sockets.serve(socket, game_id)
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # disconnected already
        await socket.close(code, reason)


async def _received(socket: Socket) -> str | bytes | None:
    """Return the next message, None when the client has disconnected."""
    message: Any = await socket.receive()
    if message["type"] == "websocket.disconnect":
        return None
    text: str | bytes | None = message.get("text")
    return message["bytes"] if text is None else text


def _number(socket: Socket, name: str) -> int | None:
    """Return a number from the address; an invalid one counts as omitted."""
    text: str = socket.query_params.get(name, "")
    is_number = text.isascii() and text.removeprefix("-").isdigit() and len(text) <= _LONGEST_NUMBER
    return int(text) if is_number else None


def _token(socket: Socket) -> str | None:
    """Return the token of a link to watch; None if there is none in the address."""
    text: str = socket.query_params.get("watch", "")
    return text if re.fullmatch(WATCH_PATTERN, text) else None


def _wire(socket: Socket) -> Any:
    """Return the connection itself, where the server offers it."""
    extensions: dict[str, Any] = socket.scope.get("extensions") or {}
    return extensions.get(WIRE)

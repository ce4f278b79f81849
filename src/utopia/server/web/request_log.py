"""Client disconnects are normal: log one line, no traceback."""

import logging
import time
from collections.abc import Awaitable, Callable
from http import HTTPStatus
from typing import Any, Final

from litestar.enums import ScopeType
from litestar.types import Message, Receive, Scope, Send

from utopia.server.logs import begin, request_id
from utopia.server.metrics import REQUEST_SECONDS, REQUESTS, SOCKETS

_CLOSED: Final = "handler is closed"
"""uvloop's message for a closed connection: uvicorn begins the next of several requests of a client that has left."""
_gone_log: Final = logging.getLogger(__name__)
Handle = Callable[[Scope, Receive, Send], Awaitable[None]]


async def unless_gone(handle: Handle, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer; a failure because the client has disconnected ends the answer, and is not raised."""
    is_gone = False

    async def told(message: Message) -> None:
        nonlocal is_gone
        try:
            await send(message)
        except RuntimeError as error:
            is_gone = is_gone or _CLOSED in str(error)
            raise

    try:
        await handle(scope, receive, told)
    except Exception:
        if not is_gone:
            raise
        _gone_log.info("who asked for %s has gone before the answer", scope["path"])


_HEADER: Final = b"x-request-id"
_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"})
_log: Final = logging.getLogger("utopia.requests")


async def watched(handle: Handle, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer a request or serve a websocket."""
    id_ = request_id(_sent_id(scope))
    begin(request=id_)
    if scope["type"] == ScopeType.WEBSOCKET:
        await _watched_socket(handle, scope, receive, send)
    else:
        await _watched_request(handle, scope, receive, send, id_)


async def _watched_request(handle: Handle, scope: Scope, receive: Receive, send: Send, id_: str) -> None:
    began, status = time.perf_counter(), [HTTPStatus.INTERNAL_SERVER_ERROR.value]

    async def told(message: Message) -> None:
        if message["type"] == "http.response.start":
            status[0] = message["status"]
            message = {**message, "headers": [*message.get("headers", []), (_HEADER, id_.encode())]}
        await send(message)

    try:
        await handle(scope, receive, told)
    finally:
        _note(scope, status[0], time.perf_counter() - began)


async def _watched_socket(handle: Handle, scope: Scope, receive: Receive, send: Send) -> None:
    SOCKETS.add(1)
    _log.debug("a socket has come")
    try:
        await handle(scope, receive, send)
    finally:
        SOCKETS.add(-1)


def _note(scope: Scope, status: int, seconds: float) -> None:
    sent: Any = scope.get("method", "")
    method, route = sent if sent in _METHODS else "other", _route(scope)
    REQUESTS.add(method, route, str(status))
    REQUEST_SECONDS.note(seconds, route)
    _log.info("%s %s %d in %.0f ms", method, scope["path"], status, seconds * 1000)


def _route(scope: Scope) -> str:
    """The endpoint's name or pattern, so that values are as few as endpoints; `gate` for requests that are refused."""
    handler: Any = scope.get("route_handler")
    return str(handler.name or scope["path_template"]) if handler is not None else "gate"


def _sent_id(scope: Scope) -> str | None:
    return next((value.decode("latin-1") for name, value in scope["headers"] if name.lower() == _HEADER), None)

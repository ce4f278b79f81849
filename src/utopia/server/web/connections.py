"""Connections, before any request: how many one address holds open, and how long a request may take to arrive."""

import asyncio
import struct
from collections import Counter
from collections.abc import Callable
from typing import Any, ClassVar, Final, TypeVar

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from utopia.server.web.forwarded import is_incomplete, read_line
from utopia.server.web.limiter import network
from utopia.server.web.messages import Problem
from utopia.server.web.problems import PROBLEM_JSON, ProblemError, problem_body, problem_headers
from utopia.server.web.proxies import is_believed, plain_address
from utopia.server.web.responses import security_headers

HEAD_SECONDS: Final = 20.0
"""From the first moment of a connection, or the first byte of a later request, to the end of its headers."""
BODY_SECONDS: Final = 60.0
"""From there to the end of its body."""
WIRE: Final = "utopia.wire"
"""Extension of the scope of a websocket: the connection itself, to write to without waiting."""
_TEXT: Final = 0x81
"""First byte of a text message in one frame (RFC 6455, 5.2)."""
_SHORT: Final = 126
"""Bytes from which on the length of a frame takes more than one byte."""
_Port = TypeVar("_Port", int, int | None)
_LARGEST_HEAD: Final = 64 * 1024
_TOO_MANY: Final = ProblemError(
    429, "too many connections are open from your address; close some", "problem-connections", wait=HEAD_SECONDS
)
_TOO_LONG: Final = ProblemError(431, "the headers of the request are too long", "problem-unreadable")
_NO_HTTP: Final = ProblemError(400, "this is no request that can be read as HTTP", "problem-unreadable")


class Connections:
    """Counts the open ones by address. A proxy that is believed brings everybody and is not counted."""

    def __init__(self, most: int, proxies: list[str]) -> None:
        """``most`` is how many one address may hold; 0: any number."""
        self._most, self._proxies = most, proxies
        self._open: Counter[str] = Counter()
        self._where: dict[asyncio.BaseTransport, str] = {}
        self._forwarded: dict[asyncio.BaseTransport, tuple[str, int]] = {}
        self.secret: str | None = None
        """By which connections that other servers hand on are known; None: there are none."""

    def client_of(self, connection: asyncio.BaseTransport) -> tuple[str, int] | None:
        """Return the client of a connection that another server handed on; None if it came by itself."""
        return self._forwarded.get(connection)

    def handed_on(self, connection: asyncio.BaseTransport, client: tuple[str, int]) -> bool:
        """Count a connection where it comes from, in place of the server that handed it on, if it may come in."""
        self.leave(connection)
        self._forwarded[connection] = client
        return self.enter(connection, client[0])

    def enter(self, connection: asyncio.BaseTransport, address: str) -> bool:
        """Count a connection, if it may come in."""
        where = network(address)
        if self._most and self._open[where] >= self._most and not is_believed(address, self._proxies):
            return False
        self._open[where] += 1
        self._where[connection] = where
        return True

    def leave(self, connection: asyncio.BaseTransport) -> None:
        """Count one less where it was counted: the system forgets the address of a connection that was reset."""
        self._forwarded.pop(connection, None)
        where = self._where.pop(connection, None)
        if where is None:
            return
        self._open[where] -= 1
        if not self._open[where]:
            del self._open[where]


class Http(HttpToolsProtocol):
    """A connection that is closed if a request does not come to its end in time. Answers may take as long as they do.

    Websockets and streams are not cut: once their request has come, nothing is waited for.
    """

    counted: ClassVar[Connections]
    _timer: asyncio.TimerHandle | None = None
    _is_http = True
    _in_head = True
    _head = 0
    _opening: bytes | None = b""
    """What has come of the line of another server; None once that is settled."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let it in, if its address has not too many."""
        super().connection_made(transport)
        self.client, self.server = _plain(self.client), _plain(self.server)
        if self.counted.enter(transport, self.client[0] if self.client else "unknown"):
            self._wait(HEAD_SECONDS)
        else:
            self._refuse(_TOO_MANY.problem)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget it."""
        self._wait(None)
        self.counted.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on, and continue to wait for the missing part."""
        if self._opening is not None:
            data = self._introduced(self._opening + data)
        if self.transport.is_closing() or not data:
            return
        super().data_received(data)
        if self._in_head:
            self._head += len(data)
            if self._head > _LARGEST_HEAD:
                self._refuse(_TOO_LONG.problem)
        if self._timer is None and self._is_idle and self._is_http:  # no request yet, such as an empty line
            self._wait(HEAD_SECONDS)

    def on_message_begin(self) -> None:
        """Wait for the headers."""
        super().on_message_begin()
        self._in_head, self._head = True, 0
        self._wait(HEAD_SECONDS)

    def on_headers_complete(self) -> None:
        """Wait for the body."""
        self._in_head = False
        self._wait(BODY_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Wait for nothing."""
        self._wait(None)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection on to a websocket."""
        self._wait(None)
        self._is_http = False
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        """Refuse data that is not HTTP; uvicorn's own answer lacks the security headers."""
        del msg
        self._refuse(_NO_HTTP.problem)

    def _introduced(self, data: bytes) -> bytes:
        """Take the line of a server that hands a connection on from the beginning of the data; return the rest."""
        if self.counted.secret is not None and is_incomplete(data):
            self._opening = data
            return b""
        self._opening = None
        forwarded = read_line(self.counted.secret, data)
        if forwarded is None:
            return data
        self.client = forwarded.client
        if not self.counted.handed_on(self.transport, forwarded.client):
            self._refuse(_TOO_MANY.problem)
        return forwarded.rest

    @property
    def _is_idle(self) -> bool:
        return getattr(self.cycle, "response_complete", True)  # there is none at first

    def _wait(self, seconds: float | None) -> None:
        """Wait for the next part, in place of the last wait."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self.loop.call_later(seconds, self._too_late)

    def _too_late(self) -> None:
        self._timer = None
        if self.flow.read_paused:  # we are the slow ones
            self._wait(BODY_SECONDS)
        else:
            self.transport.close()

    def _refuse(self, problem: Problem) -> None:
        """Answer without the application, and hang up."""
        self._wait(None)
        body = problem_body(problem)
        fields = {"content-type": PROBLEM_JSON, "content-length": str(len(body)), "connection": "close"}
        fields |= {"cache-control": "no-store", **problem_headers(problem)}
        head = [(name.encode(), value.encode()) for name, value in fields.items()]
        lines = [name + b": " + value + b"\r\n" for name, value in [*head, *security_headers()]]
        self.transport.write(b"".join([STATUS_LINE[problem.status], *lines, b"\r\n", body]))
        self.transport.close()


class Socket(WebSocketsSansIOProtocol):
    """A websocket, which stays the connection that it came by."""

    counted: ClassVar[Connections]
    _hear: Callable[[str | bytes], bool] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take it over."""
        super().connection_made(transport)
        self.client, self.server = _plain(self.client), _plain(self.server)
        self.client = self.counted.client_of(transport) or self.client

    @property
    def is_ready(self) -> bool:
        """Whether a message can be written without waiting."""
        is_open = self.handshake_complete and not (self.close_sent or self.disconnected or self.transport.is_closing())
        return is_open and self.writable.is_set()

    def write_text(self, message: bytes) -> None:
        """Write one text message, if ``is_ready``: much cheaper than by way of the application."""
        length = len(message)
        if length < _SHORT:
            head = bytes((_TEXT, length))
        else:
            is_long = length >= 1 << 16
            head = struct.pack("!BBQ" if is_long else "!BBH", _TEXT, 126 + is_long, length)
        self.transport.write(head + message)

    def listen(self, hear: Callable[[str | bytes], bool]) -> None:
        """Give each message to ``hear`` at once, without a queue and a pause of reading between two messages.

        Those that came before go the usual way first; so does one that ``hear`` refuses, and all after it.
        """
        if self.queue.empty():
            self._hear = hear

    def send_receive_event_to_app(self) -> None:
        """Hand on a message that has come."""
        if self._hear is None or self.close_sent or len(self.frames) > 1 or not self._is_heard(self.frames[0]):
            self._hear = None
            super().send_receive_event_to_app()

    def _is_heard(self, data: bytes) -> bool:
        try:
            message = data.decode() if self.curr_msg_data_type == "text" else bytes(data)
        except UnicodeDecodeError:
            return False
        return self._hear is not None and self._hear(message)

    async def run_asgi(self) -> None:
        """Give the application this connection as well."""
        self.scope["extensions"][WIRE] = self  # type: ignore[assignment] # more than names and values
        await super().run_asgi()

    def connection_lost(self, exc: Exception | None) -> None:
        """Count one less."""
        self.counted.leave(self.transport)
        super().connection_lost(exc)


def _plain(end: tuple[str, _Port] | None) -> tuple[str, _Port] | None:
    """Return where a connection begins or ends, with an IPv4 address as such."""
    return None if end is None else (plain_address(end[0]), end[1])


def protocols(connections: Connections) -> dict[str, Any]:
    """Return uvicorn's settings `http` and `ws` for the connections of one server."""
    own = {"counted": connections}
    return {"http": type("Http", (Http,), own), "ws": type("Socket", (Socket,), own)}

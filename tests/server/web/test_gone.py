"""A client that hangs up in the middle of what it asked for."""

import contextlib
import socket
import time
from collections.abc import AsyncGenerator, Callable
from typing import Any

import pytest
from litestar.types import Message, Receive, Scope, Send

from tests.asynchronous import run
from tests.server.conftest import Server, Visitor
from utopia.server.programs.lines import Lines
from utopia.server.settings import PAGE
from utopia.server.web.request_log import unless_gone

CLOSED = "unable to perform operation on <TCPTransport closed=True reading=False 0x1>; the handler is closed"
SCOPE: Any = {"type": "http", "method": "GET", "path": "/", "headers": []}


async def receive() -> Any:
    return {"type": "http.request", "body": b"", "more_body": False}


@pytest.mark.parametrize(("says", "is_raised"), [(CLOSED, False), ("a mistake of ours", True)])
def test_only_that_nobody_is_there_is_no_mistake(says: str, *, is_raised: bool) -> None:
    async def fails(_: Message) -> None:
        raise RuntimeError(says)

    async def handle(_: Scope, __: Receive, send: Send) -> None:
        try:
            await send({"type": "http.response.start", "status": 200, "headers": []})
        except RuntimeError as error:
            raise ValueError("as a framework wraps it") from error

    with pytest.raises(ValueError, match="wraps") if is_raised else contextlib.nullcontext():
        run(unless_gone(handle, SCOPE, receive, fails))


def test_what_a_stream_holds_is_let_go_before_its_first_line() -> None:
    let_go = list[str]()

    async def lines() -> AsyncGenerator[bytes, None]:
        yield b"never asked for"

    async def fails(_: Message) -> None:
        raise RuntimeError(CLOSED)

    async def story() -> None:
        held = contextlib.AsyncExitStack()
        held.callback(let_go.append, "its place")
        with pytest.raises(RuntimeError):
            await Lines(lines(), held).to_asgi_response()(SCOPE, receive, fails)

    run(story())
    assert let_go == ["its place"]


def until_full(line: socket.socket) -> None:
    """Until the server cannot send any more, since nothing is read."""
    looks = [0]
    while not looks[-1] or len(set(looks[-5:])) > 1 or len(looks) < 6:
        looks.append(len(line.recv(1 << 22, socket.MSG_PEEK)))
        time.sleep(0.05)


@pytest.mark.full
def test_who_hangs_up_with_requests_pending_fills_no_log(
    make_server: Callable[..., Server], make_visitor: Callable[[Server], Visitor]
) -> None:
    server = make_server()
    me = make_visitor(server)
    largest = max((PAGE / "assets").glob("*.js"), key=lambda file: file.stat().st_size).name
    for _ in range(5):
        with socket.create_connection(("localhost", server.port)) as line:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 65536)
            line.sendall(f"GET /assets/{largest} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode() * 45)
            until_full(line)
    assert me.get("/api/me").status_code == 200
    server.stop()
    assert server.errors == ""

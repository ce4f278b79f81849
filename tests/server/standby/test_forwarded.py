"""The line that comes before a connection which another server hands on."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn
from hypothesis import given
from hypothesis import strategies as st

from utopia.server.web.connections import Connections, protocols
from utopia.server.web.forwarded import LONGEST, MARK, is_incomplete, line_for, read_line

SECRET = "0123456789abcdef0123456789abcdef"
CLIENT = ("2001:db8::7", 40_000)


def test_it_tells_whose_connection_follows() -> None:
    line = line_for(SECRET, CLIENT)
    assert len(line) < LONGEST
    found = read_line(SECRET, line + b"GET / HTTP/1.1\r\n")
    assert found is not None
    assert (found.client, found.rest) == (CLIENT, b"GET / HTTP/1.1\r\n")


@pytest.mark.parametrize(
    "line",
    [
        line_for("another", CLIENT),
        MARK + f"{SECRET} nowhere 1\r\n".encode(),
        MARK + f"{SECRET} 192.0.2.1 x\r\n".encode(),
        MARK + f"{SECRET} 192.0.2.1\r\n".encode(),
        b"GET / HTTP/1.1\r\n",
    ],
)
def test_no_other_line_is_believed(line: bytes) -> None:
    assert read_line(SECRET, line) is None
    assert read_line(None, line_for(SECRET, CLIENT)) is None, "a server that knows no other"


@given(st.integers(0, LONGEST))
def test_it_may_come_in_pieces(cut: int) -> None:
    line = line_for(SECRET, CLIENT)
    assert is_incomplete(line[:cut]) is (cut < len(line))


@given(st.binary(max_size=300))
def test_whatever_comes_is_read(data: bytes) -> None:
    assert read_line(SECRET, MARK + data) is None


async def tell(scope: Any, receive: Any, send: Any) -> None:
    """An application that tells where its client is."""
    told = json.dumps(scope["client"]).encode()
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.send", "text": told.decode()})
        await send({"type": "websocket.close"})
    else:
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"%d" % len(told))]})
        await send({"type": "http.response.body", "body": told})


@asynccontextmanager
async def leading(most: int = 0) -> AsyncIterator[int]:
    """A server that others hand connections on to; its port."""
    connections = Connections(most, [])
    connections.secret = SECRET
    server = uvicorn.Server(uvicorn.Config(tell, port=0, lifespan="off", log_config=None, **protocols(connections)))
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield server.servers[0].sockets[0].getsockname()[1]
    finally:
        server.should_exit = True
        await serving


async def said(port: int, *pieces: bytes) -> bytes:
    """The answer to what was sent, piece by piece; a websocket is not read to its end."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    for piece in pieces:
        writer.write(piece)
        await asyncio.sleep(0.02)
    answer = b""
    async with asyncio.timeout(20):
        while b"]" not in answer and (part := await reader.read(4000)):
            answer += part
    writer.close()
    return answer


ASKED = b"GET / HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n"
UPGRADE = (
    b"GET / HTTP/1.1\r\nhost: here\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


async def test_requests_and_websockets_are_taken_for_their_client_s() -> None:
    line, there = line_for(SECRET, CLIENT), json.dumps(CLIENT).encode()
    async with leading() as port:
        assert (await said(port, line + ASKED)).endswith(there)
        assert (await said(port, line[:9], line[9:60], line[60:] + ASKED)).endswith(there), "in pieces"
        assert there in await said(port, line + UPGRADE)
        assert b"127.0.0.1" in await said(port, ASKED), "one that comes by itself"
        assert b"127.0.0.1" in await said(port, UPGRADE)
        assert (await said(port, line_for("guessed", CLIENT) + ASKED)).startswith(b"HTTP/1.1 400")


async def test_they_count_where_their_client_is() -> None:
    async with leading(most=2) as port:
        kept = []
        for number in range(4):  # more than one address may hold, all from here
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(line_for(SECRET, (f"192.0.2.{number // 2}", number)))
            kept.append(writer)
            await asyncio.sleep(0.05)
        assert b" 429 " in await said(port, line_for(SECRET, ("192.0.2.0", 9)) + ASKED)
        assert b" 200 " in await said(port, line_for(SECRET, ("192.0.2.9", 9)) + ASKED)
        for writer in kept:
            writer.close()

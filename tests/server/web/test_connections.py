"""Connections that say nothing, or next to nothing, keep nobody else out; those that wait for news are left alone."""

import contextlib
import http.client
import json
import resource
import socket
import struct
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from tests.server.conftest import AUTHORITIES, LONG, Server, Visitor
from tests.server.lobby.opening import BOT, ME, opened

MakeServer = Callable[..., Server]
SHORT = 1.0
"""Seconds within which a head, and a body, has to come to the impatient server."""
HALF = b"GET /api/me HTTP/1.1\r\nHost: localhost\r\n"
ONE_ADDRESS = "one address of its own is all that it has"
LOOPS = {"uvloop": "import uvloop", "asyncio": "import sys; sys.modules['uvloop'] = None"}
"""Event loops that a server may run in: where uvloop is missing it is Python's own."""
UPGRADE = (
    b"GET /ws/lobby HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
SLOWLY = """
import time
from utopia.server.web.connections import Socket
made = Socket.connection_made
Socket.connection_made = lambda self, transport: (time.sleep(0.3), made(self, transport))[1]
"""
"""A websocket begins so late that its client may have gone by then."""


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    of = "connections.HEAD_SECONDS = connections.BODY_SECONDS"
    hasty = f"from utopia.server.web import connections; {of} = {SHORT}"
    running = Server(tmp_path_factory.mktemp("impatient") / "data", first=hasty)
    try:
        running.start()
        yield running
    finally:
        running.stop()


def called(server: Server, address: str = "127.0.0.1") -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), LONG, (address, 0))


def answered(line: socket.socket, trickle: bytes = b"") -> bytes:
    """Everything until the server hangs up, while a byte is said now and then."""
    began, told = time.monotonic(), b""
    line.settimeout(SHORT / 10)
    while time.monotonic() - began < LONG:
        with contextlib.suppress(TimeoutError):
            try:
                if trickle:
                    line.sendall(trickle)
                piece = line.recv(65536)
            except (ConnectionResetError, BrokenPipeError):
                return told
            if not piece:
                return told
            told += piece
    raise AssertionError(f"still open: {told!r}")


@pytest.mark.full
@pytest.mark.parametrize(
    ("said", "trickle"),
    [
        (b"", b""),
        (HALF, b""),
        (HALF, b"x"),
        (b"", b"\r\n"),
        (b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9000\r\n\r\n", b""),
        (b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9000\r\n\r\n", b" "),
    ],
    ids=["nothing", "half-a-head", "trickling-head", "empty-lines", "no-body", "trickling-body"],
)
def test_what_does_not_come_to_its_end_is_closed(impatient: Server, said: bytes, trickle: bytes) -> None:
    with called(impatient) as line:
        line.sendall(said)
        answered(line, trickle)


def test_empty_lines_after_an_answer_keep_no_connection_open(impatient: Server) -> None:
    with called(impatient) as line:
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert answered(line, b"\r\n").startswith(b"HTTP/1.1 200")


@pytest.mark.full
def test_streams_and_sockets_may_be_silent(impatient: Server, make_visitor: Callable[[Server], Visitor]) -> None:
    ada = make_visitor(impatient)
    game = opened(ada, ME, BOT, pace=10)["id"]
    address = f"ws://localhost:{impatient.port}/ws/games/{game}"
    with (
        ada.http.stream("GET", "/api/stream/me", timeout=LONG) as stream,
        connect(address, additional_headers={"cookie": ada.cookies}, open_timeout=LONG) as line,
    ):
        lines = stream.iter_lines()
        next(lines)
        time.sleep(3 * SHORT)
        second = opened(ada, ME, BOT, pace=10)["id"]
        assert any(second in told for told in lines)
        line.send(json.dumps({"type": "ask", "key": "still here", "code": 0}))
        while "still here" not in str(line.recv(LONG)):
            pass


@pytest.mark.parametrize(
    ("said", "status"), [(b"nonsense\r\n\r\n", 400), (HALF + b"x-long: " + b"x" * 70_000, 431)], ids=["400", "431"]
)
def test_what_is_no_request_is_refused_as_everything_is(impatient: Server, said: bytes, status: int) -> None:
    with called(impatient) as line:
        line.sendall(said)
        answer = http.client.HTTPResponse(line)
        answer.begin()
        assert (answer.status, answer.headers["content-type"]) == (status, "application/problem+json")
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert json.loads(answer.read())["status"] == status


@pytest.fixture
def many_files() -> Iterator[None]:
    """For this process, which opens thousands of connections."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 8192) if hard != resource.RLIM_INFINITY else 8192, hard))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


@pytest.mark.full
@pytest.mark.usefixtures("many_files")
@pytest.mark.skipif(sys.platform == "darwin", reason=ONE_ADDRESS)
@pytest.mark.parametrize("attacker", ["127.0.0.1", "127.0.0.3"], ids=["believed-proxy", "stranger"])
def test_a_flood_of_half_open_connections_keeps_nobody_out(make_server: MakeServer, attacker: str) -> None:
    """1,100 from one address, a third of them trickling, at a server that begins with 1,024 files."""
    few = "import resource as r; r.setrlimit(r.RLIMIT_NOFILE, (1024, r.getrlimit(r.RLIMIT_NOFILE)[1]))"
    server = make_server(limits=True, first=few)
    url = f"http://127.0.0.1:{server.port}"
    transport = httpx.HTTPTransport(local_address="127.0.0.2", verify=AUTHORITIES)
    with contextlib.ExitStack() as stack, httpx.Client(base_url=url, transport=transport, timeout=LONG) as other:
        flood = [stack.enter_context(called(server, attacker)) for _ in range(1100)]
        for line in flood:
            with contextlib.suppress(OSError):
                line.sendall(HALF)
        for _ in range(10):
            for line in flood[::3]:
                with contextlib.suppress(OSError):
                    line.sendall(b"x")
            assert other.get("/healthz", headers={"connection": "close"}).status_code == 200
        assert other.get("/api/offer").status_code == 200


@pytest.mark.skipif(sys.platform == "darwin", reason=ONE_ADDRESS)
@pytest.mark.parametrize("loop", ["uvloop", pytest.param("asyncio", marks=pytest.mark.full)])
def test_one_address_holds_so_many_connections(make_server: MakeServer, loop: str) -> None:
    server = make_server(limits=True, first=LOOPS[loop], fresh=True, UTOPIA_CONNECTIONS="5")
    with contextlib.ExitStack() as stack:
        held = [stack.enter_context(called(server, "127.0.0.3")) for _ in range(5)]
        with called(server, "127.0.0.3") as late:
            refused = answered(late)
            assert refused.startswith(b"HTTP/1.1 429")
            assert b"problem-connections" in refused
            assert b"content-security-policy" in refused.lower()
        with called(server, "127.0.0.2") as other:
            assert_served(other)
        for proxy in [stack.enter_context(called(server)) for _ in range(8)]:
            assert_served(proxy)
        held[0].close()
        while True:  # until the server knows
            with called(server, "127.0.0.3") as again:
                again.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                if not answered(again).startswith(b"HTTP/1.1 429"):
                    break


@pytest.mark.full
@pytest.mark.skipif(sys.platform == "darwin", reason=ONE_ADDRESS)
@pytest.mark.parametrize("loop", ["asyncio", "uvloop"])
def test_a_client_that_is_gone_is_counted_no_more(make_server: MakeServer, loop: str) -> None:
    """More of them than one address may hold, each reset while its websocket begins: then nobody knows its address."""
    server = make_server(limits=True, first=LOOPS[loop] + SLOWLY, fresh=True, UTOPIA_CONNECTIONS="5")
    for _ in range(6):
        with called(server, "127.0.0.3") as line:
            line.sendall(UPGRADE)
            time.sleep(0.15)
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        time.sleep(0.3)
    with called(server, "127.0.0.3") as line:
        assert_served(line)


@pytest.mark.full
def test_ipv4_is_known_at_a_socket_for_both(tmp_path: Path) -> None:
    """A server at `::` is asked by IPv4 too: its proxy is believed, and each client behind it counts alone."""
    server = Server(tmp_path / "data", "--host", "::", limits=True)
    try:
        server.start()
        told = {"x-forwarded-proto": "https", "x-forwarded-for": "::ffff:203.0.113.7"}
        answer = httpx.get(f"http://127.0.0.1:{server.port}/api/me", headers=told)
        assert answer.headers["set-cookie"].startswith("__Host-")
        assert "FORWARDED_ALLOW_IPS" not in server.errors
    finally:
        server.stop()


def assert_served(line: socket.socket) -> None:
    line.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
    assert line.recv(65536).startswith(b"HTTP/1.1 200")

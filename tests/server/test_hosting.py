"""A server as its host sees it: a log without secrets, numbers for who may have them, and a good end under load."""

import contextlib
import json
import os
import signal
import sqlite3
import threading
import time
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from tests.server.conftest import Server, Visitor
from tests.server.lobby.opening import FRIEND, ME, joined, opened
from utopia.cli.server_settings import wished
from utopia.server.hosting import HostingError

Make = Callable[..., Server]
Come = Callable[[Server], Visitor]
TOKEN = "only-for-prometheus-0123456789"


def socket(visitor: Visitor, game: str) -> ClientConnection:
    return connect(
        f"ws://localhost:{visitor.server.port}/ws/games/{game}",
        additional_headers={"Cookie": visitor.cookies, "Origin": visitor.server.url},
        open_timeout=60,
        close_timeout=60,
    )


def secrets_of(server: Server) -> set[str]:
    """What the database keeps secret of games."""
    with sqlite3.connect(server.data / "utopia.db") as connection:
        found = {str(value) for row in connection.execute("SELECT secret, seed FROM game") for value in row}
        found |= {row[0] for row in connection.execute("SELECT token FROM link")}
    connection.close()
    return found


def test_the_log_of_a_whole_session_holds_no_secret(make_server: Make, make_visitor: Come) -> None:
    """Everything is told, to the least; what lets somebody in or must stay hidden is nowhere in it."""
    server = make_server(UTOPIA_LOG="json", UTOPIA_LOG_LEVEL="debug")
    host, friend, watcher, phone = [make_visitor(server) for _ in range(4)]
    table = opened(host, ME, FRIEND, {"kind": "bot"}, pace=0)
    joined(friend, table)
    watch = host.post(f"/api/tables/{table['id']}/links", {"purpose": "watch"}).json()["links"]["watch"]
    watcher.post(f"/api{watch}", {})
    device = host.post("/api/me/device").json()["path"]
    phone.get(f"/api{device}")
    phone.get(f"/api{device}/qr.svg")
    phone.post(f"/api{device}")
    host.post(f"/api/tables/{table['id']}/start")
    with socket(host, table["id"]) as line:
        line.recv(timeout=60)
        line.send(json.dumps({"type": "nonsense"}))
        line.recv(timeout=60)
    host.http.get("/api/games", headers={"authorization": "Bearer utopia_bot_" + "Ab3" * 10})
    host.http.get(f"/join/{table['links']['join']}?token=abcdefghijkl", headers={"x-csrf-token": "wrong"})
    with pytest.raises(InvalidStatus, match="400"):
        connect(f"{server.url.replace('http', 'ws')}/ws/games/{table['id']}?token=utopia_bot_{'Ab3' * 10}")
    server.stop()
    visitors = (host, friend, watcher, phone)
    secret = {value for visitor in visitors for value in visitor.http.cookies.values()}
    secret |= {visitor.token for visitor in visitors} | secrets_of(server)
    secret |= {path.rpartition("/")[2] for path in (device, watch, table["links"]["join"])} | {"Ab3" * 10}
    log = server.errors
    assert [one for one in secret if one in log] == []
    lines = [json.loads(line) for line in log.splitlines()]
    assert all({"time", "level", "logger", "message"} <= line.keys() for line in lines)
    requests = [line for line in lines if line["logger"] == "utopia.requests"]
    assert len(requests) > 10
    assert all(line["request"] for line in requests)
    assert any(line.get("game") == table["id"] and line.get("person") for line in requests)
    assert [line for line in lines if line["level"] == "error"] == [], "nothing of all this is a fault of the server"


def test_an_answer_carries_its_requests_id(server: Server) -> None:
    own = httpx.get(f"{server.url}/healthz", headers={"X-Request-Id": "0af7651916cd43dd8448eb211c80319c"})
    assert own.headers["x-request-id"] == "0af7651916cd43dd8448eb211c80319c"
    odd = httpx.get(f"{server.url}/healthz", headers={"X-Request-Id": "a b"})
    assert len(odd.headers["x-request-id"]) == 16
    assert len(httpx.get(f"{server.url}/api/nowhere").headers["x-request-id"]) == 16
    refused = httpx.get(f"{server.url}/healthz", headers={"host": "elsewhere.example"})
    assert (refused.status_code, len(refused.headers["x-request-id"])) == (421, 16)


def test_the_numbers_are_closed_by_default(server: Server) -> None:
    assert httpx.get(f"{server.url}/metrics").status_code == 404
    assert httpx.get(f"{server.url}/metrics", headers={"authorization": f"Bearer {TOKEN}"}).status_code == 404


def numbers(server: Server) -> dict[str, float]:
    """Sums over all labels."""
    answer = httpx.get(f"{server.url}/metrics", headers={"authorization": f"Bearer {TOKEN}"})
    assert answer.status_code == 200
    found: dict[str, float] = {}
    for family in text_string_to_metric_families(answer.text):
        for sample in family.samples:
            found[sample.name] = found.get(sample.name, 0.0) + sample.value
    return found


def numbers_with(server: Server, *names: str) -> dict[str, float]:
    """Those of the first moment when each of these counts something; a few count once a second."""
    until = time.monotonic() + 60
    while not all((found := numbers(server)).get(name) for name in names):
        assert time.monotonic() < until, {name: found.get(name) for name in names}
        time.sleep(0.1)
    return found


@pytest.mark.full
def test_the_numbers_tell_what_happens(make_server: Make, make_visitor: Come) -> None:
    server = make_server(UTOPIA_METRICS_TOKEN=TOKEN, UTOPIA_METRICS="127.0.0.1:0")
    refused = httpx.get(f"{server.url}/metrics")
    assert (refused.status_code, refused.json()["why"]["id"]) == (401, "problem-metrics-token")
    assert httpx.get(f"{server.url}/metrics", headers={"authorization": "Bearer wrong"}).status_code == 401
    host = make_visitor(server)
    before = numbers(server)
    game = host.post("/api/tables/play-now").json()["id"]
    with socket(host, game) as line:
        line.recv(timeout=60)
        now = numbers_with(server, "utopia_entries_stored_total", "utopia_loop_lag_seconds_count")
        assert now["utopia_sockets"] == 1
        assert now["utopia_rooms"] == 1
    assert now["utopia_requests_total"] > before["utopia_requests_total"]
    assert now["utopia_commit_seconds_count"] > 0
    assert now["utopia_database_bytes"] > 0
    assert game not in httpx.get(f"{server.url}/metrics", headers={"authorization": f"Bearer {TOKEN}"}).text


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("UTOPIA_METRICS", "9420"),
        ("UTOPIA_METRICS_TOKEN", "short"),
        ("UTOPIA_RETENTION_CHAT", "-1"),
        ("UTOPIA_LOG", "loud"),
        ("UTOPIA_LOG_LEVEL", "all"),
        ("UTOPIA_IMPRINT", "nowhere.md"),
        ("UTOPIA_SITE_NAME", "x" * 41),
        ("UTOPIA_DRAIN", "soon"),
    ],
)
def test_a_setting_that_is_none_is_told(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    """That none of them starts a server, see tests/cli/test_server_settings.py."""
    monkeypatch.setenv(name, value)
    with pytest.raises(HostingError, match=name):
        wished()


@pytest.mark.full
def test_no_server_starts_with_such_a_setting(make_server: Make) -> None:
    with pytest.raises(AssertionError, match="UTOPIA_LOG"):
        make_server(UTOPIA_LOG="loud")


@pytest.mark.full
def test_the_end_is_good_under_load(make_server: Make, make_visitor: Come) -> None:
    """SIGTERM while people play: it says so, sockets are closed with 1012, what was acknowledged is there."""
    server = make_server(UTOPIA_DRAIN="3")
    host = make_visitor(server)
    games = [opened(host, ME, {"kind": "bot"}, pace=0)["id"] for _ in range(4)]
    codes, versions = dict[str, int](), dict[str, int]()

    def play(game: str) -> None:
        """The first legal move, as long as somebody answers."""
        with contextlib.suppress(ConnectionClosed), socket(host, game) as line:
            try:
                for number in range(100_000):
                    message: dict[str, Any] = json.loads(line.recv(timeout=120))
                    if (view := message.get("view")) is None:
                        continue
                    versions[game] = max(versions.get(game, 0), view["version"])
                    if view["choices"]:
                        move = {"type": "play", "key": f"{game}{number}", "version": view["version"]}
                        line.send(json.dumps(move | {"code": view["choices"][0]}))
            except ConnectionClosed as closed:
                codes[game] = closed.rcvd.code if closed.rcvd else 0

    threads = [threading.Thread(target=play, args=(game,)) for game in games]
    for thread in threads:
        thread.start()
    process = server._process
    assert process is not None
    while sum(versions.values()) < 100:
        assert any(thread.is_alive() for thread in threads)
    os.kill(process.pid, signal.SIGTERM)
    statuses = set()
    while 503 not in statuses:
        statuses.add(httpx.get(f"{server.url}/readyz", timeout=60).status_code)
    assert process.wait(60) in (0, -signal.SIGTERM)  # ended by itself, or as uvicorn does: by the signal, afterwards
    for thread in threads:
        thread.join(60)
    assert codes == dict.fromkeys(games, 1012)
    server.stop()
    server.start()
    with sqlite3.connect(server.data / "utopia.db") as connection:
        stored = dict(connection.execute("SELECT game, count(*) FROM event GROUP BY game"))
    connection.close()
    assert all(stored[game] >= version for game, version in versions.items())

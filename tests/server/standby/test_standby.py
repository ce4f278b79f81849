"""Two servers of one database: one leads, the other hands connections on and takes over."""

import contextlib
import json
import signal
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from bench.faults.cluster import Cluster, Server
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.commands import utopia
from tests.postgresql import PostgreSQL
from tests.server.conftest import AUTHORITIES, LONG
from tests.server.standby.setting import cluster, log
from utopia.server.database.file_home import home_of
from utopia.server.standby.overview import findings
from utopia.server.web.forwarded import line_for

pytestmark = pytest.mark.full


@pytest.fixture(scope="module")
def pair(postgresql: PostgreSQL, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """Two servers, the first of which leads at first."""
    with cluster(tmp_path_factory.mktemp("pair"), postgresql, 2, "--standby") as servers:
        for server in servers.servers:
            server.start()
            get(server, "/api/offer")
        yield servers


def get(server: Server, path: str, **headers: str) -> httpx.Response:
    """Ask that server, however long it takes to start."""
    until = time.monotonic() + LONG
    while True:
        try:
            return httpx.get(f"{server.url}{path}", headers=headers, timeout=LONG, verify=AUTHORITIES)
        except httpx.TransportError:
            assert time.monotonic() < until
            time.sleep(0.05)


def standing_by(pair: Cluster) -> Server:
    leader = pair.leader()
    return next(server for server in pair.servers if server is not leader)


def test_the_one_that_stands_by_hands_everything_on(pair: Cluster) -> None:
    standby = standing_by(pair)
    assert get(standby, "/readyz").json() == {"ready": True}
    me = httpx.Client(base_url=standby.url, verify=AUTHORITIES, timeout=LONG)
    token = me.get("/api/me").json()["csrf"]
    assert me.patch("/api/me", json={"name": "Ann"}, headers={"x-csrf-token": token}).json()["name"] == "Ann"
    cookies = "; ".join(f"{name}={value}" for name, value in me.cookies.items())
    address = f"ws://127.0.0.1:{standby.port}/ws/lobby"
    with connect(address, origin=Origin(standby.url), additional_headers={"cookie": cookies}) as lobby:
        assert json.loads(lobby.recv(LONG))["type"]
    me.close()


def test_without_the_secret_nobody_pretends_to_come_from_elsewhere(pair: Cluster) -> None:
    leader = pair.leader()
    with socket.create_connection(("127.0.0.1", leader.port), timeout=LONG) as forged:
        forged.sendall(line_for("guessed", ("192.0.2.7", 1)) + b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n")
        assert forged.recv(100).startswith(b"HTTP/1.1 400")


def test_admins_see_both(pair: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert pair.postgresql is not None
    monkeypatch.setenv("UTOPIA_DATABASE", pair.postgresql.address(pair.name))
    done = utopia("admin", "servers", "--json")
    rows = json.loads(done.out)
    assert [row["role"] for row in rows] == ["leader", "standby"]
    leader, standby = pair.leader(), standing_by(pair)
    assert [row["address"] for row in rows] == [f"127.0.0.1:{leader.port}", f"127.0.0.1:{standby.port}"]
    assert rows[0]["silent"] < 3
    found = {finding.id: finding.words["address"] for finding in findings(home_of(tmp_path))}
    assert found == {f"doctor-{row['role']}": row["address"] for row in rows}


def test_a_leader_that_ends_is_followed_and_requests_meanwhile_are_answered(pair: Cluster) -> None:
    leader, standby = pair.leader(), standing_by(pair)
    answers: list[int] = []

    def ask() -> None:
        with contextlib.suppress(httpx.TransportError):  # one that was under way at that moment
            answers.append(httpx.get(f"{standby.url}/api/offer", timeout=LONG, verify=AUTHORITIES).status_code)

    leader.signal(signal.SIGTERM)
    assert leader.process is not None
    asking = [threading.Thread(target=ask) for _ in range(5)]
    for thread in asking:
        thread.start()
        time.sleep(0.2)
    assert leader.process.wait(LONG) in (0, -signal.SIGTERM)  # uvicorn raises the signal again
    for thread in asking:
        thread.join()
    assert answers.count(200) >= 4
    assert pair.leader() is standby
    leader.start()
    assert get(leader, "/readyz").json() == {"ready": True}, "and now it hands on what comes to it"


def test_a_leader_that_was_stopped_for_long_ends_when_it_wakes_up(pair: Cluster) -> None:
    leader, standby = pair.leader(), standing_by(pair)
    leader.signal(signal.SIGSTOP)
    try:
        get(standby, "/api/offer")
        assert pair.leader() is standby
    finally:
        leader.signal(signal.SIGCONT)
    assert leader.process is not None
    assert leader.process.wait(LONG) == 1
    assert "Another server has taken over" in log(leader.data).read_text()
    leader.start()
    assert get(leader, "/api/offer").status_code == 200


def test_a_file_is_for_one_server(tmp_path: Path) -> None:
    done = utopia("serve", "--standby", "--no-browser", "--data", str(tmp_path))
    assert (done.status, "UTOPIA_DATABASE" in done.errors) == (2, True)


def test_an_address_that_is_none_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UTOPIA_ADDRESS", "10.0.0.5:port")
    done = utopia("serve", "--no-browser", "--data", str(tmp_path))
    assert (done.status, "10.0.0.5:8420" in done.errors) == (2, True)

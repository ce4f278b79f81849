"""A server with its data in PostgreSQL, killed in the middle of a game, and so is PostgreSQL; what its host can do."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.commands import admin, utopia
from tests.postgresql import PostgreSQL, running
from tests.server.conftest import UTOPIA, Server, Visitor
from tests.server.lobby.opening import FRIEND, ME, joined, opened

pytestmark = pytest.mark.full
ROOT = Path(__file__).parents[2]
READY_AGAIN = 60
"""Seconds after which a server must be ready again, on a busy machine."""


@pytest.fixture
def postgresql() -> Iterator[PostgreSQL]:
    """One of its own: it is killed."""
    with running() as server:
        yield server


def test_a_game_outlives_server_and_database(
    postgresql: PostgreSQL,
    make_server: Callable[..., Server],
    make_visitor: Callable[[Server], Visitor],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    address = postgresql.address(postgresql.make())
    server = make_server(UTOPIA_DATABASE=address)
    ada, grace = make_visitor(server), make_visitor(server)
    table = opened(ada, ME, FRIEND, first=0)
    joined(grace, table)
    assert ada.post(f"/api/tables/{table['id']}/start").status_code == 200
    path = f"/api/games/{table['id']}"
    play(path, ada, grace, moves=6)
    monkeypatch.setenv("UTOPIA_DATABASE", address)
    what_its_host_can_do(server, grace)
    kept = ada.get(f"{path}/view").json()
    server.kill()
    server.start()
    assert ada.get(f"{path}/view").json()["version"] == kept["version"]
    play(path, ada, grace, moves=4)
    postgresql.kill()
    refused_while_it_is_away(ada, grace)
    postgresql.start()
    play(path, ada, grace, moves=4)
    ready_again(server)
    server.stop()
    assert not (server.data / "utopia.db").exists()


def ready_again(server: Server) -> None:
    """The database is looked through again before the server says so, as soon as the last look is a while ago."""
    last = time.monotonic() + READY_AGAIN
    while httpx.get(f"{server.url}/readyz").status_code != 200:
        assert time.monotonic() < last
        time.sleep(0.5)


def play(path: str, *people: Visitor, moves: int) -> None:
    """The seat that decides does the first thing that it may; what was acknowledged is there."""
    for _ in range(moves):
        views = [one.get(f"{path}/view").json() for one in people]
        [(one, view)] = [(one, view) for one, view in zip(people, views, strict=True) if view["choices"]]
        done = one.post(f"{path}/moves", wish(view))
        assert done.status_code == 200, done.text
        assert one.get(f"{path}/view").json()["version"] == done.json()["version"]


def wish(view: dict[str, Any]) -> dict[str, Any]:
    return {"version": view["version"], "code": view["choices"][0]}


def refused_while_it_is_away(*people: Visitor) -> None:
    """With a sentence; nothing is made of it."""
    for one in people:
        ready = one.get("/readyz")
        assert (ready.status_code, ready.json()["why"]["id"]) == (503, "storage-unreachable")
        made = one.post("/api/tables/play-now")
        assert (made.status_code, made.json()["why"]["id"]) == (503, "storage-unreachable")
        assert one.get("/healthz").status_code == 200


def what_its_host_can_do(server: Server, grace: Visitor) -> None:
    """Beside the server that runs; a second one does not start."""
    [found] = json.loads(admin(server.data, "people", "find", "Grace", "--json").out)
    assert found["name"] == "Grace"
    copy = server.data.with_name("copy.db")
    assert "one game" in utopia("backup", str(copy), "--data", str(server.data)).out
    refused = utopia("restore", str(copy), "--data", str(server.data))
    assert (refused.status, "Another Utopia server" in refused.errors) == (1, True)
    second = subprocess.run(
        [*UTOPIA, "serve", "--no-browser", "--port", "0", "--data", str(server.data)],
        env={**os.environ, "LC_ALL": "C"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert second.returncode == 1
    assert second.stderr.splitlines()[-1].startswith("utopia: Another Utopia server (at localhost)")
    assert grace.get("/readyz").status_code == 200


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(postgresql: PostgreSQL, tmp_path: Path) -> None:
    environment = {**os.environ, "UTOPIA_DATABASE": postgresql.address(postgresql.make())}
    command = [sys.executable, "-m", "tests.server.database.killing", str(tmp_path), "6", "3"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("fine: 6 kills")
    assert int(done.stdout.split(", ")[1].split()[0]) > 6, "enough happened before the kills"

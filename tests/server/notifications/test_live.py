"""The websocket that tells a page which games wait for its person, and links that were really sent."""

import json
import re
from collections.abc import Callable

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.conftest import Visitor
from tests.server.lobby.opening import BOT, ME, opened

LONG = 60


def socket_of(visitor: Visitor) -> ClientConnection:
    address = visitor.server.url.replace("http", "ws", 1) + "/ws/me"
    return connect(address, additional_headers={"cookie": visitor.cookies}, open_timeout=LONG)


def test_a_page_is_told_at_once_what_waits(visit: Callable[[], Visitor]) -> None:
    ada = visit()
    first = opened(ada, ME, BOT, first=0, pace=10)
    with socket_of(ada) as line:
        [told] = json.loads(line.recv(LONG))["games"]
        assert told["id"] == first["id"]
        assert len(told["names"]) == 1
        second = opened(ada, ME, BOT, first=0, pace=10)
        told = json.loads(line.recv(LONG))["games"]
        assert {one["id"] for one in told} == {first["id"], second["id"]}


def test_who_is_not_known_is_not_told(visit: Callable[[], Visitor]) -> None:
    with socket_of(visit()) as line, pytest.raises(ConnectionClosed) as closed:
        line.recv(LONG)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4401


def test_nobody_is_told_of_anothers_games(visit: Callable[[], Visitor]) -> None:
    ada, eve = visit(), visit()
    eve.send("PATCH", "/api/me", {"name": "Eve"})
    with socket_of(eve) as line:
        assert json.loads(line.recv(LONG)) == {"games": [], "invitations": [], "tables": []}
        opened(ada, ME, BOT, first=0, pace=10)
        mine = opened(eve, ME, BOT, first=0, pace=10)
        told = json.loads(line.recv(LONG))["games"]
        assert [one["id"] for one in told] == [mine["id"]]


def test_the_key_of_the_pages_is_one(visit: Callable[[], Visitor]) -> None:
    keys = {visit().get("/api/notices").json()["push_key"] for _ in range(2)}
    assert len(keys) == 1
    assert re.fullmatch(r"[\w-]{87}", keys.pop())

"""Sockets that are flooded with messages are closed with a reason; nobody else at the table notices."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.server.conftest import LONG, Server, Visitor
from tests.server.game.lines import line, next_view
from tests.server.lobby.opening import FRIEND, ME, joined, opened

Visit = Callable[[], Visitor]
MANY = 20_000
FLOODED = 1008
NOT_UTF_8 = 1007
FLOODS: dict[str, Any] = {
    "commands": {"type": "take_back", "key": "k", "version": 0},
    "previews": {"type": "ask", "key": "k", "code": 0},
    "rubbish": {},
}


def flooded(socket: ClientConnection, message: object) -> tuple[int, str] | None:
    """Say it thousands of times; how the server closed, if it said so."""
    text = json.dumps(message)
    try:
        for _ in range(MANY):
            socket.send(text)
        while True:
            socket.recv(timeout=60)
    except ConnectionClosed as closed:
        return (closed.rcvd.code, closed.rcvd.reason) if closed.rcvd else None


@pytest.mark.parametrize(
    "message",
    [pytest.param(one, id=name, marks=[] if name == "rubbish" else pytest.mark.full) for name, one in FLOODS.items()],
)
def test_who_floods_a_table_is_told_why_he_is_sent_away(
    message: object, make_server: Callable[..., Server], make_visitor: Callable[[Server], Visitor]
) -> None:
    server = make_server(limits=True)
    me, friend = make_visitor(server), make_visitor(server)
    table = opened(me, ME, FRIEND, first=0)
    game = joined(friend, table)["id"]
    assert me.post(f"/api/tables/{game}/start").status_code == 200
    with line(me, game) as mine:
        view = next_view(mine)
        with line(friend, game) as yours:
            next_view(yours)
            code, reason = flooded(yours, message) or (None, "")
        assert (code, reason.split(";")[0]) == (FLOODED, "too many messages")
        move = {"type": "play", "key": "mine", "version": view["version"], "code": view["choices"][0]}
        mine.send(json.dumps(move))
        while json.loads(mine.recv(timeout=60)).get("key") != "mine":
            pass
        with line(friend, game) as again:
            assert next_view(again)["version"] > view["version"], "they may come again, and it was played on"


@pytest.mark.parametrize("path", ["/ws/lobby", "/ws/me"])
def test_sockets_that_only_tell_are_closed_too(path: str, visit: Visit) -> None:
    me = visit()
    me.send("PATCH", "/api/me", {"name": "Ann"})
    address, cookies = me.server.url.replace("http", "ws", 1) + path, {"cookie": me.cookies}
    with connect(address, origin=Origin(me.server.url), additional_headers=cookies, open_timeout=LONG) as socket:
        socket.recv(timeout=60)
        assert flooded(socket, {}) == (FLOODED, "too many messages; nothing is heard here")


def test_messages_are_answered_in_their_order_however_they_are_framed(visit: Visit) -> None:
    """Whole messages take a shorter way than those in several frames, and overtake none."""
    me, friend = visit(), visit()
    game = joined(friend, opened(me, ME, FRIEND, first=0))["id"]
    assert me.post(f"/api/tables/{game}/start").status_code == 200
    keys = [f"key {number}" for number in range(24)]
    with line(me, game) as mine:
        next_view(mine)
        for number, key in enumerate(keys):
            text = json.dumps({"type": "ask", "key": key, "code": 0})
            mine.send((text, [text[:9], text[9:]], text.encode())[number % 3])
        answered: list[str] = []
        while len(answered) < len(keys):
            message = json.loads(mine.recv(timeout=60))
            answered += [message["key"]] if message["type"] == "told" else []
    assert answered == keys


def test_a_text_that_is_no_utf_8_ends_the_connection(visit: Visit) -> None:
    me, friend = visit(), visit()
    game = joined(friend, opened(me, ME, FRIEND, first=0))["id"]
    assert me.post(f"/api/tables/{game}/start").status_code == 200
    with line(me, game) as mine:
        next_view(mine)
        for text in (b'{"type": "ask", "key": "k", "code": 0}', b"\xff\xfe"):
            mine.send(text, text=True)
        assert _closed_with(mine) == NOT_UTF_8


def _closed_with(socket: ClientConnection) -> int | None:
    """Hear everything, and return the code that the server closed with."""
    try:
        while True:
            socket.recv(timeout=60)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None

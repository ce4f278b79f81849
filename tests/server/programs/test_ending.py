"""Streams and sockets end with what let somebody in: a token that is revoked or expires, a session that is ended."""

import contextlib
import sqlite3
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.conftest import LONG, Server, Visitor
from tests.server.lobby.opening import BOT, FRIEND, ME, joined, opened
from tests.server.moderation.keeping import admin, called
from tests.server.programs.conftest import Program, bot_of, token_of
from tests.server.programs.test_streams import Make, Visit, reading, two_at_a_table
from utopia.server.web.sockets import FOR_ONE_VISITOR, GOING_AWAY


@contextlib.contextmanager
def socket_of(program: Program, game: str) -> Iterator[ClientConnection]:
    """A program's socket, which has been shown the game."""
    address = f"ws://localhost:{program.server.port}/ws/games/{game}"
    with connect(address, additional_headers={"authorization": f"Bearer {program.text}"}, open_timeout=LONG) as socket:
        heard(socket, lambda line: line["type"] == "view")
        yield socket


def heard(socket: ClientConnection, wanted: Callable[[Any], bool]) -> Any:
    while not wanted(line := msgspec.json.decode(socket.recv(120))):
        pass
    return line


def closed(socket: ClientConnection) -> int | None:
    """The code with which it is closed."""
    with pytest.raises(ConnectionClosed):
        heard(socket, lambda _: False)
    return socket.close_code


@pytest.mark.full
def test_a_stream_ends_when_its_token_expires(server: Server, visit: Visit, program: Make) -> None:
    ada, _, game = two_at_a_table(visit)
    made = token_of(ada, days=1)
    soon = datetime.now(UTC) + timedelta(seconds=15)
    until = round(soon.timestamp() * 1000)
    with contextlib.closing(sqlite3.connect(server.data / "utopia.db", timeout=30)) as database, database:
        database.execute("update api_token set until = ? where id = ?", (until, made["token"]["id"]))
    machine = program(ada, made["text"])
    with (
        reading(machine, f"/api/stream/games/{game}") as reader,
        reading(machine, "/api/stream/me") as mine,
        socket_of(machine, game) as socket,
    ):
        reader.of("closing")
        mine.of("closing")
        assert closed(socket) == GOING_AWAY
    assert datetime.now(UTC) >= soon


def test_a_socket_ends_when_its_token_is_revoked(visit: Visit, program: Make) -> None:
    ada, _, game = two_at_a_table(visit)
    made, other = token_of(ada), token_of(ada)
    with socket_of(program(ada, made["text"]), game) as ended, socket_of(program(ada, other["text"]), game) as kept:
        assert ada.send("DELETE", f"/api/me/tokens/{made['token']['id']}").status_code == 204
        assert closed(ended) == GOING_AWAY
        kept.send('{"type": "ask", "key": "k", "code": 1}')
        heard(kept, lambda line: line.get("key") == "k")


def test_a_socket_needs_the_right_to_chat(visit: Visit, program: Make) -> None:
    ada, grace, game = two_at_a_table(visit)
    silent, loud = token_of(ada, "games:play")["text"], token_of(grace, "games:play", "talk")["text"]
    with socket_of(program(ada, silent), game) as mine, socket_of(program(grace, loud), game) as hers:
        for socket, refusal in ((mine, "refusal-talk-scope"), (hers, None)):
            socket.send('{"type": "say_phrase", "key": "k", "phrase": "hello"}')
            answer = heard(socket, lambda line: line.get("key") == "k")
            assert (answer["refusal"] and answer["refusal"]["why"]["id"]) == refusal


def test_streams_end_when_their_person_is_signed_out(visit: Visit, program: Make) -> None:
    """All of them: by their owner from another browser, and by an admin."""
    ada, grace, game = two_at_a_table(visit)
    her = called(ada, f"Ada {time.monotonic_ns()}")
    admin(grace.server, "people", "promote", called(grace, f"Grace {time.monotonic_ns()}"))
    paths = (f"/api/stream/games/{game}", "/api/stream/me")

    def ends(whose: Program | Visitor, end: Callable[[], httpx.Response]) -> None:
        with contextlib.ExitStack() as stack:
            readers = [stack.enter_context(reading(whose, path)) for path in paths]
            for reader in readers:
                reader.next()
            assert end().status_code == 200
            for reader in readers:
                reader.of("closing")

    machine = program(ada)
    ends(ada, lambda: ada.send("DELETE", "/api/account/devices"))
    ends(machine, lambda: ada.send("DELETE", "/api/account/devices"))
    with reading(ada, paths[0]) as reader:
        ends(machine, lambda: grace.post(f"/api/admin/people/{her}", {"act": "sign_out"}))
        reader.of("closing")
    assert machine.get("/api/games").status_code == 401
    assert ada.get(paths[0]).status_code == 401


@pytest.mark.parametrize("way", ["signed out", "erased"])
def test_with_a_person_his_bots_go(visit: Visit, program: Make, way: str) -> None:
    """What they listen to ends, and no token of theirs opens anything."""
    ada, grace = visit(), visit()
    bot, her = bot_of(ada), called(ada, f"Ada {time.monotonic_ns()}")
    table = opened(ada, ME, FRIEND, FRIEND, first=0)
    machine = program(ada, token_of(ada, bot=bot)["text"])
    assert ada.post(f"/api/tables/{table['id']}/bots", {"bot": bot}).status_code == 200
    joined(grace, table)
    assert ada.post(f"/api/tables/{table['id']}/start").status_code == 200
    admin(grace.server, "people", "promote", called(grace, f"Grace {time.monotonic_ns()}"))
    game = table["id"]
    with (
        reading(machine, f"/api/stream/games/{game}") as reader,
        reading(machine, "/api/stream/me") as mine,
        socket_of(machine, game) as socket,
    ):
        if way == "erased":
            assert ada.post("/api/account/delete", {"name": "Ada"}).status_code == 200
        else:
            assert grace.post(f"/api/admin/people/{her}", {"act": "sign_out"}).status_code == 200
        reader.of("closing")
        mine.of("closing")
        assert closed(socket) is not None
    assert machine.get("/api/games").status_code == 401


@pytest.mark.full
def test_streams_end_when_the_terminal_signs_their_person_out(visit: Visit) -> None:
    ada, _, game = two_at_a_table(visit)
    her = called(ada, f"Ada {time.monotonic_ns()}")
    with reading(ada, f"/api/stream/games/{game}") as reader, reading(ada, "/api/stream/me") as mine:
        reader.next()
        mine.next()
        admin(ada.server, "people", "sign-out", her)
        reader.of("closing")
        mine.of("closing")


@pytest.mark.full
def test_a_program_has_more_sockets_than_a_visitor(
    make_server: Callable[..., Server], make_visitor: Callable[[Server], Visitor], program: Make
) -> None:
    ada = make_visitor(make_server(limits=True))
    machine = program(ada)
    game = opened(ada, ME, BOT, pace=10)["id"]
    with contextlib.ExitStack() as stack:
        for _ in range(FOR_ONE_VISITOR + 2):
            stack.enter_context(socket_of(machine, game))

"""Sockets of pages end with what let somebody in, and what they come back as."""

import contextlib
import json
import time
from collections.abc import Callable

from websockets.sync.client import ClientConnection, connect

from tests.server.conftest import LONG, Visitor
from tests.server.game.lines import ended, line, next_view
from tests.server.moderation.keeping import admin, called
from tests.server.programs.test_streams import two_at_a_table
from utopia.server.web.sockets import GOING_AWAY, STRANGER

Visit = Callable[[], Visitor]


def opened_as(visitor: Visitor, cookies: str, path: str) -> ClientConnection:
    address = f"ws://localhost:{visitor.server.port}{path}"
    return connect(address, additional_headers={"cookie": cookies}, open_timeout=LONG)


def test_all_end_when_one_signs_out_and_old_cookies_open_nothing(visit: Visit) -> None:
    ada, _, game = two_at_a_table(visit)
    study = ada.post("/api/studies", {"visible": "link"}).json()["id"]
    cookies, paths = ada.cookies, ("/ws/me", "/ws/lobby", f"/ws/games/{game}", f"/ws/studies/{study}")
    with contextlib.ExitStack() as stack:
        sockets = [stack.enter_context(opened_as(ada, cookies, path)) for path in paths]
        for socket in sockets:
            socket.recv(LONG)
        assert ada.post("/api/account/sign-out").status_code == 200
        assert [ended(socket) for socket in sockets] == [GOING_AWAY] * 4
    with opened_as(ada, cookies, paths[0]) as mine, opened_as(ada, cookies, paths[2]) as playing:
        assert (ended(mine), ended(playing)) == (STRANGER, STRANGER)
    with opened_as(ada, cookies, paths[1]) as looking:
        assert json.loads(looking.recv(LONG))["type"] == "lobby", "which is there for all"


def test_who_is_barred_comes_back_as_one_who_looks_on(visit: Visit) -> None:
    keeper = visit()
    admin(keeper.server, "people", "promote", called(keeper, f"Keeper {time.monotonic_ns()}"))
    host, eve, game = two_at_a_table(visit)
    her = called(eve, f"Eve {time.monotonic_ns()}")
    with line(eve, game) as before:
        view = next_view(before)
        assert view["viewer"] == 1
        bar = {"act": "bar", "text": "insults", "hours": 1}
        assert keeper.post(f"/api/admin/people/{her}", bar).status_code == 200
        assert ended(before) is not None
    assert host.get(f"/api/tables/{game}").json()["sitting"][1]["kind"] == "bot"
    with line(eve, game, "?seat=1") as after:
        assert next_view(after)["viewer"] == -1
        after.send(json.dumps({"type": "play", "key": "k", "version": view["version"], "code": 1}))
        while (answer := json.loads(after.recv(LONG))).get("key") != "k":
            pass
        assert answer["refusal"]["why"]["id"] == "refusal-no-seat"
        after.send(json.dumps({"type": "say", "key": "s", "text": "hello"}))
        while (answer := json.loads(after.recv(LONG))).get("key") != "s":
            pass
        assert answer["refusal"]["why"]["id"] == "refusal-talk-banned"

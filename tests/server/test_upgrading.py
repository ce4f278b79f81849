"""A server of today on a folder of yesterday: games that ran then are played to their end, as if nothing had been."""

import contextlib
import json
import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import httpx
import pytest
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, derive_private_key
from websockets.sync.client import ClientConnection

from tests.postgresql import PostgreSQL
from tests.server.accounts.authenticator import Authenticator
from tests.server.accounts.passkeys import signed_in
from tests.server.conftest import Server, Visitor
from tests.server.database.yesterday import ELSEWHERE, KEY, KEY_ID, OLDER, Older, restored, restored_in
from tests.server.game.lines import line, next_view
from tests.server.lobby.test_routes import until
from tests.server.people.playing import newer
from utopia.server.web.request import FIRST_COOKIE

pytestmark = pytest.mark.full


def come_back(server: Server, visitor: Callable[[Server], Visitor], who: str, token: str) -> Visitor:
    """Somebody whose browser has kept its cookie over the upgrade, as old as that is."""
    back = visitor(server)
    back.http.cookies.set(FIRST_COOKIE, token, domain="localhost.local")  # as Python calls localhost
    assert back.get("/api/me").json()["name"] == who
    return back


def play_out(people: Sequence[Visitor], id_: str) -> int:
    """Any moves to the end, with a bot among them; how many."""
    luck, moves = random.Random(1), 0
    with contextlib.ExitStack() as stack:
        lines = [stack.enter_context(line(person, id_)) for person in people]
        views = [next_view(socket) for socket in lines]
        while any(view["phase"] != "over" for view in views):
            if len({view["version"] for view in views}) == 1 and any(view["choices"] for view in views):
                mover = next(number for number, view in enumerate(views) if view["choices"])
                _move(lines[mover], views[mover], luck)
                moves += 1
            behind = min(range(len(views)), key=lambda number: views[number]["version"])
            views[behind] = newer(lines[behind], views[behind]["version"])
    return moves


def _move(socket: ClientConnection, view: dict[str, Any], luck: random.Random) -> None:
    move = {"type": "play", "key": str(luck.random()), "version": view["version"], "code": luck.choice(view["choices"])}
    socket.send(json.dumps(move))


SERVED = [OLDER["0001-a546068"], OLDER["0004-ff717f8"]]
"""Those with most to be changed; all others are played to their end without a server (`test_older.py`)."""


@pytest.mark.parametrize("older", SERVED, ids=lambda older: older.name)
def test_a_game_that_ran_is_played_to_its_end(
    older: Older, tmp_path: Path, make_visitor: Callable[[Server], Visitor]
) -> None:
    server = Server(tmp_path / "data")
    server.data.mkdir()
    restored(older, server.data)
    server.start()
    try:
        play_on(server, make_visitor, older)
        assert httpx.get(f"{server.url}/readyz").status_code == 200
        server.stop()
        assert "Traceback" not in server.errors
    finally:
        server.kill()


@pytest.mark.parametrize("older", [ELSEWHERE[0], ELSEWHERE[-1]], ids=lambda older: older.name)
def test_so_it_is_in_postgresql(
    older: Older, postgresql: PostgreSQL, tmp_path: Path, make_visitor: Callable[[Server], Visitor]
) -> None:
    name = postgresql.make("template0")
    restored_in(older, postgresql, name)
    server = Server(tmp_path / "data", UTOPIA_DATABASE=postgresql.address(name))
    server.start()
    try:
        play_on(server, make_visitor, older)
        server.stop()
        assert "Traceback" not in server.errors
    finally:
        server.kill()


def play_on(server: Server, make_visitor: Callable[[Server], Visitor], older: Older) -> None:
    people = {who: come_back(server, make_visitor, who, token) for who, token in older.sessions.items()}
    ann, ben, id_ = people["Ann"], people["Ben"], older.running
    assert ann.get(f"/api/games/{id_}/view").json()["version"] >= older.version
    if older.tokens:
        sign_in_as_before(server, make_visitor, older)
    if older.left:
        assert people["Cleo"].post(f"/api/games/{older.left}/return").json()["yours"] == []
        assert ben.get(f"/api/tables/{older.left}").json()["sitting"][2]["name"] == "Cleo"
    assert ann.send("PATCH", f"/api/tables/{id_}/pace", {"pace": 0}).status_code == 200
    assert play_out([ann, ben], id_) > 20
    until(lambda: game_of(ben, id_)["state"] == "over")
    mine = game_of(ben, id_)
    assert (sorted(mine["places"]), mine["my_turn"], mine["round"] > 1) == ([1, 2, 3], False, True)
    assert ann.get(f"/api/games/{id_}/record").text.startswith("utopia")


def sign_in_as_before(server: Server, make_visitor: Callable[[Server], Visitor], older: Older) -> None:
    """On a new device by the passkey; programs by their keys."""
    key = Authenticator(server.url, id=KEY_ID, key=derive_private_key(KEY, SECP256R1()), counter=100)
    assert signed_in(make_visitor(server), key)["name"] == "Ann"
    for name, text in older.tokens.items():
        program = httpx.get(f"{server.url}/api/me", headers={"authorization": f"Bearer {text}"})
        assert program.json()["name"] == name


def game_of(visitor: Visitor, id_: str) -> dict[str, Any]:
    found: dict[str, Any] = next(game for game in visitor.get("/api/games").json() if game["id"] == id_)
    return found

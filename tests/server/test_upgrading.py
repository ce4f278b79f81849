"""A server of today on a folder of yesterday: games that ran then are played to their end, as if nothing had been."""

import contextlib
import json
import random
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from tests.server.conftest import Server, Visitor
from tests.server.http.games.lines import line, next_view
from tests.server.http.lobby.test_routes import until
from tests.server.http.moderation.keeping import admin
from tests.server.http.people.playing import newer
from tests.server.storage.test_older import GAMES, OLDER, restored
from utopia.server.http.gate.doorway import session_cookie
from utopia.server.storage.tokens import digest, session_token

pytestmark = pytest.mark.full


def come_back(server: Server, visitor: Callable[[Server], Visitor], who: str, token: str) -> Visitor:
    """Somebody whose browser has kept its cookie over the upgrade."""
    with closing(sqlite3.connect(server.data / "utopia.db")) as database:
        (id_,) = database.execute("select value from meta where name = 'id'").fetchone()
    back = visitor(server)
    back.http.cookies.set(session_cookie(id_), token, domain="localhost.local")  # as Python calls localhost
    assert back.get("/api/me").json()["name"] == who
    return back


def tokens_of(folder: Path, *names: str) -> list[str]:
    """Cookies that browsers have; the database keeps their digests."""
    tokens = [session_token() for _ in names]
    with closing(sqlite3.connect(folder / "utopia.db")) as database, database:
        for name, token in zip(names, tokens, strict=True):
            database.execute(
                "insert into session select ?, id, created, created from person where name = ?", (digest(token), name)
            )
    return tokens


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


@pytest.mark.parametrize("dump", OLDER, ids=lambda dump: dump.stem)
def test_a_game_that_ran_is_played_to_its_end(
    dump: Path, tmp_path: Path, make_visitor: Callable[[Server], Visitor]
) -> None:
    server = Server(tmp_path / "data")
    server.data.mkdir()
    restored(dump, server.data)
    tokens = tokens_of(server.data, "Ann", "Ben")
    server.start()
    try:
        play_on(server, make_visitor, GAMES[dump.stem][0], tokens)
        server.stop()
        assert "Traceback" not in server.errors
    finally:
        server.kill()


def play_on(server: Server, make_visitor: Callable[[Server], Visitor], id_: str, tokens: Sequence[str]) -> None:
    ann, ben = (come_back(server, make_visitor, who, token) for who, token in zip(("Ann", "Ben"), tokens, strict=True))
    assert ann.get(f"/api/games/{id_}/view").json()["version"] == 70
    assert ann.send("PATCH", f"/api/tables/{id_}/pace", {"pace": 0}).status_code == 200
    until(lambda: listed(server, id_).split()[4] == "1")
    assert play_out([ann, ben], id_) > 20
    until(lambda: listed(server, id_).split()[1] == "over")
    mine = next(game for game in ben.get("/api/games").json() if game["id"] == id_)
    assert (sorted(mine["places"]), mine["my_turn"], mine["round"] > 1) == ([1, 2, 3], False, True)
    assert ann.get(f"/api/games/{id_}/record").text.startswith("utopia")


def listed(server: Server, id_: str) -> str:
    """What whoever keeps the server reads of a game."""
    return next(row for row in admin(server, "tables", "list").splitlines() if row.startswith(id_))

"""Bots play for those who look at an empty lobby; it costs nothing while nobody does, and nothing of it is left."""

import json
import sqlite3
import time
from collections.abc import Callable
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from tests.server.conftest import Server, Visitor
from tests.server.game.lines import line, next_view
from tests.server.lobby.opening import BOT, ME, opened
from tests.server.lobby.test_routes import PATIENCE, looking, told

Make = Callable[..., Server]
Come = Callable[[Server], Visitor]
QUICK = """
from utopia.server.game import rooms
from utopia.server.lobby import exhibition
exhibition.LEVELS, exhibition.PACE, exhibition.GLANCE, rooms.SWEEP = ("greedy", "greedy"), 0.0, 0.1, 0.5
"""
"""Two quick bots without pauses, and rooms that are closed soon; for ``first``."""
SLOW = "from utopia.server.lobby import exhibition; exhibition.LEVELS, exhibition.PACE = ('greedy', 'greedy'), 0.3"


def exhibited(socket: ClientConnection, other_than: str = "") -> dict[str, Any]:
    """The exhibition game, once the lobby shows it."""
    message = told(socket, "lobby", lambda one: [table["id"] for table in one["running"]] not in ([], [other_than]))
    (entry,) = message["running"]
    assert entry["exhibition"]
    found: dict[str, Any] = entry
    return found


def events(server: Server, game: str) -> int:
    with sqlite3.connect(f"file:{server.data / 'utopia.db'}?mode=ro", uri=True) as connection:
        found: int = connection.execute("SELECT count(*) FROM event WHERE game = ?", (game,)).fetchone()[0]
    connection.close()
    return found


@pytest.mark.full
def test_it_is_watched_to_its_end_and_nothing_is_left(make_server: Make, make_visitor: Come) -> None:
    server = make_server(first=QUICK, UTOPIA_EXHIBITION="on")
    visitor = make_visitor(server)
    with looking(visitor) as lobby:
        entry = exhibited(lobby)
        id_ = entry["id"]
        assert (entry["host"], entry["free"], entry["terms"]["rated"]) == ("", 0, False)
        assert [seat["kind"] for seat in entry["sitting"]] == ["bot", "bot"]
        assert visitor.post(f"/api/lobby/tables/{id_}/watch").status_code == 200
        with line(visitor, id_) as socket:
            view = next_view(socket)
            while view["phase"] != "over":
                view = next_view(socket)
            assert visitor.get(f"/api/games/{id_}/record").status_code == 200, "who watches sees the end in peace"
        assert visitor.get("/api/games").json() == []
        end = time.monotonic() + PATIENCE
        while events(server, id_):  # asking the server would count as looking
            assert time.monotonic() < end, "it is still there"
            time.sleep(0.2)
        assert visitor.get(f"/api/games/{id_}/record").status_code == 404
        assert exhibited(lobby, id_)["id"] != id_, "the next one is there"
    assert server.errors == ""


@pytest.mark.full
def test_it_moves_while_somebody_watches_and_hides_where_people_play(make_server: Make, make_visitor: Come) -> None:
    server = make_server(first=SLOW, UTOPIA_EXHIBITION="on")
    visitor, player = make_visitor(server), make_visitor(server)
    assert visitor.get("/api/lobby").json()["running"] == [], "nobody looks"
    with looking(visitor) as lobby:
        id_ = exhibited(lobby)["id"]
        time.sleep(1)
        before = events(server, id_)
        assert visitor.post(f"/api/lobby/tables/{id_}/watch").status_code == 200
        with line(visitor, id_) as socket:
            began, first = time.monotonic(), next_view(socket)["events"]
            while next_view(socket)["events"] < first + 5:
                pass
            assert time.monotonic() - began > 0.6, "one can follow"
        time.sleep(0.7)
        after = events(server, id_)
        assert before < after
        table = opened(player, ME, BOT, terms={"listed": True, "watchable": True})
        shown = told(lobby, "lobby", lambda one: [entry["id"] for entry in one["running"]] == [table["id"]])
        assert not shown["running"][0]["exhibition"]
    assert events(server, id_) == after, "nobody watches"
    assert json.dumps(visitor.get("/api/lobby").json()).count(id_) == 0

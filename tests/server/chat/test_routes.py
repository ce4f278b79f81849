"""Chat and notes over real sockets: who reads what, and what becomes of who says too much."""

import contextlib
import sqlite3
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import Server, Visitor
from tests.server.game.test_over_the_network import Play, playing
from tests.server.lobby.opening import BOT, FRIEND, ME, joined, opened
from utopia.server.database.sqlite import FILE

Visit = Callable[[], Visitor]
MANY = 5_000


def people(visit: Visit) -> tuple[str, Visitor, Visitor, Visitor]:
    """A running game: its id, host, player and spectator."""
    host, player, spectator = visit(), visit(), visit()
    table = opened(host, ME, FRIEND, BOT, pace=10)
    joined(player, table)
    watch = host.post(f"/api/tables/{table['id']}/links", {"purpose": "watch"}).json()["links"]["watch"]
    assert spectator.post(f"/api{watch}", {"name": "Eve"}).status_code == 200
    assert host.post(f"/api/tables/{table['id']}/start").status_code == 200
    return str(table["id"]), host, player, spectator


def send(play: Play, text: str, key: str) -> None:
    play.socket.send(msgspec.json.encode({"type": "say", "key": key, "text": text}).decode())


def say(play: Play, text: str, key: str) -> Any:
    """Send it and wait for the answer; the line itself may come before it."""
    send(play, text, key)
    while (message := play.hear()).get("key") != key:
        pass
    return message


def heard(play: Play) -> Any:
    while (message := play.hear())["type"] != "said":
        pass
    return message["line"]


def texts(visitor: Visitor, game: str, **words: Any) -> list[str]:
    return [line["text"] for line in visitor.get(f"/api/games/{game}/talk", **words).json()["lines"]]


def test_players_and_spectators_chat_apart(visit: Visit) -> None:
    game, host, player, spectator = people(visit)
    with playing(host, game) as mine, playing(player, game) as yours, playing(spectator, game) as watching:
        for number in range(3):
            assert say(mine, f"secret {number}", f"m{number}")["refusal"] is None
            assert heard(yours)["text"] == f"secret {number}"
        send(watching, "I see", "w")
        assert heard(watching)["text"] == "I see", "nothing of the players came before"
    secrets = ["secret 0", "secret 1", "secret 2"]
    assert texts(host, game) == texts(player, game) == secrets
    assert texts(spectator, game) == ["I see"]
    assert texts(player, game, most=2) == secrets[1:]
    last = host.get(f"/api/games/{game}/talk").json()["lines"][-1]["id"]
    assert texts(player, game, before=last) == secrets[:2]
    assert [visitor.get(f"/api/games/{game}/talk").json()["side"] for visitor in (host, spectator)] == [
        "players",
        "spectators",
    ]
    assert visit().get(f"/api/games/{game}/talk").status_code == 401


def test_the_host_switches_chat_off_and_on(visit: Visit) -> None:
    game, host, player, _ = people(visit)
    with playing(player, game) as yours:
        assert say(yours, "bla", "1")["refusal"] is None
        assert player.send("PATCH", f"/api/games/{game}/talk", {"silent": True}).status_code == 403
        assert host.send("PATCH", f"/api/games/{game}/talk", {"silent": True}).json()["silent"]
        while yours.hear()["type"] != "unsaid":
            pass
        assert say(yours, "bla", "2")["refusal"]["why"]["id"] == "refusal-talk-silent"
        told = player.get(f"/api/games/{game}/talk").json()
        assert (told["voice"], told["silent"], told["count"]) == ("silent", True, 1)
        assert host.send("PATCH", f"/api/games/{game}/talk", {"silent": False}).json()["voice"] == "text"
        assert say(yours, "bla", "3")["refusal"] is None


def test_a_line_is_taken_back_by_who_said_it(visit: Visit) -> None:
    game, host, player, spectator = people(visit)
    with playing(player, game) as yours, playing(host, game) as mine:
        line = say(yours, "oops", "1")["line"]
        path = f"/api/games/{game}/talk/{line}"
        assert host.send("DELETE", path).json()["why"]["id"] == "problem-line-of-another"
        assert spectator.send("DELETE", path).status_code == 404, "they do not read what players say"
        assert visit().send("DELETE", path).status_code == 401
        for _ in range(2):
            assert player.send("DELETE", path).status_code == 204
        while (message := mine.hear())["type"] != "unsaid":
            pass
        assert message["line"] == line
    (shown,) = host.get(f"/api/games/{game}/talk").json()["lines"]
    assert shown["removed"]
    assert "text" not in shown or shown["text"] is None


@pytest.mark.full
def test_who_looks_after_the_server_removes_a_line(
    make_server: Callable[..., Server], make_visitor: Callable[[Server], Visitor]
) -> None:
    server = make_server()
    game, host, player, _ = people(lambda: make_visitor(server))
    admin = make_visitor(server)
    admin.send("PATCH", "/api/me", {"name": "Vera"})
    with playing(player, game) as yours:
        line = say(yours, "something rude", "1")["line"]
    path = f"/api/games/{game}/talk/{line}"
    assert admin.send("DELETE", path).status_code == 404
    with contextlib.closing(sqlite3.connect(server.data / FILE)) as database, database:
        database.execute("UPDATE person SET is_admin = 1 WHERE name = 'Vera'")
    assert admin.send("DELETE", path).status_code == 204
    (shown,) = host.get(f"/api/games/{game}/talk").json()["lines"]
    assert shown["removed"]


def flood(play: Play) -> None:
    """Say thousands of lines, reading some answers."""
    for number in range(MANY):
        message = {"type": "say", "key": str(number), "text": "spam"}
        play.socket.send(msgspec.json.encode(message).decode())
        if number % 10 == 0:
            play.hear()


def test_who_floods_is_closed_out_with_a_reason_and_nobody_else_notices(visit: Visit) -> None:
    game, host, player, _ = people(visit)
    with playing(host, game) as mine, playing(player, game) as yours:
        with pytest.raises(ConnectionClosed) as closed:
            flood(yours)
        reason = closed.value.rcvd
        assert reason is not None
        assert (reason.code, reason.reason.split(";")[0]) == (1008, "too many messages")
        assert say(mine, "what was that?", "mine")["refusal"] is None
    assert len(texts(host, game)) < 100


@pytest.mark.full
def test_notes_are_ones_own_and_stay(
    make_server: Callable[..., Server], make_visitor: Callable[[Server], Visitor]
) -> None:
    server = make_server()
    game, host, player, spectator = people(lambda: make_visitor(server))
    path = f"/api/games/{game}/note"
    assert host.get(path).json() == {"text": "", "changed": None}
    written = host.send("PUT", path, {"text": "Ann hoards\r\nMaya\x00\u202e 🙂"}).json()
    assert written["text"] == "Ann hoards\nMaya\u202e 🙂"
    assert spectator.send("PUT", path, {"text": "red wins"}).status_code == 200
    assert player.get(path).json()["text"] == ""
    assert host.send("PUT", path, {"text": 4001 * "a"}).status_code == 422
    server.kill()
    server.start()
    assert host.get(path).json() == written
    assert [one["text"] for one in spectator.get("/api/notes").json()] == ["red wins"]
    assert host.get("/api/notes").json() == [{"game": game, **written}]
    assert player.get("/api/notes").json() == []
    assert host.send("PUT", path, {"text": " \n "}).json()["text"] == ""
    assert host.get("/api/notes").json() == []

"""Games over their whole life: played over the socket, recorded, looked back at, played again, killed and resumed."""

import json
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from tests.server.conftest import Server, Visitor
from tests.server.game.lines import ended, line, next_view, play_on
from tests.server.lobby.opening import BOT, FRIEND, ME, joined, opened
from utopia.notation.record import parse_record
from utopia.notation.verifying import verify

Visit = Callable[[], Visitor]
MakeServer = Callable[..., Server]
MakeVisitor = Callable[[Server], Visitor]


def test_a_whole_game_its_record_and_a_rematch(visit: Visit) -> None:
    me, friend = visit(), visit()
    table = opened(me, ME, FRIEND, BOT, pace=0, options={"target": 1})
    joined(friend, table)
    id_ = table["id"]
    me.post(f"/api/tables/{id_}/start")
    with line(me, id_) as mine, line(friend, id_) as theirs:
        luck = random.Random(3)
        view, other = next_view(mine), next_view(theirs)
        while view["phase"] != "over":
            for socket, seen in ((mine, view), (theirs, other)):
                if seen["choices"]:
                    code = luck.choice(seen["choices"])
                    sent = {"type": "play", "key": str(luck.random()), "version": seen["version"], "code": code}
                    socket.send(json.dumps(sent))
            view = newest(mine, view)
            other = newest(theirs, other)
    assert view["result"]["places"]
    check_record(me, friend, id_)
    check_past(me, id_, view)
    check_rematch(me, friend, id_)


def newest(socket: ClientConnection, view: dict[str, Any]) -> dict[str, Any]:
    """The last view that is there, or the one before."""
    while True:
        try:
            message = json.loads(socket.recv(timeout=0.02))
        except TimeoutError:
            return view
        view = message.get("view", view)


def check_record(me: Visitor, friend: Visitor, id_: str) -> None:
    text = me.get(f"/api/games/{id_}/record").text
    assert friend.get(f"/api/games/{id_}/record").text == text
    record = parse_record(text)
    assert record.viewer is None
    assert record.names[0] == "Ada"
    assert verify(record) is None
    assert record.result is not None


def check_past(me: Visitor, id_: str, last: dict[str, Any]) -> None:
    frames = me.get(f"/api/games/{id_}/frames", first=0, last=1000).json()
    assert len(frames["views"]) == 64
    assert frames["total"] == last["events"]
    opened_hands = me.get(f"/api/games/{id_}/frames", first=40, last=40, open=True).json()["views"][0]
    assert all(player["hand"] is not None for player in opened_hands["players"])
    chronicle = me.get(f"/api/games/{id_}/chronicle").json()["happenings"]
    assert [happening["number"] for happening in chronicle] == list(range(last["events"]))
    tally = me.get(f"/api/games/{id_}/tally").json()["rounds"]
    scores = [sum(sum(rounds[seat]) for rounds in tally) for seat in range(3)]
    assert scores == [player["score"] for player in last["players"]]


def check_rematch(me: Visitor, friend: Visitor, id_: str) -> None:
    entry = next(game for game in me.get("/api/games").json() if game["id"] == id_)
    assert entry["state"] == "over"
    assert min(entry["places"]) == 1
    with ThreadPoolExecutor(4) as at_once:
        answers = list(at_once.map(lambda who: who.post(f"/api/games/{id_}/rematch"), (friend, me, me, friend)))
    assert [answer.status_code for answer in answers] == [201] * 4
    (made,) = {answer.json()["id"] for answer in answers}
    table = me.get(f"/api/tables/{made}").json()
    assert (table["state"], table["is_rematch"]) == ("open", True)
    assert table["options"]["target"] == 1
    assert len(table["options"]) == len(me.get("/api/offer").json()["options"]), "all are written out"
    assert [seat["kind"] for seat in table["sitting"]] == ["person", "person", "bot"]
    guest = friend if table["host"] else me
    assert guest.post(f"/api/tables/{made}/start").json()["state"] == "running", "all have come: anybody begins"
    assert me.post(f"/api/games/{id_}/rematch").json()["id"] == made
    assert me.get(f"/api/tables/{id_}").json()["rematch"] == made


def test_both_lists_say_for_whom_a_game_waits_and_how_long(visit: Visit) -> None:
    me, friend = visit(), visit()
    table = opened(me, ME, FRIEND, pace=0, first=0, terms={"tempo": {"kind": "slow", "turn": 172800}})
    joined(friend, table)
    me.post(f"/api/tables/{table['id']}/start")
    mine, theirs = (who.get("/api/games").json()[0] for who in (me, friend))
    assert (mine["my_turn"], theirs["my_turn"]) == (True, False)
    assert mine["deciding"] == theirs["deciding"] == [0]
    assert mine["until"] == theirs["until"] > mine["changed"]


def test_a_running_record_hides_hands(visit: Visit) -> None:
    me = visit()
    id_ = opened(me, ME, BOT, BOT, pace=0)["id"]
    with line(me, id_) as socket:
        play_on(socket, random.Random(5), most=25)
    mine = parse_record(me.get(f"/api/games/{id_}/record").text)
    watched = parse_record(me.get(f"/api/games/{id_}/record", seat=-1).text)
    assert mine.viewer == 0
    assert watched.viewer not in (None, 0)
    assert mine.events != watched.events


@pytest.mark.full
def test_a_server_that_dies_goes_on_where_it_was(make_server: MakeServer, make_visitor: MakeVisitor) -> None:
    server = make_server()
    me = make_visitor(server)
    id_ = opened(me, ME, BOT, BOT, pace=0, options={"target": 10})["id"]
    with line(me, id_) as socket:
        before = play_on(socket, random.Random(7), most=8)
        server.kill()
        ended(socket)
    server.start()
    assert me.get("/api/games").json()[0]["id"] == id_
    with line(me, id_, f"?since={before['version']}") as socket:
        after = next_view(socket)
        assert after["version"] >= before["version"]
        assert after["kept"] == before["events"]
        assert play_on_from(socket, after)["phase"] == "over"
    assert me.post("/api/tables/play-now").status_code == 201  # the old token holds


def play_on_from(socket: ClientConnection, view: dict[str, Any]) -> dict[str, Any]:
    """Go on from a view that has been read already."""
    luck = random.Random(9)
    if view["choices"]:
        sent = {"type": "play", "key": "again", "version": view["version"], "code": luck.choice(view["choices"])}
        socket.send(json.dumps(sent))
    return play_on(socket, luck)


@pytest.mark.full
def test_a_server_that_stops_says_so(make_server: MakeServer, make_visitor: MakeVisitor) -> None:
    server = make_server()
    me = make_visitor(server)
    id_ = opened(me, ME, BOT, pace=10)["id"]
    with line(me, id_) as socket:
        next_view(socket)
        server.stop()
        assert ended(socket) == 1012
    assert server.errors == ""


def closing_code(visitor: Visitor, id_: str) -> int | None:
    """How a socket is closed that gets nothing."""
    with line(visitor, id_) as socket:
        return ended(socket)


def test_sockets_are_for_who_may_look(visit: Visit) -> None:
    host, stranger, spectator = visit(), visit(), visit()
    table = opened(host, ME, FRIEND, pace=10)
    id_ = table["id"]
    watch = host.post(f"/api/tables/{id_}/links", {"purpose": "watch"}).json()["links"]["watch"]
    assert closing_code(host, id_) == 4409
    assert closing_code(stranger, id_) == 4401
    assert closing_code(host, "nothing") == 4404
    host.post(f"/api/tables/{id_}/start")
    spectator.post(f"/api{watch}", {})
    assert closing_code(stranger, id_) == 4401
    with line(spectator, id_, "?seat=0") as socket:
        view = next_view(socket)
        assert view["viewer"] == -1
        assert all(player["hand"] is None for player in view["players"])
        host.post(f"/api/tables/{id_}/links", {"purpose": "watch", "revoke": True})
        assert ended(socket) == 4404
    assert closing_code(spectator, id_) == 4404
    assert spectator.get(f"/api/tables/{id_}").status_code == 404

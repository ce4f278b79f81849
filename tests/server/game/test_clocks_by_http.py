"""Clocks, votes and seats that are left, over HTTP and through a kill of the server."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.server.chat.test_routes import say
from tests.server.conftest import Server, Visitor
from tests.server.game.test_over_the_network import playing
from tests.server.lobby.opening import FRIEND, ME, joined

LIVE = {"kind": "live", "bank": 600, "increment": 15}


def two(visit: Callable[[], Visitor], **terms: Any) -> tuple[Visitor, Visitor, str]:
    host, friend = visit(), visit()
    wish = {"seats": [ME, FRIEND], "pace": 10, "terms": terms}
    table = host.post("/api/tables", wish).json()
    joined(friend, table)
    assert host.post(f"/api/tables/{table['id']}/start").status_code == 200
    return host, friend, table["id"]


def test_one_leaves_the_other_decides_and_the_seat_is_taken_back(visit: Callable[[], Visitor]) -> None:
    host, friend, game = two(visit, tempo=LIVE)
    assert host.get(f"/api/games/{game}/time").json()["tempo"]["bank"] == 600
    host.post(f"/api/games/{game}/quit")
    vote = host.post(f"/api/games/{game}/quit").json()["vote"]  # asked for twice it is done once
    assert (vote["seats"], vote["why"], vote["voters"]) == ([0], "left", [1])
    told = friend.send("PUT", f"/api/games/{game}/votes/{vote['id']}", {"choice": "bot"}).json()
    assert told["vote"] is None
    assert friend.get(f"/api/tables/{game}").json()["sitting"][0]["kind"] == "bot"
    late = friend.send("PUT", f"/api/games/{game}/votes/{vote['id']}", {"choice": "end"})
    assert (late.status_code, late.json()["why"]["id"]) == (404, "time-no-vote")
    assert host.get(f"/api/games/{game}/time").json()["yours"] == [0]
    [entry] = host.get("/api/games").json()
    assert (entry["id"], entry["left"]) == (game, {"seat": 0, "back": True})
    assert friend.get("/api/games").json()[0]["left"] is None
    assert host.post(f"/api/games/{game}/return").json()["yours"] == []
    assert host.get("/api/games").json()[0]["left"] is None
    assert friend.get(f"/api/tables/{game}").json()["sitting"][0]["kind"] == "person"


def test_who_has_left_reports_and_mutes_by_the_lines_that_he_reads(visit: Callable[[], Visitor]) -> None:
    host, friend, game = two(visit)
    with playing(host, game) as play:
        assert say(play, "rude", "r")["refusal"] is None
    vote = friend.post(f"/api/games/{game}/quit").json()["vote"]["id"]
    host.send("PUT", f"/api/games/{game}/votes/{vote}", {"choice": "bot"})
    [line] = friend.get(f"/api/games/{game}/talk").json()["lines"]
    about = {"game": game, "line": line["id"]}
    assert friend.post("/api/reports", {"message": "rude", "about": about}).status_code == 201
    assert friend.post("/api/relations", {"kind": "mute", "whom": about}).status_code == 201


def test_the_last_one_ends_the_game(visit: Callable[[], Visitor]) -> None:
    host = visit()
    game = host.post("/api/tables/play-now").json()["id"]
    assert host.post(f"/api/games/{game}/quit").json()["ended"]
    assert host.get(f"/api/tables/{game}").json()["state"] == "over"
    [entry] = host.get("/api/games").json()
    assert (entry["state"], entry["places"]) == ("over", [])
    record = host.get(f"/api/games/{game}/record")
    assert record.status_code == 200
    assert "\nseed: " in record.text or "secret" in record.text, record.text  # it is over: all may be known
    assert host.get(f"/api/games/{game}/frames?last=3&open=true").status_code == 200
    again = host.post(f"/api/games/{game}/quit")
    assert (again.status_code, again.json()["why"]["id"]) == (409, "problem-is-over")


def test_a_substitute_comes_by_the_link(visit: Callable[[], Visitor]) -> None:
    host, friend, game = two(visit)
    vote = friend.post(f"/api/games/{game}/quit").json()["vote"]
    host.send("PUT", f"/api/games/{game}/votes/{vote['id']}", {"choice": "substitute"})
    join = host.get(f"/api/tables/{game}").json()["links"]["join"]
    substitute = visit()
    assert substitute.get(f"/api{join}").json()["free"] == 1
    table = substitute.post(f"/api{join}", {"name": "Eve"}).json()
    assert [one["mine"] for one in table["sitting"]] == [False, True]
    taken = friend.post(f"/api/games/{game}/return")
    assert (taken.status_code, taken.json()["why"]["id"]) == (409, "time-taken")
    assert friend.get("/api/games").json()[0]["left"] == {"seat": 1, "back": False}
    assert friend.get(f"/api{join}").json()["free"] == 0
    again = friend.post(f"/api{join}", {"name": "Bob"})
    assert (again.status_code, again.json()["why"]["id"]) == (409, "storage-had-seat")
    assert friend.get(f"/api/games/{game}/chronicle").status_code == 200, "they may look on"
    assert friend.get(f"/api/games/{game}/chronicle?seat=1").status_code == 403
    assert friend.get(f"/api/games/{game}/frames?seat=1").status_code == 403
    vote = substitute.post(f"/api/games/{game}/quit").json()["vote"]
    host.send("PUT", f"/api/games/{game}/votes/{vote['id']}", {"choice": "bot"})
    assert substitute.get("/api/games").json()[0]["left"] == {"seat": 1, "back": True}
    assert substitute.get(f"/api{join}").json()["free"] == 1, "her own"
    assert friend.post(f"/api/games/{game}/return").status_code == 409
    assert substitute.post(f"/api/games/{game}/return").status_code == 200


def test_who_still_plays_may_hand_on_the_link_to_a_substitute(visit: Callable[[], Visitor]) -> None:
    host, friend, game = two(visit)
    host.post(f"/api/tables/{game}/links", {"purpose": "watch"})
    vote = host.post(f"/api/games/{game}/quit").json()["vote"]
    assert friend.get(f"/api/tables/{game}").json()["links"] is None
    friend.send("PUT", f"/api/games/{game}/votes/{vote['id']}", {"choice": "substitute"})
    links = friend.get(f"/api/tables/{game}").json()["links"]
    assert links["watch"] is None, "only the host lets spectators in"
    drawings = [friend.get(f"/api/tables/{game}/qr/{purpose}.svg").status_code for purpose in ("join", "watch")]
    assert drawings == [200, 404]
    substitute = visit()
    assert substitute.post(f"/api{links['join']}", {"name": "Eve"}).status_code == 200
    for one in (friend, substitute):
        assert one.get(f"/api/tables/{game}").json()["links"] is None


@pytest.mark.full
def test_a_kill_costs_nobody_time_and_no_voice(
    make_server: Callable[..., Server], make_visitor: Callable[[Server], Visitor]
) -> None:
    own_server = make_server()
    host, friend, game = two(lambda: make_visitor(own_server), tempo=LIVE)
    host.post(f"/api/games/{game}/votes", {"question": "more_time"})
    before = host.get(f"/api/games/{game}/time").json()
    own_server.kill()
    own_server.start()
    after = host.get(f"/api/games/{game}/time").json()
    assert after["vote"]["id"] == before["vote"]["id"]
    assert after["vote"]["voices"] == [[0, "yes"]]
    assert [clock["runs"] for clock in after["clocks"]] == [clock["runs"] for clock in before["clocks"]]
    friend.send("PUT", f"/api/games/{game}/votes/{after['vote']['id']}", {"choice": "yes"})
    assert friend.get(f"/api/games/{game}/time").json()["vote"] is None

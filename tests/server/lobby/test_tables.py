"""Tables from the wish to the game, over real sockets."""

import contextlib
import random
import sqlite3
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.conftest import Server, Visitor
from tests.server.lobby.opening import BOT, FRIEND, ME, joined, opened
from tests.server.people.playing import play_bots_out

Visit = Callable[[], Visitor]


def test_play_now_is_running(visit: Visit) -> None:
    me = visit()
    answer = me.post("/api/tables/play-now")
    assert answer.status_code == 201, answer.text
    table = answer.json()
    assert table["state"] == "running"
    assert [seat["kind"] for seat in table["sitting"]].count("bot") == 3
    assert len({seat["name"] for seat in table["sitting"]}) == 4
    assert sum(seat["mine"] for seat in table["sitting"]) == 1
    games = me.get("/api/games").json()
    assert [(game["id"], game["state"]) for game in games] == [(table["id"], "running")]


def test_play_now_deals_bots_that_suit_the_last_games(visit: Visit) -> None:
    me = visit()
    assert me.get("/api/me/opponents").json() == {"level": "apprentice", "why": "first"}
    table = me.post("/api/tables/play-now").json()
    assert {seat["level"] for seat in table["sitting"]} == {None, "apprentice"}
    table = opened(me, ME, {"kind": "bot", "level": "mason"}, pace=0, options={"target": 1})
    play_bots_out(me, table["id"], random.Random(3))
    assert me.get("/api/me/opponents").json() == {"level": "mason", "why": "same"}
    table = me.post("/api/tables/play-now").json()
    assert {seat["level"] for seat in table["sitting"]} == {None, "mason"}


def test_play_now_deals_the_bots_that_are_wished(visit: Visit) -> None:
    me = visit()
    table = me.post("/api/tables/play-now?level=envoy&hold=true").json()
    assert {seat["level"] for seat in table["sitting"]} == {None, "envoy"}
    assert me.post("/api/tables/play-now?level=nobody").status_code == 422


def test_who_has_the_name_of_another_gets_a_number(visit: Visit) -> None:
    host, guest = visit(), visit()
    seen = joined(guest, opened(host, ME, FRIEND, BOT), "ada")
    assert [seat["name"] for seat in seen["sitting"]][:2] == ["Ada", "ada 2"]


def test_a_friend_joins_by_the_link(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = opened(host, ME, FRIEND, BOT)
    assert table["state"] == "open"
    assert table["links"]["lan"].endswith(" serve --lan"), "nobody else in the network reaches this server"
    invitation = guest.get(f"/api{table['links']['join']}").json()
    assert invitation["host"] == "Ada"
    assert invitation["free"] == 1
    seen = joined(guest, table)
    assert seen["links"] is None
    assert [seat["name"] for seat in seen["sitting"]][:2] == ["Ada", "Grace"]
    assert [seat["mine"] for seat in seen["sitting"]] == [False, True, False]
    assert host.post(f"/api/tables/{table['id']}/start").json()["state"] == "running"
    assert guest.get(f"/api/tables/{table['id']}").json()["state"] == "running"
    assert guest.get("/api/me").json()["name"] == "Grace"


def test_the_same_guest_keeps_his_seat_and_a_late_one_is_told(visit: Visit) -> None:
    host, guest, late = visit(), visit(), visit()
    table = opened(host, ME, FRIEND)
    joined(guest, table)
    again = joined(guest, table, "Grace H.")
    assert [seat["name"] for seat in again["sitting"]] == ["Ada", "Grace H."]
    answer = late.post(f"/api{table['links']['join']}", {"name": "Late"})
    assert answer.status_code == 409
    assert answer.json()["why"]["id"] == "storage-no-seat"


def test_a_revoked_link_lets_nobody_in(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = opened(host, ME, FRIEND)
    changed = host.post(f"/api/tables/{table['id']}/links", {"purpose": "join"}).json()
    assert changed["links"]["join"] not in (None, table["links"]["join"])
    old = f"/api{table['links']['join']}"
    assert guest.get(old).status_code == 404
    assert guest.post(old, {"name": "Grace"}).status_code == 404
    gone = host.post(f"/api/tables/{table['id']}/links", {"purpose": "join", "revoke": True}).json()
    assert gone["links"]["join"] is None
    assert guest.get(f"/api{changed['links']['join']}").status_code == 404


@pytest.mark.parametrize(("missing", "kinds"), [("bot", ["person", "bot", "bot"]), ("closed", ["person", "bot"])])
def test_the_host_starts_without_a_friend(visit: Visit, missing: str, kinds: list[str]) -> None:
    host = visit()
    table = opened(host, ME, FRIEND, BOT)
    started = host.post(f"/api/tables/{table['id']}/start", {"missing": missing})
    assert started.status_code == 200, started.text
    assert [seat["kind"] for seat in started.json()["sitting"]] == kinds


def test_who_goes_first_stays_first_when_a_seat_is_closed(visit: Visit) -> None:
    host = visit()
    table = opened(host, FRIEND, BOT, ME, first=2, pace=10)
    assert host.post(f"/api/tables/{table['id']}/start", {"missing": "closed"}).status_code == 200
    record = host.get(f"/api/games/{table['id']}/record").text
    assert "\nfirst blue\n" in record


def test_too_few_are_left(visit: Visit) -> None:
    host = visit()
    table = opened(host, ME, FRIEND)
    answer = host.post(f"/api/tables/{table['id']}/start", {"missing": "closed"})
    assert answer.status_code == 409
    assert answer.json()["why"] == {"id": "problem-too-few", "words": {"least": 2}}
    assert host.get(f"/api/tables/{table['id']}").json()["state"] == "open"


def test_a_started_table_is_not_started_or_deleted_again(visit: Visit) -> None:
    host = visit()
    id_ = opened(host, ME, BOT)["id"]
    assert host.post(f"/api/tables/{id_}/start").json()["why"]["id"] == "problem-is-running"
    assert host.send("DELETE", f"/api/tables/{id_}").status_code == 409


def test_what_cannot_be_played_here_is_not_begun(server: Server, visit: Visit) -> None:
    host = visit()
    id_ = opened(host, ME, FRIEND)["id"]
    with contextlib.closing(sqlite3.connect(server.data / "utopia.db", timeout=30)) as database, database:
        database.execute("update game set board = 'no such map' where id = ?", (id_,))
    answer = host.post(f"/api/tables/{id_}/start")
    assert (answer.status_code, answer.json()["why"]["id"]) == (409, "storage-board-unknown")
    assert host.get(f"/api/tables/{id_}").json()["state"] == "open"


def test_an_open_table_goes(visit: Visit) -> None:
    host = visit()
    id_ = opened(host, ME, FRIEND)["id"]
    assert host.send("DELETE", f"/api/tables/{id_}").status_code == 204
    assert host.get(f"/api/tables/{id_}").status_code == 404
    assert host.get("/api/games").json() == []


def test_a_friend_gets_up_again(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = opened(host, ME, FRIEND)
    joined(guest, table)
    assert guest.post(f"/api/tables/{table['id']}/leave").status_code == 204
    assert guest.get(f"/api/tables/{table['id']}").status_code == 404
    assert [seat["kind"] for seat in host.get(f"/api/tables/{table['id']}").json()["sitting"]] == ["person", "open"]
    assert host.post(f"/api/tables/{table['id']}/leave").status_code == 409


def test_pace_and_a_new_name_are_seen_by_all(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = opened(host, ME, FRIEND)
    joined(guest, table)
    assert host.send("PATCH", f"/api/tables/{table['id']}/pace", {"pace": 0.25}).json()["pace"] == 0.25
    host.send("PATCH", "/api/me", {"name": "  Ada   L. ", "language": "it"})
    seen = guest.get(f"/api/tables/{table['id']}").json()
    assert seen["sitting"][0]["name"] == "Ada L."
    assert host.get("/api/me").json()["language"] == "it"


def test_links_have_qr_codes_for_the_host(visit: Visit) -> None:
    host = visit()
    table = opened(host, ME, FRIEND)
    drawn = host.get(f"/api/tables/{table['id']}/qr/join.svg")
    assert drawn.headers["content-type"] == "image/svg+xml"
    assert drawn.text.startswith("<svg")
    assert host.get(f"/api/tables/{table['id']}/qr/watch.svg").status_code == 404
    host.post(f"/api/tables/{table['id']}/links", {"purpose": "watch"})
    watch = host.get(f"/api/tables/{table['id']}/qr/watch.svg")
    assert watch.status_code == 200
    assert watch.text != drawn.text


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        ({"seats": [ME, ME]}, "problem-me"),
        ({"seats": [ME, {"kind": "device"}]}, "problem-name-empty"),
        ({"seats": [ME, {"kind": "bot", "level": "gready"}]}, "problem-level"),
        ({"seats": [ME, BOT], "edition": "xx"}, "problem-edition"),
        ({"seats": [ME, BOT], "options": {"target": 1000}}, "problem-edition"),
        ({"seats": [ME, BOT], "options": {"preset": "fr"}}, "problem-edition"),
        ({"seats": [ME, BOT], "options": {"live_order": 3}}, "problem-edition"),
        ({"seats": [ME, BOT], "first": 2}, "problem-no-seat"),
        ({"seats": [{"kind": "me", "name": "A\u202eB"}, BOT]}, "problem-name-tricks"),
        ({"seats": [ME]}, "problem-field-few"),
        ({"seats": [ME, BOT], "colour": "red"}, "problem-field-unknown"),
    ],
)
def test_a_wish_that_does_not_fit_leaves_nothing_behind(visit: Visit, wish: Any, why: str) -> None:
    host = visit()
    answer = host.post("/api/tables", wish)
    assert answer.status_code == 422, answer.text
    assert answer.json()["why"]["id"] == why
    assert host.get("/api/games").json() == []
    assert [name for name in host.http.cookies if not name.endswith("-visit")] == []

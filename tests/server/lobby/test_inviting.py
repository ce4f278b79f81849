"""Asking somebody to a table by name: the host asks, who is asked looks, sits down or declines."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from tests.server.conftest import Server, Visitor
from tests.server.lobby.opening import FRIEND, ME, joined, opened
from tests.server.notifications.test_live import LONG, socket_of
from tests.server.people.playing import accounts, profile

Visit = Callable[[], Visitor]
Table = dict[str, Any]
MYSELF = {"kind": "me"}


def next_invitations(socket: ClientConnection) -> list[Any]:
    """What their open pages are told."""
    found: list[Any] = json.loads(socket.recv(LONG))["invitations"]
    return found


def target(person: Visitor) -> dict[str, Any]:
    return {"whom": {"person": profile(person)["id"]}}


def at(table: Table) -> str:
    return f"/api/tables/{table['id']}/invitations"


def door(table: Table) -> str:
    return f"/api/invitations/{table['id']}"


def ask(host: Visitor, table: Table, wish: dict[str, Any]) -> Any:
    answer = host.post(at(table), wish)
    assert answer.status_code == 201, answer.text
    return answer.json()


def asked(person: Visitor) -> list[str]:
    """The tables to which somebody is asked."""
    return [one["table"] for one in person.get("/api/invitations").json()]


def invited(host: Visitor, table: Table) -> list[tuple[str, str]]:
    answer = host.get(f"/api/tables/{table['id']}")
    assert answer.status_code == 200, answer.text
    return [(one["name"], one["state"]) for one in answer.json()["invited"]]


def why(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["why"]["id"]


OVER = (404, "storage-no-invitation")


def test_who_is_asked_sees_what_is_played_and_sits_down(visit: Visit) -> None:
    ann, bob = accounts(visit, "Ann", "Bob")
    table = opened(ann, MYSELF, FRIEND, FRIEND, options={"target": 30}, terms={"language": "it", "delay": 60})
    with socket_of(bob) as line:
        assert next_invitations(line) == []
        assert ask(ann, table, target(bob))["invited"][0]["person"] == profile(bob)["id"]
        [news] = next_invitations(line)
        assert (news["table"], news["host"], news["names"], news["free"]) == (table["id"], "Ann", [], 2)
        [seen] = bob.get("/api/invitations").json()
        assert seen == bob.get(door(table)).json()
        assert (seen["host"], seen["host_person"], seen["met"], seen["free"]) == ("Ann", profile(ann)["id"], False, 2)
        assert (seen["options"]["target"], seen["terms"]["language"], seen["terms"]["delay"]) == (30, "it", 60)
        assert bob.get(f"/api/tables/{table['id']}").status_code == 404, "an invitation is not the seat"
        assert invited(ann, table) == [("Bob", "asked")]
        assert bob.post(door(table)).json()["sitting"][1]["name"] == "Bob"
        assert next_invitations(line) == []
    assert (invited(ann, table), asked(bob)) == ([], [])
    assert ask(ann, table, target(bob))["invited"] == [], "they sit there already"
    assert why(bob.post(door(table))) == OVER


def test_the_host_alone_is_told_who_was_asked(visit: Visit) -> None:
    ann, bob, cleo = accounts(visit, "Ann", "Bob", "Cleo")
    table = opened(ann, MYSELF, FRIEND, FRIEND)
    joined(cleo, table, "Cleo")
    ask(ann, table, target(bob))
    assert cleo.get(f"/api/tables/{table['id']}").json()["invited"] == []
    assert why(cleo.get(door(table))) == OVER
    assert why(cleo.send("DELETE", door(table))) == OVER


def test_it_is_declined_once_and_for_all(visit: Visit) -> None:
    ann, bob = accounts(visit, "Ann", "Bob")
    table = opened(ann, MYSELF, FRIEND)
    ask(ann, table, target(bob))
    for reason in ("clock", "later"):
        assert bob.send("DELETE", f"{door(table)}?reason={reason}").status_code == 204
    assert bob.send("DELETE", f"{door(table)}?reason=none").status_code == 422
    assert (asked(bob), invited(ann, table)) == ([], [("Bob", "declined")])
    assert ann.get(f"/api/tables/{table['id']}").json()["invited"][0]["reason"] == "clock", "what was said first"
    ask(ann, table, target(bob))
    assert (asked(bob), invited(ann, table)) == ([], [("Bob", "declined")]), "they are not asked again"
    assert why(bob.post(door(table))) == OVER


def test_it_is_taken_back(visit: Visit) -> None:
    ann, bob, eve = accounts(visit, "Ann", "Bob", "Eve")
    table = opened(ann, MYSELF, FRIEND)
    [one] = ask(ann, table, target(bob))["invited"]
    assert why(eve.send("DELETE", f"{at(opened(eve, MYSELF, FRIEND))}/{one['id']}")) == OVER, "it is Ann's"
    with socket_of(bob) as line:
        assert len(next_invitations(line)) == 1
        assert ann.send("DELETE", f"{at(table)}/{one['id']}").json()["invited"] == []
        assert next_invitations(line) == []
    assert why(ann.send("DELETE", f"{at(table)}/{one['id']}")) == OVER
    assert why(bob.send("DELETE", door(table))) == OVER


@pytest.mark.parametrize("end", ["closes", "begins", "fills"])
def test_it_ends_when_the_table(visit: Visit, end: str) -> None:
    ann, bob, cleo, dora = accounts(visit, "Ann", "Bob", "Cleo", "Dora")
    table = opened(ann, MYSELF, FRIEND)
    ask(ann, table, target(bob))
    with socket_of(bob) as line:
        assert len(next_invitations(line)) == 1
        if end == "closes":
            assert ann.send("DELETE", f"/api/tables/{table['id']}").status_code == 204
        elif end == "begins":
            assert ann.post(f"/api/tables/{table['id']}/start").status_code == 200
        else:
            joined(cleo, table, "Cleo")
        assert next_invitations(line) == []
    assert why(bob.post(door(table))) == OVER
    if end == "fills":
        assert why(ann.post(at(table), target(dora))) == (409, "storage-no-seat")
        assert cleo.post(f"/api/tables/{table['id']}/leave").status_code == 204
        assert asked(bob) == [table["id"]], "there is a seat again"


@pytest.mark.parametrize("blocker", ["who is asked", "somebody at the table"])
def test_who_is_blocked_does_not_learn_it(visit: Visit, blocker: str) -> None:
    ann, bob, cleo = accounts(visit, "Ann", "Bob", "Cleo")
    table = opened(ann, MYSELF, FRIEND, FRIEND)
    joined(cleo, table, "Cleo")
    who, whom = (bob, ann) if blocker == "who is asked" else (cleo, bob)
    who.post("/api/relations", {"kind": "block", "whom": {"person": profile(whom)["id"]}})
    shown = ask(ann, table, target(bob))["invited"]
    assert [one["state"] for one in shown] == ["asked"], "it looks sent"
    assert asked(bob) == []
    assert bob.get("/api/notices/waiting").json()["invitations"] == []
    assert why(bob.post(door(table))) == OVER


def test_whom_one_blocks_one_does_not_ask(visit: Visit) -> None:
    ann, bob = accounts(visit, "Ann", "Bob")
    table = opened(ann, MYSELF, FRIEND)
    ann.post("/api/relations", {"kind": "block", **target(bob)})
    assert why(ann.post(at(table), target(bob))) == (409, "problem-invite-blocked")


def test_guests_are_asked_by_who_has_played_with_them(visit: Visit) -> None:
    host, guest, eve = visit(), visit(), visit()
    first = opened(host, ME, FRIEND)
    joined(guest, first)
    table, wish = opened(host, ME, FRIEND), {"whom": {"game": first["id"], "seat": 1}}
    assert why(host.post(at(table), wish)) == (404, "storage-nobody"), "they have not played yet"
    watch = host.post(f"/api/tables/{first['id']}/links", {"purpose": "watch"}).json()["links"]["watch"]
    assert host.post(f"/api/tables/{first['id']}/start").status_code == 200
    [grace] = host.get("/api/companions").json()
    assert (grace["name"], grace["person"], grace["games"]) == ("Grace", None, 1)
    assert {key: value for key, value in grace["whom"].items() if value is not None} == wish["whom"]
    assert ask(host, table, wish)["invited"][0]["person"] is None, "a guest's id is nobody's"
    assert guest.get(door(table)).json()["met"] is True
    assert guest.post(door(table), {}).status_code == 200
    assert eve.post(f"/api{watch}", {}).status_code == 200
    hers = opened(eve, {"kind": "me", "name": "Eve"}, FRIEND)
    assert why(eve.post(at(hers), wish)) == (404, "storage-nobody"), "a spectator has not played with them"


def test_a_rated_table_is_for_accounts(visit: Visit) -> None:
    [ann], guest = accounts(visit, "Ann"), visit()
    first = opened(ann, MYSELF, FRIEND)
    joined(guest, first)
    ann.post(f"/api/tables/{first['id']}/start")
    rated = opened(ann, MYSELF, FRIEND, terms={"rated": True})
    refused = ann.post(at(rated), {"whom": {"game": first["id"], "seat": 1}})
    assert why(refused) == (409, "problem-invite-guest")


@pytest.mark.full
def test_nobody_is_pestered(make_server: Callable[..., Server], make_visitor: Callable[[Server], Visitor]) -> None:
    server = make_server(limits=True)
    ann, bob = accounts(lambda: make_visitor(server), "Ann", "Bob")
    for _ in range(5):
        table = opened(ann, MYSELF, FRIEND)
        for _ in range(2):  # the second time is none
            ask(ann, table, target(bob))
        ann.send("DELETE", f"/api/tables/{table['id']}")
    refused = ann.post(at(opened(ann, MYSELF, FRIEND)), target(bob))
    assert why(refused) == (429, "problem-invite-often")
    assert int(refused.headers["retry-after"]) >= 3600


def test_a_table_asks_so_many_and_no_more(visit: Visit) -> None:
    ann, *people = accounts(visit, "Ann", *(f"Guest {number}" for number in range(13)))
    table = opened(ann, MYSELF, FRIEND)
    for person in people[:12]:
        ask(ann, table, target(person))
    assert why(ann.post(at(table), target(people[12]))) == (409, "storage-invited")

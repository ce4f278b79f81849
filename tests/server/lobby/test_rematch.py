"""Once more with the same people: nobody is seated who has not asked for it."""

import contextlib
import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.conftest import Visitor
from tests.server.game.lines import line, play_on
from tests.server.lobby.opening import ME, opened
from tests.server.people.playing import accounts, short_game

Visit = Callable[[], Visitor]


def rematch(visitor: Visitor, game: str) -> Any:
    answer = visitor.post(f"/api/games/{game}/rematch")
    assert answer.status_code == 201, answer.text
    return answer.json()


def seated(table: Any) -> list[tuple[str, str, str | None]]:
    return [(seat["kind"], seat["name"], seat["was"]) for seat in table["sitting"]]


def test_others_are_asked_and_their_seats_kept(visit: Visit) -> None:
    ann, bob, eve = accounts(visit, "Ann", "Bob", "Eve")
    game = short_game([ann, bob], rated=True, tempo={"kind": "live", "bank": 60, "increment": 15})
    table = rematch(bob, game)
    assert (table["state"], table["host"], table["terms"]["rated"]) == ("open", True, True)
    assert seated(table) == [("open", "", "Ann"), ("person", "Bob", None)]
    assert eve.get(f"/api{table['links']['join']}").json()["free"] == 0
    assert ann.get(f"/api{table['links']['join']}").json()["free"] == 1
    assert eve.post(f"/api{table['links']['join']}", {"name": "Eve"}).status_code == 409, "it is Ann's"
    assert ann.get("/api/games").json()[0]["id"] == table["id"], "she finds it among her games"
    assert bob.post(f"/api/tables/{table['id']}/start", {"missing": "closed"}).status_code == 409, "not alone"
    came = rematch(ann, game)
    assert (came["id"], came["state"], came["host"]) == (table["id"], "open", False)
    assert seated(came) == [("person", "Ann", None), ("person", "Bob", None)]
    assert ann.post(f"/api/tables/{table['id']}/start").json()["state"] == "running"


@pytest.mark.full
def test_who_has_the_ended_game_open_is_told(visit: Visit) -> None:
    ann, bob = accounts(visit, "Ann", "Bob")
    game = short_game([ann, bob])
    with line(ann, game) as socket:
        with contextlib.suppress(TimeoutError):
            while socket.recv(timeout=1):  # all that is told at first
                pass
        table = rematch(bob, game)
        assert json.loads(socket.recv(timeout=60))["again"] == 1
    assert ann.get(f"/api/tables/{game}").json()["rematch"] == table["id"]


def test_the_link_leads_to_ones_own_seat(visit: Visit) -> None:
    ann, bob, cleo = accounts(visit, "Ann", "Bob", "Cleo")
    table = rematch(ann, short_game([ann, bob, cleo]))
    came = cleo.post(f"/api{table['links']['join']}", {}).json()
    assert seated(came) == [("person", "Ann", None), ("open", "", "Bob"), ("person", "Cleo", None)]
    assert cleo.post(f"/api/tables/{table['id']}/start").status_code == 403, "Bob is not here yet"
    assert ann.post(f"/api/tables/{table['id']}/start", {"missing": "closed"}).json()["state"] == "running"
    assert bob.post(f"/api/tables/{table['id']}/leave").status_code == 404, "it is none of theirs any more"


@pytest.mark.full
def test_for_who_has_deleted_himself_no_seat_is_kept(visit: Visit) -> None:
    ann, bob, eve = accounts(visit, "Ann", "Bob", "Eve")
    game = short_game([ann, bob])
    assert bob.post("/api/account/delete", {"name": "Bob"}).status_code == 200
    table = rematch(ann, game)
    assert seated(table) == [("person", "Ann", None), ("open", "", None)]
    assert eve.post(f"/api{table['links']['join']}", {}).status_code == 200


@pytest.mark.full
def test_who_avoids_somebody_there_does_not_come(visit: Visit) -> None:
    ann, bob, cleo = accounts(visit, "Ann", "Bob", "Cleo")
    game = short_game([ann, bob, cleo])
    table = rematch(ann, game)
    rematch(bob, game)
    cleo.post("/api/relations", {"kind": "block", "whom": {"game": game, "seat": 1}})
    refused = cleo.post(f"/api/games/{game}/rematch")
    assert (refused.status_code, refused.json()["why"]["id"]) == (403, "problem-not-together")
    assert seated(ann.get(f"/api/tables/{table['id']}").json())[2] == ("open", "", "Cleo")


@pytest.mark.full
def test_whom_one_blocks_oneself_no_seat_is_kept_for(visit: Visit) -> None:
    ann, bob, cleo = accounts(visit, "Ann", "Bob", "Cleo")
    game = short_game([ann, bob, cleo])
    ann.post("/api/relations", {"kind": "block", "whom": {"game": game, "seat": 1}})
    table = rematch(ann, game)
    assert seated(table) == [("person", "Ann", None), ("open", "", None), ("open", "", "Cleo")]
    assert rematch(cleo, game)["id"] == table["id"], "it goes on among the rest"
    refused = bob.post(f"/api/games/{game}/rematch")
    assert (refused.status_code, refused.json()["why"]["id"]) == (403, "problem-not-together")


def test_who_is_blocked_does_not_learn_it_by_asking(visit: Visit) -> None:
    ann, bob, cleo = accounts(visit, "Ann", "Bob", "Cleo")
    game = short_game([ann, bob, cleo])
    bob.post("/api/relations", {"kind": "block", "whom": {"game": game, "seat": 0}})
    table = rematch(ann, game)
    assert seated(table)[1:] == [("open", "", "Bob"), ("open", "", "Cleo")], "as if nothing were"
    assert table["id"] not in [one["id"] for one in bob.get("/api/games").json()], "they are not asked"
    assert table["id"] in [one["id"] for one in cleo.get("/api/games").json()]
    assert bob.post(f"/api/games/{game}/rematch").status_code == 403
    rematch(cleo, game)
    assert ann.post(f"/api/tables/{table['id']}/start", {"missing": "closed"}).json()["state"] == "running"


@pytest.mark.full
def test_with_those_alone_whom_one_blocks_there_is_none(visit: Visit) -> None:
    ann, bob = accounts(visit, "Ann", "Bob")
    game = short_game([ann, bob])
    ann.post("/api/relations", {"kind": "block", "whom": {"game": game, "seat": 1}})
    refused = ann.post(f"/api/games/{game}/rematch")
    assert (refused.status_code, refused.json()["why"]["id"]) == (403, "problem-rematch")
    assert bob.post(f"/api/games/{game}/rematch").status_code == 201, "they do not know"


def test_alone_with_bots_it_begins_at_once(visit: Visit) -> None:
    me = visit()
    id_ = opened(me, ME, {"kind": "bot", "level": "random"}, {"kind": "bot"}, pace=0, options={"target": 1})["id"]
    with line(me, id_) as socket:
        play_on(socket, random.Random(1))
    assert rematch(me, id_)["state"] == "running"

"""Tournaments over HTTP: opened, entered, played, followed and directed."""

import json
import random
import time
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.answers import why
from tests.server.conftest import Visitor
from tests.server.people.playing import accounts, play_out
from tests.server.programs.conftest import Program, bot_of, token_of

Visit = Callable[[], Visitor]
SHORT = {"players": 2, "rounds": 2, "rest": 0, "options": {"target": 1}}


def opened(host: Visitor, **more: Any) -> str:
    terms = {**SHORT, **more.pop("terms", {})}
    answer = host.post("/api/tournaments", {"name": "An evening", "terms": terms, **more})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["entry"]["id"])


def shown(visitor: Visitor, id_: str) -> Any:
    return visitor.get(f"/api/tournaments/{id_}").json()


def entered(id_: str, *people: Visitor) -> None:
    for one in people:
        answer = one.send("PUT", f"/api/tournaments/{id_}/entry")
        assert answer.status_code == 200, answer.text


def round_is(number: int) -> Callable[[Any], bool]:
    return lambda found: bool(found["entry"]["round"] == number)


def until(visitor: Visitor, id_: str, wanted: Callable[[Any], bool]) -> Any:
    """What is shown once that is so."""
    for _ in range(300):
        if wanted(found := shown(visitor, id_)):
            return found
        time.sleep(0.1)
    raise AssertionError(shown(visitor, id_))


def test_two_play_an_event_to_its_end(visit: Visit) -> None:
    host, ben, cleo = accounts(visit, "Ada", "Ben", "Cleo")
    id_ = opened(host)
    entered(id_, ben, cleo)
    assert [one["name"] for one in shown(cleo, id_)["standings"]] == ["Ben", "Cleo"]
    begun = host.post(f"/api/tournaments/{id_}/start").json()
    assert (begun["entry"]["state"], begun["entry"]["round"], begun["game"]) == ("running", 1, None)
    for number in (1, 2):
        here = until(ben, id_, round_is(number))
        game = here["game"]
        assert game == shown(cleo, id_)["game"]
        assert game in [one["id"] for one in ben.get("/api/games").json()]
        (table,) = here["rounds"][0]["tables"]
        assert table["watch"] == f"/games/{game}"
        assert host.get(f"/api/games/{game}/view").json()["phase"], "everybody may watch"
        tables = ben.get("/api/notices/waiting").json()["tables"]
        assert [one["game"] for one in tables] == [game]
        seats = ben.get(f"/api/tables/{game}").json()["sitting"]
        people = [ben, cleo] if seats[0]["mine"] else [cleo, ben]
        play_out(people, game, random.Random(number))
    over = until(host, id_, lambda found: found["entry"]["state"] == "over")
    assert sum(one["points"] for one in over["standings"]) == 24
    assert over["standings"][0]["rank"] == 1
    assert host.get("/api/tournaments").json()["over"][0]["id"] == id_
    assert ben.get("/api/notices/waiting").json()["tables"] == []


def test_who_may_do_what(visit: Visit) -> None:
    host, ben, cleo = accounts(visit, "Ada", "Ben", "Cleo")
    guest = visit()
    guest.send("PATCH", "/api/me", {"name": "Gus"})
    assert why(guest.post("/api/tournaments", {"name": "x", "terms": SHORT})) == (403, "tournament-account")
    assert why(host.post("/api/tournaments", {"name": "  ", "terms": SHORT})) == (422, "problem-name-empty")
    id_ = opened(host, listed=False)
    assert id_ not in [one["id"] for one in ben.get("/api/tournaments").json()["open"]]
    assert shown(guest, id_)["entry"]["name"] == "An evening", "who has the address sees it"
    assert why(guest.send("PUT", f"/api/tournaments/{id_}/entry")) == (403, "tournament-account")
    entered(id_, ben)
    for method, path, body in (
        ("PATCH", "", {"paused": True}),
        ("DELETE", "", None),
        ("POST", "/start", None),
        ("DELETE", "/entrants/1", None),
    ):
        answer = ben.send(method, f"/api/tournaments/{id_}{path}", body)
        assert why(answer) == (403, "tournament-host-only")
    assert why(host.post(f"/api/tournaments/{id_}/start")) == (409, "tournament-too-few")
    changed = host.send("PATCH", f"/api/tournaments/{id_}", {"name": "Friday", "description": "Bring tea."}).json()
    assert (changed["entry"]["name"], changed["description"]) == ("Friday", "Bring tea.")
    entered(id_, cleo)
    assert ben.send("DELETE", f"/api/tournaments/{id_}/entry").json()["entry"]["entered"] == 1
    assert host.send("DELETE", f"/api/tournaments/{id_}/entrants/2").json()["standings"] == []
    assert why(cleo.send("PUT", f"/api/tournaments/{id_}/entry")) == (409, "tournament-removed")
    assert host.send("DELETE", f"/api/tournaments/{id_}").json()["entry"]["state"] == "cancelled"
    assert why(ben.send("PUT", f"/api/tournaments/{id_}/entry")) == (409, "tournament-over")
    assert why(host.get("/api/tournaments/none")) == (404, "tournament-none")


@pytest.mark.parametrize(
    ("terms", "told"),
    [
        ({"tempo": {"kind": "live"}}, "problem-tempo"),
        ({"options": {"target": -1}}, "problem-edition"),
        ({"players": 4, "most": 3}, "tournament-too-few"),
        ({"players": 4, "fill": 3}, "tournament-too-few"),
    ],
)
def test_what_is_wrong_with_an_event_is_said(visit: Visit, terms: dict[str, Any], told: str) -> None:
    (host,) = accounts(visit, "Ada")
    answer = host.post("/api/tournaments", {"name": "x", "terms": {**SHORT, **terms}})
    assert why(answer) == (422, told)


def test_programs_open_enter_and_follow(visit: Visit, program: Callable[..., Program]) -> None:
    ada, ben = accounts(visit, "Ada", "Ben")
    robby, mine = bot_of(ben), program(ada)
    machine = program(ben, token_of(ben, bot=robby)["text"])
    assert why(machine.post("/api/tournaments", {"name": "x", "terms": SHORT})) == (403, "tournament-people-open")
    made = mine.post("/api/tournaments", {"name": "Machines", "terms": SHORT}).json()["entry"]["id"]
    assert why(machine.http.put(f"/api/tournaments/{made}/entry")) == (403, "tournament-no-programs")
    id_ = mine.post("/api/tournaments", {"name": "Machines", "terms": {**SHORT, "programs": True}}).json()["entry"][
        "id"
    ]
    with mine.http.stream("GET", f"/api/stream/tournaments/{id_}") as stream:
        lines = stream.iter_lines()
        first = json.loads(next(lines))
        assert (first["type"], first["entry"]["entered"]) == ("tournament", 0)
        assert machine.http.put(f"/api/tournaments/{id_}/entry").status_code == 200
        second = json.loads(next(lines))
        assert [(one["name"], one["program"]) for one in second["standings"]] == [("Robby", True)]
        assert mine.http.put(f"/api/tournaments/{id_}/entry").json()["me"] == 2
        assert json.loads(next(lines))["entry"]["entered"] == 2
        assert mine.post(f"/api/tournaments/{id_}/start").status_code == 200
        fourth = json.loads(next(lines))
        assert (fourth["entry"]["state"], fourth["game"] is not None) == ("running", True)
    assert machine.get(f"/api/tournaments/{id_}").json()["game"] == fourth["game"]

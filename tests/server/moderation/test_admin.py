"""The endpoints of admins: nobody else finds them, every action is recorded, nothing is slow."""

import json
import sqlite3
import time
from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from tests.asynchronous import run
from tests.server.conftest import Server, Visitor
from tests.server.database.setting import open_storage
from tests.server.lobby.opening import FRIEND, ME, joined, opened
from tests.server.moderation.keeping import admin, called, seat
from tests.server.people.playing import accounts
from tests.server.programs.conftest import bot_of
from tests.server.test_hosting import socket
from utopia.server.database.schema import audit, game, now, person, report
from utopia.server.database.schema import seat as seats

JSON = dict[str, Any]
DOORS: tuple[tuple[str, str, JSON | None], ...] = (
    ("GET", "/api/admin/server", None),
    ("GET", "/api/admin/reports", None),
    ("GET", "/api/admin/reports/REPORT", None),
    ("POST", "/api/admin/reports/REPORT", {"act": "note", "text": "seen"}),
    ("GET", "/api/admin/people", None),
    ("GET", "/api/admin/people/PERSON", None),
    ("POST", "/api/admin/people/PERSON", {"act": "warn", "text": "be kind"}),
    ("GET", "/api/admin/tables", None),
    ("POST", "/api/admin/tables/TABLE/end", {}),
    ("GET", "/api/admin/audit", None),
)


@pytest.fixture
def keeper(visit: Callable[[], Visitor]) -> Visitor:
    visitor = visit()
    admin(visitor.server, "people", "promote", called(visitor, f"Keeper {time.monotonic_ns()}"))
    return visitor


@pytest.fixture
def case(visit: Callable[[], Visitor]) -> tuple[str, str, str, Visitor, Visitor]:
    """(report, reported person, table, reporter, reported) of a running game."""
    host, friend = visit(), visit()
    ben = called(friend, f"Ben {time.monotonic_ns() % 10**12}")
    table = opened(host, ME, FRIEND, {"kind": "bot"}, pace=10)
    joined(friend, table)
    assert host.post(f"/api/tables/{table['id']}/start").status_code == 200
    made = host.post("/api/reports", {"message": "they are rude", "about": seat(table["id"], 1)})
    return made.json()["id"], ben, table["id"], host, friend


def ask(visitor: Visitor, method: str, path: str, body: JSON | None) -> int:
    answer = visitor.get(path) if method == "GET" else visitor.send(method, path, body)
    return answer.status_code


def test_for_everybody_else_there_is_nothing(
    visit: Callable[[], Visitor], keeper: Visitor, case: tuple[str, str, str, Visitor, Visitor]
) -> None:
    report_, person_, table, host, friend = case
    nobody, guest = visit(), visit()
    guest.send("PATCH", "/api/me", {"name": "Guest"})
    for method, door, body in DOORS:
        path = door.replace("REPORT", report_).replace("PERSON", person_).replace("TABLE", table)
        for other in (nobody, guest, host, friend):
            assert ask(other, method, path, body) == 404, (method, path)
        assert ask(keeper, method, path, body) in (200, 204), (method, path)


def test_the_list_of_doors_is_whole(visit: Callable[[], Visitor]) -> None:
    described = visit().get("/api/openapi.json").json()["paths"]
    doors = {
        (method.upper(), path.replace("{report_id}", "REPORT").replace("{person_id}", "PERSON"))
        for path, methods in described.items()
        if path.startswith("/api/admin")
        for method in methods
    }
    assert {(method, path.replace("{table_id}", "TABLE")) for method, path in doors} == {
        (method, path) for method, path, _ in DOORS
    }


def test_who_is_demoted_finds_nothing_any_more(keeper: Visitor) -> None:
    me = keeper.get("/api/admin/audit").json()["deeds"][0]["about"]
    admin(keeper.server, "people", "demote", me)
    assert keeper.get("/api/admin/server").status_code == 404


def test_a_report_is_handled(keeper: Visitor, case: tuple[str, str, str, Visitor, Visitor]) -> None:
    report_, person_, table, _, friend = case
    assert report_ in [one["id"] for one in keeper.get("/api/admin/reports").json()["reports"]]
    found = keeper.get(f"/api/admin/reports/{report_}").json()
    assert (found["report"]["message"], found["about"]["id"]) == ("they are rude", person_)
    path = f"/api/admin/reports/{report_}"
    assert keeper.post(path, {"act": "remove_line"}).status_code == 409
    assert keeper.post(path, {"act": "warn", "text": " "}).status_code == 422
    assert keeper.post(path, {"act": "warn", "text": "be kind"}).status_code == 200
    assert keeper.post(path, {"act": "bar", "text": "insults", "hours": 5}).json()["about"]["barred_why"] == "insults"
    closed = keeper.post(path, {"act": "close", "text": "barred for five hours"}).json()
    assert closed["report"]["outcome"] == "barred for five hours"
    assert [deed["action"] for deed in closed["deeds"]][:3] == ["report-close", "ban", "warn"]
    assert keeper.post(path, {"act": "note", "text": "again"}).status_code == 409
    assert friend.post("/api/tables/play-now").status_code == 403
    kinds = {one["kind"] for one in friend.get(f"/api/tables/{table}").json()["sitting"][1:]}
    assert kinds == {"bot"}, "a bot plays on for them"


def test_people_are_found_and_signed_out(keeper: Visitor, visit: Callable[[], Visitor]) -> None:
    eve = visit()
    her = called(eve, "Eve Signed Out")
    [found] = keeper.get("/api/admin/people", words="signed OUT").json()["people"]
    assert found["id"] == her
    assert found["sessions"] == 1
    assert keeper.post(f"/api/admin/people/{her}", {"act": "sign_out"}).json()["person"]["sessions"] == 0
    assert eve.get("/api/me").json()["name"] is None


def test_one_does_not_act_upon_oneself_or_another_admin(keeper: Visitor, visit: Callable[[], Visitor]) -> None:
    other = visit()
    theirs = called(other, "Another Keeper")
    admin(other.server, "people", "promote", theirs)
    mine = keeper.get("/api/admin/people", words="Keeper").json()["people"]
    me = next(one["id"] for one in mine if one["id"] != theirs and one["name"] == keeper.get("/api/me").json()["name"])
    for act in ("bar", "demote"):
        assert keeper.post(f"/api/admin/people/{me}", {"act": act, "text": "x"}).status_code == 409
    assert keeper.post(f"/api/admin/people/{theirs}", {"act": "bar", "text": "x"}).status_code == 409
    assert keeper.post(f"/api/admin/people/{theirs}", {"act": "demote"}).status_code == 200


def test_tables_are_ended(keeper: Visitor, visit: Callable[[], Visitor]) -> None:
    host = visit()
    [friend] = accounts(visit, "Frida Ended")
    waiting, running = opened(host, ME, FRIEND), opened(host, ME, FRIEND)
    joined(friend, running)
    assert host.post(f"/api/tables/{running['id']}/start").status_code == 200
    for table in (waiting, running):
        [row] = keeper.get("/api/admin/tables", words=table["id"]).json()["tables"]
        assert row["id"] == table["id"]
        assert keeper.post(f"/api/admin/tables/{table['id']}/end").status_code == 204
    assert host.get(f"/api/tables/{waiting['id']}").status_code == 404
    assert host.get(f"/api/tables/{running['id']}").json()["state"] == "over"
    with socket(friend, running["id"]) as line:
        view = next(told["view"] for text in line if "view" in (told := json.loads(text)))
    assert (view["result"]["reason"], view["result"]["places"]) == ("closed", [])
    [past] = friend.get("/api/people/me/games").json()["games"]
    assert [(seat["place"], seat["score"]) for seat in past["seats"]] == [(None, 0)] * 2
    assert keeper.post(f"/api/admin/tables/{running['id']}/end").status_code == 409
    assert keeper.post("/api/admin/tables/nowhere/end").status_code == 404


def test_who_is_here_is_seen_now_and_a_bot_keeps_no_server(keeper: Visitor, visit: Callable[[], Visitor]) -> None:
    host = visit()
    hers = called(host, "Gerda Here")
    bot = bot_of(host, "Gerda Robot")
    table = opened(host, ME, {"kind": "bot"}, pace=10)
    with sqlite3.connect(keeper.server.data / "utopia.db", timeout=60) as connection:
        connection.execute("UPDATE session SET seen = seen - 3000000 WHERE person = ?", (hers,))
    connection.close()
    with socket(host, table["id"]) as line:
        line.recv(30)
        seen = datetime.fromisoformat(keeper.get(f"/api/admin/people/{hers}").json()["person"]["seen"])
        assert now() - seen < timedelta(minutes=5)
    answer = keeper.post(f"/api/admin/people/{bot}", {"act": "promote"})
    assert (answer.status_code, answer.json()["why"]["id"]) == (409, "problem-bot-admin")


def test_every_act_is_written_down(keeper: Visitor, visit: Callable[[], Visitor]) -> None:
    eve = visit()
    her = called(eve, "Eve Written Down")
    for body in (
        {"act": "warn", "text": "one"},
        {"act": "bar", "text": "two", "hours": 1},
        {"act": "unbar"},
        {"act": "sign_out"},
        {"act": "promote"},
        {"act": "demote"},
    ):
        assert keeper.post(f"/api/admin/people/{her}", body).status_code == 200
    deeds = [deed for deed in keeper.get("/api/admin/audit").json()["deeds"] if deed["about"] == her]
    assert [deed["action"] for deed in deeds] == ["demote", "promote", "sign-out", "unban", "ban", "warn"]
    assert len({deed["who"] for deed in deeds}) == 1


@pytest.mark.parametrize("mark", ["x", "1", "1.", ".x", "99999999999999999.x", "-1.x"])
def test_a_wrong_mark_is_refused(keeper: Visitor, mark: str) -> None:
    for door in ("people", "tables", "reports"):
        assert keeper.get(f"/api/admin/{door}", before=mark).status_code == 422
    assert keeper.get("/api/admin/audit", before="x").status_code == 422


def test_the_server_tells_how_it_is(keeper: Visitor) -> None:
    facts = keeper.get("/api/admin/server").json()
    assert facts["rules"] is True
    assert facts["database_mb"] > 0
    assert facts["free_mb"] > 0
    assert set(facts["games"]) == {"open", "running", "over"}
    assert facts["sessions"] >= 1


MANY = 10_000


async def _fill(folder: Path) -> None:
    """People, tables, reports and acts, ten thousand of each."""
    moment = now()

    def at(number: int) -> Any:
        return moment - timedelta(seconds=number)

    people = [{"id": f"p{n}", "name": f"Person {n}", "created": at(n)} for n in range(MANY)]
    common = {"edition": "fr", "options": {}, "board": "x", "seed": 1, "shuffle": False, "pace": 1.0, "round": 1}
    tables = [
        {"id": f"g{n}", "host": f"p{n}", "state": "running", "created": at(n), "changed": at(n), "deciding": 0} | common
        for n in range(MANY)
    ]
    sitting = [{"game": f"g{n}", "seat": 0, "kind": "person", "person": f"p{n}"} for n in range(MANY)]
    reports = [
        {"id": f"r{n}", "reporter": f"p{n}", "about": f"p{n + 1 if n + 1 < MANY else 0}", "message": "x"}
        | {"created": at(n)}
        for n in range(MANY)
    ]
    deeds = [{"at": at(n), "who": "terminal", "action": "note", "about": f"p{n}"} for n in range(MANY)]
    rows = ((person, people), (game, tables), (seats, sitting), (report, reports), (audit, deeds))

    def fill(connection: Connection) -> None:
        for table, values in rows:
            connection.execute(table.insert(), values)

    async with open_storage(folder) as storage:
        await storage.database.write(fill)


@pytest.mark.full
def test_lists_of_ten_thousand_are_quick(
    tmp_path: Path, make_visitor: Callable[[Server], Visitor], capsys: pytest.CaptureFixture[str]
) -> None:
    """Each list is read whole, page by page, without a row missing; how long the slowest page took is told."""
    server = Server(tmp_path / "many")
    server.data.mkdir()
    run(_fill(server.data))
    try:
        server.start()
        visitor = make_visitor(server)
        admin(server, "people", "promote", called(visitor, "Keeper of Many"))
        for door, least in (("people", MANY), ("tables", MANY), ("reports", MANY), ("audit", MANY)):
            seen, slowest, mark = set[str](), 0.0, None
            while True:
                began = time.perf_counter()
                page = visitor.get(f"/api/admin/{door}", **({"before": mark} if mark else {})).json()
                slowest = max(slowest, time.perf_counter() - began)
                rows = page["deeds" if door == "audit" else door]
                seen |= {str(row["id"]) for row in rows}
                mark = page["next"]
                if mark is None:
                    break
            assert len(seen) >= least
            with capsys.disabled():
                print(f"\n/api/admin/{door}: slowest page of {len(seen)} rows {slowest * 1000:.0f} ms")  # noqa: T201
    finally:
        server.kill()

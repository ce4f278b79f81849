"""Records out and in: all of mine, and games that were played elsewhere."""

import contextlib
import random
import sqlite3
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from tests.server.conftest import Server, Visitor
from tests.server.lobby.opening import BOT, FRIEND, ME, joined, opened
from tests.server.programs.conftest import Program, token_of
from utopia import Game
from utopia.notation.model import Record
from utopia.notation.record import parse_record, record_text
from utopia.notation.redaction import redact
from utopia.rules import edition

Visit = Callable[[], Visitor]
Make = Callable[..., Program]


def played_elsewhere(seed: int = 7) -> Record:
    game, rng = Game(players=2, seed=seed, edition=edition("de", target=12)), random.Random(seed)
    while not game.is_over:
        game.play(rng.choice(game.moves()))
    return game.record(["Ada", "Grace"])


def on_day(record: Record, day: int) -> Record:
    """Another game: who plays the same on another day."""
    return replace(record, date=f"2026-05-{day:02}")


@pytest.fixture(scope="module")
def elsewhere() -> Record:
    return played_elsewhere()


def put_in(visitor: Visitor, text: str) -> Any:
    return visitor.post("/api/me/records", {"record": text})


def lines(program: Program) -> list[Any]:
    answer = program.get("/api/me/records")
    assert answer.headers["content-type"] == "application/x-ndjson"
    return [msgspec.json.decode(line) for line in answer.text.splitlines()]


def test_a_game_played_elsewhere_is_replayed_here(visit: Visit, elsewhere: Record) -> None:
    ada = visit()
    done = put_in(ada, record_text(elsewhere))
    assert done.status_code == 201, done.text
    game = done.json()["game"]
    assert done.json()["path"] == f"/games/{game}/replay"
    [entry] = ada.get("/api/games").json()
    assert (entry["id"], entry["state"], entry["my_turn"]) == (game, "over", False)
    assert [seat["name"] for seat in entry["sitting"]] == ["Ada", "Grace"]
    frames = ada.get(f"/api/games/{game}/frames", open="true").json()
    assert frames["total"] == len(elsewhere.events)
    again = parse_record(ada.get(f"/api/games/{game}/record").text)
    assert again.events == elsewhere.events
    assert again.edition == elsewhere.edition
    assert again.fair is None
    assert visit().get(f"/api/games/{game}/record").status_code == 401, "only its player may read it"


def test_all_my_records_come_out(visit: Visit, program: Make, elsewhere: Record) -> None:
    ada = visit()
    finished = put_in(ada, record_text(elsewhere)).json()["game"]
    running = opened(ada, ME, BOT, pace=10)["id"]
    opened(ada, ME, FRIEND)
    told = {line["game"]: line for line in lines(program(ada, token_of(ada, "records")["text"]))}
    assert {game: line["state"] for game, line in told.items()} == {finished: "over", running: "running"}
    assert parse_record(told[finished]["record"]).events == elsewhere.events
    mine = parse_record(told[running]["record"])
    assert mine.viewer == 0, "only as far as I may know it"


def test_others_games_are_not_among_mine(visit: Visit, program: Make) -> None:
    ada, grace = visit(), visit()
    table = opened(ada, ME, FRIEND)
    joined(grace, table)
    assert ada.post(f"/api/tables/{table['id']}/start").status_code == 200
    ours, theirs = ([line["game"] for line in lines(program(one))] for one in (ada, grace))
    assert ours == theirs == [table["id"]]
    eve = visit()
    eve.send("PATCH", "/api/me", {"name": "Eve"})
    assert lines(program(eve)) == []


def spoilt(text: str) -> dict[str, str]:
    """problem -> a record that has it."""
    rows = text.splitlines()
    first = next(number for number, row in enumerate(rows) if row == "") + 1
    return {
        "problem-record-unreadable": text.replace("utopia record 1", "utopia record 99"),
        "problem-record-wrong": "\n".join(
            [*rows[: first + 20], rows[first + 21], rows[first + 20], *rows[first + 22 :], ""]
        ),
        "problem-record-running": "\n".join([row for row in rows[:-4] if not row.startswith("result")] + [""]),
    }


@pytest.mark.parametrize("problem", ["problem-record-unreadable", "problem-record-wrong", "problem-record-running"])
def test_a_bad_record_is_refused_with_the_line(visit: Visit, elsewhere: Record, problem: str) -> None:
    ada = visit()
    answer = put_in(ada, spoilt(record_text(elsewhere))[problem])
    assert (answer.status_code, answer.json()["why"]["id"]) == (422, problem), answer.text
    assert problem == "problem-record-running" or "line" in answer.json()["detail"]
    assert ada.get("/api/games").json() == []


def test_what_is_no_whole_record(visit: Visit, elsewhere: Record) -> None:
    ada = visit()
    redacted = put_in(ada, record_text(redact(elsewhere, 0)))
    assert (redacted.status_code, redacted.json()["why"]["id"]) == (422, "problem-record-redacted")
    for text in ("", "x", "\u0000", "{}", "{" * 5000, "utopia record 1\n" * 5000):
        assert put_in(ada, text).status_code == 422, text[:20]
    assert put_in(ada, "x" * 300_000).status_code == 422
    assert put_in(ada, "x" * 600_000).status_code == 413


@pytest.mark.full
def test_one_damaged_game_keeps_no_other_record_back(server: Server, visit: Visit, elsewhere: Record) -> None:
    ada = visit()
    kept, damaged, strange = (put_in(ada, record_text(on_day(elsewhere, day))).json()["game"] for day in (1, 2, 3))
    with contextlib.closing(sqlite3.connect(server.data / "utopia.db", timeout=30)) as database, database:
        database.execute("update event set code = 993 where game = ? and seq = 0", (damaged,))
        database.execute("update game set board = 'no such map' where id = ?", (strange,))
    answer = ada.get("/api/account/export")
    assert (answer.status_code, list(answer.json()["records"])) == (200, [kept])
    assert [msgspec.json.decode(line)["game"] for line in ada.get("/api/me/records").text.splitlines()] == [kept]


@pytest.mark.full
def test_all_records_are_written_for_one_reader_at_a_time(
    make_server: Callable[..., Server], make_visitor: Callable[[Server], Visitor], elsewhere: Record
) -> None:
    server = make_server(limits=True)
    ada, grace = make_visitor(server), make_visitor(server)
    games = {put_in(ada, record_text(on_day(elsewhere, day))).json()["game"] for day in range(1, 29)}
    with ada.http.stream("GET", "/api/me/records") as answer:
        lines = answer.iter_lines()
        told = {msgspec.json.decode(next(lines))["game"]}
        refused = ada.get("/api/me/records")
        assert (refused.status_code, refused.json()["why"]["id"]) == (429, "problem-too-many-streams")
        put_in(grace, record_text(elsewhere))
        assert len(grace.get("/api/me/records").text.splitlines()) == 1, "others go on meanwhile"
        assert told | {msgspec.json.decode(line)["game"] for line in lines} == games
    assert ada.get("/api/me/records").status_code == 200

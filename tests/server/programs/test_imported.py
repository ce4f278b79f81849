"""A game that was played elsewhere is marked wherever it is shown. That it counts for nothing: people/test_profiles."""

import itertools
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from tests.notation.fair.games import fair
from tests.notation.fair.games import record as sealed_record
from tests.server.conftest import Visitor
from tests.server.lobby.opening import BOT, ME, opened
from tests.server.programs.conftest import Program, token_of
from tests.server.programs.test_records import played_elsewhere, put_in
from utopia.notation.fair.dealing import with_tickets
from utopia.notation.json_twin import record_from_json, record_to_json
from utopia.notation.model import Comment, Record
from utopia.notation.record import parse_record, record_text

Visit = Callable[[], Visitor]
Make = Callable[..., Program]


@pytest.mark.parametrize(("made", "origin"), [(played_elsewhere, "plain"), (sealed_record, "sealed")])
def test_the_mark_is_everywhere(visit: Visit, program: Make, made: Callable[[], Record], origin: str) -> None:
    ada = visit()
    game = put_in(ada, record_text(made())).json()["game"]
    here = opened(ada, ME, BOT, pace=10)["id"]
    entries = {entry["id"]: entry["imported"] for entry in ada.get("/api/games").json()}
    assert entries == {game: origin, here: None}
    assert ada.get(f"/api/tables/{game}").json()["imported"] == origin
    assert ada.get(f"/api/tables/{here}").json()["imported"] is None
    lines = program(ada, token_of(ada, "records")["text"]).get("/api/me/records").text.splitlines()
    assert {line["game"]: line["imported"] for line in map(decoded, lines)} == entries
    once_more = ada.post(f"/api/games/{game}/rematch").json()
    assert once_more["imported"] is None, "the next one is played here"


def exported(visitor: Visitor, answer: Any) -> str:
    """The record of a game that was put in, as the server writes it."""
    return visitor.get(f"/api/games/{answer.json()['game']}/record").text


ODD_NAMES = [
    "",
    "Ann  Bo",
    "Cafe\u0301",
    "Ann: first",
    "# one",
    "|pipe",
    "李雷",
    "👩\u200d🚀",
    "x" * 24,
    "<b>",
    "{",
    "Ada",
    "ada",
]


def odd_games() -> list[Record]:
    """Games with odd names, of printed and other editions, with and without a day, sealed in every way."""
    sealed, plain = sealed_record(), played_elsewhere()
    own_seats = replace(fair(), seating=())
    free = with_tickets(replace(sealed, fair=own_seats), is_first_chosen=True)
    unshown = replace(sealed, fair=fair().sealed())
    told = [
        Comment(0, "Ann: # \u00e9t\u00e9"),
        Comment(7, ""),
        Comment(7, "a\ttab"),
        Comment(len(plain.events), "{the end}"),
    ]
    records = [sealed, free, plain, replace(plain, date="2026-05-09"), replace(sealed, date="1999-12-31", preset=None)]
    records += [
        unshown,
        replace(unshown, fair=replace(fair(), seed=None), title="A seal: unshown"),
        replace(plain, title="An evening in May", comments=tuple(told)),
        replace(sealed, comments=tuple(told[:1])),
    ]
    return [
        replace(record, names=tuple((ODD_NAMES * 2)[start : start + record.players]), origin=None)
        for record in records
        for start in range(0, len(ODD_NAMES), 3)
    ]


def as_text(record: Record) -> str:
    return record_text(record)


def from_windows(record: Record) -> str:
    return "\ufeff" + record_text(record).replace("\n", "\r\n")


@pytest.mark.parametrize("each", [6, pytest.param(1, marks=pytest.mark.full)], ids=["few", "all"])
def test_what_was_exported_imports_equal(visit: Visit, each: int) -> None:
    ada, bo = visit(), visit()
    for record, form in zip(
        odd_games()[::each], itertools.cycle([as_text, record_to_json, from_windows]), strict=False
    ):
        first = put_in(ada, form(record))
        assert first.status_code == 201, first.text
        once = exported(ada, first)
        assert once == record_text(record)
        assert exported(bo, put_in(bo, once)) == once
        twin = record_from_json(record_to_json(parse_record(once)))
        assert exported(bo, put_in(bo, record_to_json(twin))) == once


def test_the_same_record_is_noticed(visit: Visit) -> None:
    ada, record = visit(), played_elsewhere()
    first = put_in(ada, record_text(record))
    assert (first.status_code, first.json()["again"]) == (201, False)
    for text in (record_text(record), record_to_json(record), from_windows(record), exported(ada, first)):
        again = put_in(ada, text)
        assert again.status_code == 200, again.text
        assert again.json() == {**first.json(), "again": True}
    assert len(ada.get("/api/games").json()) == 1
    others = [played_elsewhere(8), replace(record, names=("Ada", "Cy")), replace(record, date="2026-01-31")]
    others += [replace(record, title="Another"), replace(record, comments=(Comment(3, "a good one"),))]
    assert [put_in(ada, record_text(other)).status_code for other in others for _ in "12"] == [201, 200] * 5
    assert put_in(visit(), record_text(record)).status_code == 201, "somebody else has it too"
    described = ada.get("/api/openapi.json").json()["paths"]["/api/me/records"]["post"]["responses"]
    assert {"200", "201"} <= set(described)


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("x" * 25, "problem-record-name-long"),
        ("Ada\u202e", "problem-record-name-tricks"),
        ("\u3164", "problem-record-name-tricks"),
        ("\u0301", "problem-record-name-tricks"),
        ("A" + "\u0335" * 8, "problem-record-name-tricks"),
    ],
    ids=ascii,
)
def test_a_name_that_cannot_be_kept_is_refused_with_its_line(visit: Visit, name: str, problem: str) -> None:
    ada, record = visit(), replace(played_elsewhere(), names=("Ada", name))
    text = record_text(record)
    line = next(number for number, line in enumerate(text.split("\n"), start=1) if line.startswith("blue:"))
    for form, place in (
        (text, f"line {line}"),
        (from_windows(record), f"line {line}"),
        (record_to_json(record), "player blue"),
    ):
        answer = put_in(ada, form)
        assert (answer.status_code, answer.json()["why"]["id"]) == (422, problem), answer.text
        assert answer.json()["why"]["words"]["where"] == place
        assert place in answer.json()["detail"]
    assert ada.get("/api/games").json() == []


@pytest.mark.parametrize(
    ("changed", "place"),
    [
        ({"title": "An evening\u202e"}, "title"),
        ({"comments": (Comment(0, "fine"), Comment(2, "zero\u200bwidth"))}, "comment 2"),
    ],
    ids=["title", "comment"],
)
def test_what_cannot_be_shown_is_refused_with_its_place(visit: Visit, changed: dict[str, Any], place: str) -> None:
    answer = put_in(visit(), record_text(replace(played_elsewhere(), **changed)))
    assert (answer.status_code, answer.json()["why"]["id"]) == (422, "problem-record-text-tricks"), answer.text
    assert answer.json()["why"]["words"]["where"] == place


def test_its_title_and_comments_are_told(visit: Visit) -> None:
    ada = visit()
    record = replace(played_elsewhere(), title="An evening in May", comments=(Comment(3, "a good one"),))
    game = put_in(ada, record_text(record)).json()["game"]
    notes = {"title": "An evening in May", "comments": [{"events": 3, "text": "a good one"}]}
    assert ada.get(f"/api/tables/{game}").json()["notes"] == notes
    assert [entry["title"] for entry in ada.get("/api/games").json()] == ["An evening in May"]
    plain = put_in(ada, record_text(played_elsewhere())).json()["game"]
    assert ada.get(f"/api/tables/{plain}").json()["notes"] is None


def remove(visitor: Visitor, path: str) -> Any:
    return visitor.send("DELETE", path)


def test_who_put_it_in_deletes_it(visit: Visit) -> None:
    ada, bo = visit(), visit()
    game = put_in(ada, record_text(played_elsewhere())).json()["game"]
    here = opened(ada, ME, BOT, pace=10)["id"]
    assert put_in(bo, record_text(played_elsewhere(8))).status_code == 201
    path = f"/api/me/records/{game}"
    assert ada.get(f"/api/games/{game}/frames").status_code == 200, "its room is open"
    assert remove(bo, path).status_code == 404, "for others there is no such game"
    assert remove(ada, path).status_code == 204
    assert [entry["id"] for entry in ada.get("/api/games").json()] == [here]
    for left in ("record", "frames", "chronicle", "tally"):
        assert ada.get(f"/api/games/{game}/{left}").status_code == 404
    assert remove(ada, path).status_code == 404
    refused = remove(ada, f"/api/me/records/{here}")
    assert (refused.status_code, refused.json()["why"]["id"]) == (409, "problem-record-here")
    assert put_in(ada, record_text(played_elsewhere())).status_code == 201, "it may come back"


def decoded(line: str) -> Any:
    return msgspec.json.decode(line)


def test_a_seal_that_does_not_hold_is_no_seal(visit: Visit) -> None:
    """Another seed than the draws follow from: the record is not taken at all."""
    text = record_text(sealed_record())
    [line] = [line for line in text.splitlines() if line.startswith("seed")]
    assert put_in(visit(), text.replace(line, f"{line[:-4]}beef")).status_code == 422

"""Whom one may ask: companions of games, and accounts by their whole name."""

from collections.abc import Callable

import pytest

from tests.server.conftest import Visitor
from tests.server.lobby.opening import FRIEND, ME, joined, opened
from tests.server.people.playing import accounts, profile, short_game
from tests.server.programs.conftest import bot_of

Visit = Callable[[], Visitor]


def test_people_are_found_by_their_whole_name_or_their_profile(visit: Visit) -> None:
    ann, one, other, alike = accounts(visit, "Ann", "Zoë Quill", "zoë quill", "Zoё Quill")
    ids = [profile(person)["id"] for person in (one, other, alike)]
    found = ann.get("/api/companions", name="  Zoë   Quill ").json()
    assert [(person["person"], person["alike"], person["games"]) for person in found] == [
        (ids[0], True, 0),
        (ids[1], True, 0),
    ]
    assert [person["person"] for person in ann.get("/api/companions", name="Zoё Quill").json()] == [ids[2]], "Cyrillic"
    for words in (ids[2], f"https://play.example/people/{ids[2]}/"):
        assert [person["name"] for person in ann.get("/api/companions", name=words).json()] == ["Zoё Quill"]
    for words in ("Zoë", "%", "", "Zoë Quill\u202e"):
        assert ann.get("/api/companions", name=words).json() == []
    assert ann.get("/api/companions", name="x" * 201).status_code == 422
    assert visit().get("/api/companions").json() == []


@pytest.mark.full
def test_companions_are_listed_the_latest_first(visit: Visit) -> None:
    ann, bob, cleo = accounts(visit, "Ann", "Bob", "Cleo")
    short_game([ann, bob])
    short_game([ann, bob, cleo])
    assert [(one["name"], one["games"]) for one in ann.get("/api/companions").json()] == [("Bob", 2), ("Cleo", 1)]
    assert bob.send("PATCH", "/api/me", {"name": "CIeo"}).status_code == 200, "with a capital i"
    assert [(one["name"], one["alike"]) for one in ann.get("/api/companions").json()] == [
        ("CIeo", True),
        ("Cleo", True),
    ]


@pytest.mark.full
def test_who_is_at_the_table_already_is_left_out(visit: Visit) -> None:
    ann, bob, cleo = accounts(visit, "Ann", "Bob", "Cleo")
    short_game([ann, bob, cleo])
    table = opened(ann, ME, FRIEND, FRIEND)
    joined(bob, table, "Bob")

    def offered(**wanted: str) -> list[str]:
        return [one["name"] for one in ann.get("/api/companions", table=table["id"], **wanted).json()]

    assert offered() == ["Cleo"]
    assert (offered(name=profile(bob)["id"]), offered(name=profile(cleo)["id"])) == ([], ["Cleo"])
    ann.post(f"/api/tables/{table['id']}/invitations", {"whom": {"person": profile(cleo)["id"]}})
    assert offered() == []
    assert sorted(one["name"] for one in ann.get("/api/companions").json()) == ["Bob", "Cleo"]
    assert bob.get("/api/companions", table=table["id"]).status_code == 403
    assert cleo.get("/api/companions", table=table["id"]).status_code == 404


def test_bots_and_those_whom_one_blocks_are_left_out(visit: Visit) -> None:
    ann, bob = accounts(visit, "Ann", "Bob the Blocked")
    bot_of(bob, "Robby the Bot")
    assert ann.get("/api/companions", name="Robby the Bot").json() == []
    assert len(ann.get("/api/companions", name="Bob the Blocked").json()) == 1
    ann.post("/api/relations", {"kind": "block", "whom": {"person": profile(bob)["id"]}})
    assert ann.get("/api/companions", name="Bob the Blocked").json() == []
    assert len(bob.get("/api/companions", name="Ann").json()) >= 1, "they do not learn it"

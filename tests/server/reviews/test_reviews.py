"""A study that several people look at together: who leads, what arrives, what is stored, what nobody else hears."""

import contextlib
import threading
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.accounts.passkeys import signed_up
from tests.server.answers import why
from tests.server.conftest import Server, Visitor
from tests.server.game.lines import ended
from tests.server.moderation.keeping import admin, called
from tests.server.reviews.lines import Page
from tests.server.studies.test_routes import made, move, moved, shown

Visit = Callable[[], Visitor]


def named(visit: Visit, *names: str) -> list[Visitor]:
    """Guests with these names."""
    people = [visit() for _ in names]
    for person, name in zip(people, names, strict=True):
        assert person.send("PATCH", "/api/me", {"name": name}).status_code == 200
    return people


def id_of(room: Any, name: str) -> str:
    return next(str(one["person"]) for one in room["people"] if one["name"] == name)


def two_choices(ann: Visitor, study: str) -> tuple[str, int, list[int]]:
    """A position where somebody decides: its id, who does, and what they may do."""
    drawn = moved(ann, study, "start", draw=True)
    view = drawn["position"]["view"]
    return drawn["nodes"][-1]["id"], view["viewer"], view["choices"]


def test_everybody_follows_who_leads(visit: Visit) -> None:
    ann, bob = named(visit, "Ann", "Bob")
    study = made(ann, players=2, visible="link")
    at = two_choices(ann, study)[0]
    with Page(ann, study) as ours, Page(bob, study) as bobs:
        room = bobs.here(2)
        assert (room["lead"], room["leads"], room["owner"], room["at"]) == (id_of(room, "Ann"), False, room["lead"], "")
        assert bobs.next("review_lines")["lines"] == []
        ours.send("go", at=at)
        assert bobs.next("review_at") == {"type": "review_at", "at": at, "by": room["lead"]}
        bobs.send("go", at="start")
        ours.send("lead", to=id_of(room, "Bob"))
        assert bobs.next("review", lambda one: one["leads"])["at"] == at, "who does not lead is not followed"
        bobs.send("go", at="start")
        assert ours.next("review_at")["at"] == "start"
        bobs.send("lead", to=None)
        bobs.send("lead", to=room["owner"])
        assert ours.next("review", lambda one: one["lead"] == room["owner"])["leads"], "the lead was given back"
        ours.send("lead", to=None)
        assert bobs.next("review", lambda one: one["lead"] is None)["leads"]
        bobs.send("go", at=at)
        assert ours.next("review_at")["at"] == at
        ours.send("lead", to="nobody")
    with Page(visit(), study) as stranger:
        room = stranger.next("review", lambda one: one["strangers"] == 1)
        assert (room["lead"], room["leads"], room["at"], room["voice"]) == (None, False, at, "stranger")


def test_changes_arrive_when_they_are_stored_and_in_their_order(visit: Visit) -> None:
    ann, bob = named(visit, "Ann", "Bob")
    study = made(ann, players=2, visible="link")
    with Page(bob, study) as bobs, Page(ann, study) as ours:
        here = bobs.here(2)
        version = here["version"]
        drawn = moved(ann, study, "start", draw=True)
        change = bobs.next("review_change")
        assert (change["added"], change["version"]) == (drawn["nodes"], version + 1)
        at, seat = drawn["nodes"][-1]["id"], drawn["position"]["view"]["viewer"]
        first, second = drawn["position"]["view"]["choices"][:2]
        assert why(move(bob, study, at, (seat, first)))[1] == "problem-study-owner"
        ours.send("lead", to=None)
        bobs.next("review", lambda room: room["leads"])
        mine = moved(bob, study, at, (seat, first))["nodes"][0]["id"]
        told = ours.next("review_change", lambda one: one["added"][0]["id"] == mine)
        assert told["by"] == id_of(here, "Bob")
        path = f"/api/studies/{study}/positions"
        noted = bob.send("PATCH", f"{path}/{at}", {"comment": "Why?"}).json()
        assert bobs.next("review_change", lambda one: one["noted"])["noted"] == noted
        yours = moved(ann, study, at, (seat, second))["nodes"][0]["id"]
        assert bob.send("PUT", f"{path}/{yours}/main").status_code == 204
        assert bobs.next("review_change", lambda one: one["promoted"])["promoted"] == yours
        assert why(bob.send("DELETE", f"{path}/{yours}")) == (403, "problem-study-cut")
        assert bob.send("DELETE", f"{path}/{mine}").status_code == 204
        assert bobs.next("review_change", lambda one: one["cut"])["cut"] == mine
        ann.send("PATCH", f"/api/studies/{study}", {"title": "Ours"})
        last = bobs.next("review_change", lambda one: one["title"])
        assert (last["title"], last["visible"]) == ("Ours", "link")
        versions = [one["version"] for one in bobs.heard if one["type"] == "review_change"]
        assert versions == list(range(version + 1, last["version"] + 1)), "a gap tells a page that it missed one"
        assert shown(bob, study)["entry"]["version"] == last["version"]
    assert move(bob, study, at, (seat, second)).status_code == 200, "for a minute they still count as here"


def test_two_who_write_at_once_lose_nothing(visit: Visit) -> None:
    ann, bob = named(visit, "Ann", "Bob")
    study = made(ann, players=3, visible="link")
    at, seat, choices = two_choices(ann, study)
    with Page(bob, study) as bobs, Page(ann, study) as ours:
        bobs.here(2)
        ours.send("lead", to=None)
        bobs.next("review", lambda room: room["leads"])
        path = f"/api/studies/{study}/positions/{at}"

        def write(who: Visitor, mine: list[int], number: int) -> None:
            for code in mine:
                moved(who, study, at, (seat, code))
                drawn = [{"start": number, "end": 9, "colour": "red"}]
                assert who.send("PATCH", path, {"arrows": drawn, "seen": {"arrows": []}}).status_code == 200
            told = {"comment": f"From {number}", "seen": {"comment": ""}}
            assert who.send("PATCH", path, told).status_code == 200

        works = [threading.Thread(target=write, args=work) for work in ((ann, choices[:6], 1), (bob, choices[4:9], 2))]
        for work in works:
            work.start()
        for work in works:
            work.join()
    nodes = shown(ann, study)["nodes"]
    assert {one["event"]["code"] for one in nodes if one["before"] == at} == set(choices[:9])
    node = next(one for one in nodes if one["id"] == at)
    assert {one["start"] for one in node["arrows"]} == {1, 2}
    assert sorted(node["comment"].split("\n")) == ["From 1", "From 2"]


def test_what_others_have_added_is_not_deleted_unseen(visit: Visit) -> None:
    ann = visit()
    study = made(ann, players=2)
    at, seat, choices = two_choices(ann, study)
    moved(ann, study, at, (seat, choices[0]))
    path = f"/api/studies/{study}/positions/{at}"
    assert why(ann.send("DELETE", f"{path}?known=1")) == (409, "problem-study-grown")
    assert ann.send("DELETE", f"{path}?known=2").status_code == 204


def test_nobody_else_hears(visit: Visit) -> None:
    ann, bob, eve = named(visit, "Ann", "Bob", "Eve")
    study = made(ann, players=2)
    with Page(bob, study) as bobs, Page(bob, "none") as nothing:
        assert ended(bobs.socket) == ended(nothing.socket) == 4404
        assert bobs.heard == nothing.heard == []
    with pytest.raises(InvalidStatus), Page(ann, study, origin="https://evil.example"):
        pass
    ann.send("PATCH", f"/api/studies/{study}", {"visible": "link"})
    with Page(ann, study) as ours, Page(bob, study) as bobs, Page(eve, study) as hears:
        room = ours.here(3)
        whom = {"kind": "block", "whom": {"person": id_of(room, "Eve")}}
        assert ann.post("/api/relations", whom).status_code == 201
        assert ended(hears.socket) == 4404, "a block ends it"
        with Page(eve, study) as again:
            assert ended(again.socket) == 4404
        ann.send("PATCH", f"/api/studies/{study}", {"visible": "private"})
        assert ended(bobs.socket) == 4404
        assert ours.here(1)["people"][0]["name"] == "Ann"
        assert bob.post("/api/account/sign-out").status_code == 200
        ann.send("DELETE", f"/api/studies/{study}")
        assert ended(ours.socket) == 4404


def test_who_signs_out_leaves(visit: Visit) -> None:
    ann, bob = named(visit, "Ann", "Bob")
    study = made(ann, players=2, visible="link")
    with Page(ann, study) as ours, Page(bob, study) as bobs:
        ours.here(2)
        bob.post("/api/account/sign-out")
        assert ended(bobs.socket) == 1012
        ours.here(1)


def test_talk_has_the_usual_rules(visit: Visit) -> None:
    ann, bob, eve = named(visit, "Ann", "Bob", "Eve")
    study = made(ann, players=2, visible="link")
    with Page(ann, study) as ours, Page(bob, study) as bobs, Page(eve, study) as hears:
        room = hears.here(3)
        eve.post("/api/relations", {"kind": "mute", "whom": {"person": id_of(room, "Bob")}})
        assert bobs.say("Look  here\u202e!")["refusal"] is None
        said = ours.next("said")["line"]
        assert (said["text"], said["name"], said["person"]) == ("Look here!", "Bob", id_of(room, "Bob"))
        assert bobs.say("twice", "k")["line"] == said["id"], "the same key says nothing twice"
        assert ours.say("Yes?", "a")["refusal"] is None
        assert hears.next("said")["line"]["text"] == "Yes?", "muted people are not heard"
        assert bobs.say("\u200b", "e")["refusal"]["why"]["id"] == "refusal-talk-empty"
        assert bobs.say("x" * 301, "l")["refusal"]["why"]["id"] == "refusal-talk-long"
        hears.send("unsay", line=said["id"])
        hears.send("silence", silent=True)
        bobs.send("unsay", line=said["id"])
        assert ours.next("unsaid")["line"] == said["id"]
        ours.send("silence", silent=True)
        assert bobs.next("review", lambda one: one["silent"])["voice"] == "silent"
        assert bobs.say("psst", "s")["refusal"]["why"]["id"] == "refusal-talk-silent"
        ours.send("silence", silent=False)
        bobs.next("review", lambda one: not one["silent"])
        with Page(eve, study) as again, Page(ann, study) as more:
            assert [one["text"] for one in again.next("review_lines")["lines"]] == ["Yes?"]
            assert [one["text"] for one in more.next("review_lines")["lines"]] == [None, "Yes?"]
        ann.send("PATCH", f"/api/studies/{study}", {"visible": "public"})
        bobs.next("review", lambda one: one["voice"] == "phrases")
        assert bobs.say("Hello", "p")["refusal"]["why"]["id"] == "refusal-talk-phrases"
        bobs.send("say_phrase", key="q", phrase="hello")
        assert bobs.next("heard")["refusal"] is None
        ann.send("PATCH", f"/api/studies/{study}", {"visible": "link"})
        bobs.send("nonsense")
        assert bobs.next("wrong")["why"]["id"] == "wrong-unreadable"


def test_who_talks_too_fast_is_refused_and_then_disconnected(visit: Visit) -> None:
    ann = visit()
    study = made(ann, players=2)
    with Page(ann, study) as ours:
        answers = [ours.say("again", f"k{number}") for number in range(8)]
        assert answers[-1]["refusal"]["why"]["id"] == "refusal-talk-too-fast"
        assert answers[-1]["wait"] > 0


def test_a_banned_person_may_look_and_nothing_more(visit: Visit) -> None:
    ann, bob = visit(), visit()
    anns, bens = called(ann, "Ann of reviews"), called(bob, "Bob of reviews")
    study = made(ann, players=2, visible="link")
    with Page(ann, study) as ours, Page(bob, study) as bobs:
        ours.here(2)
        ours.send("lead", to=None)
        bobs.next("review", lambda room: room["leads"])
        admin(bob.server, "people", "ban", bens, "--for", "3d", "--why", "insults")
        assert bobs.say("Ha", "h")["refusal"]["why"]["id"] == "refusal-talk-banned"
        assert move(bob, study, "start", draw=True).status_code == 403
    with Page(bob, study) as bobs, Page(ann, study) as ours:
        assert bobs.here(2)["voice"] == "banned"
        bobs.send("go", at="start")
        ours.send("go", at="abc")
        assert bobs.next("review_at")["by"] == anns
        assert not [one for one in ours.heard if one["type"] == "review_at"]


def test_a_guests_study_stays_the_persons_after_signing_up(visit: Visit) -> None:
    ann = visit()
    study = made(ann, players=2, visible="link")
    with Page(ann, study) as ours:
        assert ours.here(1)["leads"]
        signed_up(ann)
    with Page(ann, study) as ours:
        room = ours.here(1)
        assert (room["leads"], room["owner"]) == (True, room["mine"])


@pytest.mark.full
def test_a_kill_loses_nothing_that_was_answered(
    make_server: Callable[..., Server], make_visitor: Callable[[Server], Visitor]
) -> None:
    server = make_server()
    ann, bob = (make_visitor(server) for _ in range(2))
    ann.send("PATCH", "/api/me", {"name": "Ann"})
    bob.send("PATCH", "/api/me", {"name": "Bob"})
    study = made(ann, players=2, visible="link")
    with Page(ann, study) as ours, Page(bob, study) as bobs:
        bobs.here(2)
        drawn = moved(ann, study, "start", draw=True)
        bobs.next("review_change")
        ann.send("PATCH", f"/api/studies/{study}/positions/start", {"comment": "Here"})
        before = shown(ann, study)
        server.kill()
        for page in (ours, bobs):
            with contextlib.suppress(OSError):
                assert ended(page.socket) != 4404
    server.start()
    with Page(bob, study) as bobs, Page(ann, study) as ours:
        room = bobs.here(2)
        assert (room["version"], room["at"], room["lead"]) == (before["entry"]["version"], "", room["owner"])
        assert shown(bob, study)["nodes"] == before["nodes"]
        ours.send("go", at=drawn["nodes"][-1]["id"])
        assert bobs.next("review_at")["at"] == drawn["nodes"][-1]["id"]

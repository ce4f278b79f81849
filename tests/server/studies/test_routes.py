"""Studies over HTTP: made of games, records and lessons, checked by the rules, shared and changed."""

import random
import time
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from tests.records.make import HERE
from tests.server.accounts.passkeys import signed_in, signed_up
from tests.server.answers import why
from tests.server.conftest import Visitor
from tests.server.lobby.opening import BOT, ME, opened
from tests.studies.growing import grown, told
from utopia.notation.record import parse_record, record_text
from utopia.studies import record_of, study_of

Visit = Callable[[], Visitor]
RECORD = (HERE / "two-fr.utopia").read_text("utf-8")


def made(visitor: Visitor, **wish: Any) -> str:
    answer = visitor.post("/api/studies", wish)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def shown(visitor: Visitor, id_: str) -> Any:
    answer = visitor.get(f"/api/studies/{id_}")
    assert answer.status_code == 200, answer.text
    return answer.json()


def move(visitor: Visitor, id_: str, after: str, *events: tuple[int, int], **more: Any) -> Any:
    told = [{"seat": seat, "code": code} for seat, code in events]
    return visitor.post(f"/api/studies/{id_}/moves", {"after": after, "events": told, **more})


def moved(visitor: Visitor, id_: str, after: str, *events: tuple[int, int], **more: Any) -> Any:
    answer = move(visitor, id_, after, *events, **more)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_a_record_becomes_a_study_and_a_record_again(visit: Visit) -> None:
    ann = visit()
    id_ = made(ann, record=RECORD, title="  Where I  lost it ")
    study = shown(ann, id_)
    assert study["entry"]["title"] == "Where I lost it"
    assert (study["entry"]["mine"], study["entry"]["moves"]) == (True, len(study["nodes"]) - 1)
    assert study["nodes"][0] | {"comment": ""} == {
        "id": "start", "before": "", "event": None, "round": 0, "by": "", "comment": "", "chapter": "",
        "arrows": [], "marks": []
    }  # fmt: skip
    assert [one["before"] for one in study["nodes"][1:]] == [one["id"] for one in study["nodes"][:-1]]
    text = ann.get(f"/api/studies/{id_}/record").text
    assert parse_record(text).events == parse_record(RECORD).events
    assert shown(ann, made(ann, record=text))["nodes"] == study["nodes"]
    last = ann.get(f"/api/studies/{id_}/positions/{study['nodes'][-1]['id']}").json()
    assert (last["view"]["phase"], last["draws"]) == ("over", [])


@pytest.mark.parametrize("seed", [1, *(pytest.param(n, marks=pytest.mark.full) for n in range(2, 10))])
def test_put_in_and_taken_out_a_study_is_the_same(visit: Visit, seed: int) -> None:
    ann, study = visit(), grown(seed)
    text = record_text(record_of(study))
    id_ = made(ann, record=text)
    assert ann.get(f"/api/studies/{id_}/record").text == text
    again = study_of(parse_record(text))
    assert [one["id"] for one in shown(ann, id_)["nodes"]] == [one for one, _, _ in again.nodes()]
    assert told(again) == told(study)


def test_moves_are_checked_by_the_rules(visit: Visit) -> None:
    ann = visit()
    id_ = made(ann, players=3)
    begin = ann.get(f"/api/studies/{id_}/positions/start").json()
    assert sum(one["share"] for one in begin["draws"]) == pytest.approx(1)
    assert begin["draws"][0]["phrase"]["id"].startswith("event-")
    drawn = moved(ann, id_, "start", draw=True)
    view, at = drawn["position"]["view"], drawn["nodes"][-1]["id"]
    seat, code = view["viewer"], view["choices"][0]
    assert (seat, view["deciding"], drawn["position"]["draws"]) == (view["deciding"][0], [seat], [])
    refused = move(ann, id_, at, (seat, 993))
    assert why(refused) == (422, "problem-study-illegal")
    assert refused.json()["why"]["words"]["rule"].startswith("R-")
    assert why(move(ann, id_, at, ((seat + 1) % 3, code)))[1] == "problem-study-illegal"
    assert why(move(ann, id_, at, (-1, 0))) == (422, "study-not-drawn")
    assert why(move(ann, id_, "nowhere", (seat, code))) == (404, "study-no-position")
    assert [one["id"] for one in shown(ann, id_)["nodes"][1:]] == [one["id"] for one in drawn["nodes"]]
    for choice in view["choices"][:2]:
        told = ann.get(f"/api/studies/{id_}/positions/{at}/told", code=choice).json()
        assert told["refusal"] is None
        moved(ann, id_, at, (seat, choice))
    children = [one for one in shown(ann, id_)["nodes"] if one["before"] == at]
    assert [one["event"]["code"] for one in children] == view["choices"][:2]
    path = f"/api/studies/{id_}/positions/{children[1]['id']}"
    assert ann.send("PUT", f"{path}/main").status_code == 204
    assert next(one["id"] for one in shown(ann, id_)["nodes"] if one["before"] == at) == children[1]["id"]
    assert ann.send("DELETE", path).status_code == 204
    assert why(ann.send("DELETE", path)) == (404, "study-no-position")


def test_others_may_try_and_not_change(visit: Visit) -> None:
    ann, bob = visit(), visit()
    id_ = made(ann, players=2)
    path = f"/api/studies/{id_}"
    assert why(bob.get(path)) == (404, "problem-no-study")
    assert bob.get("/api/studies", which="public").json() == bob.get("/api/studies").json() == []
    assert ann.send("PATCH", path, {"visible": "link"}).json()["visible"] == "link"
    assert shown(bob, id_)["entry"]["mine"] is False
    tried = moved(bob, id_, "start", draw=True, keep=False)
    moves = ",".join(f"-1:{one['event']['code']}" for one in tried["nodes"])
    assert (
        bob.get(f"{path}/positions/start", moves=moves).json()["view"]["princes"]
        == tried["position"]["view"]["princes"]
    )
    assert why(bob.get(f"{path}/positions/start", moves="0:1")) == (422, "problem-study-illegal")
    bob.post("/api/studies", {})
    assert why(move(bob, id_, "start", draw=True)) == (403, "problem-study-owner")
    for answer in (
        bob.send("PATCH", path, {"title": "Mine"}),
        bob.send("DELETE", path),
        bob.send("DELETE", f"{path}/positions/start"),
    ):
        assert answer.status_code == 403
    assert len(shown(ann, id_)["nodes"]) == 1
    ann.send("PATCH", path, {"visible": "public"})
    assert [one["id"] for one in bob.get("/api/studies", which="public").json()] == [id_]
    copy = made(bob, study=id_)
    moved(bob, copy, "start", draw=True)
    assert shown(ann, id_)["entry"]["moves"] == 0
    assert ann.send("DELETE", path).status_code == 204
    assert why(bob.get(path)) == (404, "problem-no-study")


def test_what_is_noted_at_a_position(visit: Visit) -> None:
    ann = visit()
    id_ = made(ann, lesson="monument")
    path = f"/api/studies/{id_}/positions/start"
    drawn = {"arrows": [{"start": 0, "end": 5, "colour": "red"}], "marks": [{"district": 3, "colour": "blue"}]}
    noted = ann.send("PATCH", path, {"comment": " One \n\n two ", "chapter": "Begin", **drawn}).json()
    assert (noted["comment"], noted["arrows"], noted["marks"]) == ("One\n\ntwo", drawn["arrows"], drawn["marks"])
    ann.send("PATCH", path, {"marks": []})
    study = shown(ann, id_)
    assert study["nodes"][0] == noted | {"marks": []}
    assert study["entry"]["chapters"] == ["Begin"]
    assert why(ann.send("PATCH", path, {"comment": "\u202eabc"})) == (422, "problem-study-tricks")
    assert why(ann.send("PATCH", path, {"marks": [{"district": 60}]})) == (422, "problem-study-district")
    assert ann.send("PATCH", path, {"comment": "x" * 4001}).status_code == 422


def test_a_running_game_cannot_be_studied(visit: Visit) -> None:
    ann = visit()
    game = opened(ann, ME, BOT)["id"]
    assert why(ann.post("/api/studies", {"game": game})) == (409, "problem-study-running")
    assert why(visit().post("/api/studies", {"game": game}))[0] in (401, 404)
    seen = ann.get(f"/api/games/{game}/record").text
    assert why(ann.post("/api/studies", {"record": seen})) == (422, "problem-record-unreadable")


def test_an_imported_game_is_studied(visit: Visit) -> None:
    ann = visit()
    game = ann.post("/api/me/records", {"record": RECORD}).json()["game"]
    id_ = made(ann, game=game)
    assert (shown(ann, id_)["entry"]["game"], shown(ann, id_)["names"]) == (game, list(parse_record(RECORD).names))


def test_what_cannot_be_studied_is_refused(visit: Visit) -> None:
    ann = visit()
    assert why(ann.post("/api/studies", {"record": "chess"})) == (422, "problem-record-unreadable")
    assert why(ann.post("/api/studies", {"lesson": "chess"})) == (404, "problem-no-study")
    assert why(ann.post("/api/studies", {"study": "chess"})) == (404, "problem-no-study")
    assert ann.post("/api/studies", {"title": "x" * 101}).status_code == 422


def test_a_hint_knows_what_its_seat_knows(visit: Visit) -> None:
    ann = visit()
    id_ = made(ann, players=2)
    assert ann.get(f"/api/studies/{id_}/positions/start/hint").json()["refusal"]["why"]["id"] == "refusal-hint-not-now"
    drawn = moved(ann, id_, "start", draw=True)
    hint = ann.get(f"/api/studies/{id_}/positions/{drawn['nodes'][-1]['id']}/hint").json()
    choices = drawn["position"]["view"]["choices"]
    assert hint["codes"][0] in choices if hint["refusal"] is None else hint["refusal"]["why"]["id"].endswith("waking")


def test_a_guests_studies_are_the_accounts_after_signing_in(visit: Visit) -> None:
    ada, phone = visit(), visit()
    key = signed_up(ada)
    id_ = made(phone, players=2)
    signed_in(phone, key)
    assert [one["id"] for one in ada.get("/api/studies").json()] == [id_]
    assert [row["id"] for row in ada.get("/api/account/export").json()["study"]] == [id_]


def test_variations_at_random_are_put_in_piece_by_piece(visit: Visit) -> None:
    ann, luck = visit(), random.Random(3)
    id_, at = made(ann, players=2), ["start"]
    for _ in range(12):
        after = luck.choice(at)
        position = ann.get(f"/api/studies/{id_}/positions/{after}").json()
        view = position["view"]
        codes = [one["code"] for one in position["draws"]] or view["choices"]
        seat = -1 if position["draws"] else view["viewer"]
        answer = moved(ann, id_, after, (seat, luck.choice(codes)), draw=bool(luck.randrange(2)))
        at += [one["id"] for one in answer["nodes"]]
    found = [one["id"] for one in shown(ann, id_)["nodes"]]
    assert sorted(found) == sorted(set(at))
    study = study_of(parse_record(ann.get(f"/api/studies/{id_}/record").text))
    assert [one for one, _, _ in study.nodes()] == found


def bots(visitor: Visitor, id_: str, after: str, *names: str | None, **more: Any) -> Any:
    """Ask again while the bots of a new server start."""
    answer = visitor.post(f"/api/studies/{id_}/bots", {"after": after, "bots": names, **more})
    return bots(visitor, id_, after, *names, **more) if answer.status_code == 503 else answer


def test_bots_answer_in_a_branch(visit: Visit) -> None:
    ann, bob = visit(), visit()
    id_ = made(ann, players=2, visible="link")
    drawn = moved(ann, id_, "start", draw=True)
    at, seat = drawn["nodes"][-1]["id"], drawn["position"]["view"]["viewer"]
    mine = ["mason", None] if seat else [None, "mason"]
    assert bots(ann, id_, at, *mine).json()["nodes"] == [], "it is for Ann to decide"
    theirs = [None, "mason"] if seat else ["mason", None]
    one = bots(ann, id_, at, *theirs).json()
    assert [(node["event"]["seat"], node["by"]) for node in one["nodes"]] == [(seat, "mason")]
    answer = bots(ann, id_, one["nodes"][-1]["id"], *theirs, most=20).json()
    assert answer["position"]["view"]["deciding"] == [1 - seat]
    chosen = [node for node in shown(ann, id_)["nodes"] if node["by"]]
    assert [node["id"] for node in chosen] == [one["nodes"][0]["id"], *(node["id"] for node in answer["nodes"])]
    assert "# ! by mason" in ann.get(f"/api/studies/{id_}/record").text
    before = shown(ann, id_)["nodes"]
    tried = bots(bob, id_, "start", "random", "random", most=5, keep=False)
    assert sum(bool(node["by"]) for node in tried.json()["nodes"]) == 5
    assert why(bots(bob, id_, "start", "random", keep=True)) == (403, "problem-study-owner")
    assert shown(ann, id_)["nodes"] == before


def test_what_bots_are_not_asked(visit: Visit) -> None:
    ann = visit()
    id_ = made(ann, players=2)
    assert bots(ann, id_, "start", "random", draw=False).json()["nodes"] == [], "chance is waited for"
    assert why(bots(ann, id_, "start", "chess")) == (422, "problem-level")
    assert why(bots(ann, id_, "nowhere", "random")) == (404, "study-no-position")
    assert why(bots(visit(), id_, "start", "random", keep=False)) == (404, "problem-no-study")
    assert bots(ann, id_, "start", *["random"] * 6).status_code == 422
    refused = bots(ann, id_, "start", "random", events=[{"seat": 0, "code": 1}])
    assert why(refused) == (422, "problem-study-illegal")


def test_who_hangs_up_stops_the_bots(visit: Visit) -> None:
    ann = visit()
    id_ = made(ann, players=2)
    bots(ann, id_, "start", "random", most=1, keep=False)
    wish = {"after": "start", "bots": ["regent", "regent"], "most": 20, "keep": False}
    with pytest.raises(httpx.ReadTimeout):
        ann.http.post(f"/api/studies/{id_}/bots", json=wish, headers={"x-csrf-token": ann.token}, timeout=0.2)
    began = time.monotonic()
    while (answer := bots(ann, id_, "start", "random", keep=False)).status_code == 429:
        assert why(answer)[1] == "problem-study-thinks"
        time.sleep(0.05)
    assert answer.status_code == 200
    assert time.monotonic() - began < 8, "20 decisions, or ten seconds, were asked for"

"""Tokens: what they open, what not, and what each bad one is told."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.server.conftest import Visitor
from tests.server.lobby.opening import BOT, FRIEND, ME, opened
from tests.server.programs.conftest import Program, bot_of, token_of
from utopia.server.accounts.api_tokens import MOST_TOKENS

Visit = Callable[[], Visitor]
Make = Callable[..., Program]


def test_a_token_acts_for_who_made_it(visit: Visit, program: Make) -> None:
    ada = visit()
    table = opened(ada, ME, FRIEND)
    made = token_of(ada, "games:read")
    assert made["text"].startswith("utopia_person_")
    machine = program(ada, made["text"])
    me = machine.get("/api/me")
    assert me.json()["name"] == "Ada"
    assert "set-cookie" not in me.headers
    assert [game["id"] for game in machine.get("/api/games").json()] == [table["id"]]
    [listed] = ada.get("/api/me/tokens").json()
    assert (listed["id"], listed["bot"]) == (made["token"]["id"], None)
    assert listed["used"] is not None
    assert made["text"] not in ada.get("/api/me/tokens").text


def test_a_change_by_token_needs_no_csrf(visit: Visit, program: Make) -> None:
    ada = visit()
    ada.send("PATCH", "/api/me", {"name": "Ada"})
    machine = program(ada, token_of(ada, "tables:open")["text"])
    assert machine.post("/api/tables", {"seats": [ME, BOT]}).status_code == 201


def test_a_bot_has_its_own_name_and_is_shown_as_a_bot(visit: Visit, program: Make) -> None:
    ada = visit()
    bot = bot_of(ada, "Deep Thought")
    made = token_of(ada, bot=bot)
    assert made["text"].startswith("utopia_bot_")
    assert made["token"]["bot"] == bot
    machine = program(ada, made["text"])
    assert machine.get("/api/me").json()["name"] == "Deep Thought"
    table = opened(ada, ME, FRIEND)
    seated = ada.post(f"/api/tables/{table['id']}/bots", {"bot": bot})
    assert seated.status_code == 200, seated.text
    sitting = seated.json()["sitting"]
    assert [(seat["name"], seat["kind"], seat["program"], seat["owner"]) for seat in sitting] == [
        ("Ada", "person", False, None),
        ("Deep Thought", "person", True, "Ada"),
    ]
    assert ada.post(f"/api/tables/{table['id']}/bots", {"bot": bot}).status_code == 200, "it sits there already"
    assert ada.post(f"/api/tables/{table['id']}/bots", {"bot": bot_of(ada, "Other")}).status_code == 409
    assert ada.send("DELETE", f"/api/me/bots/{bot}").status_code == 409, "it has a seat"


def test_bots_are_renamed_and_removed_by_their_owner_alone(visit: Visit) -> None:
    ada, eve = visit(), visit()
    bot = bot_of(ada)
    eve.send("PATCH", "/api/me", {"name": "Eve"})
    for method, path, body in (
        ("PATCH", f"/api/me/bots/{bot}", {"name": "Mine"}),
        ("DELETE", f"/api/me/bots/{bot}", None),
        ("POST", "/api/me/tokens", {"name": "x", "scopes": ["games:read"], "bot": bot}),
    ):
        assert eve.send(method, path, body).status_code == 404
    assert ada.send("PATCH", f"/api/me/bots/{bot}", {"name": "Robbie"}).json()["name"] == "Robbie"
    assert ada.send("PATCH", f"/api/me/bots/{bot}", {"name": "a\u202eb"}).status_code == 422
    assert ada.send("DELETE", f"/api/me/bots/{bot}").status_code == 204
    assert ada.get("/api/me/bots").json() == []


def spoilt(text: str) -> list[str]:
    """Tokens that are none."""
    last = "0" if text[-1] != "0" else "1"
    return [text[:-1], text[:-1] + last, "x", "x" * 5000, "utopia_person_" + "é" * 38, "utopia_person_" + "0" * 38]


@pytest.mark.parametrize("number", range(6))
def test_a_bad_token_opens_nothing(visit: Visit, number: int) -> None:
    ada = visit()
    text = spoilt(token_of(ada)["text"])[number]
    for path in ("/api/games", "/api/me", "/api/me/tokens"):
        answer = ada.http.get(path, headers={b"authorization": f"Bearer {text}".encode()})
        assert answer.status_code == 401, "not even with the cookie of who made it"
        assert answer.json()["why"]["id"] == "problem-token-malformed"
        assert 'error="invalid_token"' in answer.headers["www-authenticate"]
        assert len(text) < 10 or text not in answer.text


def test_a_foreign_or_revoked_token_opens_nothing(visit: Visit, program: Make) -> None:
    ada = visit()
    made = token_of(ada, "games:read")
    machine = program(ada, made["text"])
    assert machine.get("/api/games").status_code == 200
    assert visit().send("DELETE", f"/api/me/tokens/{made['token']['id']}").status_code == 401
    eve = visit()
    eve.send("PATCH", "/api/me", {"name": "Eve"})
    assert eve.send("DELETE", f"/api/me/tokens/{made['token']['id']}").status_code == 404
    assert machine.get("/api/games").status_code == 200
    assert ada.send("DELETE", f"/api/me/tokens/{made['token']['id']}").status_code == 204
    answer = machine.get("/api/games")
    assert (answer.status_code, answer.json()["why"]["id"]) == (401, "problem-token-revoked")
    assert ada.get("/api/me/tokens").json() == []


def test_a_token_opens_only_what_its_scope_says(visit: Visit, program: Make) -> None:
    ada = visit()
    reading = program(ada, token_of(ada, "games:read")["text"])
    answer = reading.post("/api/tables", {"seats": [ME, BOT]})
    assert (answer.status_code, answer.json()["why"]["words"]) == (403, {"scope": "tables:open"})
    assert 'error="insufficient_scope", scope="tables:open"' in answer.headers["www-authenticate"]


def test_no_token_makes_tokens(visit: Visit, program: Make) -> None:
    ada = visit()
    machine = program(ada)
    closed = [
        ("GET", "/api/me/tokens"),
        ("POST", "/api/me/tokens"),
        ("POST", "/api/me/bots"),
        ("PATCH", "/api/me"),
        ("POST", "/api/me/device"),
        ("GET", "/api//me/tokens/"),
    ]
    for method, path in closed:
        answer = machine.http.request(method, path, json={})
        assert (answer.status_code, answer.json()["why"]["id"]) == (403, "problem-token-door"), path


def test_a_token_in_an_address_is_refused(visit: Visit) -> None:
    ada = visit()
    text = token_of(ada)["text"]
    answer = ada.http.get(f"/api/games?access_token={text}")
    assert (answer.status_code, answer.json()["why"]["id"]) == (400, "problem-token-in-address")
    assert text not in answer.text


def test_another_scheme_of_authorization_is_not_ours(visit: Visit) -> None:
    """A proxy in front may ask for a password of its own."""
    assert visit().http.get("/api/me", headers={"authorization": "Basic YTpi"}).status_code == 200


@pytest.mark.parametrize(
    "wish",
    [
        {"scopes": []},
        {"scopes": ["everything"]},
        {"days": 0},
        {"days": 100_000},
        {"name": ""},
        {"name": "x" * 65},
        {"name": "a\u0000b"},
        {"more": 1},
    ],
)
def test_a_wish_that_does_not_fit(visit: Visit, wish: dict[str, Any]) -> None:
    answer = visit().post("/api/me/tokens", {"name": "test", "scopes": ["games:read"], **wish})
    assert answer.status_code == 422, answer.text


def test_there_is_an_end_to_tokens_and_bots(visit: Visit) -> None:
    ada = visit()
    for _ in range(MOST_TOKENS):
        token_of(ada, "games:read")
    answer = ada.post("/api/me/tokens", {"name": "more", "scopes": ["games:read"]})
    assert (answer.status_code, answer.json()["why"]["id"]) == (409, "problem-token-too-many")
    for number in range(20):
        bot_of(ada, f"Bot {number}")
    assert ada.post("/api/me/bots", {"name": "more"}).json()["why"]["id"] == "problem-bot-too-many"


def test_a_token_tells_of_itself_and_ends_itself(visit: Visit, program: Make) -> None:
    """Whatever its scopes; and nobody else has such an endpoint."""
    ada = visit()
    ada.send("PATCH", "/api/me", {"name": "Ada"})
    made = token_of(ada, "records", bot=bot_of(ada, "Robby"))
    machine = program(ada, made["text"])
    told = machine.get("/api/me/token").json()
    assert told["token"] == {**made["token"], "used": told["token"]["used"]}
    assert (told["name"], told["owner"]) == ("Robby", "Ada")
    assert told["allowances"] == [], "this server counts nothing"
    own = program(ada, token_of(ada)["text"]).get("/api/me/token").json()
    assert (own["name"], own["owner"], own["token"]["bot"]) == ("Ada", None, None)
    for answer in (ada.get("/api/me/token"), ada.send("DELETE", "/api/me/token"), visit().get("/api/me/token")):
        assert (answer.status_code, answer.json()["why"]["id"]) == (401, "problem-no-token-came")
    assert machine.http.delete("/api/me/token").status_code == 204
    assert machine.get("/api/me/token").json()["why"]["id"] == "problem-token-revoked"
    assert len(ada.get("/api/me/tokens").json()) == 1, "the other works on"

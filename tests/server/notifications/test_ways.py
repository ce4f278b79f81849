"""Where one is told, over HTTP: what is added, shown, changed, tried and taken away; and by whom it may be."""

from collections.abc import Callable

import pytest

from tests.server.conftest import Server, Visitor
from tests.server.lobby.opening import BOT, ME, opened
from tests.server.notifications.receiving import Browser

ENDPOINT = "https://push.example/send/abc"


def subscribed(visitor: Visitor, endpoint: str = ENDPOINT) -> dict[str, object]:
    answer = visitor.post("/api/notices/push", {"endpoint": endpoint, **Browser().keys})
    assert answer.status_code == 201, answer.text
    found: dict[str, object] = answer.json()["ways"][-1]
    return found


def known(visitor: Visitor) -> Visitor:
    assert visitor.send("PATCH", "/api/me", {"name": "Ada"}).status_code == 200
    return visitor


def test_a_browser_is_added_shown_changed_and_taken_away(visit: Callable[[], Visitor]) -> None:
    ada = known(visit())
    way = subscribed(ada)
    assert (way["kind"], way["name"], way["muted"], way["closed"]) == ("push", "Firefox", [], False)
    assert ENDPOINT not in ada.get("/api/notices").text
    assert subscribed(ada)["id"] == way["id"]
    path = f"/api/notices/ways/{way['id']}"
    changed = ada.send("PATCH", path, {"muted": ["over", "vote"]}).json()
    assert [one["muted"] for one in changed["ways"]] == [["over", "vote"]]
    assert ada.send("PATCH", path, {"muted": ["dinner"]}).status_code == 422
    assert ada.send("DELETE", path).json()["ways"] == []
    assert ada.send("DELETE", path).status_code == 404
    assert len(changed["push_key"]) == 87


def test_nobody_touches_anothers_ways(visit: Callable[[], Visitor]) -> None:
    ada, bob, stranger = known(visit()), known(visit()), visit()
    path = f"/api/notices/ways/{subscribed(ada)['id']}"
    for method, body in (("PATCH", {"muted": []}), ("DELETE", None)):
        assert bob.send(method, path, body).status_code == 404
        assert stranger.send(method, path, body).status_code == 401
    assert bob.post(f"{path}/test").status_code == 404
    assert bob.get("/api/notices").json()["ways"] == []
    assert len(ada.get("/api/notices").json()["ways"]) == 1


def test_a_browser_is_told_for_the_last_who_asked_in_it(visit: Callable[[], Visitor]) -> None:
    ada, bob = known(visit()), known(visit())
    subscribed(ada, f"{ENDPOINT}/shared")
    subscribed(bob, f"{ENDPOINT}/shared")
    assert ada.get("/api/notices").json()["ways"] == []


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"endpoint": "http://push.example/"}, "problem-notice-https"),
        ({"endpoint": "javascript:alert(1)"}, "problem-notice-address"),
        ({"endpoint": "https://"}, "problem-notice-address"),
        ({"p256dh": "AAAA"}, "problem-notice-keys"),
        ({"auth": "AAAA"}, "problem-notice-keys"),
    ],
)
def test_subscriptions_that_are_none(visit: Callable[[], Visitor], change: dict[str, str], problem: str) -> None:
    answer = known(visit()).post("/api/notices/push", {"endpoint": ENDPOINT, **Browser().keys, **change})
    assert (answer.status_code, answer.json()["why"]["id"]) == (422, problem)


@pytest.mark.parametrize("address", ["nonsense", "syslog://", "http://example.org", "mailto://a:b@c.de", "json://x/\n"])
def test_webhooks_that_are_none(visit: Callable[[], Visitor], address: str) -> None:
    assert known(visit()).post("/api/notices/hooks", {"address": address}).status_code == 422


def test_a_webhook_is_added_by_what_the_chat_gives(visit: Callable[[], Visitor]) -> None:
    ada = known(visit())
    secret = "https://discord.com/api/webhooks/1234567890123/abcdefghijklmnopqrstuvwxyz"
    answer = ada.post("/api/notices/hooks", {"address": secret})
    assert [(way["kind"], way["name"]) for way in answer.json()["ways"]] == [("hook", "Discord")]
    assert "abcdefghijkl" not in answer.text


def test_one_to_try_goes_nowhere_into_the_servers_own_network(visit: Callable[[], Visitor]) -> None:
    ada = known(visit())
    for way in (
        subscribed(ada, "https://127.0.0.1:9/push"),
        ada.post("/api/notices/hooks", {"address": "jsons://127.0.0.1:9/"}).json()["ways"][-1],
    ):
        answer = ada.post(f"/api/notices/ways/{way['id']}/test")
        assert (answer.status_code, answer.json()["why"]["id"]) == (409, "problem-notice-not-arrived")


def test_there_is_an_end_to_ways(visit: Callable[[], Visitor]) -> None:
    ada = known(visit())
    for number in range(10):
        subscribed(ada, f"{ENDPOINT}/{number}")
    answer = ada.post("/api/notices/push", {"endpoint": f"{ENDPOINT}/more", **Browser().keys})
    assert (answer.status_code, answer.json()["why"]["id"]) == (409, "problem-notice-many")


def test_without_a_mail_server_there_is_no_mail(visit: Callable[[], Visitor]) -> None:
    ada = known(visit())
    assert ada.get("/api/notices").json()["mail"] == "no_server"
    assert ada.post("/api/notices/mail").json()["why"]["id"] == "problem-notice-no-mail"


def test_the_games_that_wait(visit: Callable[[], Visitor]) -> None:
    ada, nobody = visit(), visit()
    game = opened(ada, ME, BOT, first=0)
    assert [one["id"] for one in ada.get("/api/notices/waiting").json()["games"]] == [game["id"]]
    assert nobody.get("/api/notices/waiting").json() == {"games": [], "invitations": [], "tables": []}


@pytest.mark.parametrize("token", ["x", "a" * 500, "%20", "AAAA.BBBB"])
def test_links_that_are_none(visit: Callable[[], Visitor], token: str) -> None:
    nobody = visit()
    for path in (f"/api/go/{token}", f"/api/notices/off/{token}"):
        assert nobody.get(path).json()["why"]["id"] == "problem-notice-link"
    assert nobody.http.post(f"/api/notices/off/{token}").status_code == 404


@pytest.mark.full
def test_a_server_without_the_extra_starts_and_says_what_a_chat_needs(
    make_server: Callable[..., Server], make_visitor: Callable[[Server], Visitor]
) -> None:
    ada = known(make_visitor(make_server(first="import sys; sys.modules['apprise'] = None", fresh=True)))
    answer = ada.post("/api/notices/hooks", {"address": "https://example.org/hook"})
    assert answer.status_code == 409
    problem = answer.json()
    assert "utopia[notify]" in problem["detail"]
    assert problem["why"]["id"] == "problem-notice-no-hooks"
    assert subscribed(ada)["kind"] == "push"

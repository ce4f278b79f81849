"""Keeping others at a distance, reporting them, being warned and barred: over HTTP, on a real server."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import Server, Visitor
from tests.server.lobby.opening import FRIEND, ME, joined, opened
from tests.server.moderation.keeping import admin, called, seat
from utopia.server.app import create_app
from utopia.server.settings import DOCUMENTATION, Settings
from utopia.server.web.policy import policies_of

JSON = dict[str, Any]


@pytest.fixture
def table(visit: Callable[[], Visitor]) -> tuple[str, Visitor, Visitor]:
    """A running game of a host and a friend, and a bot."""
    host, friend = visit(), visit()
    made = opened(host, ME, FRIEND, {"kind": "bot"}, pace=10)
    joined(friend, made)
    assert host.post(f"/api/tables/{made['id']}/start").status_code == 200
    return made["id"], host, friend


def test_somebody_is_blocked_by_his_seat_and_let_go_again(table: tuple[str, Visitor, Visitor]) -> None:
    game, host, _ = table
    answer = host.post("/api/relations", {"kind": "block", "whom": seat(game, 1)})
    assert answer.status_code == 201
    [entry] = answer.json()
    assert entry["kind"] == "block"
    there = {"seat": 1, "block": True, "mute": False, "person": entry["person"]}
    assert host.get(f"/api/relations/at/{game}").json() == [there]
    assert host.post("/api/relations", {"kind": "block", "whom": {"person": entry["person"]}}).json() == [entry]
    assert host.send("DELETE", f"/api/relations/block/{entry['person']}").status_code == 204
    assert host.get("/api/relations").json() == []


def test_nobody_learns_that_he_is_blocked(table: tuple[str, Visitor, Visitor]) -> None:
    game, host, friend = table
    before = friend.get(f"/api/tables/{game}").json()
    host.post("/api/relations", {"kind": "block", "whom": seat(game, 1)})
    assert friend.get(f"/api/tables/{game}").json() == before
    assert friend.get(f"/api/relations/at/{game}").json() == [
        {"seat": 0, "block": False, "mute": False, "person": None}
    ]


@pytest.mark.parametrize(
    ("whom", "status"),
    [
        ({"game": "GAME", "seat": 0}, 409),  # oneself
        ({"game": "GAME", "seat": 2}, 409),  # a bot
        ({"game": "GAME", "seat": 3}, 422),
        ({"game": "GAME"}, 409),
        ({"game": "nowhere", "seat": 1}, 404),
        ({"game": "GAME", "line": 10**9}, 404),
        ({"person": "nobody"}, 404),
        ({"person": "somebody", "seat": 1}, 422),
        ({}, 422),
        ({"person": "x" * 17}, 422),
        ({"game": "GAME", "seat": 5}, 422),
        ({"name": "Ann"}, 422),
    ],
)
def test_who_is_meant_must_be_clear(table: tuple[str, Visitor, Visitor], whom: JSON, status: int) -> None:
    game, host, _ = table
    whom = {name: game if value == "GAME" else value for name, value in whom.items()}
    answer = host.post("/api/relations", {"kind": "mute", "whom": whom})
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/problem+json"


def test_strangers_have_no_list(visit: Callable[[], Visitor]) -> None:
    stranger = visit()
    assert stranger.get("/api/relations").json() == []
    assert stranger.post("/api/relations", {"kind": "mute", "whom": {"person": "x"}}).status_code == 401
    assert stranger.post("/api/reports", {"message": "x", "about": {"person": "x"}}).status_code == 401
    assert stranger.post("/api/me/standing").status_code == 401
    standing: JSON = {"barred_until": None, "barred_why": None, "warnings": [], "admin": False}
    assert stranger.get("/api/me/standing").json() == standing


@pytest.mark.parametrize("who_blocks", ["host", "friend"])
def test_who_is_blocked_sits_at_no_table_of_mine_nor_i_at_his(visit: Callable[[], Visitor], who_blocks: str) -> None:
    host, friend = visit(), visit()
    first = opened(host, ME, FRIEND)
    joined(friend, first)
    blocking, blocked = (host, 1) if who_blocks == "host" else (friend, 0)
    assert blocking.post("/api/relations", {"kind": "block", "whom": seat(first["id"], blocked)}).status_code == 201
    second = opened(host, ME, FRIEND)
    answer = friend.post(f"/api{second['links']['join']}", {"name": "Ben"})
    assert answer.status_code == 403
    assert answer.json()["why"]["id"] == "problem-not-together"
    assert "block" not in answer.text
    assert friend.post(f"/api{first['links']['join']}", {}).status_code == 200, "who sits there keeps their seat"


def test_a_report_is_stored_and_not_for_everybody(table: tuple[str, Visitor, Visitor]) -> None:
    game, host, friend = table
    assert friend.post("/api/reports", {"message": " rude ", "about": seat(game, 0)}).status_code == 201
    assert friend.post("/api/reports", {"message": "an odd table", "about": {"game": game}}).status_code == 201
    for one in (friend, host):
        assert one.send("PATCH", "/api/me", {"name": "Ada of Two"}).status_code == 200
    ids = [line.split()[0] for line in admin(host.server, "people", "find", "Ada of Two").splitlines()[1:]]
    assert len(ids) == 2
    (line,) = (one for one in admin(host.server, "reports", "list").splitlines() if " rude" in one and game in one)
    assert all(f"Ada of Two ({id_})" in line for id_ in ids), "of one name they are told apart"
    assert friend.get("/api/admin/reports").status_code == 404


@pytest.mark.parametrize(("message", "status"), [("", 422), ("  \n", 422), ("x" * 1001, 422), ("x" * 1000, 201)])
def test_a_report_says_something(table: tuple[str, Visitor, Visitor], message: str, status: int) -> None:
    game, _, friend = table
    assert friend.post("/api/reports", {"message": message, "about": seat(game, 0)}).status_code == status


def test_who_reports_on_and_on_has_to_wait(table: tuple[str, Visitor, Visitor]) -> None:
    game, _, friend = table
    statuses = [friend.post("/api/reports", {"message": "x", "about": seat(game, 0)}).status_code for _ in range(12)]
    assert statuses == [201] * 10 + [429] * 2


def test_who_is_barred_reads_and_leaves_and_does_nothing_else(visit: Callable[[], Visitor]) -> None:
    eve, host = visit(), visit()
    her = called(eve, "Eve the Barred")
    invitation = opened(host, ME, FRIEND)
    waiting = opened(eve, ME, FRIEND)
    admin(eve.server, "people", "ban", her, "--for", "3d", "--why", "insults")
    standing = eve.get("/api/me/standing").json()
    assert standing["barred_why"] == "insults"
    assert standing["barred_until"]
    for path, body in (
        ("/api/tables", {"seats": [ME, {"kind": "bot"}]}),
        ("/api/tables/play-now", {}),
        (f"/api{invitation['links']['join']}", {"name": "Eve"}),
        (f"/api/tables/{waiting['id']}/start", {"missing": "bot"}),
    ):
        answer = eve.post(path, body)
        assert answer.status_code == 403, path
        assert answer.json()["why"]["id"] == "problem-barred"
        assert answer.json()["why"]["words"]["reason"] == "insults"
    assert eve.get(f"/api/tables/{waiting['id']}").status_code == 200
    assert eve.get("/api/games").status_code == 200
    assert eve.send("PATCH", "/api/me", {"language": "de"}).status_code == 200
    renamed = eve.send("PATCH", "/api/me", {"name": "Somebody Else"})
    assert (renamed.status_code, renamed.json()["why"]["id"]) == (403, "problem-barred")
    assert eve.get("/api/me").json()["name"] != "Somebody Else"
    assert eve.send("DELETE", f"/api/tables/{waiting['id']}").status_code == 204
    admin(eve.server, "people", "unban", her)
    assert eve.post("/api/tables", {"seats": [ME, FRIEND]}).status_code == 201


OWN_AFFAIRS = ("/api/me", "/api/account", "/api/device", "/api/relations")


def test_every_endpoint_but_ones_own_is_closed_to_banned_people(tmp_path: Path) -> None:
    """Whatever changes something, new endpoints too: they are closed where nothing else is declared."""
    policies = policies_of(create_app(Settings(tmp_path)).routes)
    changing = {endpoint for endpoint in policies if endpoint[0] not in ("GET", "HEAD", "WS")}
    opened = {endpoint for endpoint in changing if policies[endpoint].is_open_to_banned(endpoint[0])}
    assert {(method, path) for method, path in opened if not path.startswith(OWN_AFFAIRS)} == {
        ("DELETE", "/api/studies/{study_id}"),
        ("DELETE", "/api/tables/{table_id}"),
        ("DELETE", "/api/invitations/{table_id}"),
        ("POST", "/api/tables/{table_id}/leave"),
        ("DELETE", "/api/lobby/seek"),
        ("PATCH", "/api/notices/ways/{way_id}"),
        ("DELETE", "/api/notices/ways/{way_id}"),
        ("POST", "/api/notices/off/{token}"),
        ("DELETE", "/api/tournaments/{tournament_id}/entry"),
        ("POST", "/api/positions"),  # these two only look at what they are given
        ("POST", "/api/boards"),
    }
    closed = changing - opened
    assert {("POST", "/api/tables"), ("POST", "/api/me/bots"), ("POST", "/api/me/tokens")} <= closed
    assert {(method, path) for method, path in closed if path.startswith(OWN_AFFAIRS)} == {
        ("POST", "/api/me/bots"),
        ("PATCH", "/api/me/bots/{bot_id}"),
        ("POST", "/api/me/records"),
        ("POST", "/api/me/tokens"),
    }


def test_a_warning_is_shown_until_it_is_read(visit: Callable[[], Visitor]) -> None:
    keeper, eve = visit(), visit()
    of_keeper, hers = called(keeper, "Keeper of Warnings"), called(eve, "Eve the Warned")
    admin(keeper.server, "people", "promote", of_keeper)
    assert keeper.post(f"/api/admin/people/{hers}", {"act": "warn", "text": "be kind"}).status_code == 200
    assert [one["text"] for one in eve.get("/api/me/standing").json()["warnings"]] == ["be kind"]
    assert eve.post("/api/me/standing").json()["warnings"] == []
    assert eve.get("/api/me/standing").json()["warnings"] == []


@pytest.mark.full
def test_the_site_says_its_name_and_imprint(make_server: Callable[..., Server], tmp_path: Any) -> None:
    imprint = tmp_path / "imprint.md"
    imprint.write_text("# Imprint\n\nAnn Lee, Utopia\n", encoding="utf-8")
    server = make_server(UTOPIA_SITE_NAME="  Games   at  Ann's ", UTOPIA_IMPRINT=str(imprint))
    visitor = Visitor(server)
    assert visitor.get("/api/site").json() == {
        "name": "Games at Ann's",
        "imprint": True,
        "imprint_url": None,
        "imprint_text": "# Imprint\n\nAnn Lee, Utopia\n",
        "documentation": DOCUMENTATION.joinpath("index.html").is_file(),
        "https": False,
    }
    visitor.http.close()

"""One's account: browsers, the guest who was here before, the data, and leaving."""

import contextlib
import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.accounts.passkeys import signed_in, signed_up, with_passkey
from tests.server.answers import why
from tests.server.conftest import LONG, Server, Visitor
from tests.server.game.lines import line, play_on
from tests.server.lobby.opening import BOT, FRIEND, ME, joined, opened
from utopia.notation.record import parse_record
from utopia.notation.verifying import verify

Visit = Callable[[], Visitor]
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
SAFARI = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
    "Version/18.0 Mobile/15E148 Safari/604.1"
)


def devices(visitor: Visitor) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = visitor.get("/api/account").json()["devices"]
    return found


def test_a_stranger_is_told_what_there_is(visit: Visit) -> None:
    account = visit().get("/api/account").json()
    assert (
        account | {"name": None, "since": None, "mail": None, "passkeys": [], "devices": [], "guest": None} == account
    )
    assert visit().get("/api/account/export").status_code == 401
    assert visit().post("/api/account/delete", {"name": ""}).status_code == 401


def test_browsers_are_listed_and_ended(visit: Visit) -> None:
    ada, phone, tablet = visit(), visit(), visit()
    ada.http.headers["user-agent"], phone.http.headers["user-agent"] = FIREFOX, SAFARI
    key = signed_up(ada)
    signed_in(phone, key)
    signed_in(tablet, key)
    listed = devices(ada)
    assert [one["here"] for one in listed] == [True, False, False]
    assert listed[0]["browser"] == "Firefox, Linux"
    assert phone.get("/api/games").status_code == 200
    [of_phone] = [one["id"] for one in devices(ada) if one["browser"] == "Safari, iPhone"]
    assert ada.send("DELETE", f"/api/account/devices/{of_phone}").status_code == 200
    assert not phone.get("/api/me").json()["account"]
    assert tablet.get("/api/me").json()["account"]
    assert why(ada.send("DELETE", f"/api/account/devices/{of_phone}")) == (404, "account-no-device")
    assert why(ada.send("DELETE", "/api/account/devices/%25")) == (404, "account-no-device")
    passage = ada.post("/api/me/device").json()["path"]
    assert len(ada.send("DELETE", "/api/account/devices").json()["devices"]) == 1
    assert not tablet.get("/api/me").json()["account"]
    assert phone.post(f"/api{passage}").status_code == 404, "a link that was made before ends too"


def test_nobody_ends_the_sessions_of_another(visit: Visit) -> None:
    ada, eve = visit(), visit()
    signed_up(ada)
    signed_up(eve, "Eve")
    [of_ada] = [one["id"] for one in devices(ada)]
    assert why(eve.send("DELETE", f"/api/account/devices/{of_ada}")) == (404, "account-no-device")
    assert ada.get("/api/me").json()["account"]


def closing_code(socket: ClientConnection) -> int | None:
    """Read to the end."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            socket.recv(timeout=30)
    return socket.close_code


def test_a_browser_that_is_signed_out_is_no_longer_at_the_table(visit: Visit) -> None:
    ada, phone = visit(), visit()
    key = signed_up(ada)
    signed_in(phone, key)
    table = opened(ada, {"kind": "me"}, BOT, pace=10)
    address = f"{phone.server.url.replace('http', 'ws')}/ws/games/{table['id']}"
    with connect(address, additional_headers={"Cookie": phone.cookies}, open_timeout=LONG) as socket:
        assert "room" in str(socket.recv(timeout=30))
        assert ada.send("DELETE", "/api/account/devices").status_code == 200
        assert closing_code(socket) == 1012
    with connect(address, additional_headers={"Cookie": phone.cookies}, open_timeout=LONG) as again:
        assert closing_code(again) == 4401


def test_signing_out(visit: Visit) -> None:
    ada = visit()
    key = signed_up(ada)
    table = opened(ada, {"kind": "me"}, BOT)
    cookies = ada.cookies
    assert ada.post("/api/account/sign-out").json()["account"] is False
    assert ada.get("/api/games").json() == []
    assert visit().http.get("/api/games", headers={"cookie": cookies}).json() == [], "the session itself is over"
    signed_in(ada, key)
    assert [game["id"] for game in ada.get("/api/games").json()] == [table["id"]]
    assert visit().post("/api/account/sign-out").status_code == 200, "a stranger is out already"


def test_a_guests_games_come_into_the_account_that_he_has(visit: Visit) -> None:
    ada, phone = visit(), visit()
    key = signed_up(ada)
    old = opened(ada, {"kind": "me"}, BOT)
    table = opened(phone, {"kind": "me", "name": "Guest"}, FRIEND, BOT)
    assert phone.get("/api/account").json()["guest"] is None
    signed_in(phone, key)
    assert [game["id"] for game in phone.get("/api/games").json()] == [old["id"]]
    assert phone.get("/api/account").json()["guest"] == {"name": "Guest", "games": 1}
    assert ada.get("/api/account").json()["guest"] is None, "it is asked where the guest was"
    merged = phone.post("/api/account/guest")
    assert merged.status_code == 200, merged.text
    assert merged.json()["guest"] is None
    assert {game["id"] for game in ada.get("/api/games").json()} == {old["id"], table["id"]}
    seen = ada.get(f"/api/tables/{table['id']}").json()
    assert (seen["host"], seen["sitting"][0]["name"]) == (True, "Ada")
    assert why(phone.post("/api/account/guest")) == (404, "account-no-guest")
    assert phone.post("/api/account/sign-out").json()["name"] is None


def test_who_sat_at_one_table_twice_keeps_both_seats(visit: Visit) -> None:
    ada, phone = visit(), visit()
    key = signed_up(ada)
    table = opened(ada, {"kind": "me"}, FRIEND, BOT)
    joined(phone, table, "Guest")
    ada.post(f"/api/tables/{table['id']}/start")
    signed_in(phone, key)
    assert phone.post("/api/account/guest").status_code == 200
    sitting = phone.get(f"/api/tables/{table['id']}").json()["sitting"]
    assert [(one["name"], one["kind"], one["mine"]) for one in sitting[:2]] == [
        ("Ada", "person", True),
        ("Guest", "device", True),
    ]


def test_a_guests_games_may_stay_behind_and_come_back(visit: Visit) -> None:
    ada, phone = visit(), visit()
    key = signed_up(ada)
    table = opened(phone, {"kind": "me", "name": "Guest"}, BOT)
    signed_in(phone, key)
    assert phone.post("/api/account/sign-out").json()["name"] == "Guest"
    assert [game["id"] for game in phone.get("/api/games").json()] == [table["id"]]
    signed_in(phone, key)
    assert phone.send("DELETE", "/api/account/guest").json()["guest"] is None
    assert phone.post("/api/account/sign-out").json()["name"] is None
    assert phone.get("/api/games").json() == []


def test_a_guest_without_games_leaves_nothing_behind(visit: Visit) -> None:
    ada, phone = visit(), visit()
    key = signed_up(ada)
    phone.send("PATCH", "/api/me", {"name": "Guest"})
    signed_in(phone, key)
    assert phone.get("/api/account").json()["guest"] is None


def test_an_account_is_not_merged_into_another(visit: Visit) -> None:
    ada, eve = visit(), visit()
    key = signed_up(ada)
    signed_up(eve, "Eve")
    opened(eve, {"kind": "me"}, BOT)
    before = eve.cookies
    signed_in(eve, key)
    assert eve.get("/api/account").json()["guest"] is None
    assert why(eve.post("/api/account/guest")) == (404, "account-no-guest")
    assert not visit().http.get("/api/me", headers={"cookie": before}).json()["account"]


def test_everything_stored_is_exported(visit: Visit) -> None:
    ada, friend = visit(), visit()
    table = opened(ada, ME, FRIEND, BOT)
    joined(friend, table)
    ada.post(f"/api/tables/{table['id']}/start")
    signed_up(ada)
    answer = ada.get("/api/account/export")
    assert answer.headers["content-disposition"] == 'attachment; filename="utopia-my-data.json"'
    data = answer.json()
    assert data["person"][0]["name"] == "Ada"
    assert [one["id"] for one in data["tables"]] == [table["id"]]
    assert [one["game"] for one in data["seat"]] == [table["id"]]
    assert len(data["passkey"]) == len(data["session"]) == 1
    for secret in ("hash", "public_key", "secret", "seed"):
        assert f'"{secret}"' not in answer.text
    assert "Grace" not in answer.text, "what others are called is theirs"
    assert json.loads(friend.get("/api/account/export").text)["tables"] == []


def test_a_finished_game_is_exported_and_stays_for_others(visit: Visit) -> None:
    ada, watcher = visit(), visit()
    signed_up(ada)
    table = opened(ada, {"kind": "me"}, BOT, pace=0, options={"target": 1})
    link = ada.post(f"/api/tables/{table['id']}/links", {"purpose": "watch"}).json()["links"]["watch"]
    assert watcher.post(f"/api{link}", {}).status_code == 200
    with line(ada, table["id"]) as socket:
        assert play_on(socket, random.Random(5))["phase"] == "over"
    record = parse_record(ada.get("/api/account/export").json()["records"][table["id"]])
    assert record.viewer is None
    assert record.names[0] == "Ada"
    assert verify(record) is None
    assert ada.post("/api/account/delete", {"name": "Ada"}).status_code == 200
    seen = watcher.get(f"/api/tables/{table['id']}").json()
    assert (seen["state"], seen["sitting"][0]["name"], seen["sitting"][0]["kind"]) == ("over", "", "person")
    nameless = watcher.get(f"/api/games/{table['id']}/record").text
    assert "Ada" not in nameless
    assert verify(parse_record(nameless)) is None, "the shuffle can still be checked"


def test_leaving_needs_ones_own_name(visit: Visit) -> None:
    ada = visit()
    signed_up(ada)
    assert why(ada.post("/api/account/delete", {"name": "Eve"})) == (409, "account-other-name")
    assert ada.get("/api/me").json()["account"]
    assert ada.post("/api/account/delete", {"name": " ada"}).status_code == 200
    assert ada.get("/api/me").json()["name"] is None


def test_leaving_for_good(visit: Visit) -> None:
    ada, friend = visit(), visit()
    key = signed_up(ada)
    phone = visit()
    signed_in(phone, key)
    alone = opened(ada, {"kind": "me"}, BOT)
    waiting = opened(ada, {"kind": "me"}, FRIEND)
    shared = opened(ada, {"kind": "me"}, FRIEND, BOT, pace=0)
    joined(friend, shared)
    assert ada.post(f"/api/tables/{shared['id']}/start").status_code == 200
    assert ada.post("/api/account/delete", {"name": "Ada"}).status_code == 200
    for visitor in (ada, phone):
        me = visitor.get("/api/me").json()
        assert (me["name"], me["account"]) == (None, False)
        assert visitor.get("/api/games").json() == []
    assert why(phone.post("/api/sign-in/passkey", key.use(_options(phone)))) == (404, "account-no-passkey")
    assert [game["id"] for game in friend.get("/api/games").json()] == [shared["id"]]
    seen = friend.get(f"/api/tables/{shared['id']}").json()
    assert [one["kind"] for one in seen["sitting"]] == ["bot", "person", "bot"]
    assert "Ada" not in json.dumps(seen)
    assert seen["host"], "somebody has to be"
    for table in (alone, waiting):
        assert friend.get(f"/api/tables/{table['id']}").status_code == 404


def _options(visitor: Visitor) -> dict[str, Any]:
    options: dict[str, Any] = visitor.post("/api/sign-in/passkey/begin").json()["options"]
    return options


def test_the_table_goes_on_without_who_has_left(visit: Visit) -> None:
    """The bot in their seat moves by itself until it is the friend's turn."""
    ada, friend = visit(), visit()
    signed_up(ada)
    table = opened(ada, {"kind": "me"}, FRIEND, BOT, pace=0, first=0)
    joined(friend, table)
    ada.post(f"/api/tables/{table['id']}/start")
    address = f"{friend.server.url.replace('http', 'ws')}/ws/games/{table['id']}"
    with connect(address, additional_headers={"Cookie": friend.cookies}, open_timeout=LONG) as socket:
        socket.recv(timeout=30)
        assert ada.post("/api/account/delete", {"name": "Ada"}).status_code == 200
    with connect(address, additional_headers={"Cookie": friend.cookies}, open_timeout=LONG) as socket:
        while True:
            message = json.loads(socket.recv(timeout=60))
            if message.get("type") == "view" and message["view"]["choices"]:
                break


def test_a_guest_may_leave_for_good_as_well(visit: Visit) -> None:
    guest = visit()
    guest.post("/api/tables/play-now")
    assert guest.post("/api/account/delete", {"name": "somebody"}).status_code == 409
    assert guest.post("/api/account/delete", {"name": ""}).status_code == 200
    assert guest.get("/api/games").json() == []


@pytest.mark.full
def test_exports_are_not_asked_for_without_end(
    make_server: Callable[..., Server], make_visitor: Callable[[Server], Visitor]
) -> None:
    ada = make_visitor(make_server(limits=True))
    ada.send("PATCH", "/api/me", {"name": "Ada"})
    answers = [ada.get("/api/account/export").status_code for _ in range(13)]
    assert answers == [200] * 12 + [429]
    with_passkey(ada)

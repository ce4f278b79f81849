"""Going on on another device."""

from collections.abc import Callable

from tests.server.conftest import Visitor
from tests.server.lobby.opening import BOT, ME, opened

Visit = Callable[[], Visitor]


def test_a_second_browser_becomes_the_same_person_once(visit: Visit) -> None:
    ada, phone, thief = visit(), visit(), visit()
    table = opened(ada, ME, BOT)
    link = ada.post("/api/me/device").json()
    assert link["origin"] == ada.server.url
    assert phone.get(f"/api{link['path']}").json() == {"name": "Ada", "mine": False, "known": False}
    assert ada.get(f"/api{link['path']}").json() == {"name": "Ada", "mine": True, "known": True}
    assert phone.post(f"/api{link['path']}").json()["name"] == "Ada"
    assert phone.get("/api/me").json()["name"] == "Ada"
    seen = phone.get(f"/api/tables/{table['id']}").json()
    assert seen["host"]
    assert [seat["mine"] for seat in seen["sitting"]] == [True, False]
    assert [game["id"] for game in ada.get("/api/games").json()] == [table["id"]]
    late = thief.post(f"/api{link['path']}")
    assert (late.status_code, late.json()["why"]["id"]) == (404, "storage-no-passage")
    assert thief.get("/api/games").json() == []


def test_who_was_somebody_else_is_one_person_from_then_on(visit: Visit) -> None:
    ada, phone = visit(), visit()
    opened(ada, ME, BOT)
    opened(phone, {"kind": "me", "name": "Grace"}, BOT)
    link = ada.post("/api/me/device").json()["path"]
    assert phone.get(f"/api{link}").json()["known"]
    answer = phone.post(f"/api{link}")
    names = [line.partition("=")[0] for line in answer.headers.get_list("set-cookie")]
    assert len(names) == len(set(names)) == 3, "one session, the visitor's secret, and the guest who waits behind"
    assert phone.get("/api/me").json()["name"] == "Ada"


def test_a_link_to_a_device_is_for_its_owner(visit: Visit) -> None:
    stranger, ada = visit(), visit()
    assert stranger.post("/api/me/device").status_code == 401
    opened(ada, ME, BOT)
    link = ada.post("/api/me/device").json()["path"]
    drawing = ada.get(f"/api{link}/qr.svg")
    assert drawing.headers["content-type"].startswith("image/svg+xml")
    assert drawing.text.startswith("<svg") or "<svg" in drawing.text[:200]
    assert "no-store" in drawing.headers["cache-control"]
    assert stranger.get(f"/api{link}/other.svg").status_code == 404
    assert stranger.http.post(f"/api{link}", json={}).status_code == 403, "another site could ask for it"
    assert stranger.get("/api/device/nothing").json()["why"]["id"] == "storage-no-passage"

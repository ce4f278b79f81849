"""Links in mails that were really sent: one click ends a kind of mail, another opens the game for its own person."""

import re
import sqlite3
from collections.abc import Callable

import httpx
import pytest

from tests.server.accounts.test_mail import address, entered
from tests.server.conftest import Server, Visitor
from tests.server.lobby.opening import BOT, ME, opened
from tests.server.notifications.postbox import Postbox
from utopia.server.notifications.links import Signer, Way

Make = Callable[[Server], Visitor]


@pytest.fixture
def post(box: tuple[Postbox, int]) -> Postbox:
    return box[0]


@pytest.mark.full
def test_one_click_in_a_mail_program_ends_this_kind(mailing: Server, make_visitor: Make, post: Postbox) -> None:
    ada, mail = make_visitor(mailing), address()
    entered(ada, post, mail)
    told = ada.post("/api/notices/mail").json()
    assert (told["mail"], told["address"]) == ("ready", "a…@example.org")
    [way] = told["ways"]
    assert (way["kind"], way["name"], way["muted"]) == ("mail", "a…@example.org", [])
    assert ada.post(f"/api/notices/ways/{way['id']}/test").status_code == 204
    sent = post.last_to(mail, 2)
    assert sent["subject"] == "Utopia: This is what a notice looks like"
    found = re.fullmatch(r"<http://[^/]+(/api/notices/off/\S+)>", sent["list-unsubscribe"])
    assert found
    assert ada.get(found[1]).json() == {"kind": "turn", "off": False}
    one_click = {"content-type": "application/x-www-form-urlencoded"}
    answer = httpx.post(f"{mailing.url}{found[1]}", content="List-Unsubscribe=One-Click", headers=one_click)
    assert answer.json() == {"kind": "turn", "off": True}
    assert ada.get("/api/notices").json()["ways"][0]["muted"] == ["turn"]
    assert ada.get(found[1]).json() == {"kind": "turn", "off": True}


def test_a_link_opens_the_game_for_its_own_person_only(mailing: Server, make_visitor: Make, post: Postbox) -> None:
    ada, eve, nobody, mail = make_visitor(mailing), make_visitor(mailing), make_visitor(mailing), address()
    game = opened(ada, ME, BOT)["id"]
    eve.send("PATCH", "/api/me", {"name": "Eve"})
    entered(ada, post, mail)
    with sqlite3.connect(mailing.data / "utopia.db") as connection:
        [key] = connection.execute("SELECT value FROM meta WHERE name = 'link_key'").fetchone()
        [person] = connection.execute("SELECT person FROM seat WHERE game = ? AND seat = 0", (game,)).fetchone()
    connection.close()
    token = Signer(bytes.fromhex(key)).token(Way("go", person, game))
    assert ada.get(f"/api/go/{token}").json() == {"game": game, "invited": False, "known": True}
    assert eve.get(f"/api/go/{token}").json() == {"game": None, "invited": False, "known": True}
    assert nobody.get(f"/api/go/{token}").json() == {"game": None, "invited": False, "known": False}
    assert ada.get(f"/api/notices/off/{token}").status_code == 404

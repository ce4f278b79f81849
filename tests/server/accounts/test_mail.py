"""Links by mail, with a real mail server that records."""

import itertools
from collections.abc import Callable

import pytest

from tests.server.accounts.passkeys import signed_up, with_passkey
from tests.server.answers import why
from tests.server.conftest import Server, Visitor
from tests.server.lobby.opening import BOT, FRIEND, ME, opened
from tests.server.notifications.postbox import Postbox, free_port

Visit = Callable[[], Visitor]
NUMBERS = itertools.count()


@pytest.fixture
def come(mailing: Server, make_visitor: Callable[[Server], Visitor]) -> Visit:
    """Makes new visitors of the server that mails."""
    return lambda: make_visitor(mailing)


@pytest.fixture
def post(box: tuple[Postbox, int]) -> Postbox:
    return box[0]


def address() -> str:
    """One that nobody has."""
    return f"ada{next(NUMBERS)}@example.org"


def asked(visitor: Visitor, mail: str, language: str = "en") -> None:
    answer = visitor.post("/api/sign-in/mail", {"mail": mail, "language": language})
    assert (answer.status_code, answer.json()) == (202, {"minutes": 15}), answer.text


def entered(visitor: Visitor, post: Postbox, mail: str, count: int = 1) -> None:
    """Signed in by the newest link."""
    asked(visitor, mail)
    assert visitor.post(f"/api{api(post.link_to(mail, count))}").status_code == 200


def api(link: str) -> str:
    """Return the endpoint behind a page's address."""
    return link.replace("/sign-in/", "/sign-in/link/")


def test_a_link_makes_an_account_of_the_guest(come: Visit, post: Postbox) -> None:
    ada, mail = come(), address()
    table = opened(ada, ME, BOT)
    asked(ada, mail)
    link = api(post.link_to(mail))
    told = ada.get(f"/api{link}").json()
    assert told == {"kind": "sign_in", "mail": "a…@example.org", "name": None, "is_new": True, "mine": True}
    me = ada.post(f"/api{link}").json()
    assert (me["name"], me["account"], me["mail"]) == ("Ada", True, "a…@example.org")
    assert [game["id"] for game in ada.get("/api/games").json()] == [table["id"]]


def test_a_link_signs_in_on_another_device(come: Visit, post: Postbox) -> None:
    ada, phone, mail = come(), come(), address()
    opened(ada, ME, BOT)
    entered(ada, post, mail)
    asked(phone, mail.upper())
    link = api(post.link_to(mail, 2))
    assert phone.get(f"/api{link}").json() | {"name": "Ada", "is_new": False} == phone.get(f"/api{link}").json()
    assert phone.post(f"/api{link}").json()["name"] == "Ada"
    assert len(phone.get("/api/games").json()) == 1
    assert len(ada.get("/api/account").json()["devices"]) == 2


def test_only_the_button_uses_a_link_and_only_once(come: Visit, post: Postbox) -> None:
    ada, eve, mail = come(), come(), address()
    asked(ada, mail)
    link = api(post.link_to(mail))
    for _ in range(3):
        assert eve.get(f"/api{link}").status_code == 200, "a scanner looks"
    assert eve.http.post(f"/api{link}", json={}).status_code == 403, "and has no token"
    assert ada.post(f"/api{link}").status_code == 200
    for visitor in (ada, eve):
        assert why(visitor.post(f"/api{link}")) == (404, "account-errand-over")
        assert why(visitor.get(f"/api{link}")) == (404, "account-errand-over")


def test_a_newer_link_that_was_used_ends_the_older_ones(come: Visit, post: Postbox) -> None:
    ada, mail = come(), address()
    asked(ada, mail)
    first = api(post.link_to(mail))
    asked(ada, mail)
    assert ada.get(f"/api{first}").status_code == 200, "mails overtake each other"
    assert ada.post(f"/api{api(post.link_to(mail, 2))}").status_code == 200
    assert ada.post(f"/api{first}").status_code == 404


@pytest.mark.parametrize("token", ["x", "a" * 43, "%00", "a" * 2000, "..%2f..%2fme"])
def test_links_that_are_none(come: Visit, token: str) -> None:
    visitor = come()
    assert visitor.get(f"/api/sign-in/link/{token}").status_code == 404
    assert visitor.post(f"/api/sign-in/link/{token}").status_code == 404


def test_links_lead_to_the_configured_address_whatever_is_asked_for(come: Visit, post: Postbox) -> None:
    visitor, mail = come(), address()
    for number, host in enumerate(("127.0.0.1:1", "utopia.localhost"), 1):
        visitor.http.headers["host"] = host
        asked(visitor, mail)
        assert f"{visitor.server.url}/sign-in/" in post.last_to(mail, number).get_content()
        assert opened(visitor, ME, FRIEND)["links"]["origin"] == visitor.server.url
        assert visitor.post("/api/me/device").json()["origin"] == visitor.server.url


def test_a_challenge_is_no_link(come: Visit) -> None:
    ada = come()
    challenge = ada.post("/api/sign-in/passkey/begin").json()["options"]["challenge"]
    assert why(ada.post(f"/api/sign-in/link/{challenge}")) == (404, "account-errand-over")


@pytest.mark.parametrize(
    ("language", "subject"),
    [
        ("en", "Sign in to Utopia"),
        ("fr", "Se connecter à Utopia"),
        ("it", "Accedi a Utopia"),
        ("de", "Anmelden bei Utopia"),
    ],
)
def test_the_mail_is_in_the_readers_language(come: Visit, post: Postbox, language: str, subject: str) -> None:
    mail = address()
    asked(come(), mail, language)
    sent = post.last_to(mail)
    assert sent["Subject"] == subject
    assert sent["From"] == "Utopia <utopia@play.example>"
    assert f"{come().server.url}/sign-in/" in sent.get_content()
    assert "⟨" not in sent.get_content()


def test_the_answer_does_not_say_who_has_an_account(come: Visit, post: Postbox) -> None:
    ada, eve, known = come(), come(), address()
    entered(ada, post, known)
    answers = [eve.post("/api/sign-in/mail", {"mail": mail}) for mail in (known, address())]
    assert len({(answer.status_code, answer.content) for answer in answers}) == 1
    assert len({tuple(sorted(answer.headers.keys())) for answer in answers}) == 1


@pytest.mark.parametrize(
    ("mail", "reason"),
    [
        ("ada", "account-mail-malformed"),
        ("ada@example.org\nBcc: eve@example.org", "account-mail-malformed"),
        ("zoë@example.org", "account-mail-letters"),
    ],
)
def test_addresses_that_cannot_be_written_to(come: Visit, mail: str, reason: str) -> None:
    assert why(come().post("/api/sign-in/mail", {"mail": mail})) == (422, reason)


def test_an_address_that_the_mail_server_refuses(come: Visit, post: Postbox) -> None:
    visitor = come()
    try:
        post.refuse = "550 nobody here"
        assert why(visitor.post("/api/sign-in/mail", {"mail": address()})) == (422, "account-mail-refused")
        post.refuse = "451 later"
        assert why(visitor.post("/api/sign-in/mail", {"mail": address()})) == (503, "account-mail-down")
    finally:
        post.refuse = None


@pytest.mark.full
def test_a_mail_server_that_is_down_is_told_and_nothing_is_lost(
    make_server: Callable[..., Server], make_visitor: Callable[[Server], Visitor], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("UTOPIA_SMTP", f"smtp://someone:geheim@127.0.0.1:{free_port()}")
    monkeypatch.setenv("UTOPIA_MAIL_FROM", "utopia@play.example")
    server = make_server()
    ada = make_visitor(server)
    opened(ada, ME, BOT)
    down = ada.post("/api/sign-in/mail", {"mail": "ada@example.org"})
    assert why(down) == (503, "account-mail-down")
    assert len(ada.get("/api/games").json()) == 1
    server.stop()
    assert "could not be mailed" in server.errors
    assert "ada@example.org" not in server.errors
    assert "geheim" not in server.errors


def test_without_a_mail_server_none_is_offered(visit: Visit) -> None:
    ada = visit()
    assert ada.get("/api/account").json()["can_mail"] is False
    assert why(ada.post("/api/sign-in/mail", {"mail": "ada@example.org"})) == (409, "account-mail-none-here")


def test_an_address_is_changed_by_a_link_to_the_new_one_and_the_old_one_is_told(come: Visit, post: Postbox) -> None:
    ada, old, new = come(), address(), address()
    entered(ada, post, old)
    assert ada.post("/api/account/mail", {"mail": new, "language": "en"}).status_code == 202
    assert ada.get("/api/me").json()["mail"] == f"{old[:1]}…@example.org"
    link = api(post.link_to(new))
    eve = come()
    assert eve.get(f"/api{link}").json()["mine"] is False
    assert why(eve.post(f"/api{link}")) == (403, "account-link-foreign")
    signed_up(eve, "Eve")
    assert why(eve.post(f"/api{link}")) == (403, "account-link-foreign")
    assert ada.get(f"/api{link}").json()["kind"] == "add_mail"
    assert ada.post(f"/api{link}").status_code == 200
    told = post.last_to(old, 2)
    assert "a…@example.org" in told.get_content()
    assert new not in told.get_content()
    phone = come()
    entered(phone, post, new, 2)
    assert phone.get("/api/account").json()["since"] == ada.get("/api/account").json()["since"]


def test_an_address_belongs_to_one_account(come: Visit, post: Postbox) -> None:
    ada, bob, mail = come(), come(), address()
    signed_up(bob, "Bob")
    assert bob.post("/api/account/mail", {"mail": mail}).status_code == 202
    link = api(post.link_to(mail))
    entered(ada, post, mail, 2)
    assert why(bob.post(f"/api{link}")) == (409, "account-mail-taken")
    assert bob.get("/api/me").json()["mail"] is None


def test_an_address_is_never_the_last_way_that_goes(come: Visit, post: Postbox) -> None:
    ada = come()
    entered(ada, post, address())
    assert why(ada.send("DELETE", "/api/account/mail")) == (409, "account-last-way")
    with_passkey(ada)
    assert ada.send("DELETE", "/api/account/mail").json()["mail"] is None


def test_a_guest_has_no_address_to_change(come: Visit) -> None:
    guest = come()
    assert guest.post("/api/account/mail", {"mail": address()}).status_code == 401
    guest.send("PATCH", "/api/me", {"name": "Eve"})
    assert why(guest.post("/api/account/mail", {"mail": address()})) == (409, "account-none")


@pytest.mark.full
def test_a_mailbox_is_not_flooded(
    box: tuple[Postbox, int],
    make_server: Callable[..., Server],
    make_visitor: Callable[[Server], Visitor],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("UTOPIA_SMTP", f"smtp://127.0.0.1:{box[1]}")
    monkeypatch.setenv("UTOPIA_MAIL_FROM", "utopia@play.example")
    server, mail = make_server(limits=True), address()
    first, second = make_visitor(server), make_visitor(server)
    for number in range(6):
        asked((first, second)[number % 2], mail)
    often = first.post("/api/sign-in/mail", {"mail": mail})
    assert why(often) == (429, "account-mail-often")
    assert 0 < int(often.headers["retry-after"]) <= 7200
    for _ in range(8):
        asked(first, address())
    assert why(first.post("/api/sign-in/mail", {"mail": address()})) == (429, "account-mail-often")
    asked(second, address())

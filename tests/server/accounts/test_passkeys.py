"""Passkeys, made and used by an authenticator that does as it is told."""

from collections.abc import Callable

import pytest

from tests.server.accounts.authenticator import Authenticator
from tests.server.accounts.passkeys import options, signed_in, signed_up, with_passkey
from tests.server.answers import why
from tests.server.conftest import Server, Visitor
from tests.server.lobby.opening import BOT, ME, opened

Visit = Callable[[], Visitor]


def test_a_guest_becomes_an_account_and_keeps_his_games(visit: Visit) -> None:
    ada, phone = visit(), visit()
    table = opened(ada, ME, BOT)
    before = ada.get("/api/account").json()
    assert (before["since"], before["passkeys"], before["passkeys_here"]) == (None, [], "yes")
    key = with_passkey(ada)
    account = ada.get("/api/account").json()
    assert account["since"]
    assert [entry["name"] for entry in account["passkeys"]] == ["1"], "a program that is no browser has no better name"
    assert ada.get("/api/me").json()["account"]
    assert not phone.get("/api/me").json()["account"]
    assert signed_in(phone, key)["name"] == "Ada"
    assert [game["id"] for game in phone.get("/api/games").json()] == [table["id"]]
    assert phone.get(f"/api/tables/{table['id']}").json()["host"]
    assert phone.get("/api/account").json()["passkeys"][0]["used"]


def test_options_ask_for_what_is_needed_and_say_nothing_more(visit: Visit) -> None:
    ada = visit()
    key = signed_up(ada)
    making = options(ada, "account/passkeys")
    assert making["rp"] == {"name": "Utopia", "id": "localhost"}
    assert making["user"]["name"] == "Ada"
    assert making["authenticatorSelection"]["residentKey"] == "required"
    assert making["authenticatorSelection"]["userVerification"] == "preferred"
    assert [one["id"] for one in making["excludeCredentials"]] == [key.make(making)["id"]]
    using = options(visit())
    assert using["rpId"] == "localhost"
    assert not using.get("allowCredentials")


def test_an_answer_serves_once(visit: Visit) -> None:
    ada, phone = visit(), visit()
    key = signed_up(ada)
    used = key.use(options(phone))
    assert phone.post("/api/sign-in/passkey", used).status_code == 200
    assert why(phone.post("/api/sign-in/passkey", used)) == (404, "account-errand-over")
    made = Authenticator(ada.server.url).make(options(ada, "account/passkeys"))
    assert ada.post("/api/account/passkeys", made).status_code == 201
    assert why(ada.post("/api/account/passkeys", made)) == (404, "account-errand-over")


def test_an_answer_is_for_the_browser_that_was_asked(visit: Visit) -> None:
    ada, eve = visit(), visit()
    key = signed_up(ada)
    assert why(eve.post("/api/sign-in/passkey", key.use(options(ada)))) == (404, "account-errand-over")
    eve.send("PATCH", "/api/me", {"name": "Eve"})
    foreign = Authenticator(eve.server.url).make(options(ada, "account/passkeys"))
    assert why(eve.post("/api/account/passkeys", foreign)) == (404, "account-errand-over")
    mixed = key.use(options(ada, "account/passkeys"))
    assert why(ada.post("/api/sign-in/passkey", mixed)) == (404, "account-errand-over")
    assert why(ada.post("/api/sign-in/passkey", key.use({"challenge": "AAAA"}))) == (404, "account-errand-over")
    assert not eve.get("/api/me").json()["account"]


@pytest.mark.parametrize(("said", "value"), [("origin", "https://evil.example"), ("site", "evil.example")])
def test_a_passkey_of_another_site_is_refused(visit: Visit, said: str, value: str) -> None:
    ada, phone = visit(), visit()
    key = signed_up(ada)
    setattr(key, said, value)
    assert why(phone.post("/api/sign-in/passkey", key.use(options(phone)))) == (403, "account-passkey-site")
    other = Authenticator(ada.server.url)
    setattr(other, said, value)
    answer = ada.post("/api/account/passkeys", other.make(options(ada, "account/passkeys")))
    assert why(answer) == (403, "account-passkey-site")


def test_a_counter_that_goes_back_is_a_copy(visit: Visit) -> None:
    ada, phone = visit(), visit()
    key = signed_up(ada)
    key.counter = 7
    signed_in(phone, key)
    key.counter = 5
    assert why(phone.post("/api/sign-in/passkey", key.use(options(phone)))) == (403, "account-passkey-used")
    key.counter = 7
    assert why(phone.post("/api/sign-in/passkey", key.use(options(phone)))) == (403, "account-passkey-used")
    signed_in(phone, key)


def test_a_key_that_does_not_count_works_on(visit: Visit) -> None:
    ada, phone = visit(), visit()
    key = signed_up(ada)
    for _ in range(2):
        key.counter = -1
        signed_in(phone, key)


def test_a_signature_that_does_not_fit_is_refused(visit: Visit) -> None:
    ada, phone = visit(), visit()
    key = signed_up(ada)
    thief = Authenticator(ada.server.url, id=key.id)
    assert why(phone.post("/api/sign-in/passkey", thief.use(options(phone)))) == (403, "account-passkey-refused")
    crooked = key.use(options(phone), authenticator_data="AAAA")
    assert why(phone.post("/api/sign-in/passkey", crooked)) == (403, "account-passkey-refused")
    stranger = Authenticator(ada.server.url)
    assert why(phone.post("/api/sign-in/passkey", stranger.use(options(phone)))) == (404, "account-no-passkey")
    someone = key.use(options(phone), user_handle="AAAA")
    assert why(phone.post("/api/sign-in/passkey", someone)) == (404, "account-no-passkey")
    assert phone.get("/api/games").json() == []


@pytest.mark.parametrize("client_data", ["AAAA", "e30", "bnVsbA", "_____w", "A"])
def test_what_cannot_be_read_is_refused(visit: Visit, client_data: str) -> None:
    ada = visit()
    key = signed_up(ada)
    used = key.use(options(ada), client_data=client_data)
    assert why(ada.post("/api/sign-in/passkey", used)) == (422, "account-passkey-refused")
    made = Authenticator(ada.server.url).make(options(ada, "account/passkeys"), attestation="AAAA")
    assert why(ada.post("/api/account/passkeys", made)) == (403, "account-passkey-refused")


def test_a_passkey_belongs_to_one_account(visit: Visit) -> None:
    ada, eve = visit(), visit()
    key = signed_up(ada)
    eve.send("PATCH", "/api/me", {"name": "Eve"})
    again = key.make(options(eve, "account/passkeys"))
    assert why(eve.post("/api/account/passkeys", again)) == (409, "account-passkey-known")
    path = f"/api/account/passkeys/{again['id']}"
    assert why(eve.send("PATCH", path, {"name": "Mine"})) == (404, "account-no-passkey")
    assert why(eve.send("DELETE", path)) == (404, "account-no-passkey")
    assert not eve.get("/api/me").json()["account"], "what was refused makes no account"


def test_several_are_told_apart_and_the_last_way_in_stays(visit: Visit) -> None:
    ada = visit()
    first = signed_up(ada)
    with_passkey(ada, name="  Phone   of Ada ")
    names = {entry["name"]: entry["id"] for entry in ada.get("/api/account").json()["passkeys"]}
    assert list(names) == ["1", "Phone of Ada"]
    renamed = ada.send("PATCH", f"/api/account/passkeys/{names['1']}", {"name": "Key ring"}).json()
    assert [entry["name"] for entry in renamed["passkeys"]] == ["Key ring", "Phone of Ada"]
    assert ada.send("PATCH", f"/api/account/passkeys/{names['1']}", {"name": "\u202e"}).status_code == 422
    assert ada.send("DELETE", f"/api/account/passkeys/{names['1']}").status_code == 200
    left = ada.send("DELETE", f"/api/account/passkeys/{names['Phone of Ada']}")
    assert why(left) == (409, "account-last-way")
    assert len(ada.get("/api/account").json()["passkeys"]) == 1
    assert why(ada.post("/api/sign-in/passkey", first.use(options(ada)))) == (404, "account-no-passkey")


def test_there_are_not_too_many(visit: Visit) -> None:
    ada = visit()
    signed_up(ada)
    for _ in range(19):
        with_passkey(ada)
    assert why(ada.post("/api/account/passkeys/begin")) == (409, "account-passkeys-many")


def test_where_browsers_use_none_this_is_told(visit: Visit, server: Server) -> None:
    ada = visit()
    by_number = {"host": f"127.0.0.1:{server.port}", "x-csrf-token": ada.token}
    assert ada.http.get("/api/account", headers=by_number).json()["passkeys_here"] == "address"
    refused = ada.http.post("/api/sign-in/passkey/begin", json={}, headers=by_number)
    assert why(refused) == (409, "account-passkeys-address")
    assert refused.json()["why"]["words"]["origin"] == f"http://127.0.0.1:{server.port}"


@pytest.mark.full
def test_by_name_over_plain_http_and_elsewhere(
    make_server: Callable[..., Server], make_visitor: Callable[[Server], Visitor], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("UTOPIA_ORIGIN", "https://Play.Example/")
    server = make_server("--allow", "other.example")
    here, far = make_visitor(server), make_visitor(server)
    account = here.get("/api/account").json()
    assert (account["passkeys_here"], account["origin"]) == ("elsewhere", "https://play.example")
    behind_proxy = {"host": "play.example", "x-forwarded-for": "192.0.2.7"}
    for scheme in ({}, {"x-forwarded-proto": "https"}):
        assert far.http.get("/api/account", headers={**behind_proxy, **scheme}).json()["passkeys_here"] == "yes"
    assert why(here.post("/api/account/passkeys/begin")) == (409, "account-passkeys-elsewhere")
    monkeypatch.delenv("UTOPIA_ORIGIN")
    plain = make_visitor(make_server("--allow", "other.example"))
    assert plain.http.get("/api/account", headers={"host": "other.example"}).json()["passkeys_here"] == "insecure"

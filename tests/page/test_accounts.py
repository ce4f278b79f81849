"""Accounts in real browsers: passkeys by Chromium's own virtual authenticator, links by a mail server that records."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.page.conftest import PATIENCE, PHONE, Watch
from tests.page.examining import bars_nobody, change_language, overflow, small_targets
from tests.page.playing import open_table
from tests.server.conftest import NO_BOTS, Server
from tests.server.notifications.postbox import Postbox, postbox

Somebody = Callable[..., Page]
AUTHENTICATOR = {
    "protocol": "ctap2",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
ADDRESS = "ada@example.org"
LONG = 60_000
"""Milliseconds within which a server has loaded what the first passkey needs, on a busy machine."""


class Device:
    """A browser's own keeper of passkeys, which can be carried to another browser."""

    def __init__(self, page: Page, transport: str = "internal") -> None:
        self._session: CDPSession = page.context.new_cdp_session(page)
        self._session.send("WebAuthn.enable")
        options = {**AUTHENTICATOR, "transport": transport}
        made = self._session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
        self._id: str = made["authenticatorId"]

    @property
    def keys(self) -> list[dict[str, Any]]:
        found = self._session.send("WebAuthn.getCredentials", {"authenticatorId": self._id})
        keys: list[dict[str, Any]] = found["credentials"]
        return keys

    def bring(self, keys: list[dict[str, Any]]) -> None:
        for key in keys:
            self._session.send("WebAuthn.addCredential", {"authenticatorId": self._id, "credential": key})

    def refuse(self) -> None:
        """Its owner is not shown."""
        self._session.send("WebAuthn.setUserVerified", {"authenticatorId": self._id, "isUserVerified": False})
        for key in self.keys:
            words = {"authenticatorId": self._id, "credentialId": key["credentialId"]}
            self._session.send("WebAuthn.removeCredential", words)


@pytest.fixture(autouse=True)
def patience() -> Iterator[None]:
    expect.set_options(timeout=LONG)
    yield
    expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="module")
def box() -> Iterator[tuple[Postbox, int]]:
    with postbox() as received:
        yield received


@pytest.fixture
def mailing(make_server: Callable[..., Server], box: tuple[Postbox, int], monkeypatch: pytest.MonkeyPatch) -> Server:
    """A server that sends its mail to the postbox."""
    monkeypatch.setenv("UTOPIA_SMTP", f"smtp://127.0.0.1:{box[1]}")
    monkeypatch.setenv("UTOPIA_MAIL_FROM", "Utopia <utopia@play.example>")
    return make_server(first=NO_BOTS)


def with_account(page: Page, name: str = "Ada") -> Device:
    """An account made on the page."""
    page.goto("/account")
    device = Device(page)
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("button", name="Make an account").click()
    expect(page.get_by_role("heading", name="How you sign in")).to_be_visible()
    return device


def sign_in(page: Page, keys: list[dict[str, Any]]) -> None:
    """In another browser, whose owner has the same passkeys."""
    page.goto("/account")
    Device(page).bring(keys)
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_role("heading", name="Where you are signed in")).to_be_visible()


@pytest.mark.full
def test_a_guest_makes_an_account_and_comes_in_elsewhere(page: Page, somebody_else: Somebody) -> None:
    game = open_table(page.context, "friend", "greedy")
    device = with_account(page)
    assert len(device.keys) == 1
    phone = somebody_else()
    sign_in(phone, device.keys)
    phone.goto("/games")
    expect(phone.get_by_role("main")).to_contain_text("Waiting for players")
    phone.goto(f"/tables/{game['id']}")
    expect(phone.get_by_role("button", name="Begin now")).to_be_visible()
    phone.goto("/account")
    phone.get_by_role("button", name="Sign out", exact=True).first.click()
    expect(phone.get_by_role("heading", name="Keep your games")).to_be_visible()


@pytest.mark.full
def test_passkeys_are_added_renamed_and_removed(page: Page, watch: Watch) -> None:
    watch.expect("409")
    with_account(page)
    main = page.get_by_role("main")
    page.get_by_role("button", name="Add a passkey").click()
    expect(main).to_contain_text("This device has a passkey of your account already.")
    Device(page, "usb")
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.get_by_role("button", name=re.compile("^Rename "))).to_have_count(2)
    page.get_by_role("button", name=re.compile("^Rename ")).first.click()
    page.get_by_role("dialog").get_by_role("textbox").fill("Key ring")
    page.get_by_role("dialog").get_by_role("button", name="Save", exact=True).click()
    page.get_by_role("button", name="Remove Key ring").click()
    page.get_by_role("dialog").get_by_role("button", name="Remove", exact=True).click()
    expect(page.get_by_role("button", name=re.compile("^Remove "))).to_have_count(1)
    page.get_by_role("button", name=re.compile("^Remove ")).click()
    page.get_by_role("dialog").get_by_role("button", name="Remove", exact=True).click()
    expect(page.get_by_role("dialog")).to_contain_text("This is the last way into your account.")


@pytest.mark.full
def test_a_passkey_that_is_not_used_is_no_disaster(page: Page, watch: Watch) -> None:
    watch.expect("409|404|403")
    page.goto("/account")
    device = Device(page)
    device.refuse()
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_role("main")).to_contain_text("No passkey was used. Nothing has changed.")


@pytest.mark.full
def test_a_link_by_mail_makes_an_account_and_signs_in(
    mailing: Server, box: tuple[Postbox, int], somebody_else: Somebody, watch: Watch
) -> None:
    watch.expect("404")
    ada, phone = somebody_else(base_url=mailing.url), somebody_else(base_url=mailing.url)
    open_table(ada.context, "friend", "greedy")
    ask_for_link(ada)
    link = box[0].link_to(ADDRESS)
    ada.goto(link)
    expect(ada.get_by_role("heading", level=1)).to_have_text("Make an account?")
    bars_nobody(ada)
    ada.get_by_role("button", name="Make an account").click()
    expect(ada.get_by_role("main")).to_contain_text("a…@example.org")
    ask_for_link(phone)
    phone.goto(box[0].link_to(ADDRESS, 2))
    phone.get_by_role("button", name="Sign in", exact=True).click()
    expect(phone.get_by_role("heading", name="Where you are signed in")).to_be_visible()
    phone.goto("/games")
    expect(phone.get_by_role("main")).to_contain_text("Waiting for players")
    phone.goto(link)
    expect(phone.get_by_role("alert")).to_contain_text("This worked once, for a short time")


def ask_for_link(page: Page) -> None:
    page.goto("/account")
    page.get_by_role("textbox", name="Mail address").fill(ADDRESS)
    page.get_by_role("button", name="Mail me a link").click()
    expect(page.get_by_role("status").filter(has_text=ADDRESS)).to_be_visible()


@pytest.mark.full
def test_two_devices_one_signs_the_other_out(page: Page, somebody_else: Somebody) -> None:
    device = with_account(page)
    phone = somebody_else()
    sign_in(phone, device.keys)
    page.reload()
    page.get_by_role("button", name="Sign out everywhere else").click()
    expect(page.get_by_text("here", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Sign out everywhere else")).to_have_count(0)
    phone.reload()
    expect(phone.get_by_role("heading", name="Keep your games")).to_be_visible()


@pytest.mark.full
def test_games_from_before_are_taken_over(page: Page, somebody_else: Somebody) -> None:
    device = with_account(page)
    phone = somebody_else()
    open_table(phone.context, "friend", "greedy")
    sign_in(phone, device.keys)
    expect(phone.get_by_role("main")).to_contain_text("in one game")
    phone.get_by_role("button", name="Add them to my account").click()
    expect(phone.get_by_role("heading", name="Games from before")).to_have_count(0)
    page.goto("/games")
    expect(page.get_by_role("main")).to_contain_text("Waiting for players")


@pytest.mark.full
def test_taking_the_data_along_and_leaving(page: Page) -> None:
    with_account(page)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download my data").click()
    data = json.loads(Path(download.value.path()).read_text("utf-8"))
    assert data["person"][0]["name"] == "Ada"
    assert len(data["passkey"]) == 1
    page.get_by_role("button", name="Delete everything").click()
    dialog = page.get_by_role("dialog")
    sure = dialog.get_by_role("button", name="Delete everything")
    expect(sure).to_have_attribute("aria-disabled", "true")
    dialog.get_by_role("textbox").fill("ada")
    sure.click()
    expect(page.get_by_role("main")).to_contain_text("All is deleted.")
    expect(page.get_by_role("heading", name="Keep your games")).to_be_visible()


@pytest.mark.full
def test_an_account_bars_nobody(page: Page) -> None:
    with_account(page)
    bars_nobody(page)
    page.get_by_role("button", name="Delete everything").click()
    expect(page.get_by_role("dialog").get_by_role("textbox")).to_be_visible()
    bars_nobody(page)


@pytest.mark.full
def test_an_account_fits_a_small_phone(somebody_else: Somebody) -> None:
    page = somebody_else(viewport=PHONE, has_touch=True)
    with_account(page, "Wilhelmina Hohenstaufen")
    for language in ("en", "de", "fr", "it"):
        change_language(page, language)
        assert overflow(page) <= 0
        assert small_targets(page) == []
        assert "⟨" not in page.inner_text("body")


def test_the_account_is_one_click_away(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name="Account").click()
    expect(page.get_by_role("heading", name="Keep your games")).to_be_visible()
    expect(page.get_by_role("heading", name="By mail")).to_have_count(0)  # this server sends none


@pytest.mark.full
def test_at_an_address_of_numbers_the_page_says_why_there_are_no_passkeys(page: Page, server: Server) -> None:
    page.goto(f"http://127.0.0.1:{server.port}/account")
    expect(page.get_by_role("main")).to_contain_text("Browsers do not allow passkeys at a numeric address")
    expect(page.get_by_role("button", name="Make an account")).to_have_count(0)

"""The network goes, the server dies: the table is back by itself, the draft as it was."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.page.clicking import Clicker
from tests.page.conftest import Watch
from tests.page.network import Network
from tests.page.playing import open_table
from tests.page.wire import Wire
from tests.server.conftest import NO_BOTS, Server

pytestmark = pytest.mark.full

MakeServer = Callable[..., Server]
Somebody = Callable[..., Page]
OUTAGE = (
    "WebSocket|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_FAILED|ERR_EMPTY_RESPONSE"
    "|fetching the script"
)


def draft(page: Page) -> None:
    Clicker(page).enter()
    expect(page.locator(".prince")).to_have_count(1)


def test_a_killed_server_is_a_blink_and_the_draft_stays(
    make_server: MakeServer, somebody_else: Somebody, watch: Watch
) -> None:
    mortal = make_server(first=NO_BOTS)
    page = somebody_else(base_url=mortal.url, service_workers="allow")
    game = open_table(page.context, "device Lin")["id"]
    wire = Wire(page)
    page.goto(f"/games/{game}")
    draft(page)
    guests = wire.view["ships"]

    watch.expect(OUTAGE)
    mortal.kill()
    expect(page.locator(".banner")).to_be_visible()
    mortal.start()
    expect(page.locator(".banner")).to_be_hidden()
    expect(page.locator(".prince")).to_have_count(1)
    assert wire.view["ships"] == guests
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.locator(".prince")).to_have_count(0)
    draft(page)
    page.get_by_role("button", name="End turn").click()
    expect(page.locator(".order h2")).to_contain_text("Lin")


def test_a_click_while_the_network_is_gone_is_done_when_it_is_back(page: Page) -> None:
    network = Network(page)
    game = open_table(page.context, "device Lin")["id"]
    page.goto(f"/games/{game}")
    draft(page)
    network.cut()
    page.get_by_role("button", name="End turn").click()
    expect(page.locator(".banner")).to_be_visible()
    network.mend()
    expect(page.locator(".order h2")).to_contain_text("Lin")
    expect(page.locator(".banner")).to_be_hidden()


def test_a_device_that_was_away_hears_what_it_missed(page: Page, somebody_else: Somebody) -> None:
    game = open_table(page.context, "device Lin")["id"]
    page.goto(f"/games/{game}")
    other = somebody_else(storage_state=page.context.storage_state())
    network = Network(other)
    other.goto(page.url)
    expect(other.locator(".guest.lit")).not_to_have_count(0)
    network.cut()
    draft(page)
    network.mend()
    expect(other.locator(".prince")).to_have_count(1)
    expect(other.locator(".chronicle [role=log]")).to_contain_text("placed a")

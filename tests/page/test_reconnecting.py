"""The network goes, the server dies: the table is back by itself, the draft as it was."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.page.clicking import Clicker
from tests.page.conftest import Watch
from tests.page.playing import open_table
from tests.page.wire import Wire
from tests.server.conftest import Server

MakeServer = Callable[..., Server]
Somebody = Callable[..., Page]
OUTAGE = "WebSocket|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_FAILED|ERR_EMPTY_RESPONSE"


def draft(page: Page) -> None:
    Clicker(page).enter()
    expect(page.locator(".prince")).to_have_count(1)


def test_a_killed_server_is_a_blink_and_the_draft_stays(
    make_server: MakeServer, somebody_else: Somebody, watch: Watch
) -> None:
    mortal = make_server()
    page = somebody_else(base_url=mortal.url)
    game = open_table(page.context, "device Lin")["id"]
    wire = Wire(page)
    page.goto(f"/games/{game}")
    page.get_by_role("dialog").get_by_role("button").click()
    draft(page)
    guests = wire.view["ships"]

    watch.expect(OUTAGE)
    mortal.kill()
    expect(page.locator(".banner")).to_be_visible()
    mortal.start()
    expect(page.locator(".banner")).to_be_hidden()
    expect(page.locator(".prince")).to_have_count(1)
    assert wire.view["ships"] == guests
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".prince")).to_have_count(0)
    draft(page)
    page.get_by_role("button", name="End turn").click()
    expect(page.get_by_role("dialog")).to_contain_text("Lin")


def test_a_click_while_the_network_is_gone_is_done_when_it_is_back(page: Page, watch: Watch) -> None:
    game = open_table(page.context, "device Lin")["id"]
    page.goto(f"/games/{game}")
    page.get_by_role("dialog").get_by_role("button").click()
    draft(page)
    watch.expect(OUTAGE)
    page.context.set_offline(True)
    page.get_by_role("button", name="End turn").click()
    expect(page.locator(".banner")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_role("dialog")).to_contain_text("Lin")
    expect(page.locator(".banner")).to_be_hidden()


def test_a_tab_that_slept_hears_what_it_missed(page: Page, somebody_else: Somebody, watch: Watch) -> None:
    """Two tabs of one person, one cut off meanwhile."""
    game = open_table(page.context, "device Lin")["id"]
    page.goto(f"/games/{game}")
    page.get_by_role("dialog").get_by_role("button").click()
    storage = page.context.storage_state()
    other = somebody_else(storage_state=storage)
    wire = Wire(other)
    other.goto(page.url)
    other.get_by_role("dialog").get_by_role("button").click()
    wire.wait_for_view()
    watch.expect(OUTAGE)
    other.context.set_offline(True)
    draft(page)
    other.context.set_offline(False)
    expect(other.locator(".prince")).to_have_count(1)
    expect(other.locator(".chronicle [role=log]")).to_contain_text("Ann")

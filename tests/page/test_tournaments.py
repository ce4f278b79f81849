"""Tournaments in a real browser: opened by its host, entered, begun; the table is shown wherever one is."""

import re

from playwright.sync_api import Page, expect

from tests.page.conftest import PHONE
from tests.page.examining import bars_nobody, fits_a_hand, resize
from tests.page.test_accounts import with_account
from tests.server.accounts.passkeys import signed_up
from tests.server.conftest import Server, Visitor


def opened(page: Page) -> str:
    """Fill in the form; the id of the event."""
    page.goto("/tournaments")
    page.get_by_role("link", name="New tournament").click()
    page.get_by_label("Name", exact=True).fill("Friday evening")
    page.get_by_role("group", name="Players at a table").get_by_role("radio", name="2").check()
    assert fits_a_hand(page) == []
    bars_nobody(page)
    page.get_by_role("button", name="Open the tournament").click()
    expect(page.get_by_role("heading", name="Friday evening")).to_be_visible()
    return page.url.rpartition("/")[2]


def test_an_event_is_opened_entered_and_begun(page: Page, server: Server) -> None:
    with_account(page, "Ada")
    id_ = opened(page)
    begin = page.get_by_role("button", name="Begin now")
    expect(begin).to_be_disabled()
    page.get_by_role("button", name="Enter", exact=True).click()
    expect(page.get_by_role("row").filter(has_text="Ada")).to_contain_text("you")
    ben = Visitor(server)
    signed_up(ben, "Ben")
    assert ben.send("PUT", f"/api/tournaments/{id_}/entry").is_success
    expect(page.get_by_role("row").filter(has_text="Ben")).to_be_visible()
    expect(begin).to_be_enabled()
    begin.click()
    table = page.get_by_role("link", name=re.compile("Your table is ready Round 1, table 1 · Ben"))
    expect(table).to_be_visible()
    expect(page.get_by_role("heading", name="Round 1")).to_be_visible()
    assert fits_a_hand(page) == []
    bars_nobody(page)
    resize(page, {"width": PHONE["width"], "height": PHONE["height"]})
    assert fits_a_hand(page) == []
    page.get_by_text("Points and ties").click()
    expect(page.get_by_role("main")).to_contain_text("12 · 0")
    page.goto("/learn")
    card = page.get_by_role("link", name=re.compile("Your table is ready Friday evening"))
    expect(card).to_be_visible()
    bars_nobody(page)
    card.click()
    expect(page).to_have_url(re.compile("/games/"))
    expect(card).to_have_count(0)
    ben.http.close()

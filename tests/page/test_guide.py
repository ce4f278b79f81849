"""A newcomer's first turn, explained if they want it: in the moments it is about, and never again after that."""

import pytest
from playwright.sync_api import Page, expect

from tests.page.clicking import Clicker
from tests.page.examining import small_targets, violations
from tests.page.playing import open_table

pytestmark = pytest.mark.full


def test_the_first_turn_is_explained_to_who_wants_it(page: Page) -> None:
    game = open_table(page.context, "device Lin")["id"]
    page.goto(f"/games/{game}")
    guide = page.locator(".guide")
    expect(guide).to_contain_text("First game?")
    guide.get_by_role("button", name="Show me how").click()
    expect(guide).to_contain_text("take a guest")
    assert violations(page) == []
    assert small_targets(page) == []
    Clicker(page).enter()
    expect(guide).to_contain_text("Your guest has a home")
    guide.get_by_role("button", name="Got it").click()
    expect(guide).to_be_hidden()
    page.keyboard.press("u")
    expect(guide).to_be_hidden()  # taking a guest was explained when it was done
    page.reload()
    expect(page.locator(".guest.lit").first).to_be_visible()
    expect(
        page.get_by_role("button", name="Since your last turn").or_(page.locator(".chronicle")).first
    ).to_be_visible()
    expect(guide).to_be_hidden()
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("menuitem", name="Show me how").click()
    expect(guide).to_contain_text("take a guest")
    guide.get_by_role("button", name="Stop explaining").click()
    expect(guide).to_be_hidden()

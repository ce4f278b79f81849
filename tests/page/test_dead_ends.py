"""Where a link or an address leads no further: a picture, why, and a way on; nothing stretched over the window."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.page.conftest import DESKTOP, PHONE, Watch
from tests.page.examining import place_of, resize
from tests.page.passing import DEAD, TOKEN

NOTHING = (
    "/nothing-here",
    "/imprint",
    "/games/nothing",
    "/games/nothing/replay",
    "/tables/nothing",
    "/people/nothing",
    "/invitations/nothing",
    *(f"/{path}/{TOKEN}" for path in DEAD),
)
"""Addresses of games, tables and people that there are not, and of links that hold no longer."""


@pytest.mark.full
def test_a_dead_end_says_why_and_where_to_go(page: Page, watch: Watch) -> None:
    watch.expect("40[134]")
    for path in NOTHING:
        page.goto(path)
        end = page.locator(".end")
        expect(end.locator("svg.view"), path).to_be_visible()
        expect(end.get_by_role("alert"), path).not_to_be_empty()
        expect(page.get_by_role("heading", level=1), path).to_have_count(1)
        for size in (DESKTOP, PHONE):
            resize(page, ViewportSize(width=size["width"], height=size["height"]))
            assert place_of(end)["height"] < 0.9 * size["height"], path
            ways = end.get_by_role("link").all()
            assert len(ways) >= 2, path
            for way in ways:
                expect(way, path).to_be_in_viewport(ratio=1)


def test_a_game_that_there_is_not_is_not_called_a_table(page: Page) -> None:
    page.goto("/games/nothing")
    expect(page.get_by_role("alert")).to_contain_text("There is no game at this address")
    page.get_by_role("link", name="To the start page").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()

"""Where a link or an address leads no further: a picture, why, and a way on; nothing stretched over the window."""

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import DESKTOP, PHONE, Watch
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


@pytest.mark.parametrize(
    "size", [pytest.param(DESKTOP, id="desktop"), pytest.param(PHONE, id="phone", marks=pytest.mark.full)]
)
def test_a_dead_end_says_why_and_where_to_go(page: Page, watch: Watch, size: dict[str, int]) -> None:
    watch.expect("40[134]")
    page.set_viewport_size({"width": size["width"], "height": size["height"]})
    for path in NOTHING:
        page.goto(path)
        end = page.locator(".end")
        expect(end.locator("svg.view"), path).to_be_visible()
        expect(end.get_by_role("alert"), path).not_to_be_empty()
        box = end.bounding_box()
        assert box is not None
        assert box["height"] < 0.9 * size["height"], path
        ways = end.get_by_role("link").all()
        assert len(ways) >= 2, path
        for way in ways:
            expect(way, path).to_be_in_viewport(ratio=1)
        assert page.get_by_role("heading", level=1).count() == 1, path


def test_a_game_that_there_is_not_is_not_called_a_table(page: Page) -> None:
    page.goto("/games/nothing")
    expect(page.get_by_role("alert")).to_contain_text("There is no game at this address")
    page.get_by_role("link", name="To the start page").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()

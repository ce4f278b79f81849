"""What scrolls, scrolls by itself: the page of a table stands, and what is opened can always be closed."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.page.playing import open_table, play_until
from tests.server.conftest import Server

HEIGHT: Final = 800
STRAYS: Final = """() => [...document.querySelectorAll('.visually-hidden')].filter((one) => {
  const scrolls = (box) => box && getComputedStyle(box).overflowY !== 'visible' && box !== document.body
  let box = one.parentElement
  while (box && !scrolls(box)) box = box.parentElement
  return box && box !== document.documentElement && !box.contains(one.offsetParent)
}).map((one) => one.outerHTML)"""
"""What is for screen readers only, in a part that scrolls, but placed against something around it: the page grows."""
FITS: Final = "() => document.documentElement.scrollHeight <= innerHeight"

pytestmark = pytest.mark.full


def test_a_table_does_not_scroll_however_long_its_chronicle(page: Page, server: Server) -> None:
    page.set_viewport_size({"width": 1280, "height": HEIGHT})
    table = open_table(page.context, "device Ben", options={"target": 200})
    url = f"/games/{table['id']}"
    play_until([(page.context, 0), (page.context, 1)], f"{server.url}{url}", lambda view: view["round"] >= 4)
    page.goto(url)
    expect(page.locator(".chronicle li").nth(20)).to_be_attached()
    for width in (1280, 1100, 800, 390):
        page.set_viewport_size({"width": width, "height": HEIGHT})
        expect(page.locator("svg.board")).to_be_visible()
        assert page.evaluate(STRAYS) == []
        page.mouse.move(width / 2, 300)
        page.mouse.wheel(0, 4000)
        assert page.evaluate(FITS), width


def test_the_rules_can_be_closed_from_far_down(page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": HEIGHT})
    page.goto(f"/games/{open_table(page.context, 'greedy')['id']}")
    page.get_by_role("button", name="Rules", exact=True).click()
    dialog = page.get_by_role("dialog")
    last = dialog.get_by_role("heading", level=3).last
    last.scroll_into_view_if_needed()
    assert dialog.evaluate("one => one.scrollTop") > 1000
    close = dialog.get_by_role("button", name="Close", exact=True)
    expect(close).to_be_in_viewport(ratio=1)
    expect(dialog.get_by_role("searchbox")).to_be_in_viewport(ratio=1)
    close.click()
    expect(dialog).to_be_hidden()

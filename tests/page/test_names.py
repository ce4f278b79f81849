"""Names of players at the table: no usual one is cut, and a very long one is told in full somewhere."""

import pytest
from playwright.sync_api import Page, expect

from tests.page.playing import open_table

SIZES = ((360, 640), (390, 844), (844, 390), (768, 1024), (1024, 768), (1280, 720), (1440, 900))
LONG = "Maximilian Alexandrowski"
"""As long as names may be."""
CUT = """() => [...document.querySelectorAll('.cells .letters, .order .letters, .players .letters')]
  .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth).map((one) => one.textContent)"""


def open_for(page: Page, *others: str) -> None:
    table = open_table(page.context, *(f"device {name}" for name in others), name="Noor", first=0)
    page.goto(f"/games/{table['id']}")
    expect(page.locator("svg.board")).to_be_visible()


@pytest.mark.full
def test_no_usual_name_is_cut_on_any_size(page: Page) -> None:
    open_for(page, "Tomás", "Aoife", "Raphael", "Margaret")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".cells .letters, .order .letters").first).to_be_visible()
        assert page.evaluate(CUT) == [], (width, height)


def test_a_long_name_is_told_in_full(page: Page) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    open_for(page, LONG, "Aoife", "Raphael", "Margaret")
    names = page.locator(".players .letters")
    expect(names.filter(has_text=LONG)).to_be_visible()
    assert names.evaluate_all("all => all.every((one) => one.scrollWidth <= one.clientWidth)")
    expect(page.locator(".order .letters").filter(has_text=LONG)).to_have_attribute("title", LONG)

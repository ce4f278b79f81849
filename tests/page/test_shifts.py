"""Nothing on the page moves by itself while a game begins: what comes late finds its room kept."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import DESKTOP, PHONE
from tests.page.playing import open_table

MOST = 0.005
"""Share of the window times share of its height; browsers call 0.1 good."""
COLLECT = """
  globalThis.shifts = []
  const named = (node) => node?.className?.baseVal ?? node?.className ?? String(node?.nodeName)
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) {
      shifts.push([one.value, ...one.sources.map(({ node, previousRect: was, currentRect: now }) =>
        `${named(node)}: ${was.y} to ${now.y}, ${was.height} to ${now.height} high`)])
    }
  }).observe({ type: 'layout-shift', buffered: true })
"""
SIZES = {
    "desktop": DESKTOP,
    "tablet": {"width": 1024, "height": 768},
    "phone": {"width": 390, "height": 844},
    "small": PHONE,
    "lying": {"width": 844, "height": 390},
}
Somebody = Callable[..., Page]


def shifts(page: Page, url: str) -> list[list[Any]]:
    """What moves at the table of this address, from nothing until all that comes late stands."""
    page.add_init_script(COLLECT)
    page.goto(url)
    expect(page.locator("section.guide")).to_contain_text("First game?")
    page.wait_for_load_state("networkidle")
    found: list[list[Any]] = page.evaluate("new Promise((done) => requestAnimationFrame(() => done(shifts)))")
    return found


@pytest.mark.parametrize(
    "size",
    [pytest.param(size, id=name, marks=[] if name == "small" else pytest.mark.full) for name, size in SIZES.items()],
)
def test_nothing_moves_while_a_first_game_begins(somebody_else: Somebody, size: dict[str, int]) -> None:
    """The newcomer moves first, so that nothing but the page itself can move anything."""
    newcomer = somebody_else(viewport=size)
    table = open_table(newcomer.context, "greedy", "greedy", "greedy")
    moved = shifts(newcomer, f"/games/{table['id']}")
    assert sum(value for value, *_ in moved) <= MOST, moved

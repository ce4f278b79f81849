"""What fingers touch during a game measures 40 px: on phones and tablets, at every question, in all that opens."""

import itertools
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.clicking import Clicker
from tests.page.examining import LEAST_TARGET, MAP, TOUCH_TARGET, resize, small_targets
from tests.page.positions import show
from tests.page.reaching import PHONE_SIZES
from tests.page.test_reaching import ASKING

Somebody = Callable[..., Page]
SIZES: dict[str, dict[str, Any]] = {
    **{name: size for name, size in PHONE_SIZES.items() if name != "zoomed"},
    "tall": {"viewport": {"width": 360, "height": 780}},
    "tablet": {"viewport": {"width": 768, "height": 1024}},
    "tablet-lying": {"viewport": {"width": 1024, "height": 768}},
    "large": {"viewport": {"width": 1366, "height": 1024}},
}
TIGHTEST = ("small", "lying")
TURNS = itertools.cycle([size for size in SIZES if size not in TIGHTEST])
TOUCHED = {"card": ".hand .card.lit", "guest": ".ships .guest.lit", "district": ".targets .lit"}
"""The district last: a touch there may be a move, and no server answers it."""
ELSEWHERE = {".board .guest.lit": ".ships .guest", ".board .minister.lit": ".offer"}
"""What is small on the board, and the large buttons that do the same."""

SCROLLED = "[role=log]"
"""Tab stops there, so that keys scroll it; there is nothing to hit."""


def too_small(page: Page) -> list[str]:
    """What a finger cannot hit well; what is large elsewhere may still be on its way."""
    for one, other in ELSEWHERE.items():
        if page.locator(one).count():
            expect(page.locator(other), f"the large ones of {one}").not_to_have_count(0)
    others = f".board .guest, .board .minister, {SCROLLED}"
    on_the_map = small_targets(page, LEAST_TARGET, others)
    return [*on_the_map, *small_targets(page, TOUCH_TARGET, f"{MAP}, {others}")]


@pytest.fixture
def touched(somebody_else: Somebody) -> Callable[[str], Page]:
    """The browser of a phone or a tablet."""
    touch = {"has_touch": True, "is_mobile": True}
    return lambda size: somebody_else(**{**touch, **SIZES[size]})


@pytest.mark.parametrize("size", ["small", "tablet"])
def test_guests_and_cards_fit_a_finger(touched: Callable[[str], Page], size: str) -> None:
    page = touched(size)
    for name, kind in (("welcome", "guest"), ("cards", "card")):
        show(page, name)
        assert (name, too_small(page)) == (name, [])
        Clicker(page, touch=True).one_of(kind)
        assert (name, too_small(page)) == (name, [])


@pytest.mark.full
@pytest.mark.parametrize("names", [ASKING[::2], ASKING[1::2]], ids=["some", "others"])
def test_every_question_fits_a_finger(touched: Callable[[str], Page], names: tuple[str, ...]) -> None:
    """On one device that is turned and resized: loading each question anew for each size took five times as long."""
    page = touched("small")
    found = Counter[str]()
    for name in names:
        resize(page, SIZES["small"]["viewport"])
        show(page, name)
        expect(page.locator(".prompt h2")).to_be_visible()
        fits_every_size(page, f"{name} asked")
        for kind, lit in TOUCHED.items():
            resize(page, SIZES["small"]["viewport"])
            page.keyboard.press("Escape")  # what was chosen before is given up
            if page.locator(lit).count():
                Clicker(page, touch=True).one_of(kind)
                fits_every_size(page, f"{name} {kind}")
                found[kind] += 1
    assert set(found) == set(TOUCHED)


def fits_every_size(page: Page, what: str) -> None:
    """The tightest ones always, and by turns two of the others: over the questions each comes often."""
    for size in (*TIGHTEST, next(TURNS), next(TURNS)):
        resize(page, SIZES[size]["viewport"])
        assert (what, size, too_small(page)) == (what, size, [])


@pytest.mark.full
@pytest.mark.parametrize("size", ["small", "tablet", "tablet-lying", "large"])
def test_what_opens_beside_the_board_fits_a_finger(touched: Callable[[str], Page], size: str) -> None:
    page = touched(size)
    show(page, "cards")
    if page.get_by_role("tab").count():
        for tab in page.get_by_role("tab").all():
            tab.tap()
            assert (tab.inner_text(), too_small(page)) == (tab.inner_text(), [])
    for key in "?tdr":
        page.keyboard.press(key)
        page.locator("dialog[open]").wait_for()
        assert (key, too_small(page)) == (key, [])
        page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu", exact=True).tap()
    expect(page.get_by_role("menuitem").first).to_be_visible()
    assert too_small(page) == []

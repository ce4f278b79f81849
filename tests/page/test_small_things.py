"""Small things that one sees: numbers that can be read, pieces that stand still, keys and menus, nothing that jumps."""

import re
from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.page.conftest import PHONE, Watch
from tests.page.drawing import Drawing
from tests.page.examining import change_look

JSON = dict[str, Any]
Somebody = Callable[..., Page]
TABLET: ViewportSize = {"width": 1024, "height": 768}
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
SCORES = (63, 66, 73, 52)
BOXES = "(all) => all.map((one) => one.getBoundingClientRect()).map(({ x, y, width, height }) => [x, y, width, height])"
FONT = """
(all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize) * one.getCTM().a)
"""
"""Heights of letters on the screen."""


def beyond(_room: JSON, view: JSON) -> None:
    """Nearly all are beyond the track."""
    for player, score in zip(view["players"], SCORES, strict=True):
        player["score"] = score
    view["track"] = sorted(range(len(SCORES)), key=lambda seat: -SCORES[seat])


def overlap(one: list[float], other: list[float]) -> bool:
    """Whether two boxes share more than an edge."""
    return all(max(one[n], other[n]) + 1 < min(one[n] + one[n + 2], other[n] + other[n + 2]) for n in (0, 1))


@pytest.fixture
def drawing(page: Page, watch: Watch) -> Drawing:
    watch.expect("401")  # nobody has a session, and no such game is stored
    return Drawing(page)


@pytest.mark.full
def test_scores_beyond_the_track_cover_each_other_never(drawing: Drawing) -> None:
    page = drawing.show("cards", beyond)
    for size in (TABLET, DESKTOP):
        page.set_viewport_size(size)
        plates = page.locator(".board .beyond")
        expect(plates).to_have_text(["52", "63", "66", "73"])
        boxes = plates.evaluate_all(BOXES)
        assert [pair for pair in combinations(boxes, 2) if overlap(*pair)] == []
        assert min(plates.locator("text").evaluate_all(FONT)) >= 12.5
        pieces = page.locator(".board .minister use").evaluate_all(BOXES)
        assert [1 for plate in boxes for piece in pieces if overlap(plate, piece)] == []


def test_numbers_of_the_track_can_be_read_on_a_tablet(drawing: Drawing) -> None:
    drawing.page.set_viewport_size(TABLET)
    page = drawing.show("cards")
    for letters in (".track .number", ".rung .name", ".board > .name"):
        assert min(page.locator(letters).evaluate_all(FONT)) >= 12.9, letters
    cells = page.locator(".track .cell").evaluate_all(BOXES)
    numbers = page.locator(".track .number").evaluate_all(BOXES)
    assert [one for one, cell in zip(numbers, cells, strict=True) if one[2] > cell[2]] == []


@pytest.mark.full
def test_privileges_that_are_spent_are_seen_in_the_dark(drawing: Drawing) -> None:
    page = drawing.show("cards", lambda _, view: view["players"][1].update(privileges=1))
    change_look(page, "dark")
    spent = page.locator(".dock .spent")
    expect(spent).to_have_count(1)
    lines, quiet = spent.evaluate("(one) => [getComputedStyle(one).color, getComputedStyle(one).opacity]")
    assert (lines, quiet) == ("rgb(179, 175, 162)", "1")


def test_keys_are_drawn(drawing: Drawing) -> None:
    """Fonts do not have arrows everywhere: then the caps were empty."""
    page = drawing.show("cards")
    page.keyboard.press("?")
    caps = page.get_by_role("dialog").locator("kbd")
    expect(caps.first).to_be_visible()
    assert re.search("[\u2190-\u2193]", "".join(caps.all_inner_texts())) is None
    assert caps.locator("svg").count() == 4


@pytest.mark.full
def test_a_long_menu_shows_that_it_scrolls(somebody_else: Somebody, watch: Watch) -> None:
    watch.expect("401")
    page = Drawing(somebody_else(viewport=PHONE, has_touch=True)).show("cards")
    page.get_by_role("button", name="Menu", exact=True).tap()
    more = page.locator(".menu .more")
    expect(more).to_be_in_viewport(ratio=1)
    page.keyboard.press("End")
    expect(page.get_by_role("menuitem").last).to_be_focused()
    expect(page.get_by_role("menuitem").last).to_be_in_viewport(ratio=1)
    expect(more).to_have_count(0)


@pytest.mark.full
def test_districts_bear_their_names_if_one_wants(drawing: Drawing) -> None:
    page = drawing.show("cards")
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("menuitemcheckbox", name="District names on the map").click()
    names = page.locator(".board .names text")
    expect(names).to_have_count(24)
    assert min(names.evaluate_all(FONT)) >= 12.9
    page.reload()
    expect(names.first).to_be_attached()

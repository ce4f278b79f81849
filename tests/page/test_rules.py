"""The rules in a browser: pictures of the examples, the legend, who made the game; on a phone, in every look."""

import json

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.page.building import UI
from tests.page.conftest import PHONE, Watch
from tests.page.examining import bars_nobody, overflow, small_targets, violations

EXAMPLES = json.loads((UI / "src" / "examples" / "examples.json").read_text("utf-8"))["examples"]
OPEN_ALL = "Open all examples"
FEW = ("R-SETUP-3", "R-WELCOME-1", "R-ORDER-3", "R-MOVE-1", "R-SCORE-1")
"""One of each kind of picture."""


def pictures(page: Page, rule: str) -> Locator:
    return page.locator(f'[data-pictures="{rule}"]')


def is_drawn(picture: Locator) -> None:
    """It has its part of the map, in the size of its column, and words for who does not see it."""
    expect(picture).to_be_visible()
    box = picture.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 90
    assert len(picture.get_attribute("aria-label") or "") > 10


def test_an_example_is_drawn_when_it_is_opened(page: Page) -> None:
    page.goto("/rules#R-MOVE-1")
    rule = page.locator('[id="R-MOVE-1"]')
    rule.get_by_text("An example, with pictures").wait_for()
    expect(pictures(page, "R-MOVE-1")).to_have_count(0)
    rule.get_by_text("An example, with pictures").click()
    drawn = pictures(page, "R-MOVE-1").get_by_role("img")
    expect(drawn).to_have_count(3)
    for picture in drawn.all():
        is_drawn(picture)
    rest = "Red: 2 Persian princes; The Granary: Blue: a Greek prince"
    expect(drawn.first).to_have_accessible_name(f"Heron Quay: {rest}")
    expect(drawn.nth(1)).to_have_accessible_name(f"Olive Landing: {rest}")
    expect(page.locator("#cut-ground")).to_have_count(1)
    assert violations(page) == []


@pytest.mark.full
def test_every_example_has_its_pictures_on_a_phone_too(page: Page) -> None:
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    page.goto("/rules")
    page.get_by_role("button", name="Contents").wait_for()
    page.get_by_role("button", name=OPEN_ALL).click()
    for rule, example in EXAMPLES.items():
        expect(pictures(page, rule).locator("> li")).to_have_count(len(example["frames"]))
        images = (len(example["frames"]) if example["box"] else 0) + (4 if example["ships"] else 0)
        expect(pictures(page, rule).get_by_role("img")).to_have_count(images)
        for picture in pictures(page, rule).get_by_role("img").all():
            is_drawn(picture)
        told = pictures(page, rule).locator("li .points").all_inner_texts()
        assert len(told) == sum(len(step["points"]) for step in example["steps"])
    assert overflow(page) <= 0
    assert small_targets(page) == []
    bars_nobody(page)


@pytest.mark.full
def test_without_the_map_the_words_are_there(page: Page, watch: Watch) -> None:
    watch.expect("404")
    page.route("**/api/boards/**", lambda route: route.fulfill(status=404))
    page.goto("/rules#R-BUILD-2")
    page.locator('[id="R-BUILD-2"] summary').click()
    expect(pictures(page, "R-BUILD-2")).to_contain_text("The picture needs the network.")


@pytest.mark.full
@pytest.mark.parametrize(("language", "word"), [("fr", "Ensuite"), ("it", "Poi"), ("de", "Danach")])
def test_pictures_speak_the_readers_language(page: Page, language: str, word: str) -> None:
    page.add_init_script(f"localStorage.setItem('language', '{language}')")
    for rule in FEW:
        page.goto(f"/rules#{rule}")
        page.locator(f'[id="{rule}"] summary').click()
        expect(pictures(page, rule).locator("> li").first).to_be_visible()
        assert "⟨" not in page.inner_text("body")
    page.locator('[id="R-MOVE-1"] summary').click()
    expect(pictures(page, "R-MOVE-1")).to_contain_text(word)


@pytest.mark.full
def test_the_legend_and_the_makers_are_found_from_the_start_page(page: Page) -> None:
    page.goto("/")
    makers = page.get_by_role("region", name="The game and its makers")
    expect(makers).to_contain_text("Ludovic Vialla and Arnaud Urbon")
    expect(makers).to_contain_text("neither made nor endorsed by them")
    page.goto("/rules")
    expect(makers).to_contain_text("Editions du Matagot")
    page.get_by_role("navigation", name="Contents").get_by_role("link", name="Pieces and signs").click()
    legend = page.locator("#legend")
    expect(legend).to_be_in_viewport()
    chart = legend.get_by_role("table")
    expect(chart.get_by_role("rowheader")).to_have_text(["Maya", "Persian", "Chinese", "Greek", "Egyptian"])
    for name in ("Summary card", "Bag", "Lighthouse and dotted line", "Reefs", "Harbour", "Privilege"):
        expect(legend.get_by_text(name, exact=True)).to_be_visible()
    expect(legend.locator("svg.cut")).to_have_count(7)
    page.wait_for_load_state("networkidle")
    assert violations(page) == []


@pytest.mark.full
def test_the_legend_bars_nobody_on_a_phone(page: Page) -> None:
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    page.goto("/rules#legend")
    expect(page.locator("#legend svg.cut")).to_have_count(7)
    assert overflow(page) <= 0
    assert small_targets(page) == []
    bars_nobody(page)


@pytest.mark.full
def test_the_legend_is_one_step_from_a_table(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    expect(page.locator("svg.board").first).to_be_visible()
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("menuitem", name="Pieces and signs").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("svg.cut")).to_have_count(7)
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.keyboard.press("?")
    dialog.get_by_role("button", name="Pieces and signs").click()
    expect(dialog.get_by_role("heading", name="The five civilizations")).to_be_visible()

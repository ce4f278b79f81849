"""From the address to a running game."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import PHONE, Watch

Somebody = Callable[..., Page]
LANGUAGES = {
    "English": "Play now",
    "Français": "Jouer tout de suite",
    "Italiano": "Gioca subito",
    "Deutsch": "Sofort spielen",
}


def test_one_click_starts_a_game(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url(re.compile(r"/games/\w+$"))
    page.goto("/games")
    game = page.get_by_role("main").get_by_role("listitem")
    expect(game).to_have_count(1)
    expect(game).to_contain_text("Round 1")


def test_the_first_game_is_against_gentle_bots_or_those_one_chooses(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_text("Your first game against bots: gentle ones")).to_be_visible()
    bots = page.get_by_label("How strong the bots are", exact=True)
    expect(bots).to_have_value("apprentice")
    bots.select_option("Envoy")
    expect(page.get_by_text("The bots you chose")).to_be_visible()
    with page.expect_response("**/api/tables/play-now*") as answer:
        page.get_by_role("button", name="Play now").click()
    assert {seat["level"] for seat in answer.value.json()["sitting"]} == {None, "envoy"}
    page.wait_for_url(re.compile(r"/games/\w+$"))


@pytest.mark.full
def test_the_start_page_shows_the_game(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("img", name=re.compile("map of Utopia"))).to_be_visible()
    expect(page.get_by_role("heading", name="The game in eight sentences")).to_be_visible()
    expect(page.locator("section ol > li")).to_have_count(8)


@pytest.mark.full
def test_a_running_game_is_one_click_away(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/games/*")
    table = page.url
    page.goto("/")
    page.get_by_role("link", name="Continue playing").click()
    page.get_by_role("region", name="Continue playing").get_by_role("link").click()
    page.wait_for_url(table)


@pytest.mark.full
def test_nothing_moves_when_the_map_and_the_games_come(page: Page) -> None:
    page.add_init_script(
        "globalThis.shifts = []; new PerformanceObserver((list) => shifts.push(...list.getEntries()"
        ".map((one) => one.value))).observe({ type: 'layout-shift', buffered: true })"
    )
    page.goto("/")
    expect(page.get_by_role("img", name=re.compile("map of Utopia"))).to_be_visible()
    expect(page.get_by_role("heading", name="The game in eight sentences")).to_be_attached()
    assert page.evaluate("shifts.reduce((one, other) => one + other, 0)") < 0.02


@pytest.mark.full
def test_the_language_is_chosen_in_place_kept_and_followed_by_other_tabs(page: Page, watch: Watch) -> None:
    other = watch.over(page.context.new_page())
    other.goto("/settings")
    page.goto("/")
    before = "English"
    for language, words in LANGUAGES.items():
        page.get_by_role("button", name=before, exact=True).click()
        page.get_by_role("menuitemradio", name=language).click()
        expect(page.get_by_role("button", name=words)).to_be_visible()
        assert "⟨" not in page.inner_text("body")
        before = language
    expect(other.get_by_role("heading", name="Einstellungen", level=1)).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name=words)).to_be_visible()


@pytest.mark.full
def test_the_browsers_language_is_spoken(somebody_else: Somebody) -> None:
    page = somebody_else(locale="de-CH", viewport=PHONE)
    page.goto("/")
    expect(page.get_by_role("button", name="Sofort spielen")).to_be_visible()
    assert page.locator("html").get_attribute("lang") == "de"


@pytest.mark.full
def test_calm_is_still(somebody_else: Somebody) -> None:
    page = somebody_else(reduced_motion="reduce")
    page.goto("/")
    expect(page.get_by_role("img", name=re.compile("map of Utopia"))).to_be_visible()
    moving = 1
    for _ in range(100):  # until the map has faded in, on a busy machine too
        page.wait_for_timeout(100)
        moving = page.evaluate("document.getAnimations().length")
        if moving == 0:
            break
    assert moving == 0

"""The table without a mouse, without eyes, and for all fingers: keyboard, words, axe, targets."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.page.clicking import Clicker
from tests.page.conftest import PHONE
from tests.page.examining import MAIN_TARGET, bars_nobody, overflow, small_targets
from tests.page.playing import JSON, play_until, two_at_a_table
from tests.page.wire import Wire

pytestmark = pytest.mark.full

Somebody = Callable[..., Page]
DISTRICTS = 24
LOW = ((844, 390), (360, 640))
MAIN_TARGETS = """
() => [...document.querySelectorAll('.ships .guest, .tray .cell, .hand .card, .offer, footer button')]
  .filter((one) => one.checkVisibility())
  .map((one) => [one.getBoundingClientRect(), one.getAttribute('aria-label') ?? one.textContent.trim()])
  .map(([{ width, height }, name]) => [Math.round(Math.min(width, height)), name])
"""
LIT = "(all) => all.flatMap((one, number) => (one.matches('.lit') ? number : []))"
FOCUS = """
() => {
  const one = document.activeElement
  return one && one !== document.body ? one.getAttribute('aria-label') ?? one.textContent.trim().slice(0, 40) : null
}
"""


@pytest.fixture
def seats(page: Page, somebody_else: Somebody, base_url: str) -> tuple[Page, Page, str]:
    """Ann, Ben and their game's address."""
    friend = somebody_else()
    return page, friend, f"{base_url}{two_at_a_table(page, friend)}"


def bring(seats: tuple[Page, Page, str], is_there: Callable[[JSON], bool]) -> Page:
    """Ann's page at that position."""
    page, friend, url = seats
    play_until([(page.context, 0), (friend.context, 1)], url, is_there)
    page.goto(url)
    expect(page.locator("svg.board")).to_be_visible()
    expect(page.locator(".prompt h2")).to_be_visible()
    return page


def test_privileges_say_what_they_are(seats: tuple[Page, Page, str]) -> None:
    page = seats[0]
    page.goto(seats[2])
    privileges = page.get_by_role("button", name="2 privileges left: each turns a card into another civilization")
    expect(privileges).to_contain_text("Privileges")
    privileges.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(privileges.locator(".tip")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog").get_by_text("A privilege makes one card count as another")).to_be_in_viewport()


def press_a_card(page: Page) -> None:
    """The number of the first card that can be played."""
    expect(page.locator(".hand .card.lit")).not_to_have_count(0)
    lit = page.locator(".hand .card").evaluate_all("(all) => all.findIndex((one) => one.matches('.lit'))")
    page.keyboard.press(str(lit + 1))


def at_cards(view: JSON) -> bool:
    """Ann is to play cards, and has two civilizations in her hand: one of them can be raised."""
    if view["viewer"] != 0 or view["step"] != "act" or not view["choices"]:
        return False
    return bool(sum(count > 0 for count in view["players"][0]["hand"]) > 1)


def test_a_guest_is_taken_and_the_turn_ended_by_keyboard(seats: tuple[Page, Page, str]) -> None:
    page, _, url = seats
    page.goto(url)
    guest = page.locator(".guest.lit").first
    expect(guest).to_be_visible()
    guest.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".guest.chosen")).not_to_have_count(0)
    page.keyboard.press("b")
    expect(page.locator(".targets .lit:focus")).to_have_count(1)
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-district]:focus")).to_have_count(1)
    page.keyboard.press("b")
    page.keyboard.press("Enter")
    expect(page.locator(".prince")).to_have_count(1)
    assert page.evaluate(FOCUS) is not None
    page.keyboard.press("e")
    expect(page.locator(".prompt h2")).to_contain_text("Ben")
    assert page.evaluate(FOCUS) is not None


def test_everything_that_glows_is_reached_with_tab(seats: tuple[Page, Page, str]) -> None:
    page = bring(seats, at_cards)
    press_a_card(page)
    expect(page.locator(".hand .card.chosen")).to_have_count(1)
    page.locator("h1").focus()
    reached = set()
    for _ in range(200):  # until the focus leaves the page: a long chronicle has many
        page.keyboard.press("Tab")
        found = page.evaluate(FOCUS)
        if found is None:
            break
        reached.add(found)
    assert "Undo" in reached
    for words in page.locator(".offer").all_inner_texts():
        assert words.strip()[:40] in reached
    assert any(re.search("prestige|Prestige", one) for one in reached) or not page.locator(".rung.lit").count()


def test_cards_are_played_by_keyboard(seats: tuple[Page, Page, str]) -> None:
    wire = Wire(seats[0])
    page = bring(seats, at_cards)
    before = wire.wait_for_view()
    raising = page.locator(".offer").filter(has_text=re.compile("^\\s*Raise"))
    chosen = page.locator(".hand .card.chosen")
    expect(page.locator(".hand .card.lit")).not_to_have_count(0)
    for card in page.locator(".hand .card").evaluate_all(
        "(all) => all.flatMap((one, n) => one.matches('.lit') ? n : [])"
    ):
        page.keyboard.press(str(card + 1))
        expect(chosen).to_have_count(1)
        if raising.count():
            break
        page.keyboard.press("Escape")
        expect(chosen).to_have_count(0)
    raising.first.focus()
    page.keyboard.press("Enter")
    wire.wait(lambda: wire.view["version"] > before["version"], "the card to be played")
    page.wait_for_function(FOCUS)
    page.keyboard.press("u")
    wire.wait(lambda: wire.view["events"] == before["events"], "the card to be back")


def test_moves_can_be_typed(seats: tuple[Page, Page, str]) -> None:
    page, _, url = seats
    page.goto(url)
    expect(page.locator(".guest.lit").first).to_be_visible()
    page.keyboard.press("t")
    field = page.get_by_role("dialog").get_by_role("textbox")
    expect(field).to_be_focused()
    page.keyboard.type("nonsense")
    page.keyboard.press("Enter")
    said = page.get_by_role("dialog").get_by_role("status")
    expect(said).not_to_be_empty()
    move = page.get_by_role("dialog").locator("ul button").filter(has_text="enter").first
    field.fill("")
    text = move.inner_text()
    field.fill(text)
    page.keyboard.press("Enter")
    expect(page.locator(".prince")).to_have_count(1)
    expect(field).to_be_focused()


def hears(page: Page, words: str) -> None:
    """Of the regions that are read out (the table's news, the chat's) one says this."""
    expect(page.locator(".visually-hidden[role=status]").filter(has_text=words)).to_have_count(1)


def test_the_board_is_told_in_words(seats: tuple[Page, Page, str]) -> None:
    page, friend, url = seats
    for one in (page, friend):
        one.goto(url)
        expect(one.locator("svg.board")).to_be_visible()
    page.keyboard.press("d")
    table = page.get_by_role("dialog").get_by_role("table")
    expect(table.get_by_role("row")).to_have_count(1 + DISTRICTS)
    page.keyboard.press("Escape")
    Clicker(page).enter()
    page.keyboard.press("d")
    expect(table).to_contain_text("Ann")
    hears(friend, "Ann takes")
    page.keyboard.press("Escape")
    page.keyboard.press("e")
    hears(friend, "Ann ends")
    hears(friend, friend.locator(".prompt h2").inner_text())


def test_the_table_bars_nobody(seats: tuple[Page, Page, str]) -> None:
    page = bring(seats, at_cards)
    bars_nobody(page)
    page.locator(".hand .card.lit").first.click()
    bars_nobody(page)
    for key in "?td":
        page.keyboard.press(key)
        expect(page.get_by_role("dialog")).to_be_visible()
        bars_nobody(page)
        page.keyboard.press("Escape")
    assert small_targets(page) == []


def test_the_table_on_a_small_phone_bars_nobody(seats: tuple[Page, Page, str], somebody_else: Somebody) -> None:
    ann, friend, url = seats
    play_until([(ann.context, 0), (friend.context, 1)], url, at_cards)
    page = somebody_else(viewport=PHONE, has_touch=True, storage_state=ann.context.storage_state())
    page.goto(url)
    for width, height in LOW:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".hand .card").last).to_be_in_viewport(ratio=1)
        expect(page.get_by_role("button", name=re.compile("privilege", re.IGNORECASE))).to_be_in_viewport(ratio=1)
    is_large_enough(page)
    page.locator(".hand .card.lit").first.tap()
    expect(page.locator(".hand .card.chosen")).to_have_count(1)
    is_large_enough(page)


def is_large_enough(page: Page) -> None:
    """For fingers and for everybody."""
    bars_nobody(page)
    assert small_targets(page) == []
    assert [one for one in page.evaluate(MAIN_TARGETS) if one[0] < MAIN_TARGET] == []
    assert overflow(page) <= 0

"""A turn in which nothing else can be done ends by itself, unless its player touches anything or does not want that."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.page.clicking import Clicker
from tests.page.playing import two_at_a_table

pytestmark = pytest.mark.full

Somebody = Callable[..., Page]
COUNT = 4
"""Seconds until a turn ends by itself."""
HAND = """
  const [begin, end, waiting] = [setInterval, clearInterval, new Map()]
  globalThis.setInterval = (work, wait, ...more) => {
    if (wait !== 1000) return begin(work, wait, ...more)
    const number = -1 - Math.random()
    waiting.set(number, work)
    return number
  }
  globalThis.clearInterval = (number) => waiting.delete(number) || end(number)
  globalThis.passSecond = () => [...waiting.values()].forEach((work) => work())
"""
"""What the page does every second it does when the test says so."""


@pytest.fixture
def url(page: Page, somebody_else: Somebody) -> str:
    """A game of Ann, who is to move, and Ben."""
    url = two_at_a_table(page, somebody_else())
    page.add_init_script(HAND)
    page.add_init_script("sessionStorage.begun ??= (localStorage.setItem('ends-turn', 'on'), 'yes')")
    return url


def pass_by(page: Page, seconds: int) -> None:
    for _ in range(seconds):
        page.evaluate("passSecond()")


def test_it_ends_by_itself_after_a_while_in_which_it_can_be_taken_back(page: Page, url: str) -> None:
    page.goto(url)
    Clicker(page).enter()
    expect(page.locator(".lapse")).to_have_count(1)
    expect(page.get_by_role("button", name="Undo", exact=True)).to_be_enabled()
    pass_by(page, COUNT - 1)
    expect(page.locator(".order h2")).to_have_text("Your turn")
    pass_by(page, 1)
    expect(page.locator(".order h2")).to_have_text(re.compile("^Ben.s turn$"))


def test_any_touch_stops_the_count(page: Page, url: str) -> None:
    page.goto(url)
    Clicker(page).enter()
    expect(page.locator(".lapse")).to_have_count(1)
    page.locator(".prompt h2").click()
    expect(page.locator(".lapse")).to_have_count(0)
    pass_by(page, COUNT + 1)
    expect(page.locator(".order h2")).to_have_text("Your turn")
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.locator(".prince")).to_have_count(0)


def test_whoever_plays_by_keys_is_not_hurried(page: Page, url: str) -> None:
    page.goto(url)
    Clicker(page).enter()
    expect(page.locator(".lapse")).to_have_count(1)  # the move has come back
    page.keyboard.press("Tab")
    expect(page.locator(".lapse")).to_have_count(0)
    page.keyboard.press("e")
    expect(page.locator(".order h2")).to_have_text(re.compile("^Ben.s turn$"))


def test_it_can_be_switched_off_and_so_can_the_letters(page: Page, url: str) -> None:
    page.goto("/settings")
    page.get_by_text("End my turn automatically").click()
    page.get_by_text("Single-letter shortcuts").click()
    page.goto(url)
    Clicker(page).enter()
    expect(page.get_by_role("button", name="End turn")).to_be_enabled()
    expect(page.locator(".lapse")).to_have_count(0)
    page.keyboard.press("e")
    page.wait_for_timeout(500)
    expect(page.locator(".order h2")).to_have_text("Your turn")

"""A turn in which nothing else can be done ends by itself, unless its player touches anything or does not want that."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.page.clicking import Clicker
from tests.page.playing import two_at_a_table

pytestmark = pytest.mark.full

Somebody = Callable[..., Page]
COUNT = 4_000
"""Milliseconds until a turn ends by itself."""


@pytest.fixture
def url(page: Page, somebody_else: Somebody) -> str:
    """A game of Ann, who is to move, and Ben."""
    url = two_at_a_table(page, somebody_else())
    page.add_init_script("sessionStorage.begun ??= (localStorage.setItem('ends-turn', 'on'), 'yes')")
    return url


def test_it_ends_by_itself_after_a_while_in_which_it_can_be_taken_back(page: Page, url: str) -> None:
    page.goto(url)
    Clicker(page).enter()
    expect(page.locator(".lapse")).to_have_count(1)
    expect(page.get_by_role("button", name="Take back")).to_be_enabled()
    expect(page.locator(".order h2")).to_have_text(re.compile("^Ben.s turn$"), timeout=COUNT * 4)


def test_any_touch_stops_the_count(page: Page, url: str) -> None:
    page.goto(url)
    Clicker(page).enter()
    expect(page.locator(".lapse")).to_have_count(1)
    page.locator(".prompt h2").click()
    expect(page.locator(".lapse")).to_have_count(0)
    page.wait_for_timeout(COUNT + 1_000)
    expect(page.locator(".order h2")).to_have_text("Your turn")
    page.get_by_role("button", name="Take back").click()
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
    page.get_by_text("End my turn by itself").click()
    page.get_by_text("Keys of one letter").click()
    page.goto(url)
    Clicker(page).enter()
    expect(page.get_by_role("button", name="End turn")).to_be_enabled()
    expect(page.locator(".lapse")).to_have_count(0)
    page.keyboard.press("e")
    page.wait_for_timeout(500)
    expect(page.locator(".order h2")).to_have_text("Your turn")

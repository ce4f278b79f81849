"""Clocks and leaving in browsers: one goes, the other decides, and the seat is taken back."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.page.clicking import Clicker
from tests.page.conftest import PHONE
from tests.page.playing import open_table, two_at_a_table

LIVE = {"kind": "live", "bank": 600, "increment": 15}
Somebody = Callable[..., Page]

pytestmark = pytest.mark.full


def leave(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Time and leaving").click()
    page.get_by_role("button", name="Leave the game").click()
    page.get_by_role("dialog").get_by_role("button", name="Leave the game").last.click()


def test_one_leaves_the_other_chooses_a_bot_and_the_first_takes_the_seat_back(
    page: Page, somebody_else: Somebody
) -> None:
    friend = somebody_else(viewport=PHONE, has_touch=True)
    url = two_at_a_table(page, friend, terms={"tempo": LIVE})
    for one in (page, friend):
        one.goto(url)
        expect(one.locator("svg.board")).to_be_visible()
    expect(page.locator(".order .clock.runs")).to_have_count(1)

    leave(page)
    page.wait_for_url("**/games")
    question = friend.get_by_role("complementary").get_by_text("Ann left the game.")
    expect(question).to_be_visible()
    friend.get_by_role("button", name="A bot plays on").click()
    expect(question).to_have_count(0)

    page.goto(url)
    page.get_by_role("button", name="Take my seat back").click()
    expect(page.get_by_role("button", name="Take my seat back")).to_have_count(0)
    expect(page.get_by_role("button", name="Take back")).to_be_visible()  # she plays again, and does not look on


def test_a_pause_stands_until_somebody_goes_on(page: Page, somebody_else: Somebody) -> None:
    friend = somebody_else()
    url = two_at_a_table(page, friend, terms={"tempo": LIVE})
    for one in (page, friend):
        one.goto(url)
        expect(one.locator("svg.board")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Time and leaving").click()
    page.get_by_role("button", name="Ask for a pause").click()
    friend.get_by_role("button", name="Yes", exact=True).click()
    for one in (page, friend):
        expect(one.get_by_text("Pause. The clocks stand.")).to_be_visible()
        expect(one.locator(".order .clock.runs")).to_have_count(0)
    friend.get_by_role("button", name="Go on").click()
    expect(page.locator(".order .clock.runs")).to_have_count(1)


def test_who_is_alone_ends_the_game_by_leaving(page: Page) -> None:
    table = open_table(page.context, "mason", terms={"tempo": LIVE})
    page.goto(f"/games/{table['id']}")
    expect(page.locator("svg.board")).to_be_visible()
    Clicker(page).enter()
    leave(page)
    page.wait_for_url("**/games")
    page.goto(f"/games/{table['id']}")
    expect(page.get_by_role("dialog").get_by_text("The game was ended")).to_be_visible()

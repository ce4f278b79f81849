"""What becomes of a seat that is left: its player is waited for, somebody else sits down, or the game ends."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.page.clicking import Clicker
from tests.page.conftest import PHONE
from tests.page.playing import two_at_a_table
from tests.page.test_time import LIVE, leave

Somebody = Callable[..., Page]

pytestmark = pytest.mark.full


def answer(page: Page, choice: str) -> None:
    """What the others decide; on a phone the answers are folded."""
    wanted, folded = page.get_by_role("button", name=choice), page.get_by_role("button", name="Answer", exact=True)
    expect(wanted.or_(folded)).to_be_visible()
    if folded.is_visible():
        folded.click()
    wanted.click()
    expect(wanted).to_have_count(0)


def play_together(*pages: Page) -> str:
    """Ann and Ben at a table with clocks, and others who see it; its address."""
    url = two_at_a_table(*pages, terms={"tempo": LIVE})
    for one in pages:
        one.goto(url)
        expect(one.locator("svg.board")).to_be_visible()
    return url


def test_a_substitute_comes_by_the_link_and_plays_on(page: Page, somebody_else: Somebody) -> None:
    friend, substitute = somebody_else(viewport=PHONE, has_touch=True), somebody_else()
    url = play_together(page, friend)
    leave(friend)
    answer(page, "Find a substitute")
    page.get_by_role("button", name="Invite a substitute").click()
    link = page.get_by_label("Link", exact=True).input_value()
    page.keyboard.press("Escape")

    substitute.goto(link)
    substitute.get_by_label("Your name", exact=True).fill("Sue")
    substitute.get_by_role("button", name="Sit down", exact=True).click()
    substitute.wait_for_url(f"**{url}")
    expect(page.get_by_role("button", name="Invite a substitute")).to_have_count(0)
    expect(page.locator(".players")).to_contain_text("Sue")
    friend.goto(url)  # the friend may look on, but this seat has a player
    expect(friend.locator("svg.board")).to_be_visible()
    expect(friend.get_by_role("button", name="Take my seat back")).to_have_count(0)
    Clicker(page).enter()
    page.get_by_role("button", name="End turn").click()
    Clicker(substitute).enter()
    for one in (page, friend):
        expect(one.locator(".prince.tentative")).to_have_count(1)


def test_the_table_waits_for_who_left_and_ends_when_he_goes_again(page: Page, somebody_else: Somebody) -> None:
    friend = somebody_else(viewport=PHONE, has_touch=True)
    url = play_together(page, friend)
    leave(friend)  # it is not their turn: nobody plays for them meanwhile
    answer(page, "Wait 5 minutes")
    friend.goto(url)
    Clicker(page).enter()
    page.get_by_role("button", name="End turn").click()
    Clicker(friend, touch=True).enter()
    expect(page.locator(".prince.tentative")).to_have_count(1)
    leave(friend)
    answer(page, "End the game")
    friend.goto(url)
    for one in (page, friend):
        expect(one.get_by_role("dialog").get_by_text("The game was ended")).to_be_visible()


def test_who_leaves_may_think_again_while_the_others_are_asked(page: Page, somebody_else: Somebody) -> None:
    friend = somebody_else(viewport=PHONE, has_touch=True)
    url = play_together(page, friend)
    leave(page)
    expect(friend.get_by_text("Ann left the game.")).to_be_visible()
    page.goto(url)
    page.get_by_role("button", name="I stay").click()
    expect(friend.get_by_text("Ann left the game.")).to_have_count(0)
    expect(page.get_by_role("button", name="I stay")).to_have_count(0)
    expect(friend.locator(".cells .clock.runs")).to_have_count(1)

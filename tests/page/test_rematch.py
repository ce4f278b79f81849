"""Once more with the same people: one asks, the other's seat is kept, and both begin."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.page.playing import send, two_at_a_table

pytestmark = pytest.mark.full


def test_once_more_when_both_want_it(page: Page, somebody_else: Callable[..., Page]) -> None:
    friend = somebody_else(viewport={"width": 390, "height": 844})
    url = two_at_a_table(page, friend, pace=0)
    game = url.rsplit("/", 1)[-1]
    vote = send(friend.context, "POST", f"/api/games/{game}/quit")["vote"]
    send(page.context, "PUT", f"/api/games/{game}/votes/{vote['id']}", {"choice": "end"})
    friend.goto(url)
    expect(friend.get_by_role("button", name="Play again", exact=True)).to_be_visible()
    page.goto(url)
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url("**/tables/*")
    expect(page.get_by_text("Kept for Ben")).to_be_visible()
    expect(friend.get_by_text("wants to play again")).to_be_visible()
    friend.get_by_role("button", name="Play again with").click()
    friend.wait_for_url(page.url)
    expect(friend.get_by_text("All seats are taken")).to_be_visible()
    expect(page.get_by_text("Kept for Ben")).to_have_count(0)
    friend.get_by_role("button", name="Begin now").click()
    for one in (page, friend):
        one.wait_for_url("**/games/*")
        expect(one.locator("svg.board")).to_be_visible()
    assert page.url == friend.url
    assert not page.url.endswith(game)

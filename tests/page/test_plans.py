"""Plans made in the page: discards before the cards have come, and a turn that ends by itself."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.page.clicking import Clicker
from tests.page.playing import play_until, two_at_a_table
from tests.page.wire import Wire

Somebody = Callable[..., Page]
PRINTED = ("Maya", "Persian", "Chinese", "Greek", "Egyptian")
WANTED = ("Persian", "Egyptian", "Greek", "Maya", "Chinese")
"""Whose cards are to go first."""

pytestmark = pytest.mark.full


def open_plan(page: Page) -> None:
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("menuitem", name="Plan ahead").click()
    expect(page.get_by_role("group", name="The end of my turn")).to_be_visible()


def test_what_is_planned_is_done_and_shown(page: Page, somebody_else: Somebody) -> None:
    friend = somebody_else()
    url = two_at_a_table(page, friend, first=1)
    wire = Wire(friend)
    for one in (page, friend):
        one.goto(url)
        expect(one.locator("svg.board")).to_be_visible()
    open_plan(friend)
    friend.get_by_text("My next turn of phase 1 ends once the guest is in").click()
    for name in WANTED:
        friend.get_by_role("button", name=re.compile(f"^{name}")).click()
    expect(friend.locator("footer [role=status]")).to_have_text("Not planned yet")
    friend.get_by_role("button", name="Save plan").click()
    expect(friend.locator("footer [role=status]")).to_have_text("Planned. You may leave now.")
    friend.keyboard.press("Escape")

    Clicker(friend).enter()
    expect(page.locator(".order h2")).to_have_text("Your turn")  # nobody has touched the button
    expect(friend.locator(".order h2")).to_have_text(re.compile("^Ann.s turn$"))

    seats = [(page.context, 0), (friend.context, 1)]
    play_until(seats, page.url, lambda view: bool(view["step"] == "discard"))
    wire.wait(lambda: any(view["step"] == "discard" for view in wire.views), "the discards")
    ben = next(view for view in wire.views if view["step"] == "discard")["players"][1]
    hand, owed = ben["hand"], ben["owes"]  # two for the first on the track, else one
    told = friend.locator(".chronicle [role=log]").get_by_text(("You discarded a", "You discarded two cards")[owed - 1])
    expect(told).to_have_count(1)
    in_order = [one for one in WANTED for _ in range(hand[PRINTED.index(one)])]
    for name in in_order[:owed]:
        expect(told).to_contain_text(name)

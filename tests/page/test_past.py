"""The past of a running game, looked at from its table: marked as past, one key from now, and in nobody's way."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.page.clicking import Clicker
from tests.page.examining import small_targets, violations
from tests.page.playing import play_until, two_at_a_table
from tests.page.wire import Wire

pytestmark = pytest.mark.full


def princes(page: Page) -> int:
    """How many stacks stand on the board."""
    return page.locator("svg.board .prince").count()


def test_one_looks_back_and_is_called_to_play(page: Page, somebody_else: Callable[..., Page], base_url: str) -> None:
    friend = somebody_else()
    url = f"{base_url}{two_at_a_table(page, friend)}"
    seats = [(page.context, 0), (friend.context, 1)]
    play_until(seats, url, lambda view: view["step"] == "guest" and view["round"] == 2 and bool(view["choices"]))
    wire = Wire(page)
    page.goto(url)
    wire.wait_for_view()
    expect(page.locator("svg.board .prince").first).to_be_attached()
    now = princes(page)
    page.keyboard.press("p")
    past = page.locator(".past")
    expect(past).to_contain_text("You are looking at the past")
    slider = past.get_by_role("slider")
    expect(past.get_by_role("button", name="One step back")).not_to_have_attribute("aria-disabled", "true")
    page.keyboard.press("Home")
    expect(page.locator("svg.board .prince")).to_have_count(0)
    expect(slider).to_have_value("0")
    assert violations(page) == []
    assert small_targets(page) == []
    page.get_by_role("log").get_by_role("button").nth(-1).click()  # a line of the chronicle leads to its moment
    expect(slider).not_to_have_value("0")
    page.keyboard.press("Escape")
    expect(past).to_be_hidden()
    expect(page.locator("svg.board .prince")).to_have_count(now)
    play_meanwhile(page, friend, wire)


def play_meanwhile(page: Page, friend: Page, wire: Wire) -> None:
    """A player who looks back while the other plays is told when their turn comes, and plays."""
    me, other = (page.context, 0), (friend.context, 1)
    play_until([me, other], page.url, lambda view: 1 in view["deciding"])
    wire.wait(lambda: 1 in wire.view["deciding"], "the turn of the other")
    page.keyboard.press("p")
    past = page.locator(".past")
    expect(past).to_be_visible()
    play_until([other], page.url, lambda view: 0 in view["deciding"])
    expect(past).to_contain_text("It is your turn")
    past.get_by_role("button", name="Back to now").click()
    expect(past).to_be_hidden()
    Clicker(page).enter()
    expect(page.locator(".buttons .button.primary")).to_be_visible()

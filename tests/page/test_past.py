"""The past of a running game, looked at from its table: marked as past, one key from now, and in nobody's way."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.page.clicking import Clicker
from tests.page.examining import small_targets, violations
from tests.page.playing import JSON, play_until, two_at_a_table
from tests.page.wire import Wire

pytestmark = pytest.mark.full


def princes(page: Page) -> int:
    """How many stacks stand on the board."""
    return page.locator("svg.board .prince").count()


def test_one_looks_back_and_is_called_to_play(page: Page, somebody_else: Callable[..., Page], base_url: str) -> None:
    friend = somebody_else()
    url = f"{base_url}{two_at_a_table(page, friend, options={'target': 200})}"
    seats = [(page.context, 0), (friend.context, 1)]
    play_until(seats, url, lambda view: view["step"] == "guest" and view["round"] == 2 and bool(view["choices"]))
    wires = Wire(page), Wire(friend)
    page.goto(url)
    wires[0].wait_for_view()
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
    play_meanwhile(url, (page, friend), wires)


def begins_a_round(view: JSON) -> bool:
    """Whether somebody is to welcome a guest, and all others after them."""
    return bool(view["step"] == "guest" and len(view["deciding"]) == 1 and not view["acted"])


def play_meanwhile(url: str, pages: tuple[Page, Page], wires: tuple[Wire, Wire]) -> None:
    """A player who looks back while the other plays is told when their turn comes, and plays."""
    seats = [(one.context, seat) for seat, one in enumerate(pages)]
    first = play_until(seats, url, begins_a_round)["deciding"][0]
    page, wire, me = pages[1 - first], wires[1 - first], 1 - first
    page.goto(url)
    expect(page.locator("svg.board .prince").first).to_be_attached()
    wire.wait(lambda: any(begins_a_round(view) for view in wire.views[-1:]), "the turn of the other")
    page.keyboard.press("p")
    past = page.locator(".past")
    expect(past).to_be_visible()
    play_until([seats[first]], url, lambda view: me in view["deciding"])
    expect(past).to_contain_text("It is your turn")
    past.get_by_role("button", name="Back to now").click()
    expect(past).to_be_hidden()
    Clicker(page).enter()
    expect(page.locator(".buttons .button.primary")).to_be_visible()

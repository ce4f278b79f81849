"""A clock that runs out before its player's eyes: they are warned, told what happened, and hold up nobody."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.page.clicking import Clicker
from tests.page.conftest import PHONE
from tests.page.playing import two_at_a_table
from tests.page.pushing import Clock

Somebody = Callable[..., Page]
TEMPO = {"kind": "live", "bank": 300, "increment": 0}
RAN_OUT = "Your time ran out, so a bot ended your turn."

pytestmark = pytest.mark.full


def hears(page: Page, words: str) -> None:
    """It is read out at once."""
    expect(page.locator(".visually-hidden[role=alert]").filter(has_text=words)).to_have_count(1)


def test_time_runs_out_while_one_looks_on(clock: Clock, somebody_else: Somebody) -> None:
    url = clock.server.url
    page, friend = somebody_else(base_url=url), somebody_else(base_url=url, viewport=PHONE, has_touch=True)
    page.clock.install()
    game = two_at_a_table(page, friend, terms={"tempo": TEMPO})
    for one in (page, friend):
        one.goto(game)
        expect(one.locator("svg.board")).to_be_visible()
        one.wait_for_load_state("networkidle")  # the server is started anew: nothing must be on its way
    expect(page.locator(".order .clock.runs")).to_have_count(1)
    expect(page.locator(".order .clock.low")).to_have_count(0)

    leave(page, clock, 29)
    hears(page, "You have 30 seconds left.")
    expect(page.locator(".order .clock.low")).to_have_count(1)
    leave(page, clock, 9)
    hears(page, "You have 10 seconds left.")
    expect(page.locator(".order h2")).to_have_text("Your turn")

    leave(page, clock, -1)
    expect(page.locator(".order h2")).to_have_text(re.compile("^Ben.s turn$"))
    expect(page.get_by_role("region", name="Asked of the table")).to_contain_text(RAN_OUT)
    hears(page, RAN_OUT)
    expect(friend.get_by_text(RAN_OUT)).to_have_count(0)
    for one in (page, friend):
        expect(one.locator(".prince")).to_have_count(1)

    Clicker(friend, touch=True).enter()
    friend.get_by_role("button", name="End turn").click()
    Clicker(page).enter()  # on what every turn has at least
    expect(page.get_by_text(RAN_OUT)).to_have_count(0)


def leave(page: Page, clock: Clock, seconds: int) -> None:
    """Of what is left so many: the rest passes on the server, and on the page, which counts by itself."""
    minutes, rest = re.findall(r"\d+", page.locator(".order .clock.runs").inner_text())
    passing = 60 * int(minutes) + int(rest) - seconds
    clock.push(passing)
    page.clock.fast_forward(passing * 1000)

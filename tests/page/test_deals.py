"""Deals in a real browser: a challenge is made, sent, played by two, and compared."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.page.conftest import PHONE, Watch
from tests.page.examining import bars_nobody, fits_a_hand
from tests.page.playing import send

Somebody = Callable[..., Page]


def begin(page: Page, name: str) -> str:
    """Begin on the page of a deal; the game's id."""
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Play it").click()
    expect(page).to_have_url(re.compile("/games/"))
    expect(page.locator("main")).to_be_visible()
    return page.url.rpartition("/")[2]


def play_out(context: BrowserContext, game: str) -> None:
    """Any moves to the end, over HTTP."""
    send(context, "PATCH", f"/api/tables/{game}/pace", {"pace": 0})
    while (view := context.request.get(f"/api/games/{game}/view").json())["phase"] != "over":
        if view["choices"]:
            move = {"version": view["version"], "code": view["choices"][len(view["choices"]) // 2]}
            tried(context, f"/api/games/{game}/moves", move)


def tried(context: BrowserContext, path: str, body: dict[str, Any]) -> None:
    """Send a move that comes too late if a bot has just discarded."""
    token = context.request.get("/api/me").json()["csrf"]
    assert context.request.post(path, data=body, headers={"x-csrf-token": token}).status in (200, 409)


@pytest.mark.full
def test_two_play_the_same_deal_and_compare(page: Page, somebody_else: Somebody) -> None:
    page.goto("/deals")
    expect(page.get_by_role("heading", name="Deal of the day")).to_be_visible()
    assert fits_a_hand(page) == []
    page.get_by_role("combobox", name="Players").select_option("2")
    page.get_by_role("button", name="Make a deal").click()
    expect(page.get_by_role("heading", name="Your deal", exact=True)).to_be_visible()
    deal = send(page.context, "POST", "/api/deals", {"bots": ["greedy"], "options": {"target": 1}})["entry"]["id"]
    page.goto(f"/deals/{deal}")
    game = begin(page, "Ada")
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    play_out(page.context, game)
    page.get_by_role("link", name="Compare with others").click()
    expect(page.get_by_role("main")).to_contain_text("Nobody else has played it yet")
    bars_nobody(page)
    ben = somebody_else(viewport=PHONE, has_touch=True)
    ben.goto(f"/deals/{deal}")
    expect(ben.get_by_role("heading", name="Ada challenges you")).to_be_visible()
    expect(ben.get_by_role("table")).to_have_count(0)
    assert fits_a_hand(ben) == []
    play_out(ben.context, begin(ben, "Ben"))
    ben.goto(f"/deals/{deal}")
    expect(ben.get_by_role("row").filter(has_text="Ada")).to_be_visible()
    expect(ben.get_by_role("row").filter(has_text="Ben (you)")).to_be_visible()
    assert fits_a_hand(ben) == []
    ben.get_by_role("link", name="Replay: Ada").click()
    expect(ben.get_by_role("slider")).to_be_visible()


def test_a_deal_that_there_is_not_says_so(page: Page, watch: Watch) -> None:
    watch.expect("404")
    page.goto("/deals/nothing")
    expect(page.get_by_role("alert")).to_contain_text("There is no such deal.")
    page.get_by_role("alert").get_by_role("link", name="All deals").click()
    expect(page.get_by_role("heading", name="Deal of the day")).to_be_visible()

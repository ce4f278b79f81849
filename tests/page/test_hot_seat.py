"""Several people at one device: nobody sees a hand before its player has said that they are there."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.page.clicking import Clicker
from tests.page.playing import open_table, play_until, send
from tests.page.wire import JSON, Wire

NAMES = ("Ann", "Lin")


def has_cards_to_hide(view: JSON) -> bool:
    """Whether Ann is to welcome a guest while the others at the device must not see her cards."""
    return bool(view["step"] == "guest" and view["deciding"] == [0] and view["players"][0]["cards"] > 0)


def goes_first_with_cards_to_hide(view: JSON) -> bool:
    """Whether who looks is the first to welcome a guest in this round, and holds cards."""
    is_first = view["step"] == "guest" and view["deciding"] == [view["viewer"]] and not view["acted"]
    return bool(is_first and view["players"][view["viewer"]]["cards"] > 0)


def at_this_device(page: Page, base_url: str, is_there: Callable[[JSON], bool], *bots: str) -> tuple[str, int]:
    """A game of Ann and Lin at this device that has come so far: its address, and who looks; long enough for that."""
    url = f"{base_url}/games/{open_table(page.context, 'device Lin', *bots, options={'target': 200})['id']}"
    return url, play_until([(page.context, 0), (page.context, 1)], url, is_there)["viewer"]


@pytest.mark.full
def test_nobody_is_asked_who_he_is_before_there_is_anything_to_hide(page: Page) -> None:
    game = open_table(page.context, "device Lin")["id"]
    wire = Wire(page)
    page.goto(f"/games/{game}")
    wire.wait_for_view()
    wire.wait(lambda: wire.view["viewer"] == 0, "Ann to be looking")
    expect(page.locator(".order h2")).to_contain_text("Ann")
    Clicker(page).enter()
    page.get_by_role("button", name="End turn").click()
    wire.wait(lambda: wire.view["viewer"] == 1, "Lin to be looking")
    expect(page.locator(".order h2")).to_contain_text("Lin")
    expect(page.get_by_role("dialog")).to_be_hidden()


@pytest.mark.full
def test_the_device_is_handed_on_covered(page: Page, base_url: str) -> None:
    wire, (url, first) = Wire(page), at_this_device(page, base_url, goes_first_with_cards_to_hide)
    name, next_one = NAMES[first], NAMES[1 - first]
    page.goto(url)
    cover = page.get_by_role("dialog")
    expect(cover).to_contain_text(name)
    page.keyboard.press("Escape")
    expect(cover).to_be_visible()
    cover.get_by_role("button", name=re.compile(name)).click()
    expect(cover).to_be_hidden()

    Clicker(page).enter()
    page.get_by_role("button", name="End turn").click()
    expect(cover).to_contain_text(next_one)
    wire.wait(lambda: wire.view["viewer"] == -1, "nobody to be looking")
    cover.get_by_role("button", name=re.compile(next_one)).click()
    expect(cover).to_be_hidden()
    wire.wait(lambda: wire.view["viewer"] == 1 - first, f"{next_one} to be looking")


def test_a_covered_hand_is_not_even_sent(page: Page, base_url: str) -> None:
    url, _ = at_this_device(page, base_url, lambda view: view["step"] == "act" and view["deciding"] == [0])
    wire = Wire(page)
    page.goto(url)
    cover = page.get_by_role("dialog")
    expect(cover).to_contain_text("Ann")
    wire.wait_for_view()
    page.wait_for_load_state("networkidle")
    assert [view["viewer"] for view in wire.views if any(one["hand"] for one in view["players"])] == []
    expect(page.locator(".hand .card")).to_have_count(0)
    cover.get_by_role("button", name=re.compile("Ann")).click()
    expect(page.locator(".hand .card")).not_to_have_count(0)
    assert {view["viewer"] for view in wire.views if any(one["hand"] for one in view["players"])} == {0}


def at_lins_last_act(view: JSON) -> bool:
    """Whether Lin is on turn in the development, holds cards, and the bot comes next."""
    to_come = [seat for seat in view["order"] if seat not in view["acted"]]
    return view["step"] == "act" and view["deciding"] == [1] and to_come == [1, 2] and view["players"][1]["cards"] > 0


@pytest.mark.full
def test_a_hand_goes_when_its_player_has_nothing_to_decide(page: Page, base_url: str) -> None:
    """While a bot plays, the next player at the device does not see the hand of the one before."""
    wire, (url, _) = Wire(page), at_this_device(page, base_url, at_lins_last_act, "greedy")
    send(page.context, "PATCH", f"/api/tables/{url.rpartition('/')[2]}/pace", {"pace": 10})
    page.goto(url)
    cover = page.get_by_role("dialog")
    cover.get_by_role("button", name=re.compile("Lin")).click()
    expect(page.locator(".hand .card")).not_to_have_count(0)

    page.get_by_role("button", name="End turn").click()
    wire.wait(lambda: wire.view["viewer"] == -1, "nobody to be looking")
    assert wire.view["deciding"] == [2]
    expect(page.locator(".hand .card")).to_have_count(0)
    expect(cover).to_be_hidden()
    page.evaluate("dispatchEvent(new Event('online'))")
    wire.page.wait_for_timeout(300)
    assert wire.view["viewer"] == -1


@pytest.mark.full
def test_a_page_that_was_put_away_asks_again_who_is_there(page: Page, base_url: str) -> None:
    wire, (url, _) = Wire(page), at_this_device(page, base_url, has_cards_to_hide, "greedy")
    page.goto(url)
    cover = page.get_by_role("dialog")
    cover.get_by_role("button", name=re.compile("Ann")).click()
    wire.wait(lambda: wire.view["viewer"] == 0, "Ann to be looking")
    for hidden in ("true", "false"):
        page.evaluate(
            "hidden => { Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });"
            " document.dispatchEvent(new Event('visibilitychange')) }",
            hidden == "true",
        )
        wire.wait(lambda: wire.view["viewer"] == -1, "nobody to be looking")
    expect(cover).to_contain_text("Ann")
    page.wait_for_timeout(300)
    assert wire.view["viewer"] == -1

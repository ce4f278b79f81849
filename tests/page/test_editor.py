"""Positions set up in a real browser: by touch, by keys, as text; checked, shared by link, studied and played."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import PHONE
from tests.page.examining import bars_nobody, fits_a_hand, violations

Somebody = Callable[..., Page]
KILNS, SUN_GATE, VANE_SQUARE = 9, 7, 12


def opened(page: Page, address: str = "/studies/new") -> Page:
    page.goto(address)
    expect(page.locator("svg.board")).to_be_visible()
    return page


def text_of(page: Page) -> Any:
    return page.get_by_role("textbox", name="The same as text")


def take(page: Page, *tools: str) -> None:
    for tool in tools:
        page.get_by_role("radio", name=tool, exact=True).dispatch_event("click")


def touch(page: Page, district: int) -> None:
    page.locator(f".targets [data-district='{district}']").dispatch_event("click")


@pytest.mark.full
def test_a_position_is_set_up_and_studied(page: Page, somebody_else: Somebody) -> None:
    opened(page)
    expect(page.get_by_text("This position is possible. Red decides.")).to_be_visible()
    touch(page, KILNS)
    touch(page, KILNS)
    expect(page.get_by_role("heading", name="Kilns")).to_be_visible()
    take(page, "Monument", "Blue", "Greek")
    touch(page, SUN_GATE)
    take(page, "Wonder")
    touch(page, VANE_SQUARE)
    page.get_by_label("Blue, Points").fill("7")
    page.get_by_label("Red, Maya").fill("2")
    page.keyboard.press("Tab")
    lines = (
        "track blue red yellow\nscore blue 7\nprince red maya kilns 2\nmonument sun-gate greek blue\nwonder wind blue\n"
    )
    expect(text_of(page)).to_have_value(re.compile(f"{lines}hand red maya 2\n$"))
    take(page, "Eraser")
    touch(page, KILNS)
    expect(text_of(page)).to_have_value(re.compile("prince red maya kilns 1\n"))
    assert violations(page) == []
    other = opened(somebody_else(), page.url)
    expect(text_of(other)).to_have_value(text_of(page).input_value())
    page.get_by_role("button", name="Study it").click()
    page.wait_for_url(re.compile(r"/studies/\w{12}$"))
    expect(page.locator(".moves")).to_contain_text("Beginning")
    page.get_by_role("link", name="Edit this position").click()
    expect(text_of(page)).to_have_value(text_of(other).input_value())


@pytest.mark.full
def test_what_cannot_be_is_told_with_its_place(page: Page) -> None:
    opened(page)
    text_of(page).fill("players 3\nround 1\nstep act\nlap 1\nturn red\nscale maya persian chinese greek egyptian\n"
                       "track red blue yellow\nprince red maya kilns 9\nscore blue 3\nwonder fire\n")  # fmt: skip
    expect(page.get_by_text("2 things are not possible")).to_be_visible()
    expect(page.get_by_text("Red has only 8 Maya princes left for it.")).to_be_visible()
    expect(page.get_by_role("link", name="Rule R-MAT-2")).to_have_attribute("href", "/rules#R-MAT-2")
    expect(page.get_by_role("button", name="Study it")).to_be_disabled()
    page.get_by_role("button", name="Line 8: prince red maya kilns 9").click()
    assert (
        text_of(page).evaluate("it => it.value.slice(it.selectionStart, it.selectionEnd)") == "prince red maya kilns 9"
    )
    page.get_by_role("button", name=re.compile("One fewer: Red: 9 Maya princes")).click()
    text_of(page).fill(text_of(page).input_value().replace("wonder fire\n", ""))
    expect(page.get_by_text("The track runs from most points to fewest.")).to_be_visible()
    page.get_by_role("button", name="Put the track in order").click()
    expect(page.get_by_text("This position is possible.")).to_be_visible()
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.get_by_text("One thing is not possible")).to_be_visible()
    page.get_by_role("button", name="Blue up").click()
    expect(page.get_by_text("This position is possible.")).to_be_visible()
    page.get_by_label("What is asked").select_option("guest")
    page.get_by_role("button", name="Fill up at random").click()
    expect(page.get_by_text("This position is possible. Blue decides.")).to_be_visible()


@pytest.mark.full
def test_by_keys_on_a_phone_and_played(somebody_else: Somebody) -> None:
    page = opened(somebody_else(viewport=PHONE, has_touch=True))
    assert fits_a_hand(page) == []
    assert violations(page) == []
    page.locator(".targets [tabindex='0']").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(text_of(page)).to_have_value(re.compile(r"prince red maya [\w-]+ 1\n$"))
    page.get_by_label("What is asked").select_option("deal")
    expect(page.get_by_text("This position is possible.")).to_be_visible()
    page.get_by_role("button", name="Play it against bots").click()
    page.wait_for_url("**/studies/*play*")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("no bot knows more than its seat")
    assert fits_a_hand(page) == []
    dialog.get_by_role("button", name="Play on").click()
    expect(page.get_by_role("button", name="Stop playing")).to_be_visible()


@pytest.mark.full
@pytest.mark.parametrize(
    ("language", "title"),
    [("de", "Stellung aufbauen"), ("fr", "Composer une position"), ("it", "Prepara una posizione")],
)
def test_in_other_languages(somebody_else: Somebody, language: str, title: str) -> None:
    page = opened(somebody_else(locale=language))
    expect(page.get_by_role("heading", level=1, name=title)).to_be_visible()
    page.locator("#editor-text").fill("players 3\nstep act")
    expect(page.locator("main li span").first).to_be_visible()
    assert "⟨" not in page.locator("body").inner_text()
    bars_nobody(page)

"""The loupe: a part of the board larger, and always a way back to the whole of it."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import DESKTOP, PHONE
from tests.page.positions import show

Somebody = Callable[..., Page]
PART = "() => document.querySelector('svg.board').viewBox.baseVal.width"
SMALLER = f"(whole) => ({PART})() < whole - 1"
HELD = """async () => {
  const { left, top, width, height } = document.querySelector('svg.board').getBoundingClientRect()
  const [clientX, clientY] = [left + width / 2, top + height / 2]
  const target = document.elementFromPoint(clientX, clientY)
  const all = { bubbles: true, pointerType: 'touch', isPrimary: true, button: 0, pointerId: 7 }
  const tell = (kind, x) => target.dispatchEvent(new PointerEvent(kind, { ...all, clientX: x, clientY }))
  tell('pointerdown', clientX)
  const whole = document.querySelector('svg.board').viewBox.baseVal.width
  while (document.querySelector('svg.board').viewBox.baseVal.width === whole)
    await new Promise((done) => setTimeout(done, 20))
  const before = document.querySelector('svg.board').viewBox.baseVal.x
  tell('pointermove', clientX - 60)
  await new Promise((done) => requestAnimationFrame(done))
  tell('pointerup', clientX - 60)
  return document.querySelector('svg.board').viewBox.baseVal.x - before
}"""
"""A finger rests in the middle until the board is larger, then drags it to the left: how far it went."""


def ready(page: Page) -> float:
    """The width of the whole board, when what enlarges it has come."""
    page.wait_for_load_state("networkidle")
    width: float = page.evaluate(PART)
    return width


@pytest.mark.full
def test_a_wheel_and_keys_enlarge_the_board(somebody_else: Somebody) -> None:
    page = somebody_else(viewport=DESKTOP)
    said = show(page, "cards")
    whole = ready(page)
    page.locator("svg.board").hover()
    page.mouse.wheel(0, -300)
    page.wait_for_function(SMALLER, arg=whole)
    expect(page.locator(".board .names text").first).to_be_attached()
    page.mouse.down()
    page.mouse.move(500, 300, steps=4)
    page.mouse.up()
    assert [one for one in said if one["type"] == "play"] == []
    page.get_by_role("button", name="Whole board").click()
    assert page.evaluate(PART) == whole
    for way_back in ("0", "Escape"):
        page.keyboard.press("+")
        page.wait_for_function(SMALLER, arg=whole)
        page.keyboard.press(way_back)
        page.wait_for_function(f"(whole) => ({PART})() === whole", arg=whole)
    expect(page.get_by_role("button", name="Whole board")).to_have_count(0)


@pytest.mark.full
def test_a_finger_that_rests_enlarges_the_board(somebody_else: Somebody) -> None:
    page = somebody_else(viewport=PHONE, has_touch=True)
    said = show(page, "cards")
    whole = ready(page)
    page.locator("[data-district]").first.tap(force=True)
    assert page.evaluate(PART) == whole
    assert page.evaluate(HELD) > 0
    expect(page.locator(".board .names text").first).to_be_attached()
    assert [one for one in said if one["type"] == "play"] == []
    page.get_by_role("button", name="Whole board").tap()
    assert page.evaluate(PART) == whole


MIDDLE = """(one) => {
  const { left, top, width, height } = one.getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}"""
CORNER = "[data-district='5']"
"""At the edge of the map: far from its middle."""


@pytest.mark.full
def test_a_key_enlarges_what_is_looked_at(somebody_else: Somebody) -> None:
    """Under the mouse, or where the keyboard is: it stays in its place and in view."""
    page = somebody_else(viewport=DESKTOP)
    show(page, "cards")
    whole = ready(page)
    corner = page.locator(CORNER)
    before = corner.evaluate(MIDDLE)
    page.mouse.move(*before)
    for _ in range(3):
        page.keyboard.press("+")
    page.wait_for_function(SMALLER, arg=whole)
    assert max(abs(now - then) for now, then in zip(corner.evaluate(MIDDLE), before, strict=True)) < 60
    page.keyboard.press("0")
    page.mouse.move(5, 5)
    corner.focus()
    page.keyboard.press("+")
    page.keyboard.press("+")
    page.wait_for_function(SMALLER, arg=whole)
    assert max(abs(now - then) for now, then in zip(corner.evaluate(MIDDLE), before, strict=True)) < 60
    expect(corner).to_be_in_viewport()


@pytest.mark.full
def test_a_guest_is_placed_on_the_enlarged_board(somebody_else: Somebody) -> None:
    page = somebody_else(viewport=DESKTOP)
    said = show(page, "welcome")
    whole = ready(page)
    page.locator(".board .guest.lit").first.click()
    lit = page.locator(".targets .lit")
    expect(lit).not_to_have_count(0)
    page.mouse.move(*lit.first.evaluate(MIDDLE))
    page.keyboard.press("+")
    page.keyboard.press("+")
    page.wait_for_function(SMALLER, arg=whole)
    page.mouse.move(*lit.first.evaluate(MIDDLE))
    page.wait_for_timeout(100)
    page.mouse.click(*lit.first.evaluate(MIDDLE))
    page.wait_for_function("() => !document.querySelector('.guest.chosen')")
    assert [one["type"] for one in said if one["type"] == "play"] == ["play"]
    assert page.evaluate(PART) < whole, "it stays enlarged"


@pytest.mark.full
def test_a_finger_chooses_on_the_enlarged_board(somebody_else: Somebody) -> None:
    page = somebody_else(viewport=PHONE, has_touch=True)
    said = show(page, "welcome")
    whole = ready(page)
    page.locator(".ships .guest.lit").first.tap()
    lit = page.locator(".targets .lit")
    expect(lit).not_to_have_count(0)
    page.mouse.move(*lit.first.evaluate(MIDDLE))
    page.mouse.wheel(0, -300)
    page.wait_for_function(SMALLER, arg=whole)
    page.touchscreen.tap(*lit.first.evaluate(MIDDLE))
    page.locator(".settling .sure").tap()
    page.wait_for_function("() => !document.querySelector('.guest.chosen')")
    assert [one["type"] for one in said if one["type"] == "play"] == ["play"]

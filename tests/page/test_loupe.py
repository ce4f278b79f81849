"""The loupe: a part of the board larger, and always a way back to the whole of it."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.page.conftest import DESKTOP, PHONE, Watch
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


def test_a_wheel_and_keys_enlarge_the_board(somebody_else: Somebody, watch: Watch) -> None:
    watch.expect("Service Worker registration blocked")
    page = somebody_else(viewport=DESKTOP, service_workers="block")
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


def test_a_finger_that_rests_enlarges_the_board(somebody_else: Somebody, watch: Watch) -> None:
    watch.expect("Service Worker registration blocked")
    page = somebody_else(viewport=PHONE, has_touch=True, service_workers="block")
    said = show(page, "cards")
    whole = ready(page)
    page.locator("[data-district]").first.tap(force=True)
    assert page.evaluate(PART) == whole
    assert page.evaluate(HELD) > 0
    expect(page.locator(".board .names text").first).to_be_attached()
    assert [one for one in said if one["type"] == "play"] == []
    page.get_by_role("button", name="Whole board").tap()
    assert page.evaluate(PART) == whole

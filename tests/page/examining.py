"""What every page must stand: axe, and targets that a finger can hit."""

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import FloatRect, Locator, Page, ViewportSize, expect

from tests.page.building import UI

AXE = UI / "node_modules" / "axe-core" / "axe.min.js"
LEAST_TARGET, TOUCH_TARGET, MAIN_TARGET = 24, 40, 44
MAP = "[data-district]"
"""Places of a map are as large as they are drawn (WCAG 2.5.8 lets them); a loupe enlarges them."""
LOOKS = ("light", "dark", "contrast")
FORCED = "[style*='!important']"
"""All that axe's rule `avoid-inline-spacing` could find."""
TARGETS = """
([least, excused]) => {
  const isShown = (one) => one.checkVisibility({ opacityProperty: false, visibilityProperty: true })
  const inText = (one) => one.tagName === 'A' && getComputedStyle(one).display === 'inline'
  const targets = document.querySelectorAll(
    'a[href], button, input, select, summary, textarea, [role=button], [role^=menuitem], [tabindex="0"]')
  const isTarget = (one) => isShown(one) && !inText(one) && !one.closest('[inert]') && !one.matches(excused)
  return [...targets].filter(isTarget).flatMap((one) => {
    const shape = (one.matches('input[type=radio], input[type=checkbox]') && one.closest('label')) || one
    const { width, height, left } = shape.getBoundingClientRect()
    const isAside = width === 0 || left < -50 || shape.closest('.visually-hidden') || shape.matches('.skip')
    const words = `${one.tagName} ${(one.ariaLabel || one.textContent || one.name || '').trim().slice(0, 30)}`
    const isLarge = Math.round(Math.min(width, height)) >= least
    return isAside || isLarge ? [] : [`${words}: ${width.toFixed()}x${height.toFixed()}`]
  })
}
"""


def violations(page: Page, *rules: str) -> list[str]:
    """What axe finds wrong, as rule and place; animations ended first, for half-seen things have no contrast.

    By all its rules, or by these alone.
    """
    page.evaluate("document.getAnimations().forEach((one) => { try { one.finish() } catch { one.cancel() } })")
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    options = {
        "resultTypes": ["violations"],  # what passes is not written out
        **({"runOnly": rules} if rules else {"rules": {"avoid-inline-spacing": {"enabled": False}}}),
    }
    assert page.locator(FORCED).count() == 0, "spacing that a reader could not change: a quarter of axe's time"
    found: list[dict[str, Any]] = page.evaluate("(how) => axe.run(how).then((result) => result.violations)", options)
    return [f"{one['id']}: {node['target']} {node.get('failureSummary', '')}" for one in found for node in one["nodes"]]


def small_targets(page: Page, least: int = LEAST_TARGET, excused: str = ":not(*)") -> list[str]:
    """What can be touched and is smaller than it must be, in CSS pixels; links within a text may be."""
    found: list[str] = page.evaluate(TARGETS, [least, excused])
    return found


def overflow(page: Page) -> int:
    """By how many pixels the page is wider than the screen."""
    wider: int = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return wider


def resize(page: Page, size: ViewportSize) -> None:
    """Give the window another size: what measures itself has two frames to do so, and the board of a layout comes."""
    if page.viewport_size == size:
        return
    page.set_viewport_size(size)
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    if page.locator(".prompt").count():
        expect(page.locator("svg.board")).to_be_visible()


def place_of(thing: Locator) -> FloatRect:
    """Where it is when it stands still."""
    thing.element_handle().wait_for_element_state("stable")
    box = thing.bounding_box()
    assert box
    return box


def change_look(page: Page, look: str) -> None:
    """As the settings do it, without loading anew."""
    page.evaluate(f"localStorage.setItem('theme', '{look}'); applyLook('{look}', 'auto')")


def change_language(page: Page, language: str) -> None:
    """As another tab does it, without loading anew."""
    page.evaluate(
        "(language) => { localStorage.setItem('language', language);"
        " dispatchEvent(new StorageEvent('storage', { key: 'language' })) }",
        language,
    )
    expect(page.locator("html")).to_have_attribute("lang", language)


def bars_nobody(page: Page, looks: Sequence[str] = LOOKS) -> None:
    """In these looks; a look changes colours and nothing else that axe asks for."""
    for number, look in enumerate(looks):
        change_look(page, look)
        rules = ("color-contrast", "link-in-text-block") if number else ()
        assert (look, violations(page, *rules)) == (look, [])


def fits_a_hand(page: Page, least: int = LEAST_TARGET) -> list[str]:
    """What does not."""
    wider, wordless = overflow(page), "⟨" in page.inner_text("body")
    return [*small_targets(page, least, MAP), *[f"{wider} wider"] * (wider > 0), *["a word is missing"] * wordless]

"""Whether all that can be chosen can be touched where it is, and no sentence is cut, at every decision."""

from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page

from tests.page.clicking import GLOWING, Clicker

PHONE_SIZES: dict[str, dict[str, Any]] = {
    "small": {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True},
    "upright": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
    "lying": {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True},
    "zoomed": {"viewport": {"width": 720, "height": 450}, "device_scale_factor": 2},
}
"""``zoomed``: a window of 1440 by 900 at 200 %."""
REACH = f"""
() => {{
  {GLOWING}
  const MAY_SCROLL = ['offer', 'build', 'stack']
  const ALWAYS = '.prompt h2, .hand .card, footer .button, .guide button, .guide h2, .guide p'
  const SENTENCES = '.prompt h2, .prompt p, .guide h2, .guide p, .why, .last > span, .tray h3'
  const isThere = (one) => one.checkVisibility()
  const isOff = (one) => one.disabled || one.getAttribute('aria-disabled') === 'true'
  const name = (one) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().replace(/\\s+/g, ' ')
  const isHit = (one, x, y) => {{
    const hit = document.elementFromPoint(x, y)
    return hit !== null && (hit === one || one.contains(hit))
  }}
  const GRID = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9]
  const canBeHit = (one) => {{
    const {{ left, top, width, height }} = one.getBoundingClientRect()
    return GRID.some((x) => GRID.some((y) => isHit(one, left + x * width, top + y * height)))
  }}
  // A list that is seen, and seen to scroll.
  const comesBy = (one) => {{
    const list = one.closest('[data-more]')
    if (!list?.dataset.more || list.clientHeight < 40) return false
    const before = list.scrollTop
    one.scrollIntoView({{ block: 'nearest' }})
    const comes = canBeHit(one)
    list.scrollTop = before
    return comes
  }}
  // Of its text, without what is only for the ears.
  const linesOf = (one) => {{
    const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT)
    const lines = []
    while (texts.nextNode()) {{
      if (texts.currentNode.parentElement.closest('.visually-hidden')) continue
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      lines.push(...range.getClientRects())
    }}
    return lines
  }}
  const isCut = (one) => {{
    const list = one.closest('[data-more]')
    const box = list?.getBoundingClientRect()
    return linesOf(one).some(({{ left, right, top, bottom, height }}) => {{
      if (right - left < 8 || height < 8) return false
      if (box && (bottom > box.bottom + 2 || top < box.top - 2)) {{
        return !list.dataset.more.includes(bottom > box.bottom + 2 ? 'below' : 'above')
      }}
      const middle = (top + bottom) / 2
      return [left + 3, right - 3].some((x) => !isHit(one, x, middle))
    }})
  }}
  if (document.querySelector('dialog[open]')) return []
  const things = Object.entries(GLOWING).flatMap(([kind, selector]) =>
    [...document.querySelectorAll(selector)].filter((one) => isThere(one) && !isOff(one)).map((one) => [kind, one]))
  const lost = things.filter(([kind, one]) => !canBeHit(one) && !(MAY_SCROLL.includes(kind) && comesBy(one)))
  const gone = [...document.querySelectorAll(ALWAYS)].filter((one) => isThere(one) && !canBeHit(one))
  const cut = [...document.querySelectorAll(SENTENCES)].filter((one) => isThere(one) && isCut(one))
  return [
    ...lost.map(([kind, one]) => `no way to ${{kind}} ${{name(one)}}`),
    ...gone.map((one) => `hidden: ${{name(one)}}`),
    ...cut.map((one) => `cut: ${{name(one)}}`),
  ]
}}
"""
SETTLING = 100
"""Milliseconds after which what passes over a place has passed."""


def out_of_reach(page: Page, tries: int = 100) -> list[str]:
    """What could be chosen and cannot be touched, what is hidden that never may be, and sentences that are cut."""
    found: list[str] = page.evaluate(REACH)
    while found and tries:
        page.wait_for_timeout(SETTLING)
        found = page.evaluate(REACH)
        tries -= 1
    return found


@dataclass
class Examiner(Clicker):
    """Plays like a ``Clicker`` and looks, before each touch, whether all else could be touched as well."""

    lost: list[str] = field(default_factory=list)

    def once(self) -> bool:
        """Look, then touch."""
        title = self.wait_for_light()["title"]
        self.lost += [f"{one} while {title}" for one in out_of_reach(self.page)]
        return super().once()

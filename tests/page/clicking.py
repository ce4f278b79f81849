"""Somebody who plays by touching what glows, and knows nothing else of the game."""

import random
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page

JSON = dict[str, Any]

GLOWING = """
  const GLOWING = {
    sure: '.offer.sure',
    build: '.offer.build',
    offer: '.offer:not(.sure, .build, .quiet)',
    district: '.targets .lit[data-district]',
    stack: 'circle.stack, .tray .cell.lit',
    wonder: 'circle.plinth',
    guest: '.guest.lit:not(.chosen)',
    scale: '.rung.lit, .strip button.lit',
    minister: '.track .lit, .minister.lit',
    player: '.cells button.lit, .players .lit > button',
    card: '.hand .card.lit:not(.chosen), .hand .card.lit:has([data-count*="/"]):has(.face:not(.up)),'
      + '.hand .card.flat.lit:has([data-count^="1/"])',
    end: '.buttons .button.primary',
    cancel: '.offer.quiet',
  }
"""
LOOK = f"""
() => {{
  {GLOWING}
  const isOff = (one) => one.disabled || one.getAttribute('aria-disabled') === 'true'
  const name = (one) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().replace(/\\s+/g, ' ')
  const isBelow = document.querySelector('dialog[open]') !== null
  globalThis.glowing = []
  for (const [kind, selector] of Object.entries(GLOWING))
    for (const one of document.querySelectorAll(selector))
      if (!isOff(one) && !isBelow && one.checkVisibility()) glowing.push({{ kind, name: name(one), one, selector }})
  const things = glowing.map(({{ kind, name }}, number) => ({{ kind, name, number }}))
  // The chosen card rises, which no words tell.
  const lifted = [...document.querySelectorAll('.hand .card')].map((one) => one.ariaPressed).join()
  return {{
    things,
    title: document.querySelector('.prompt h2')?.textContent ?? '',
    sheet: document.querySelector('dialog[open]')?.textContent ?? '',
    isOver: document.querySelector('.ending') !== null,
    sign: things.map(({{ kind, name }}) => kind + name).join() + lifted
      + document.querySelector('.dock, .ask')?.textContent,
  }}
}}
"""
CHANGE = f"""
async ([sign, patience]) => {{
  const look = {LOOK}
  const end = performance.now() + 1000 * patience
  while (look().sign === sign) {{
    if (performance.now() > end) return false
    await new Promise((done) => setTimeout(done, 40))
  }}
  return true
}}
"""
LIGHT = f"""
async ([patience]) => {{
  const look = {LOOK}
  const end = performance.now() + 1000 * patience
  const isDark = ({{ isOver, sheet, things }}) => !isOver && !sheet && !things.some(({{ kind }}) => kind !== 'cancel')
  let seen = look()
  while (isDark(seen) && performance.now() < end) {{
    await new Promise((done) => setTimeout(done, 50))
    seen = look()
  }}
  return seen
}}
"""
PLACE = """
(number) => {
  const { one, selector } = glowing[number]
  // Of a bent shape the middle may be outside: points of a grid are tried, from the middle.
  const GRID = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9]
  const TRIES = GRID.flatMap((x) => GRID.map((y) => [x, y])).sort(
    ([a, b], [c, d]) => Math.hypot(a - 0.5, b - 0.5) - Math.hypot(c - 0.5, d - 0.5))
  if (!one.matches(selector) || !one.isConnected || document.querySelector('dialog[open]')) return 'gone'
  for (const block of ['nearest', 'center']) {
    one.scrollIntoView({ block })
    const { left, top, width, height } = one.getBoundingClientRect()
    for (const [x, y] of TRIES) {
      const at = [left + x * width, top + y * height]
      const hit = document.elementFromPoint(...at)
      if (hit && (hit === one || one.contains(hit))) return at
    }
  }
  const { left, top, width, height } = one.getBoundingClientRect()
  return `below ${document.elementFromPoint(left + width / 2, top + height / 2)?.outerHTML.slice(0, 200)}`
}
"""
FIRST = ("sure", "build")
"""Done whenever it can be, so that games come to buildings and choices to an end."""
WEIGHTS = {"cancel": 0.0}
PASSING = 75
"""Looks until what lies over a place is no piece that passes; a busy machine draws few pictures a second."""
LATE = "Players"
"""What a touch on a player opens if it comes when they can no longer be named; other sheets open for no touch here."""


@dataclass
class Clicker:
    """Touches what glows, as a person would with a mouse or a finger; ``luck`` makes its games repeatable."""

    page: Page
    luck: random.Random = field(default_factory=lambda: random.Random(1))
    touch: bool = False
    ending: float = 0.25
    """Weight of ending the turn beside anything else that glows; 0 to end it only where nothing else is left."""
    touched: Counter[str] = field(default_factory=Counter)
    hidden: list[str] = field(default_factory=list)
    """What glowed and could not be hit anywhere."""
    dead: list[str] = field(default_factory=list)
    """What glowed and did nothing when it was touched."""
    sign: str = ""
    """How it looked before the last touch."""

    def look(self) -> JSON:
        """What glows now, and where it can be hit."""
        seen: JSON = self.page.evaluate(LOOK)
        return seen

    def wait_for_light(self, patience: float = 120.0) -> JSON:
        """Until something glows or the game is over; bots that have only just been started take their time."""
        seen: JSON = {}
        last = time.monotonic() + patience
        while time.monotonic() < last:
            seen = self.page.evaluate(LIGHT, [1.0])
            if seen["isOver"] or any(one["kind"] != "cancel" for one in seen["things"]):
                return seen
            if seen["sheet"].startswith(LATE):
                self.page.keyboard.press("Escape")
            elif seen["sheet"]:
                self.page.wait_for_timeout(100)
        raise AssertionError(f"nothing glows: {seen}")

    def once(self) -> bool:
        """Touch one thing and wait until it has done something; False if the game is over."""
        seen = self.wait_for_light()
        if seen["isOver"]:
            return False
        thing = self.choose(seen["things"])
        self.touched[thing["kind"]] += 1
        if not self.does_something(thing, seen["sign"]):
            self.dead.append(f"{thing['kind']} {thing['name']} while {seen['title']}")
        return True

    def does_something(self, thing: JSON, sign: str) -> bool:
        """Touch it, and once more where it stands then: it may have been on its way."""
        self.hit(thing)
        if self.wait_for_change(sign):
            return True
        now = [one for one in self.look()["things"] if (one["kind"], one["name"]) == (thing["kind"], thing["name"])]
        if now:
            self.hit(now[0])
        return not now or self.wait_for_change(sign, patience=20.0)

    def enter(self) -> None:
        """Take an open guest and place the prince; the turn can then be ended."""
        for kind in ("guest", "district", *(["sure"] if self.touch else [])):
            self.one_of(kind)
            self.wait_for_change(self.sign)

    def one_of(self, kind: str, clicks: int = 1) -> None:
        """Touch something of that kind as soon as it glows."""
        seen: JSON = {}
        for _ in range(600):
            seen = self.look()
            lit = [one for one in seen["things"] if one["kind"] == kind]
            if lit:
                self.sign = seen["sign"]
                return self.hit(self.luck.choice(lit), clicks)
            self.page.wait_for_timeout(50)
        raise AssertionError(f"no {kind} glows: {seen}")

    def choose(self, things: list[JSON]) -> JSON:
        """What goes on; giving up only where nothing else is left."""
        for kind in FIRST:
            best = [one for one in things if one["kind"] == kind]
            if best:
                return self.luck.choice(best)
        of_kind = {**WEIGHTS, "end": self.ending}
        weights = [of_kind.get(one["kind"], 1.0) + 1e-9 for one in things]
        return self.luck.choices(things, weights)[0]

    def hit(self, thing: JSON, clicks: int = 1) -> None:
        """A click or a tap at a place where nothing lies above it."""
        place = self.page.evaluate(PLACE, thing["number"])
        for _ in range(PASSING):
            if not isinstance(place, str) or place == "gone":
                break
            self.page.wait_for_timeout(60)  # another piece may be passing over it
            now = [one for one in self.look()["things"] if (one["kind"], one["name"]) == (thing["kind"], thing["name"])]
            place = self.page.evaluate(PLACE, now[0]["number"]) if now else "gone"
        if isinstance(place, str):
            self.hidden += [] if place == "gone" else [f"{thing['kind']} {thing['name']} {place}"]
            return
        x, y = place
        if self.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y, click_count=clicks)

    def wait_for_change(self, sign: str, patience: float = 5.0) -> bool:
        """Whether what glows and what is said becomes something else."""
        changes: bool = self.page.evaluate(CHANGE, [sign, patience])
        return changes

    def until(self, is_enough: Any, most: int = 4000) -> None:
        """Play on until that is true or the game is over."""
        for _ in range(most):
            if is_enough() or not self.once():
                return
        raise AssertionError(f"the game does not end: {self.touched}")

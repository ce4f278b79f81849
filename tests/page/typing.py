"""Somebody who plays with the keyboard alone: letters, Tab and arrows lead to what glows, and Enter chooses it."""

from typing import Final

from tests.page.clicking import JSON, Clicker

LETTERS: Final = {"guest": "b", "district": "b", "stack": "b", "wonder": "b", "scale": "b", "card": "h"}
"""Kind -> the key that leads near it."""
MOST: Final = 160
"""Steps until something counts as not to be reached."""
ARROWS: Final = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
WAY: Final = """(number) => {
  const { one } = glowing[number]
  const here = document.activeElement
  const at = here.getAttribute('data-district') ?? ''
  if (!one.isConnected || one.getAttribute('aria-disabled') === 'true') return ['gone', at] // others were quicker
  if (here === one || one.contains(here)) return ['there', at]
  const [from, to] = [here, one].map((each) => each.getBoundingClientRect())
  const right = to.left + to.width / 2 - from.left - from.width / 2
  const down = to.top + to.height / 2 - from.top - from.height / 2
  const arrows = Math.abs(right) > Math.abs(down) ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown']
  return [arrows[Number((arrows[0] === 'ArrowLeft' ? right : down) > 0)], at]
}"""
"""The key that leads on, and the district that has the focus."""


class Typist(Clicker):
    """Plays like a ``Clicker``, without any pointer."""

    def hit(self, thing: JSON, clicks: int = 1) -> None:  # noqa: ARG002 - keys are pressed once
        """Go there and press Enter."""
        if thing["kind"] in LETTERS:
            self.page.keyboard.press(LETTERS[thing["kind"]])
        tried: set[tuple[str, str]] = set()
        for _ in range(MOST):
            way, at = self.page.evaluate(WAY, thing["number"])
            if way == "gone":
                return
            if way == "there":
                self.page.keyboard.press("Enter")
                return
            if thing["kind"] != "district":
                self.page.keyboard.press("Tab")
            else:
                self.page.keyboard.press(self._arrow(way, at, tried) if at else LETTERS["district"])
        if any((one["kind"], one["name"]) == (thing["kind"], thing["name"]) for one in self.look()["things"]):
            at = self.page.evaluate("document.activeElement?.outerHTML.slice(0, 160)")
            self.hidden.append(f"{thing['kind']} {thing['name']}, but {at}")

    def _arrow(self, way: str, at: str, tried: set[tuple[str, str]]) -> str:
        """From district to district; aside where the straight way has been tried, for it may lead past."""
        new = [one for one in (way, *ARROWS) if (at, one) not in tried]
        arrow = new[0] if new and new[0] == way else self.luck.choice(new or ARROWS)
        tried.add((at, arrow))
        return arrow

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
  if (!one.isConnected || one.getAttribute('aria-disabled') === 'true') return 'gone' // others were quicker
  const here = document.activeElement
  if (here === one || one.contains(here)) return 'there'
  const [from, to] = [here, one].map((each) => each.getBoundingClientRect())
  const right = to.left + to.width / 2 - from.left - from.width / 2
  const down = to.top + to.height / 2 - from.top - from.height / 2
  if (Math.abs(right) > Math.abs(down)) return right > 0 ? 'ArrowRight' : 'ArrowLeft'
  return down > 0 ? 'ArrowDown' : 'ArrowUp'
}"""


class Typist(Clicker):
    """Plays like a ``Clicker``, without any pointer."""

    def hit(self, thing: JSON, clicks: int = 1) -> None:  # noqa: ARG002 - keys are pressed once
        """Go there and press Enter."""
        if thing["kind"] in LETTERS:
            self.page.keyboard.press(LETTERS[thing["kind"]])
        for _ in range(MOST):
            way = self.page.evaluate(WAY, thing["number"])
            if way == "gone":
                return
            if way == "there":
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press(self._arrow(way) if thing["kind"] == "district" else "Tab")
        if any((one["kind"], one["name"]) == (thing["kind"], thing["name"]) for one in self.look()["things"]):
            at = self.page.evaluate("document.activeElement?.outerHTML.slice(0, 160)")
            self.hidden.append(f"{thing['kind']} {thing['name']}, but {at}")

    def _arrow(self, way: str) -> str:
        """From district to district; now and then aside, for the straight way may lead past."""
        return self.luck.choice(ARROWS) if self.luck.random() < 0.25 else way

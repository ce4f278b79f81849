"""Somebody who drags: pieces and cards with the mouse, pieces with a finger; what cannot be dragged is touched."""

from collections import Counter
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from playwright.sync_api import CDPSession

from tests.page.clicking import JSON, PLACE, Clicker

TARGETS: Final = ("district", "scale", "wonder")
"""Kinds on which something can be dropped."""
A_LITTLE: Final = 6
"""Pixels; twice that is a movement, and no more a touch."""


@dataclass
class Dragger(Clicker):
    """Plays like a ``Clicker``; what it has dragged to a place it counts."""

    dragged: Counter[str] = field(default_factory=Counter)

    def hit(self, thing: JSON, clicks: int = 1) -> None:
        """Drag it somewhere, if it can be and there is a place for it."""
        place = self.page.evaluate(PLACE, thing["number"])
        can_be = thing["kind"] in ("guest", "stack") or (thing["kind"] == "card" and not self.touch)
        if isinstance(place, str) or not can_be:
            super().hit(thing, clicks)
            return
        x, y = place
        self._point("down", x, y)
        for step in (1, 2):
            self._point("move", x + step * A_LITTLE, y + step * A_LITTLE)
        end = self._drop_place()
        if end is None:  # a card that is to be discarded
            self._point("up", x + 2 * A_LITTLE, y + 2 * A_LITTLE)
            again = [
                one for one in self.look()["things"] if (one["kind"], one["name"]) == (thing["kind"], thing["name"])
            ]
            for one in again[:1]:
                super().hit(one, clicks)
            return
        self._point("move", *end)
        self._point("up", *end)
        self.dragged[thing["kind"]] += 1

    def _drop_place(self) -> tuple[float, float] | None:
        """Where it may go, once that glows; of a piece that just goes the server is asked first."""
        for _ in range(20):
            lit = [one for one in self.look()["things"] if one["kind"] in TARGETS]
            places = [self.page.evaluate(PLACE, one["number"]) for one in self.luck.sample(lit, len(lit))[:3]]
            for place in places:
                if not isinstance(place, str):
                    return place[0], place[1]
            self.page.wait_for_timeout(25)
        return None

    def _point(self, how: str, x: float, y: float) -> None:
        if self.touch:
            points = [] if how == "up" else [{"x": x, "y": y}]
            kind = {"down": "touchStart", "move": "touchMove", "up": "touchEnd"}[how]
            self._devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        elif how == "move":
            self.page.mouse.move(x, y)
        else:
            getattr(self.page.mouse, how)() if how == "up" else self._press(x, y)

    def _press(self, x: float, y: float) -> None:
        self.page.mouse.move(x, y)
        self.page.mouse.down()

    @cached_property
    def _devtools(self) -> CDPSession:
        return self.page.context.new_cdp_session(self.page)

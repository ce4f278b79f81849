"""Positions of ui/fixtures on a real page: only the line of the game is ours, everything else is the server's."""

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.page.building import UI
from tests.page.positions import a_game, come

JSON = dict[str, Any]
FIXTURES = UI / "fixtures"
GUIDE_SEEN = "localStorage.setItem('guide', 'done')"


def read(name: str) -> tuple[JSON, JSON]:
    """The room and the view of a fixture."""
    room, message = json.loads((FIXTURES / f"{name}.json").read_text("utf-8"))
    return room, message["view"]


@dataclass
class Drawing:
    """One page that shows a position after the other."""

    page: Page
    room: JSON = field(default_factory=dict)
    view: JSON = field(default_factory=dict)
    lines: list[WebSocketRoute] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page.route_web_socket("**/ws/games/**", self._open)

    def show(self, name: str, change: Callable[[JSON, JSON], object] = lambda _room, _view: None) -> Page:
        """Open the page at this position, or at what ``change`` makes of its room and view."""
        self.room, self.view = read(name)
        change(self.room, self.view)
        come(self.page, f"/games/{a_game(name)}")
        expect(self.page.locator("svg.board .targets")).to_be_attached()
        expect(self.page.locator(".prompt h2").first).not_to_be_empty()
        return self.page

    def become(self, **changes: Any) -> None:
        """The same position with other facts."""
        self.view = {**self.view, **changes, "version": self.view["version"] + 1}
        self.lines[-1].send(json.dumps({"type": "view", "view": self.view}))

    def _open(self, route: WebSocketRoute) -> None:
        self.lines.append(route)
        route.on_message(self._hear)
        route.send(json.dumps(self.room))
        route.send(json.dumps({"type": "view", "view": self.view}))

    def _hear(self, text: str | bytes) -> None:
        """What a move would bring is asked while one points at something; here it brings nothing."""
        asked = json.loads(text)
        if asked["type"] == "ask":
            told = {"type": "told", "key": asked["key"], "code": asked["code"], "refusal": None}
            self.lines[-1].send(json.dumps({**told, "phrase": {"id": "event-end"}}))

"""Between a page and its server: the line of its game or study is cut, or nothing arrives on it for a while."""

import json
import re
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

LOST = 3000
PATIENCE = 30.0
"""Seconds until something that should come is missed."""


class Network:
    """The websocket of a game or a study, opened after this was made."""

    def __init__(self, page: Page) -> None:
        self.held: list[str] | None = None
        """What has come since ``hold`` and was not passed on."""
        self._page = page
        self._is_cut = False
        self._lines: list[WebSocketRoute] = []
        page.route_web_socket(re.compile("/ws/(games|studies)/"), self._connect)

    def hold(self) -> None:
        """Let nothing arrive from now on."""
        self.held = []

    def wait_for(self, is_it: Callable[[dict[str, Any]], object]) -> None:
        """Until such a message is among those that are held."""
        for _ in range(int(PATIENCE * 50)):
            if any(is_it(json.loads(text)) for text in self.held or ()):
                return
            self._page.wait_for_timeout(20)
        raise AssertionError(f"it does not come: {self.held}")

    def deliver(self, texts: Sequence[str]) -> None:
        """Let these arrive now."""
        for text in texts:
            self._lines[-1].send(text)

    def cut(self) -> None:
        """No line, and no new one, until ``mend``."""
        self._is_cut = True
        self._lines[-1].close(code=LOST)

    def mend(self) -> None:
        """Lines can be opened again."""
        self._is_cut = False

    def _connect(self, route: WebSocketRoute) -> None:
        self._lines.append(route)
        if self._is_cut:
            route.close(code=LOST)
            return
        server = route.connect_to_server()
        route.on_message(server.send)
        server.on_message(lambda text: route.send(text) if self.held is None else self.held.append(str(text)))

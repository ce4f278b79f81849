"""What a page hears from its server: the frames of its websockets, and the newest view among them."""

import json
from typing import Any

from playwright.sync_api import Page, WebSocket

JSON = dict[str, Any]


class Wire:
    """Listens to all websockets of one page, from before it opens them."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.heard: list[str] = []
        self.said: list[str] = []
        self.sockets: list[WebSocket] = []
        page.on("websocket", self._opened)

    @property
    def messages(self) -> list[JSON]:
        """Everything heard, oldest first."""
        return [json.loads(text) for text in self.heard]

    @property
    def views(self) -> list[JSON]:
        """Every view heard, in messages or in answers."""
        return [message["view"] for message in self.messages if message.get("view")]

    @property
    def view(self) -> JSON:
        """The newest view."""
        for text in reversed(self.heard):
            found: JSON | None = json.loads(text).get("view")
            if found:
                return found
        raise AssertionError("nothing has been heard yet")

    def wait_for_view(self) -> JSON:
        """The newest view; the first one is waited for."""
        self.wait(lambda: any('"view"' in text for text in self.heard), "a view")
        return self.view

    def wait(self, is_true: "Any", what: str, patience: float = 15.0) -> None:
        """Until it is true; AssertionError if it never is."""
        for _ in range(int(patience * 20)):
            if is_true():
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"waited {patience:g} s in vain for {what}")

    def _opened(self, socket: WebSocket) -> None:
        self.sockets.append(socket)
        socket.on("framereceived", lambda data: self.heard.append(str(data)))
        socket.on("framesent", lambda data: self.said.append(str(data)))

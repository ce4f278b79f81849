"""The websocket of a review, as tests speak to it."""

import json
from collections.abc import Callable
from typing import Any, Self

from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.server.conftest import LONG, Visitor


class Page:
    """A page in a review: what it has heard, and what it says."""

    def __init__(self, visitor: Visitor, study: str, origin: str | None = None) -> None:
        self.socket: ClientConnection = connect(
            f"ws://localhost:{visitor.server.port}/ws/studies/{study}",
            origin=Origin(origin or visitor.server.url),
            additional_headers={"cookie": visitor.cookies},
            open_timeout=LONG,
            close_timeout=1,
        ).__enter__()
        self.heard: list[Any] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.__exit__(None, None, None)

    def next(self, kind: str, fits: Callable[[Any], bool] = lambda _: True) -> Any:
        """The next message of that kind that fits."""
        while True:
            message = json.loads(self.socket.recv(timeout=LONG))
            self.heard.append(message)
            if message["type"] == kind and fits(message):
                return message

    def here(self, count: int) -> Any:
        """Wait until so many people are here; the message that says so."""
        return self.next("review", lambda room: len(room["people"]) == count)

    def send(self, kind: str, **words: Any) -> None:
        self.socket.send(json.dumps({"type": kind, **words}))

    def say(self, text: str, key: str = "k") -> Any:
        """Say something; the answer."""
        self.send("say", key=key, text=text)
        return self.next("heard")

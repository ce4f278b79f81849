"""The table at a position of ``ui/fixtures``: what its server would send, without a game that leads there."""

import json
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.page.building import UI

JSON = dict[str, Any]
FIXTURES = UI / "fixtures"
NAMES = tuple(sorted(file.stem for file in FIXTURES.glob("*.json")))
GAME = "fixture"


def messages_of(name: str) -> list[JSON]:
    """What a client is sent first, by a server that has the page's own version."""
    room, view = json.loads((FIXTURES / f"{name}.json").read_text("utf-8"))
    return [{**room, "server": ""}, view]


def show(page: Page, name: str) -> list[JSON]:
    """The page at that position, and what it says to its server, which answers no more than that it has heard."""
    said: list[JSON] = []

    def speak(socket: WebSocketRoute) -> None:
        socket.on_message(lambda text: hear(socket, json.loads(text), said))
        for message in messages_of(name):
            socket.send(json.dumps(message))

    page.route(f"**/api/games/{GAME}/**", lambda route: route.fulfill(json={"happenings": [], "lines": []}))
    page.route_web_socket(f"**/ws/games/{GAME}*", speak)
    page.goto(f"/games/{GAME}")
    expect(page.locator("svg.board")).to_be_visible()
    return said


def hear(socket: WebSocketRoute, message: JSON, said: list[JSON]) -> None:
    """Nothing is known of what a move would bring."""
    said.append(message)
    if message["type"] == "ask":
        told = {"type": "told", "key": message["key"], "code": message["code"], "phrase": {"id": "table-ask-act"}}
        socket.send(json.dumps(told))

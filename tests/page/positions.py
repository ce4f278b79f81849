"""The table at a position of ``ui/fixtures``: what its server would send, without a game that leads there."""

import itertools
import json
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.page.building import UI

JSON = dict[str, Any]
FIXTURES = UI / "fixtures"
NAMES = tuple(sorted(file.stem for file in FIXTURES.glob("*.json")))
_TIMES = itertools.count()
GO = """(path) => {
  document.querySelector('svg.board')?.classList.add('left')
  history.pushState(null, '', path)
  dispatchEvent(new PopStateEvent('popstate'))
}"""


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

    game = a_game(name)
    page.route(f"**/api/games/{game}/**", lambda route: route.fulfill(json={"happenings": [], "lines": []}))
    page.route_web_socket(f"**/ws/games/{game}*", speak)
    come(page, f"/games/{game}")
    return said


def a_game(name: str) -> str:
    """The id of a game that no page has shown yet."""
    return f"{name}-{next(_TIMES)}"


def come(page: Page, table: str) -> None:
    """To this table: loaded, or as a link leads there from one that stands, which takes a third of the time."""
    if page.url.startswith("http"):
        page.evaluate(GO, table)
    else:
        page.goto(table)
    expect(page.locator("svg.board:not(.left)")).to_be_visible()


def hear(socket: WebSocketRoute, message: JSON, said: list[JSON]) -> None:
    """Nothing is known of what a move would bring."""
    said.append(message)
    if message["type"] == "ask":
        told = {"type": "told", "key": message["key"], "code": message["code"], "phrase": {"id": "table-ask-act"}}
        socket.send(json.dumps(told))

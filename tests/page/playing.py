"""Bringing a table to where a test begins: opened by the HTTP interface, moved on by messages instead of clicks."""

import contextlib
import itertools
import json
import random
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import BrowserContext, Page
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

JSON = dict[str, Any]
KEYS = (f"quick {number}" for number in itertools.count())
ENDS_TURNS_HIMSELF = "localStorage.getItem('ends-turn') ?? localStorage.setItem('ends-turn', 'off')"
ANSWER, BOTS = 30.0, 120.0
"""Seconds within which an answer comes, and a game is where it is to be; bots are slow when they have just started."""


def be_somebody(context: BrowserContext) -> None:
    """Wait until a page just opened knows who it is: asked twice at once, the server would see two new guests."""
    deadline = time.monotonic() + ANSWER
    while any(page.url.startswith("http") for page in context.pages) and not context.cookies():
        assert time.monotonic() < deadline, "the page asks nobody who it is"
        context.pages[0].wait_for_timeout(20)


def send(context: BrowserContext, method: str, path: str, body: JSON | None = None) -> JSON:
    """Ask the server for something as the person whose browser this is."""
    be_somebody(context)
    token = context.request.get("/api/me").json()["csrf"]
    answer = context.request.fetch(path, method=method, data=body or {}, headers={"x-csrf-token": token})
    assert answer.ok, answer.text()
    found: JSON = answer.json()
    return found


def open_table(context: BrowserContext, *others: str, name: str = "Ann", **wishes: Any) -> JSON:
    """A table of one's own, first to move, with `friend`s, people at this `device` and bots by their level.

    In these browsers nobody's turn ends by itself: a test takes the time it needs.
    """
    context.add_init_script(ENDS_TURNS_HIMSELF)
    kinds = {"friend": {"kind": "friend"}}
    seats = [
        {"kind": "me", "name": name},
        *(
            {"kind": "device", "name": other[7:]}
            if other.startswith("device ")
            else kinds.get(other, {"kind": "bot", "level": other})
            for other in others
        ),
    ]
    return send(context, "POST", "/api/tables", {"seats": seats, "pace": 0, "first": 0, **wishes})


def join(context: BrowserContext, table: JSON, name: str = "Ben") -> None:
    """Take a seat by the table's link."""
    context.add_init_script(ENDS_TURNS_HIMSELF)
    send(context, "POST", f"/api{table['links']['join']}", {"name": name})


def watch_link(host: BrowserContext, table: JSON) -> str:
    """A link for spectators."""
    link: str = send(host, "POST", f"/api/tables/{table['id']}/links", {"purpose": "watch"})["links"]["watch"]
    return link


def begin(host: BrowserContext, table: JSON) -> str:
    """Start the game; its address."""
    send(host, "POST", f"/api/tables/{table['id']}/start", {})
    return f"/games/{table['id']}"


def two_at_a_table(host: Page, friend: Page, **wishes: Any) -> str:
    """Ann and Ben, each in their own browser, before their first move; the game's address."""
    table = open_table(host.context, "friend", **wishes)
    join(friend.context, table)
    return begin(host.context, table)


@dataclass
class Line:
    """One seat, moved by messages."""

    socket: ClientConnection
    view: JSON

    def catch_up(self, wait: float = 0.0) -> None:
        """Hear what has come."""
        with contextlib.suppress(TimeoutError):
            while True:
                self._hear(json.loads(self.socket.recv(wait)))
                wait = 0.0

    def play(self, code: int) -> None:
        """Do a move and wait until it is done."""
        key = next(KEYS)
        self.socket.send(json.dumps({"type": "play", "key": key, "version": self.view["version"], "code": code}))
        while True:
            message = json.loads(self.socket.recv(ANSWER))
            self._hear(message)
            if message.get("key") == key:
                return

    def _hear(self, message: JSON) -> None:
        self.view = message.get("view") or self.view


@contextlib.contextmanager
def line(context: BrowserContext, url: str, seat: int) -> Iterator[Line]:
    """The socket of one's own seat in the game at ``url``, beside the page's."""
    origin, _, game = url.partition("/games/")
    cookies = "; ".join(f"{one['name']}={one['value']}" for one in context.cookies(origin))
    address = f"{origin.replace('http', 'ws')}/ws/games/{game}?seat={seat}"
    headers = {"cookie": cookies}
    with connect(
        address, additional_headers=headers, origin=Origin(origin), open_timeout=BOTS, close_timeout=1
    ) as socket:
        opened = Line(socket, {})
        while not opened.view:
            opened.catch_up(ANSWER)
        yield opened


def play_until(seats: Sequence[tuple[BrowserContext, int]], url: str, is_there: Callable[[JSON], bool]) -> JSON:
    """Let these seats make any legal moves until the newest view of one of them is as wanted."""
    luck, last = random.Random(7), time.monotonic() + BOTS
    with contextlib.ExitStack() as stack:
        lines = [stack.enter_context(line(context, url, seat)) for context, seat in seats]
        while True:
            newest = max(lines, key=lambda one: one.view["version"]).view
            for one in lines:
                if one.view["version"] == newest["version"] and is_there(one.view):
                    return one.view
            assert newest["phase"] != "over", "the game ended too soon"
            deciding = [one for one in lines if one.view["version"] == newest["version"] and one.view["choices"]]
            if deciding:
                deciding[0].play(luck.choice(deciding[0].view["choices"]))
            assert time.monotonic() < last, f"nothing more happens: {newest['step']} of {newest['deciding']}"
            for one in lines:
                one.catch_up(0.0 if deciding else 0.02)

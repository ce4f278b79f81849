"""The websocket of a game, as tests speak to it."""

import json
import random
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.server.conftest import LONG, Visitor


def line(visitor: Visitor, id_: str, words: str = "") -> ClientConnection:
    """The websocket of a game."""
    address = f"ws://localhost:{visitor.server.port}/ws/games/{id_}{words}"
    cookies = {"cookie": visitor.cookies}
    return connect(
        address,
        origin=Origin(visitor.server.url),
        additional_headers=cookies,
        open_timeout=LONG,
        close_timeout=1,  # ten seconds otherwise, where not everything was read
    )


def next_view(socket: ClientConnection) -> dict[str, Any]:
    """The next message with a view."""
    while True:
        message = json.loads(socket.recv(timeout=60))
        if "view" in message:
            view: dict[str, Any] = message["view"]
            return view


def ended(socket: ClientConnection) -> int | None:
    """Read to the end; the code that the server closed with, if it said one."""
    try:
        while True:
            socket.recv(timeout=60)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


def play_on(socket: ClientConnection, luck: random.Random, most: int = 10_000) -> dict[str, Any]:
    """Play any moves until the game is over, or so many."""
    view = next_view(socket)
    done = 0
    while view["phase"] != "over" and done < most:
        if view["choices"]:
            move = {
                "type": "play",
                "key": str(luck.random()),
                "version": view["version"],
                "code": luck.choice(view["choices"]),
            }
            socket.send(json.dumps(move))
            done += 1
        view = next_view(socket)
    return view

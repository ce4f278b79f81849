"""Accounts, and short games between them."""

import contextlib
import json
import random
from collections.abc import Callable, Sequence
from typing import Any

from websockets.sync.client import ClientConnection

from tests.server.accounts.passkeys import signed_up
from tests.server.conftest import Visitor
from tests.server.game.lines import line, next_view
from tests.server.lobby.opening import FRIEND, joined, opened

Visit = Callable[[], Visitor]


def accounts(visit: Visit, *names: str) -> list[Visitor]:
    """People who have signed up."""
    people = [visit() for _ in names]
    for person, name in zip(people, names, strict=True):
        signed_up(person, name)
    return people


def short_game(people: Sequence[Visitor], seed: int = 3, **terms: Any) -> str:
    """A game between them that is soon over; its id."""
    host, *friends = people
    name = host.get("/api/me").json()["name"]
    seats = [{"kind": "me", "name": name}, *[FRIEND] * len(friends)]
    table = opened(host, *seats, pace=0, options={"target": 1}, terms=terms)
    for friend in friends:
        joined(friend, table, friend.get("/api/me").json()["name"])
    id_: str = table["id"]
    host.post(f"/api/tables/{id_}/start")
    play_out(people, id_, random.Random(seed))
    assert host.get(f"/api/games/{id_}/honours").status_code == 200, "it waits until all is reckoned"
    return id_


def play_out(people: Sequence[Visitor], id_: str, luck: random.Random) -> None:
    """Any moves to the end; each person has one seat."""
    with contextlib.ExitStack() as stack:
        lines = [stack.enter_context(line(person, id_)) for person in people]
        views = [next_view(socket) for socket in lines]
        while views[0]["phase"] != "over":
            mover = next(number for number, view in enumerate(views) if view["choices"])
            version, code = views[mover]["version"], luck.choice(views[mover]["choices"])
            move = {"type": "play", "key": str(luck.random()), "version": version, "code": code}
            lines[mover].send(json.dumps(move))
            views = [newer(socket, version) for socket in lines]


def play_bots_out(person: Visitor, id_: str, luck: random.Random) -> None:
    """Any moves to the end of a game in which all others are bots."""
    with line(person, id_) as socket:
        view = next_view(socket)
        while view["phase"] != "over":
            if view["choices"]:
                code = luck.choice(view["choices"])
                move = {"type": "play", "key": str(luck.random()), "version": view["version"], "code": code}
                socket.send(json.dumps(move))
            view = newer(socket, view["version"])
    assert person.get(f"/api/games/{id_}/honours").status_code == 200, "it waits until all is reckoned"


def newer(socket: ClientConnection, version: int) -> dict[str, Any]:
    """The next view after that version."""
    while True:
        view = next_view(socket)
        if view["version"] > version:
            return view


def profile(person: Visitor, of: str = "me") -> dict[str, Any]:
    """As that visitor sees it."""
    answer = person.get(f"/api/people/{of}")
    assert answer.status_code == 200, answer.text
    shown: dict[str, Any] = answer.json()
    return shown

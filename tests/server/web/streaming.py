"""What the tests hear of streams and drawings is no use as an example: they are asked for here, once each."""

import itertools
import json
import re
from pathlib import Path
from typing import Any

import httpx

from tests.server.accounts.passkeys import signed_up
from tests.server.conftest import Server, Visitor
from tests.server.lobby.opening import BOT, FRIEND, ME, joined, opened
from tests.server.programs.conftest import bot_of, token_of

MOST_LINES = 3


def asked_for_examples(folder: Path) -> dict[str, dict[str, list[Any]]]:
    """Endpoint -> status -> answers of a server with an empty folder."""
    server = Server(folder / "data")
    server.start()
    visitor, friend = Visitor(server), Visitor(server)
    try:
        answers = {**_answers(visitor), "GET /api/games/{game_id}/plan/turn": [_imagined([visitor, friend])]}
        return {door: {"200": told} for door, told in {**answers, "GET /api/me/token": [_token(folder)]}.items()}
    finally:
        visitor.http.close()
        friend.http.close()
        server.stop()


def _answers(visitor: Visitor) -> dict[str, list[Any]]:
    waiting, game = opened(visitor, ME, FRIEND), opened(visitor, ME, BOT, pace=10)
    board = visitor.get("/api/offer").json()["boards"][0]
    device = visitor.post("/api/me/device").json()["path"]
    drawings = {
        "/api/boards/{drawing}": f"/api/boards/{board}.svg",
        "/api/device/{token}/{drawing}": f"/api{device}/qr.svg",
        "/api/tables/{table_id}/qr/{drawing}": f"/api/tables/{waiting['id']}/qr/join.svg",
    }
    told: dict[str, list[Any]] = {f"GET {door}": [_beginning(visitor, path)] for door, path in drawings.items()}
    told["GET /readyz"] = [visitor.get("/readyz").json()]
    told["GET /api/stream/games/{game_id}"] = _lines(visitor, f"/api/stream/games/{game['id']}")
    told["GET /api/stream/me"] = _lines(visitor, "/api/stream/me", most=1)
    told["GET /api/stream/tournaments/{tournament_id}"] = _lines(visitor, _tournament(visitor.server), most=1)
    return told


def _token(folder: Path) -> Any:
    """Of a server that counts requests, as those of the tests do not."""
    server = Server(folder / "counting", limits=True)
    server.start()
    visitor = Visitor(server)
    try:
        visitor.send("PATCH", "/api/me", {"name": "Ada"})
        text = token_of(visitor, "games:read", "games:play", bot=bot_of(visitor), name="laptop")["text"]
        return httpx.get(f"{server.url}/api/me/token", headers={"authorization": f"Bearer {text}"}).json()
    finally:
        visitor.http.close()
        server.stop()


def _tournament(server: Server) -> str:
    """The stream of an event that was just opened, by somebody with an account."""
    host = Visitor(server)
    signed_up(host, "Grace")
    made = host.post("/api/tournaments", {"name": "Friday", "terms": {"players": 4, "rounds": 3}}).json()
    host.http.close()
    return f"/api/stream/tournaments/{made['entry']['id']}"


def _imagined(people: list[Visitor]) -> Any:
    """Play until one of the two can plan a turn, and imagine its first move."""
    table = opened(people[0], ME, FRIEND, first=0)
    joined(people[1], table)
    assert people[0].post(f"/api/tables/{table['id']}/start").status_code == 200
    path = f"/api/games/{table['id']}"
    for person in itertools.cycle(people):
        turn = person.get(f"{path}/plan/turn")
        if turn.status_code == 200:
            return person.get(f"{path}/plan/turn", codes=str(turn.json()["next"][0]["code"])).json()
        view = person.get(f"{path}/view").json()
        if view["choices"]:
            person.post(f"{path}/moves", {"version": view["version"], "code": view["choices"][0]})
    raise AssertionError


def _beginning(visitor: Visitor, path: str) -> str:
    text = visitor.get(path).text
    found = re.match(r"<svg[^>]*>", text)
    assert found, text[:200]
    return f"{found[0]}…</svg>"


def _lines(visitor: Visitor, path: str, most: int = MOST_LINES) -> list[Any]:
    """The first lines of different kinds; silence is broken after some seconds."""
    found: dict[str, Any] = {}
    with visitor.http.stream("GET", path, timeout=60) as answer:
        for line in answer.iter_lines():
            one = json.loads(line)
            found.setdefault(one["type"], one)
            if len(found) >= most:
                break
    return list(found.values())

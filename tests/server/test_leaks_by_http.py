"""Nothing that a viewer cannot know reaches them by HTTP: twin games have the same bodies, refusals too."""

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import httpx
import pytest

from tests.asynchronous import run
from tests.rules.table import rule
from tests.server.conftest import LONG, Server, Visitor
from tests.server.game.setting import NAMES
from tests.server.pairs import SECRET, Pair, lay_out, pairs
from utopia import rules
from utopia.notation.fair.lots import commitment_of
from utopia.rules import MOVE_CODES
from utopia.server.storage import open_storage

NUMBERS: Final = "metrics0123456789abcdef"
"""Opens the numbers of the server."""
PLAYERS, PRESET, OPTIONS = 3, "de", {"target": 12}
KINDS = {"cards are dealt", "discards are shown", "the game ends"}
_MOMENT = re.compile(r"\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\dZ)?")
_WATCHER = re.compile(r'"mine":"\w+"')
"""Who watches the one game is not who watches the other."""
_TOKEN = re.compile(r"/join/\w+")


@rule("R-CARD-4")
@pytest.mark.full
def test_twin_games_have_equal_bodies(
    make_server: Callable[..., Server], make_visitor: Callable[[Server], Visitor], tmp_path: Path
) -> None:
    found = [pair for pair in pairs(PLAYERS, 2, rules.edition(PRESET, **OPTIONS), 1) if pair.kind in KINDS]
    assert {pair.kind for pair in found} == KINDS
    tokens, ids = run(lay_all_out(tmp_path / "data-0", found))
    server = make_server(UTOPIA_METRICS_TOKEN=NUMBERS, UTOPIA_LOG="json", UTOPIA_LOG_LEVEL="debug")
    hands = 0
    for pair, twins in zip(found, ids, strict=True):
        host = with_session(make_visitor(server), tokens[0])
        viewers = [come(make_visitor(server), host, id_, pair, tokens) for id_ in twins]
        told = [read(visitor, host, id_, pair) for visitor, id_ in zip(viewers, twins, strict=True)]
        for path, body in told[0].items():
            assert body == told[1][path], f"{path}, {pair.kind}, viewer {pair.viewer}"
            assert SECRET not in body[1], f"{path} tells the dealer's seed"
        hands += any('"hand":[' in body for _, body in told[0].values())
        seal = commitment_of(SECRET)
        assert seal in told[0]["/api/tables/ID"][1]
        assert pair.kind == "the game ends" or seal in told[0][f"/api/games/ID/record?seat={pair.viewer}"][1]
    assert hands > 1, "players see their hands"
    numbers = httpx.get(f"{server.url}/metrics", headers={"authorization": f"Bearer {NUMBERS}"}, timeout=LONG)
    for text in (numbers.text, server.errors):
        assert "utopia" in text
        assert not [secret for secret in (SECRET, *tokens) if secret in text]
    assert not [id_ for twins in ids for id_ in twins if id_ in numbers.text], "numbers are of all games together"


async def lay_all_out(folder: Path, found: list[Pair]) -> tuple[list[str], list[list[str]]]:
    """Both games of each pair, as they are when what follows has been done: the people's tokens, the games' ids."""
    async with open_storage(folder) as storage:
        people = [await storage.people.create(name) for name in NAMES[:PLAYERS]]
        ids = [person.id for person, _ in people]
        games = [[await lay_out(storage, game, PRESET, ids) for game in pair.after] for pair in found]
        return [token for _, token in people], games


def with_session(visitor: Visitor, token: str) -> Visitor:
    """The visitor as the person of that token."""
    name = next(name for name in visitor.http.cookies if name.endswith("-visit")).removesuffix("-visit")
    visitor.http.cookies.set(name, token, domain="localhost.local")
    return visitor


def come(visitor: Visitor, host: Visitor, id_: str, pair: Pair, tokens: list[str]) -> Visitor:
    """The pair's viewer: one of the players, or somebody who was given the link to watch by."""
    if pair.viewer >= 0:
        return with_session(visitor, tokens[pair.viewer])
    link = host.post(f"/api/tables/{id_}/links", {"purpose": "watch"}).json()["links"]["watch"]
    assert visitor.post(f"/api{link}").is_success
    return visitor


def read(visitor: Visitor, host: Visitor, id_: str, pair: Pair) -> dict[str, tuple[int, str]]:
    """Path -> status and body, without what differs between any two games."""
    link = host.post(f"/api/tables/{id_}/links", {"purpose": "watch"}).json()["links"]["watch"]
    if pair.viewer < 0:
        assert visitor.post(f"/api{link}").is_success  # the link by which they came works no more
    paths = [
        f"/api/games/ID/frames?seat={pair.viewer}&first={first}" for first in range(0, len(pair.after[0].events), 64)
    ]
    paths += [f"/api/games/ID/chronicle?seat={pair.viewer}", "/api/games/ID/tally", "/api/tables/ID", f"/api{link}"]
    if pair.kind != "the game ends":  # then all hands are shown
        paths += [
            f"/api/games/ID/view?seat={pair.viewer}",
            "/api/games/ID/frames?open=true",
            f"/api/games/ID/record?seat={pair.viewer}",
        ]
        paths += [f"/api/games/ID/{door}?seat={seat}" for door in ("frames", "record") for seat in range(-1, 5)]
    told = {_TOKEN.sub("", path): plain(visitor.get(path.replace("ID", id_)), id_) for path in paths}
    told["stream"] = (0, _MOMENT.sub("", first_line(visitor, id_, pair.viewer).replace(id_, "ID")))
    told |= acted(visitor, id_, pair)
    told["rematch"] = plain(visitor.post(f"/api/games/{id_}/rematch"), id_) if not pair.after[0].is_over else (0, "")
    entry = next((entry for entry in visitor.get("/api/games").json() if entry["id"] == id_), None)
    return told | {"my games": (0, _MOMENT.sub("", str(entry)).replace(id_, "ID"))}


READ: Final = tuple(f"games/ID/{door}" for door in ("time", "talk", "plan", "plan/turn", "note", "analysis"))


def acted(visitor: Visitor, id_: str, pair: Pair) -> dict[str, tuple[int, str]]:
    """What else they read, and the answers when they move, take back, plan and show hands that they may not."""
    told = {
        path: plain(visitor.get(f"/api/{path.replace('ID', id_)}"), id_) for path in (*READ, "lobby", "invitations")
    }
    waiting = [row for row in visitor.get("/api/notices/waiting").json()["games"] if id_ in row.values()]
    told["waiting"] = (0, _MOMENT.sub("", str(waiting)).replace(id_, "ID"))
    if pair.after[0].is_over:
        return told
    version = visitor.get(f"/api/games/{id_}/view", seat=pair.viewer).json()["version"]
    wishes: list[tuple[str, str, dict[str, Any]]] = [("PUT", "plan", {"version": version})]
    wishes += [("PUT", "hand", {"seat": seat, "shown": False}) for seat in range(-1, PLAYERS)]
    codes = random.Random(version).sample(range(MOVE_CODES), 12)
    legal = visitor.get(f"/api/games/{id_}/view", seat=pair.viewer).json()["choices"]
    wishes += [("POST", "moves", {"version": version, "code": code}) for code in codes if code not in legal]
    wishes += [("POST", "take-back", {"version": number}) for number in (0, version - 1, version)]
    for method, door, wish in wishes:
        told[f"{door} {wish}"] = plain(visitor.send(method, f"/api/games/{id_}/{door}", wish), id_)
    return told | taken_out(visitor, id_)


def taken_out(visitor: Visitor, id_: str) -> dict[str, tuple[int, str]]:
    """What they are given of that game among all that they may take with them."""
    export = visitor.get("/api/account/export").json()
    rows = [(name, undated(row)) for name in export for row in export[name] if id_ in undated(row).values()]
    lines = [line for line in visitor.get("/api/me/records").text.splitlines() if f'"{id_}"' in line]
    me: str = export["person"][0]["id"]
    return {
        "export": (len(rows), str(rows).replace(id_, "ID").replace(me, "ME")),
        "records": (len(lines), "".join(lines).replace(id_, "ID")),
    }


def undated(row: Any) -> dict[str, Any]:
    """Without moments, and without the numbers by which rows are told apart."""
    if not isinstance(row, dict):
        return {}
    return {
        name: value
        for name, value in row.items()
        if not (name == "id" and isinstance(value, int)) and not _MOMENT.match(str(value))
    }


def first_line(visitor: Visitor, id_: str, viewer: int) -> str:
    """What a stream begins with, the position included."""
    query = {"seat": viewer, "position": True}
    with visitor.http.stream("GET", f"/api/stream/games/{id_}", params=query) as answer:
        return next(answer.iter_lines())


def plain(answer: httpx.Response, id_: str) -> tuple[int, str]:
    text = _TOKEN.sub("/join/", _MOMENT.sub("", answer.text.replace(id_, "ID")))
    return answer.status_code, _WATCHER.sub("", text)

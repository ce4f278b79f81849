"""Who has nothing but the link to watch reads what spectators read, does nothing, and learns no more than they do."""

import json
from collections.abc import Callable
from typing import Any, Final

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from tests.server.conftest import LONG, Visitor
from tests.server.game.lines import ended, next_view
from tests.server.lobby.opening import BOT, FRIEND, ME, opened
from tests.server.web.test_authorisation import OPEN, OVER, RUNNING, WHO, Matrix, Scene, scene
from utopia.server.accounts.visitor import Visitor as Asking
from utopia.server.accounts.visitor import comer_of
from utopia.server.web.sockets import NO_GAME, STRANGER

READ: Final = ("record", "frames", "chronicle", "tally", "picture", "time", "talk", "view", "review")
"""What a link to watch opens, of a game."""
THEIRS: Final = ("mine", "voice")
"""What a spectator is told of themselves."""


def ask(server: Any, path: str, token: str | None = None, method: str = "GET", body: str = "") -> httpx.Response:
    """A request with no cookie at all."""
    query = {} if token is None else {"watch": token}
    address = httpx.URL(server.url + path).copy_merge_params(query)
    return httpx.request(method, address, content=body, headers={"content-type": "application/json"}, timeout=LONG)


def is_opened(method: str, path: str) -> bool:
    door = path.partition("?")[0].removeprefix("/api/games/ID/")
    return method == "GET" and (door in READ or path == "/api/tables/ID")


def link_of(host: Visitor, id_: str, purpose: str = "watch") -> str:
    links = host.post(f"/api/tables/{id_}/links", {"purpose": purpose}).json()["links"]
    return str(links[purpose]).removeprefix("/join/")


def watched(here: Scene) -> str:
    """The token of a fresh link, by which the spectator has come again."""
    token = link_of(here.people["host"], here.id)
    assert here.people["spectator"].post(f"/api/join/{token}").status_code == 200
    return token


@pytest.mark.parametrize(
    ("matrix", "state"),
    [(RUNNING, "running"), (OPEN, "open"), pytest.param(OVER, "over", marks=pytest.mark.full)],
)
def test_the_link_opens_what_spectators_read_and_nothing_else(
    visit: Callable[[], Visitor], matrix: Matrix, state: Any
) -> None:
    here = scene(visit, state)
    spectator, token = here.people["spectator"], watched(here)
    for (method, path, body), (nobody, *_, by_link) in matrix.items():
        mine = ask(spectator.server, path.replace("ID", here.id), token, method, body)
        if is_opened(method, path):
            theirs = spectator.get(path.replace("ID", here.id))
            assert mine.status_code == theirs.status_code == by_link, f"{path}: {mine.text[:200]}"
            assert told(mine) == told(theirs), path
        else:
            expected = nobody if method == "GET" else 403  # without a CSRF token
            assert mine.status_code == expected, f"{method} {path}: {mine.text[:200]}"


def told(answer: httpx.Response) -> Any:
    if not answer.headers["content-type"].startswith("application/json"):
        return answer.text
    found = answer.json()
    return {name: value for name, value in found.items() if name not in THEIRS}


def test_no_other_token_opens_a_game(visit: Callable[[], Visitor]) -> None:
    host, other = visit(), visit()
    game, elsewhere = (opened(one, ME, BOT, BOT, pace=10)["id"] for one in (host, other))
    free = opened(host, ME, FRIEND)["id"]
    revoked, token = link_of(host, game), link_of(host, game)
    for bad in (revoked, link_of(other, elsewhere), link_of(host, free, "join"), "x" * 20):
        for door in READ:
            assert ask(host.server, f"/api/games/{game}/{door}", bad).status_code == 404, (bad, door)
        with line(host, game, f"?watch={bad}") as socket:
            assert ended(socket) == NO_GAME
    for id_ in (game, "x" * 12):
        assert {ask(host.server, f"/api/games/{id_}/{door}").status_code for door in READ} == {WHO}, (
            "as if it were none"
        )
        with line(host, id_) as socket:
            assert ended(socket) == STRANGER
    assert ask(host.server, f"/api/games/{'x' * 12}/view", token).status_code == 404
    assert ask(host.server, f"/api/games/{game}/view", "a b").status_code == 422


def line(visitor: Visitor, id_: str, words: str = "") -> ClientConnection:
    """The websocket of a game, with no cookie."""
    address = f"ws://localhost:{visitor.server.port}/ws/games/{id_}{words}"
    return connect(address, open_timeout=LONG, close_timeout=1)


def test_a_socket_by_the_link_shows_the_game_and_does_nothing(visit: Callable[[], Visitor]) -> None:
    host = visit()
    game = str(opened(host, ME, BOT, BOT, pace=10)["id"])
    token = link_of(host, game)
    with line(host, game, f"?watch={token}&seat=0") as socket:
        view = next_view(socket)
        assert view["viewer"] == -1
        assert [player["hand"] for player in view["players"]] == [None] * 3
        told = [
            answered(socket, {"type": "play", "version": view["version"], "code": code})
            for code in view["choices"] or [1]
        ]
        told += [answered(socket, {"type": "take_back", "version": view["version"]})]
        told += [answered(socket, {"type": "look", "seat": 0})]
        told += [answered(socket, {"type": "say", "text": "hello"})]
        told += [answered(socket, {"type": "ask_hint"})]
        assert [one["refusal"]["why"]["id"] for one in told] == [
            "refusal-no-seat",
            "refusal-no-seat",
            "refusal-other-seat",
            "refusal-talk-stranger",
            told[-1]["refusal"]["why"]["id"],
        ]
        assert host.get(f"/api/games/{game}/talk").json()["count"] == 0
        assert host.post(f"/api/tables/{game}/links", {"purpose": "watch", "revoke": True}).status_code == 200
        assert ended(socket) == NO_GAME
    with line(host, game, f"?watch={token}") as socket:
        assert ended(socket) == NO_GAME


def answered(socket: ClientConnection, message: dict[str, Any]) -> dict[str, Any]:
    socket.send(json.dumps({"key": message["type"], **message}))
    while True:
        reply: dict[str, Any] = json.loads(socket.recv(timeout=LONG))
        if reply.get("key") == message["type"]:
            return reply


def test_a_stream_by_the_link_ends_when_it_is_taken_back(visit: Callable[[], Visitor]) -> None:
    host = visit()
    game = str(opened(host, ME, BOT, BOT, pace=10)["id"])
    address = f"{host.server.url}/api/stream/games/{game}"
    with httpx.stream("GET", address, params={"watch": link_of(host, game), "position": True}, timeout=LONG) as answer:
        lines = answer.iter_lines()
        first = json.loads(next(lines))
        assert first["view"]["viewer"] == -1
        assert "position" not in first
        assert host.post(f"/api/tables/{game}/links", {"purpose": "watch", "revoke": True}).status_code == 200
        assert json.loads(list(lines)[-1])["type"] == "closing"
    assert httpx.get(address).status_code == WHO


def test_who_has_no_session_is_counted_by_their_address() -> None:
    """A cookie can be invented for every request."""
    visitors: Any = None
    strangers = [Asking(visitors, secret, None, is_secure=True, address="192.0.2.7") for secret in ("a", "b")]
    comers = {comer_of(stranger, "game") for stranger in strangers}
    assert [comer.visitor for comer in comers] == ["address 192.0.2.7"]

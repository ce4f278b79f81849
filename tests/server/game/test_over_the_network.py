"""The socket of a real server: a game against bots, and what a killed server leaves."""

import contextlib
import itertools
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.server.conftest import LONG, Server, Visitor
from utopia.rules import Kind, decode

TIMEOUT = 30.0
KEYS = (f"network {number}" for number in itertools.count())


@contextlib.contextmanager
def playing(visitor: Visitor, game: str, since: int | None = None) -> Iterator["Play"]:
    query = "" if since is None else f"?since={since}"
    address = f"ws://localhost:{visitor.server.port}/ws/games/{game}{query}"
    origin = Origin(visitor.server.url)
    cookies = {"cookie": visitor.cookies}
    with connect(address, additional_headers=cookies, origin=origin, open_timeout=LONG, close_timeout=1) as socket:
        yield Play(socket)


class Play:
    """Somebody's connection to their game: the newest view, and commands that wait for their answer."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.view: Any = None
        while self.view is None:
            self.hear()

    def hear(self) -> Any:
        message = msgspec.json.decode(self.socket.recv(TIMEOUT))
        self.view = message.get("view") or self.view
        return message

    def say(self, kind: str, **words: object) -> Any:
        key = str(words.setdefault("key", next(KEYS)))
        self.socket.send(msgspec.json.encode({"type": kind, "version": self.view["version"], **words}).decode())
        while (message := self.hear()).get("key") != key:
            pass
        return message

    def wait_for_my_turn(self) -> None:
        while not self.view["choices"] and self.view["phase"] != "over":
            self.hear()


def table_with_a_bot(visitor: Visitor) -> str:
    wish = {"seats": [{"kind": "me", "name": "Ann"}, {"kind": "bot", "level": "greedy"}], "pace": 0, "first": 0}
    answer = visitor.post("/api/tables", wish)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


@pytest.mark.full
def test_a_game_against_a_bot_over_the_network(visit: Callable[[], Visitor]) -> None:
    visitor = visit()
    with playing(visitor, table_with_a_bot(visitor)) as play:
        while play.view["round"] == 1 and play.view["phase"] != "over":
            play.wait_for_my_turn()
            choices = play.view["choices"]
            code = next((code for code in choices if decode(code).kind == Kind.END), choices[0])
            assert play.say("play", code=code)["refusal"] is None
        assert play.view["round"] == 2
        assert play.say("play", code=993)["refusal"] is not None


@pytest.mark.full
def test_a_killed_server_goes_on_in_the_middle_of_a_turn(
    make_server: Callable[..., Server], make_visitor: Callable[[Server], Visitor]
) -> None:
    server = make_server()
    visitor = make_visitor(server)
    game = table_with_a_bot(visitor)
    with playing(visitor, game) as play:
        while play.view["step"] != "destination":
            play.wait_for_my_turn()
            moves = [code for code in play.view["choices"] if decode(code).kind == Kind.MOVE]
            ends = [code for code in play.view["choices"] if decode(code).kind == Kind.END]
            assert play.say("play", code=(moves or ends or play.view["choices"])[0])["refusal"] is None
        before = play.view
        server.kill()
    server.start()
    with playing(visitor, game, since=before["version"]) as again:
        told = {"since", "kept"}
        assert {k: v for k, v in again.view.items() if k not in told} == {
            k: v for k, v in before.items() if k not in told
        }
        assert again.view["since"] == []
        assert again.say("take_back")["refusal"] is None
        assert again.view["step"] == "act"

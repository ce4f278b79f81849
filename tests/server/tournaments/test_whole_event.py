"""64 bots play a whole event on a server that really runs; it is killed in the middle of a round, and goes on."""

import asyncio
import http.client
import json
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Any, Final

import pytest

from tests.server.conftest import NO_BOTS, Server
from tests.server.tournaments.setting import account
from utopia.server.storage import open_storage

BOTS: Final = 64
END: Final = 146
"""The code of that move."""
TERMS: Final[dict[str, Any]] = {
    "players": 4,
    "rounds": 2,
    "rest": 0,
    "programs": True,
    "options": {"target": 1},
    "most": BOTS,
    "fill": BOTS,
}
SCOPES: Final = ["games:read", "games:play", "tables:open"]


@dataclass
class Bots:
    """Tokens of 64 bots of as many people, and of one who opens the event."""

    host: str
    tokens: list[str]


async def made(folder: Path) -> Bots:
    async with open_storage(folder) as storage:
        host = await account(storage, "Host")
        _, text = await storage.api_tokens.make(host, "host", SCOPES)
        tokens = []
        for number in range(BOTS):
            owner = await account(storage, f"Owner {number}")
            bot = await storage.bot_accounts.open(owner.id, f"Bot {number}")
            tokens.append((await storage.api_tokens.make(bot, "bot", SCOPES))[1])
        return Bots(text, tokens)


class Line:
    """A connection that stays open, as programs have it."""

    def __init__(self, server: Server) -> None:
        self.http = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)

    def ask(self, token: str, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}
        self.http.request(method, path, None if body is None else json.dumps(body), headers)
        answer = self.http.getresponse()
        return answer.status, json.loads(answer.read() or "null")


@contextmanager
def connected(server: Server) -> Iterator[Line]:
    line = Line(server)
    try:
        yield line
    finally:
        line.http.close()


def chosen(choices: list[int]) -> int:
    """To end a turn as soon as that may be, else the last move: so games are short."""
    return END if END in choices else choices[-1]


def play(server: Server, game: str, tokens: Sequence[str], most: int = 10_000) -> None:
    """By those who are to decide, to the end or so far."""
    with connected(server) as line:
        seat, done = 0, 0
        while done < most:
            status, view = line.ask(tokens[seat], "GET", f"/api/games/{game}/view")
            assert status == 200, view
            while view["choices"] and done < most:
                move = {"version": view["version"], "code": chosen(view["choices"])}
                status, answer = line.ask(tokens[seat], "POST", f"/api/games/{game}/moves", move)
                assert status in (200, 409), answer
                view, done = (answer if status == 200 else answer["view"]), done + 1
            if view["phase"] == "over":
                return
            seat = next((one for one in view["deciding"] if one != seat), seat)


def seats_of(event: Any, bots: Bots, game: str) -> list[str]:
    (table,) = [one for one in event["rounds"][0]["tables"] if one["game"] == game]
    return [bots.tokens[seat["number"] - 1] for seat in table["seats"]]


def shown(server: Server, bots: Bots, id_: str) -> Any:
    with connected(server) as line:
        return line.ask(bots.host, "GET", f"/api/tournaments/{id_}")[1]


def round_of(server: Server, bots: Bots, id_: str, number: int) -> Any:
    """The event once that round runs, or it is over."""
    for _ in range(200):
        event = shown(server, bots, id_)
        if event["entry"]["round"] == number or event["entry"]["state"] == "over":
            return event
        time.sleep(0.05)
    raise AssertionError(shown(server, bots, id_)["entry"])


def opened(server: Server, bots: Bots) -> str:
    """Open it and let all enter, in the order of their numbers."""
    with connected(server) as line:
        status, event = line.ask(bots.host, "POST", "/api/tournaments", {"name": "64 bots", "terms": TERMS})
        assert status == 201, event
        id_ = str(event["entry"]["id"])
        for token in bots.tokens:
            status, told = line.ask(token, "PUT", f"/api/tournaments/{id_}/entry")
            assert status == 200, told
    return id_


@pytest.mark.full
def test_64_bots_play_a_whole_event_and_a_kill_loses_nothing(tmp_path: Path) -> None:
    bots = asyncio.run(made(tmp_path / "data"))
    server = Server(tmp_path / "data", first=NO_BOTS)
    met: list[tuple[int, int]] = []
    try:
        server.start()
        id_ = opened(server, bots)
        with ThreadPoolExecutor(6) as threads:
            for number in (1, 2):
                event = round_of(server, bots, id_, number)
                games = [table["game"] for table in event["rounds"][0]["tables"]]
                assert [len(table["seats"]) for table in event["rounds"][0]["tables"]] == [4] * 16
                met += pairs_of(event)
                if number == 2:
                    played(threads, [(server, game, seats_of(event, bots, game), 9) for game in games[8:]])
                    played(threads, [(server, game, seats_of(event, bots, game)) for game in games[:8]])
                    server.kill()
                    server.start()
                    after = round_of(server, bots, id_, 2)
                    assert [table["game"] for table in after["rounds"][0]["tables"]] == games
                    games = games[8:]
                played(threads, [(server, game, seats_of(event, bots, game)) for game in games])
        over = round_of(server, bots, id_, 3)
    finally:
        server.stop()
    assert over["entry"]["state"] == "over"
    assert [one["games"] for one in over["standings"]] == [2] * BOTS
    assert sum(one["points"] for one in over["standings"]) == 2 * 16 * 24
    assert {one["state"] for one in over["standings"]} == {"in"}
    assert len(met) == len(set(met)) == 2 * 16 * 6, "nobody met anybody twice"
    ranks = [(one["points"], one["opponents"]) for one in over["standings"]]
    assert ranks == sorted(ranks, reverse=True)


def played(threads: ThreadPoolExecutor, games: list[tuple[Any, ...]]) -> None:
    """All at once; an error of one is that of the test."""
    for one in [threads.submit(play, *game) for game in games]:
        one.result()


def pairs_of(event: Any) -> list[tuple[int, int]]:
    tables = [sorted(seat["number"] for seat in table["seats"]) for table in event["rounds"][0]["tables"]]
    return [pair for table in tables for pair in combinations(table, 2)]

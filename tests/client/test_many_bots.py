"""Bots that play over the network while servers and bots are killed: what was acknowledged is there, once."""

import asyncio
import functools
import itertools
import os
import signal
import subprocess
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import UTOPIA, Server, Visitor
from tests.server.game.setting import Here
from tests.server.lobby.opening import FRIEND, opened
from tests.server.programs.conftest import bot_of, token_of
from utopia.client import Client
from utopia.client.attending import Attendant
from utopia.client.playing import Player
from utopia.locales import ENGLISH, Phrase
from utopia.notation.record import parse_record
from utopia.notation.verifying import verify
from utopia.rules.model.material import SEAT_NAMES

QUICK: dict[str, Any] = {"pace": 0, "options": {"target": 10}}
BOTS, AT_A_TABLE = 24, 4
LONG = 400.0
"""Seconds: on a busy machine all of it takes several times as long."""


@dataclass
class Robot:
    """A bot account with its token, and what it was told was done: game -> moves in words."""

    id: str
    text: str
    done: defaultdict[str, list[str]] = field(default_factory=lambda: defaultdict(list))

    def hear(self, phrase: Phrase) -> None:
        if phrase.id == "bot-moved":
            self.done[str(phrase.words["game"])].append(str(phrase.words["move"]))
        else:
            assert phrase.id in ("bot-plays", "bot-over"), phrase
        assert ENGLISH.say(phrase)

    async def play(self, server: str, game: str) -> bool:
        """Play in that game until it is over."""
        async with Client(server, self.text, patience=LONG) as client:
            return await Attendant(Player(client, Here(), "greedy", self.hear), [game]).run()


def robots(visitor: Visitor, count: int) -> list[Robot]:
    ids = [bot_of(visitor, f"Robot {number}") for number in range(count)]
    return [Robot(id_, token_of(visitor, "games:read", "games:play", bot=id_)["text"]) for id_ in ids]


def table_of(host: Visitor, sitters: list[Robot]) -> str:
    """A table at which only these sit, running."""
    table = str(opened(host, *[FRIEND] * len(sitters), **QUICK)["id"])
    for sitter in sitters:
        assert host.post(f"/api/tables/{table}/bots", {"bot": sitter.id}).status_code == 200
    assert host.post(f"/api/tables/{table}/start").status_code == 200
    return table


@pytest.mark.full
def test_many_bots_and_a_server_that_is_killed(
    make_server: Callable[..., Server], make_visitor: Callable[[Server], Visitor]
) -> None:
    server = make_server()
    hosts = [make_visitor(server), make_visitor(server)]
    tables: dict[str, tuple[Visitor, list[Robot]]] = {}
    for host in hosts:
        sitters = robots(host, BOTS // 2)
        for first in range(0, len(sitters), AT_A_TABLE):
            group = sitters[first : first + AT_A_TABLE]
            tables[table_of(host, group)] = host, group
    asyncio.run(play_all(server, {game: sitters for game, (_, sitters) in tables.items()}))
    for game, (host, sitters) in tables.items():
        check(host.get(f"/api/games/{game}/record").text, game, sitters)


async def play_all(server: Server, tables: dict[str, list[Robot]]) -> None:
    """All tables at once; now and then the server is killed, and some of the bots."""
    playing = {
        (game, sitter.id): asyncio.create_task(sitter.play(server.url, game))
        for game, sitters in tables.items()
        for sitter in sitters
    }
    everybody = [sitter for sitters in tables.values() for sitter in sitters]
    async with asyncio.timeout(LONG):
        for kills in range(1, 3):
            await until(functools.partial(have_moved, everybody, 150 * kills))
            server.kill()
            for game, sitters in itertools.islice(tables.items(), 4):
                playing[game, sitters[0].id].cancel()
                playing[game, sitters[0].id] = asyncio.create_task(sitters[0].play(server.url, game))
            await asyncio.to_thread(server.start)
        assert all(await asyncio.gather(*playing.values()))


async def until(happened: Callable[[], bool]) -> None:
    while not happened():
        await asyncio.sleep(0.05)


def have_moved(sitters: list[Robot], count: int) -> bool:
    return sum(len(moves) for sitter in sitters for moves in sitter.done.values()) >= count


def check(text: str, game: str, sitters: list[Robot]) -> None:
    """The game keeps the rules to its end, and every move that was acknowledged stands in it, in its order."""
    assert verify(parse_record(text)) is None
    assert "result:" in text
    for seat, sitter in zip(SEAT_NAMES, sitters, strict=False):
        stands = iter(line for line in text.splitlines() if line.startswith(f"{seat} "))
        for move in sitter.done[game]:
            assert any(line.removeprefix(f"{seat} ") == move for line in stands), f"{seat} {move} is not in {game}"


@pytest.mark.full
def test_a_bot_program_that_is_killed_goes_on(
    make_server: Callable[..., Server], make_visitor: Callable[[Server], Visitor], tmp_path: Path
) -> None:
    server = make_server()
    host = make_visitor(server)
    [robot] = robots(host, 1)
    file = tmp_path / "token"
    file.write_text(f"{robot.text}\n", encoding="utf-8")
    table = opened(host, *[{"kind": "bot", "level": "greedy"}] * 4, FRIEND, **QUICK)
    host.post(f"/api/tables/{table['id']}/bots", {"bot": robot.id})
    host.post(f"/api/tables/{table['id']}/start")
    options = ["--server", server.url, "--token-file", str(file), "--bot", "mason", "--table", table["id"]]
    command = [*UTOPIA, "bot", *options]
    environment = {**os.environ, "LC_ALL": "C"}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        moved = [line for line in itertools.islice(program.stdout, 8) if "round" in line]
        program.send_signal(signal.SIGKILL)
    assert len(moved) >= 4
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=LONG, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"plays {ENGLISH.seat(4)}." in done.stdout
    assert "is over: place" in done.stdout
    assert robot.text not in done.stdout + done.stderr
    text = host.get(f"/api/games/{table['id']}/record").text
    assert verify(parse_record(text)) is None

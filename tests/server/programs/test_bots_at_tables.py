"""Bots with a token, and admins, may call no endpoint of a table that somebody in their place may not."""

from collections.abc import Callable
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.conftest import LONG, Visitor
from tests.server.lobby.opening import FRIEND, ME, joined, opened
from tests.server.moderation.keeping import admin, called
from tests.server.programs.conftest import EVERYTHING, Program, bot_of, token_of
from tests.server.programs.test_doors import CLOSED
from tests.server.web.test_authorisation import BARRED, OPEN, RUNNING, Matrix

Visit = Callable[[], Visitor]
Make = Callable[..., Program]


def is_closed(method: str, path: str) -> bool:
    """Whether no token opens it."""
    steps = path.partition("?")[0].split("/")
    return any(
        method == one
        and len(steps) == len(door.split("/"))
        and all(part in ("{}", step) for step, part in zip(steps, door.split("/"), strict=True))
        for one, door in CLOSED
    )


def laid(visit: Visit, *, running: bool) -> tuple[str, Visitor, dict[str, Any]]:
    """A table of three, the host's bot on the last seat: its id, the host, and the bot's token."""
    host, player = visit(), visit()
    table = opened(host, ME, FRIEND, FRIEND, pace=10)
    joined(player, table)
    bot = bot_of(host, "Sitting")
    assert host.post(f"/api/tables/{table['id']}/bots", {"bot": bot}).status_code == 200
    if running:
        assert host.post(f"/api/tables/{table['id']}/start").status_code == 200
    return table["id"], host, token_of(host, *EVERYTHING, bot=bot)


def asked(client: httpx.Client, door: tuple[str, str, str], table: str, token: str = "") -> httpx.Response:
    method, path, body = door
    headers = {"content-type": "application/json", **({"x-csrf-token": token} if token else {})}
    return client.request(method, path.replace("ID", table), content=body, headers=headers)


@pytest.mark.parametrize(("matrix", "running"), [(RUNNING, True), (OPEN, False)], ids=["running", "open"])
def test_bots_and_keepers_at_every_door(visit: Visit, program: Make, matrix: Matrix, running: bool) -> None:
    table, host, sitting = laid(visit, running=running)
    bot, foreign = program(host, sitting["text"]), program(visited := visit(), token_of_foreign(visited))
    keeper = visit()
    admin(keeper.server, "people", "promote", called(keeper, f"Keeper {table}"))
    wrong = []
    for door, (_, stranger, _, player, _) in matrix.items():
        closed = is_closed(*door[:2])
        expected = {"keeper": stranger, "foreign bot": BARRED if closed else stranger}
        answers = {
            "keeper": asked(keeper.http, door, table, keeper.token),
            "foreign bot": asked(foreign.http, door, table),
        }
        if door[:2] != ("DELETE", "/api/tables/ID") or running:
            theirs = BARRED if closed or "seat=1" in door[1] or '"seat": 1' in door[2] else player
            expected["sitting bot"], answers["sitting bot"] = theirs, asked(bot.http, door, table)
        wrong += [
            (door[:2], name, answers[name].status_code, status, answers[name].text[:160])
            for name, status in expected.items()
            if answers[name].status_code != status
        ]
    assert not wrong, "\n".join(map(str, wrong))


def token_of_foreign(owner: Visitor) -> str:
    """The token of a bot that sits at another table."""
    bot = bot_of(owner, "Foreign")
    elsewhere = opened(owner, ME, FRIEND)
    assert owner.post(f"/api/tables/{elsewhere['id']}/bots", {"bot": bot}).status_code == 200
    return str(token_of(owner, *EVERYTHING, bot=bot)["text"])


def test_sockets_by_who_comes(visit: Visit) -> None:
    table, host, sitting = laid(visit, running=True)
    keeper, owner, spectator = visit(), visit(), visit()
    watch = host.post(f"/api/tables/{table}/links", {"purpose": "watch"}).json()["links"]["watch"]
    assert spectator.post(f"/api{watch}").status_code == 200
    revoked = token_of(host)
    assert host.send("DELETE", f"/api/me/tokens/{revoked['token']['id']}").status_code == 204
    admin(keeper.server, "people", "promote", called(keeper, f"Keeper {table}"))
    people: dict[str, dict[str, str]] = {
        "nobody": {},
        "keeper": {"cookie": keeper.cookies},
        "host": {"cookie": host.cookies},
        "spectator": {"cookie": spectator.cookies},
    }
    texts = {"foreign bot": token_of_foreign(owner), "sitting bot": sitting["text"], "revoked": revoked["text"]}
    people |= {name: {"authorization": f"Bearer {text}"} for name, text in texts.items()}
    told = {
        (path.replace(table, "ID"), name): first_heard(host, path, headers)
        for path in (f"/ws/games/{table}", "/ws/lobby", "/ws/me")
        for name, headers in people.items()
    }
    assert told == {
        ("/ws/games/ID", "nobody"): 4401,
        ("/ws/games/ID", "keeper"): 4404,
        ("/ws/games/ID", "host"): "told",
        ("/ws/games/ID", "spectator"): "told",
        ("/ws/games/ID", "revoked"): "refused 401",
        ("/ws/games/ID", "foreign bot"): 4404,
        ("/ws/games/ID", "sitting bot"): "told",
        ("/ws/lobby", "nobody"): "told",
        ("/ws/lobby", "keeper"): "told",
        ("/ws/lobby", "host"): "told",
        ("/ws/lobby", "spectator"): "told",
        ("/ws/lobby", "revoked"): "refused 401",
        ("/ws/lobby", "foreign bot"): "refused 403",
        ("/ws/lobby", "sitting bot"): "refused 403",
        ("/ws/me", "nobody"): 4401,
        ("/ws/me", "keeper"): "told",
        ("/ws/me", "host"): "told",
        ("/ws/me", "spectator"): "told",
        ("/ws/me", "revoked"): "refused 401",
        ("/ws/me", "foreign bot"): "refused 403",
        ("/ws/me", "sitting bot"): "refused 403",
    }


def first_heard(visitor: Visitor, path: str, headers: dict[str, str]) -> str | int | None:
    """Whether something is told; otherwise how the socket is refused or closed."""
    address = f"ws://localhost:{visitor.server.port}{path}"
    try:
        with connect(address, additional_headers=headers, open_timeout=LONG) as socket:
            try:
                socket.recv(LONG)
            except ConnectionClosed:
                return socket.close_code
            return "told"
    except InvalidStatus as refused:
        return f"refused {refused.response.status_code}"

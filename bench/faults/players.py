"""People who play through whichever server answers, and note everything that they are told."""

import asyncio
import contextlib
import json
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final
from uuid import uuid4

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException
from websockets.typing import Origin

from bench.faults.history import History, Told

_PAUSE: Final = 0.1
"""Seconds between two tries, and between two looks at a table where others decide."""
_ANSWER: Final = 6.0
"""Seconds for an answer; then another server is asked."""
_DONE, _REFUSED = 200, (403, 404, 409, 422)


@dataclass(slots=True)
class Player:
    """A guest with cookies, and the addresses of all servers: one is picked for each request, as a balancer does.

    ``name`` is nobody else's.
    """

    name: str
    servers: Sequence[str]
    history: History
    luck: random.Random
    _token: str = ""
    _cookies: dict[str, str] = field(default_factory=dict)
    _http: httpx.AsyncClient = field(default_factory=lambda: httpx.AsyncClient(timeout=_ANSWER))

    @property
    def _cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self._cookies.items())

    async def come(self) -> None:
        """Be somebody."""
        me = await self.ask("GET", "/api/me")
        self._token = me["csrf"]
        await self.ask("PATCH", "/api/me", {"name": self.name})

    async def leave(self) -> None:
        """Close all connections."""
        await self._http.aclose()

    async def ask(self, method: str, path: str, body: object = None, key: str | None = None) -> Any:
        """Return the answer, from whichever server gives one; None if it is a refusal."""
        headers = {"x-csrf-token": self._token} | ({} if key is None else {"idempotency-key": key})
        headers |= {"cookie": self._cookie} if self._cookies else {}
        while True:
            with contextlib.suppress(httpx.TransportError, json.JSONDecodeError):
                url = f"{self.luck.choice(self.servers)}{path}"
                answer = await self._http.request(method, url, json=body, headers=headers)
                self._cookies.update(answer.cookies)
                self._http.cookies.clear()  # they are for all servers: browsers do not tell ports apart either
                if answer.is_success:
                    return answer.json()
                if answer.status_code in _REFUSED:
                    return None
            await asyncio.sleep(_PAUSE)

    async def play(self, game: str) -> None:
        """Make any moves until the game is over."""
        while True:
            view = await self.ask("GET", f"/api/games/{game}/view")
            self.history.note_view(view)
            if view["phase"] == "over":
                return
            if view["choices"]:
                await self._move(game, view)
            else:
                await asyncio.sleep(_PAUSE)

    async def _move(self, game: str, view: dict[str, Any]) -> None:
        code, key, version = self.luck.choice(view["choices"]), uuid4().hex, view["version"]
        after = await self.ask("POST", f"/api/games/{game}/moves", {"version": version, "code": code}, key)
        if after is None:
            self.history.refused.append((game, self.name, key))
            return
        told = Told(game, self.name, key, view["viewer"], code, version, after["version"], time.monotonic())
        self.history.note_view(after)
        self.history.note_move(told)

    async def watch(self, game: str) -> None:
        """Follow the game by websocket as long as it lasts, on one server after the other."""
        while True:
            with contextlib.suppress(OSError, TimeoutError, WebSocketException):
                await self._follow(game, self.luck.choice(self.servers))
            await asyncio.sleep(_PAUSE)

    async def _follow(self, game: str, server: str) -> None:
        url = f"{server.replace('http', 'ws', 1)}/ws/games/{game}"
        how: dict[str, Any] = {"additional_headers": {"cookie": self._cookie}, "origin": Origin(server)}
        async with connect(url, open_timeout=_ANSWER, close_timeout=1, **how) as socket:
            async for text in socket:
                message = json.loads(text)
                if "view" in message:
                    self.history.note_view(message["view"])


@dataclass(frozen=True, slots=True)
class Table:
    """A running game of two people."""

    id: str
    people: tuple[Player, Player]


async def table(servers: Sequence[str], history: History, number: int, seed: int) -> Table:
    """Two people who sit down together; their names are theirs alone."""
    names = f"Ann {number}", f"Ben {number}"
    ann, ben = (Player(name, servers, history, random.Random(f"{name} {seed}")) for name in names)  # noqa: S311
    await ann.come()
    await ben.come()
    seats = [{"kind": "me", "name": ann.name}, {"kind": "friend"}]
    made = await ann.ask("POST", "/api/tables", {"seats": seats})
    await ben.ask("POST", f"/api{made['links']['join']}", {"name": ben.name})
    await ann.ask("POST", f"/api/tables/{made['id']}/start", {})
    return Table(made["id"], (ann, ben))

"""People at tables: four websockets a table, one for each seat, and what they see."""

import asyncio
import random
import time
from dataclasses import dataclass, field
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bench.load.hosting import Host
from utopia.server.game.messages.socket import Play

SEATS: Final = 4
_TOGETHER: Final = 20
"""Tables and connections that are opened at the same time."""


class _View(msgspec.Struct, frozen=True):
    version: int
    viewer: int
    choices: list[int]


class _Heard(msgspec.Struct, frozen=True):
    """The part of a message that the crowd reads."""

    type: str
    view: _View | None = None
    refusal: dict[str, Any] | None = None


_read: Final = msgspec.json.Decoder(_Heard).decode


@dataclass(slots=True)
class Pending:
    """A move on its way to every screen."""

    version: int
    sent: float


@dataclass(slots=True)
class Party:
    """One table and its connections."""

    id: str
    cookies: str
    sockets: list[ClientConnection] = field(default_factory=list)
    versions: list[int] = field(default_factory=lambda: [-1] * SEATS)
    choices: list[list[int]] = field(default_factory=lambda: [[] for _ in range(SEATS)])
    pending: Pending | None = None
    delays: list[float] = field(default_factory=list)
    """Seconds from a move sent to its view on the last of all screens."""
    refused: int = 0
    moves: int = 0
    heard_bytes: int = 0
    heard: int = 0

    async def sit_down(self, host: Host, seat: int) -> None:
        """One connection more, and its reader."""
        url = f"{host.url.replace('http', 'ws', 1)}/ws/games/{self.id}?seat={seat}"
        headers = {"cookie": self.cookies}
        socket = await connect(url, additional_headers=headers, compression=None, origin=host.url, open_timeout=60)  # type: ignore[arg-type]
        self.sockets.append(socket)
        asyncio.get_running_loop().create_task(self._listen(socket)).add_done_callback(_raise)
        while self.versions[seat] < 0:
            await asyncio.sleep(0.01)

    async def move(self, dice: random.Random) -> bool:
        """Send somebody's move; False if the last one is still under way or nobody can move."""
        seats = [seat for seat in range(SEATS) if self.choices[seat]]
        if self.pending is not None or not seats:
            return False
        seat = dice.choice(seats)
        self.moves += 1
        play = Play(f"{self.id}-{self.moves}", self.versions[seat], dice.choice(self.choices[seat]))
        self.pending = Pending(self.versions[seat], time.perf_counter())
        await self.sockets[seat].send(msgspec.json.encode(play), text=True)
        return True

    async def _listen(self, socket: ClientConnection) -> None:
        async for text in socket:
            self._hear(_read(text), time.perf_counter())
            self.heard += 1
            self.heard_bytes += len(text)

    def _hear(self, heard: _Heard, at: float) -> None:
        if heard.refusal is not None:
            self.refused += 1
            self.pending = None
        if (view := heard.view) is None:
            return
        self.versions[view.viewer], self.choices[view.viewer] = view.version, view.choices
        if self.pending is not None and min(self.versions) > self.pending.version:
            self.delays.append(at - self.pending.sent)
            self.pending = None


def _raise(task: "asyncio.Task[None]") -> None:
    if not task.cancelled():
        task.result()


async def parties(host: Host, count: int) -> list[Party]:
    """That many tables for four people at one device, all running; nobody is connected yet."""
    gate = asyncio.Semaphore(_TOGETHER)

    async def found() -> Party:
        async with gate, httpx.AsyncClient(base_url=host.url, timeout=60) as browser:
            token = (await browser.get("/api/me")).raise_for_status().json()["csrf"]
            others = [{"kind": "device", "name": f"Guest {seat}"} for seat in range(1, SEATS)]
            wish = {"seats": [{"kind": "me", "name": "Host"}, *others]}
            made = await browser.post("/api/tables", json=wish, headers={"x-csrf-token": token})
            cookies = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
            return Party(made.raise_for_status().json()["id"], cookies)

    return list(await asyncio.gather(*(found() for _ in range(count))))


async def sit_down(host: Host, crowd: list[Party], *seats: int) -> None:
    """Connect those seats of all tables."""
    gate = asyncio.Semaphore(_TOGETHER)

    async def come(party: Party, seat: int) -> None:
        async with gate:
            await party.sit_down(host, seat)

    for seat in seats:
        await asyncio.gather(*(come(party, seat) for party in crowd))


async def go(crowd: list[Party]) -> None:
    """Close all connections."""
    await asyncio.gather(*(socket.close() for party in crowd for socket in party.sockets))

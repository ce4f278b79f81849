"""A client without a network: what it says and what it is told."""

import asyncio
import contextlib
import itertools
from collections.abc import AsyncIterator, Callable
from typing import Any

import msgspec

from utopia.server.game.people import Who
from utopia.server.game.room import Room
from utopia.server.game.socket import Allowance, serve

KEYS = (f"line {number}" for number in itertools.count())


class Line:
    """``say`` puts a message on the way, ``told`` has everything that came. A closed ``gate`` holds what is sent."""

    def __init__(self) -> None:
        self.told: list[bytes] = []
        self._heard: list[Any] = []
        self.gate = asyncio.Event()
        self.gate.set()
        self._on_the_way: asyncio.Queue[str | bytes | None] = asyncio.Queue()
        self._news = asyncio.Event()

    async def receive(self) -> str | bytes | None:
        return await self._on_the_way.get()

    async def send(self, message: bytes) -> None:
        await self.gate.wait()
        self.told.append(message)
        self._news.set()

    def say(self, message: object) -> None:
        text = message if isinstance(message, str | bytes) else msgspec.json.encode(message)
        self._on_the_way.put_nowait(text)

    def hang_up(self) -> None:
        self._on_the_way.put_nowait(None)

    @property
    def heard(self) -> list[Any]:
        self._heard += [msgspec.json.decode(message) for message in self.told[len(self._heard) :]]
        return self._heard

    def of(self, kind: str) -> list[Any]:
        return [message for message in self.heard if message["type"] == kind]

    async def wait(self, wanted: Callable[["Line"], object]) -> None:
        """Until what has been told is as wanted."""
        while not wanted(self):
            self._news.clear()
            await self._news.wait()

    async def ask(self, kind: str, **words: object) -> Any:
        """Say something, and wait for the answer of the same key."""
        key = str(words.setdefault("key", next(KEYS)))
        self.say({"type": kind, **words})
        return await self.answer(key)

    async def answer(self, key: str) -> Any:
        await self.wait(lambda line: any(message.get("key") == key for message in line.heard))
        return next(message for message in self.heard if message.get("key") == key)


@contextlib.asynccontextmanager
async def connected(
    room: Room,
    who: Who,
    seat: int | None = None,
    since: int | None = None,
    clock: Callable[[], float] | None = None,
    *,
    with_chat: bool = True,
) -> AsyncIterator[Line]:
    """A client at the room, with its first two messages."""
    line = Line()
    how: dict[str, Any] = {"seat": seat, "since": since, "with_chat": with_chat}
    served = serve(room, who, line.receive, line.send, allowance=Allowance(clock), **how)
    serving = asyncio.create_task(served)
    await line.wait(lambda line: line.of("view"))
    try:
        yield line
    finally:
        line.gate.set()
        line.hang_up()
        await serving

"""The servers of one database, and everything that can be done to them."""

import asyncio
import contextlib
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Protocol

import httpx

_START: Final = 60.0
_FROZEN: Final = 5.0
"""Seconds for which a leader is stopped: longer than its lease."""
_SHORT: Final = 1.0
_LOOK: Final = 0.1


class Process(Protocol):
    """As much of ``subprocess.Popen`` as is needed."""

    def poll(self) -> int | None:
        """Return the exit status; None while it runs."""

    def wait(self, timeout: float | None = None) -> int:
        """Return the exit status."""

    def send_signal(self, number: int, /) -> None:
        """Send a signal, if it still runs."""


class PostgreSQL(Protocol):
    """A database that can be killed."""

    def kill(self) -> None:
        """End it as a power cut does."""

    def start(self) -> None:
        """Start it again, and wait until it answers."""

    def address(self, name: str) -> str:
        """Return the address of a database."""

    def do(self, statement: str, name: str = ...) -> list[tuple[Any, ...]]:
        """Execute a statement."""


Start = Callable[[int, Path], Process]
"""Starts a server at a port with a data folder."""


@dataclass(slots=True)
class Server:
    """One server, which is started again by its supervisor when it has ended."""

    port: int
    data: Path
    begin: Start
    process: Process | None = None

    @property
    def url(self) -> str:
        """Where it answers."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def runs(self) -> bool:
        """Whether there is a process."""
        return self.process is not None and self.process.poll() is None

    def start(self) -> None:
        """Start it, unless it runs."""
        if not self.runs:
            self.await_end()
            self.process = self.begin(self.port, self.data)

    def await_end(self) -> None:
        """Wait for the end of its process."""
        if self.process is not None:
            self.process.wait(_START)

    def signal(self, number: int) -> None:
        """Send it a signal."""
        if self.process is not None:
            self.process.send_signal(number)


@dataclass(slots=True)
class Cluster:
    """The servers, and the database unless it is a file."""

    servers: list[Server]
    luck: random.Random
    postgresql: PostgreSQL | None = None
    name: str = ""
    """Of the database."""

    @property
    def urls(self) -> list[str]:
        """Where they answer."""
        return [server.url for server in self.servers]

    async def start(self) -> None:
        """Start all, and wait until games can be played."""
        for server in self.servers:
            server.start()
        until = time.monotonic() + _START
        async with httpx.AsyncClient(timeout=_START) as http:
            while True:
                with contextlib.suppress(httpx.TransportError):
                    if all([(await http.get(f"{url}/api/offer")).is_success for url in self.urls]):
                        return
                if time.monotonic() > until:
                    raise TimeoutError("the servers do not start")
                await asyncio.sleep(_LOOK)

    async def supervise(self) -> None:
        """Start each server again that has ended, as systemd or a container's restart policy does."""
        while True:
            for server in self.servers:
                server.start()
            await asyncio.sleep(_LOOK)

    def end(self) -> None:
        """End all."""
        for server in self.servers:
            server.signal(signal.SIGCONT)
            server.signal(signal.SIGKILL)
            server.await_end()

    def leader(self) -> Server:
        """Return the server that leads; any of them while none does."""
        if self.postgresql is None or len(self.servers) == 1:
            return self.servers[0]
        with contextlib.suppress(Exception):  # the database may be away
            found = self.postgresql.do("SELECT value::json->>'port' FROM meta WHERE name = 'leader'", self.name)
            return next(server for server in self.servers if str(server.port) == found[0][0])
        return self.luck.choice(self.servers)

    def kinds(self) -> Mapping[str, Callable[[], Awaitable[None]]]:
        """Return the faults that can happen here, by name."""
        faults = {
            "leader killed": self._killed,
            "leader told to end": self._ended,
            "leader stopped for a while": self._frozen_for(_FROZEN),
            "leader stopped for a moment": self._frozen_for(_SHORT),
        }
        if self.postgresql is not None:
            faults |= {"connections cut": self._cut, "database killed": self._database_killed}
        if len(self.servers) > 1:
            faults |= {"standby killed": self._standby_killed}
        return faults

    async def _killed(self) -> None:
        self.leader().signal(signal.SIGKILL)

    async def _ended(self) -> None:
        self.leader().signal(signal.SIGTERM)

    async def _standby_killed(self) -> None:
        leader = self.leader()
        self.luck.choice([server for server in self.servers if server is not leader]).signal(signal.SIGKILL)

    def _frozen_for(self, seconds: float) -> Callable[[], Awaitable[None]]:
        async def freeze() -> None:
            leader = self.leader()
            leader.signal(signal.SIGSTOP)
            await asyncio.sleep(seconds)
            leader.signal(signal.SIGCONT)

        return freeze

    async def _cut(self) -> None:
        """Break all connections to the database, as a firewall does."""
        assert self.postgresql is not None
        others = "datname = current_database() AND pid <> pg_backend_pid()"
        statement = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}"  # noqa: S608
        await asyncio.to_thread(self.postgresql.do, statement, self.name)

    async def _database_killed(self) -> None:
        assert self.postgresql is not None
        await asyncio.to_thread(self.postgresql.kill)
        await asyncio.sleep(_SHORT)
        await asyncio.to_thread(self.postgresql.start)


def start_with(options: list[str], settings: Mapping[str, str]) -> Start:
    """Return how to start a server as people start it, with further options and settings."""
    environment = {**os.environ, "LC_ALL": "C", "UTOPIA_LIMITS": "off", "UTOPIA_EXHIBITION": "off", **settings}
    program = [sys.executable, "-c", "import sys; from utopia.cli.main import main; sys.exit(main())"]

    def start(port: int, data: Path) -> Process:
        data.mkdir(exist_ok=True)
        command = [*program, "serve", "--no-browser", "--port", str(port), "--data", str(data), *options]
        with (data / "log").open("a") as log:
            return subprocess.Popen(command, env=environment, stdout=log, stderr=log)

    return start

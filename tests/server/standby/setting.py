"""Servers of one database for tests: forked, so that one starts in a second."""

import contextlib
import os
import random
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from bench.faults.cluster import Cluster, Process, Server

from tests.postgresql import PostgreSQL
from tests.server.conftest import NO_BOTS
from tests.server.forking import Forked
from tests.server.notifications.postbox import free_port


class Quiet(Forked):
    """A server whose output is read by nobody; its pipes are closed when it has ended."""

    def wait(self, timeout: float | None = None) -> int:
        status = super().wait(timeout)
        for pipe in (self.stdin, self.stdout):
            pipe.close()
        return status


class Begin:
    """Starts servers with the same options and settings; ``log`` has what a server has written."""

    def __init__(self, *options: str, **settings: str) -> None:
        self._options = options
        usual = {"LC_ALL": "C", "UTOPIA_LIMITS": "off", "UTOPIA_EXHIBITION": "off"}
        self._environment: Mapping[str, str] = {**os.environ, **usual, **settings}

    def __call__(self, port: int, data: Path) -> Process:
        data.mkdir(exist_ok=True)
        arguments = ["serve", "--no-browser", "--port", str(port), "--data", str(data), *self._options]
        with log(data).open("a", encoding="utf-8") as errors:
            return Quiet(arguments, self._environment, errors, NO_BOTS)


def log(data: Path) -> Path:
    """Where a server with that folder writes its errors."""
    return data.with_suffix(".log")


@contextlib.contextmanager
def cluster(
    folder: Path, postgresql: PostgreSQL | None, count: int, *options: str, **settings: str
) -> Iterator[Cluster]:
    """So many servers, not started yet; each stands by if there are several. They are ended at the end."""
    name = "" if postgresql is None else postgresql.make("template0")
    if postgresql is not None:
        settings = {"UTOPIA_DATABASE": postgresql.address(name), **settings}
    begin = Begin(*options, **settings)
    servers = [Server(free_port(), folder / f"server-{number}", begin) for number in range(count)]
    database: Any = postgresql
    made = Cluster(servers, random.Random(1), database, name)
    try:
        yield made
    finally:
        made.end()

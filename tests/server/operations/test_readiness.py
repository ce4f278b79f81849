"""`/readyz` tells the truth about what is stored, in a sentence, and is well again by itself."""

import resource
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from typing import Any

import pytest

from tests.server.conftest import Server, Visitor
from tests.server.lobby.test_routes import until

pytestmark = pytest.mark.full
FULL = 40_000
"""Bytes beyond which no file of the server may grow for a while: to it the disk is as good as full."""


def test_people_are_not_sent_where_nothing_can_be_stored(
    make_server: Callable[..., Server], make_visitor: Callable[[Server], Visitor]
) -> None:
    server = make_server()
    ann = make_visitor(server)
    until(lambda: ready(ann) is None)
    assert play_now(ann) is None
    with no_room(server):
        refused = [play_now(ann) for _ in range(5)]
        assert refused[-1] == "storage-unreachable"
        assert ready(ann) == "storage-unreachable"
    until(lambda: ready(ann) is None)
    assert play_now(ann) is None
    assert server.errors.count("ERROR") <= 2, "not one for each of them"
    with closing(sqlite3.connect(server.data / "utopia.db")) as beside:
        beside.execute("ALTER TABLE game DROP COLUMN programs")
        until(lambda: ready(ann) == "storage-schema-differs")
        assert "game.programs" in ann.get("/readyz").json()["detail"]
        beside.execute("ALTER TABLE game ADD COLUMN programs BOOLEAN DEFAULT 0 NOT NULL")
    until(lambda: ready(ann) is None)
    assert play_now(ann) is None
    server.stop()


def ready(visitor: Visitor) -> Any:
    """None if people can play; else why not."""
    answer = visitor.get("/readyz")
    return None if answer.status_code == 200 else answer.json()["why"]["id"]


def play_now(visitor: Visitor) -> Any:
    """None if it was stored; else why not."""
    answer = visitor.post("/api/tables/play-now")
    return None if answer.status_code == 201 else answer.json()["why"]["id"]


@contextmanager
def no_room(server: Server) -> Iterator[None]:
    process = int((server.data / "utopia.lock").read_text())
    before = resource.prlimit(process, resource.RLIMIT_FSIZE, (FULL, resource.RLIM_INFINITY))
    try:
        yield
    finally:
        resource.prlimit(process, resource.RLIMIT_FSIZE, before)

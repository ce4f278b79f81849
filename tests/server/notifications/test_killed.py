"""A server that really runs tells a browser that waits, and is killed: nobody is told twice or forgotten."""

import contextlib
import sqlite3
import time
from collections.abc import Callable

import pytest

from tests.server.conftest import Server, Visitor
from tests.server.lobby.opening import BOT, ME, opened
from tests.server.notifications.pushing import PushService, pushing
from tests.server.notifications.receiving import Browser

pytestmark = pytest.mark.full
LIVE = {"tempo": {"kind": "live", "bank": 3600}}
SOON = """
from datetime import timedelta
from utopia.server.notifications.service import SOON
SOON["live"] = timedelta(seconds=5)
"""
"""In place of a third of a minute; within it the server must have been killed."""
LONG = 120
"""Seconds until something is missed that comes after that."""


def test_killed_and_started_again(
    make_server: Callable[..., Server], make_visitor: Callable[[Server], Visitor], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("UTOPIA_PRIVATE_HOOKS", "on")
    server = make_server(first=SOON)
    with pushing() as service:
        ada = make_visitor(server)
        first = opened(ada, ME, BOT, first=0, terms=LIVE)["id"]
        told = {"endpoint": service.url, **Browser().keys}
        assert ada.post("/api/notices/push", told).status_code == 201
        wait_for(service, first)
        wait_until_noted(server, first)  # what a kill leaves without a note is pushed again, for nobody knows
        second = opened(ada, ME, BOT, first=0, terms=LIVE)["id"]
        server.kill()
        server.start()
        wait_for(service, second)
        third = opened(ada, ME, BOT, first=0, terms=LIVE)["id"]
        wait_for(service, third)
        assert sorted(service.topics()) == sorted([first, second, third])


def wait_for(service: PushService, topic: str) -> None:
    while topic not in service.topics():
        assert service.came.acquire(timeout=LONG), service.topics()


def wait_until_noted(server: Server, game: str) -> None:
    """The server knows that it has told of that game."""
    query = "SELECT 1 FROM delivery JOIN notice ON notice.id = delivery.notice WHERE game = ? AND done IS NOT NULL"
    last = time.monotonic() + LONG
    with contextlib.closing(sqlite3.connect(server.data / "utopia.db", timeout=30)) as database:
        while database.execute(query, (game,)).fetchone() is None:
            assert time.monotonic() < last, f"{game} was never noted"
            time.sleep(0.05)

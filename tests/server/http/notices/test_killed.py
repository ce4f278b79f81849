"""A server that really runs tells a browser that waits, and is killed: nobody is told twice or forgotten."""

from collections.abc import Callable

import pytest

from tests.server.conftest import Server, Visitor
from tests.server.http.test_tables import BOT, ME, opened
from tests.server.notices.pushing import PushService, pushing
from tests.server.notices.receiving import Browser

pytestmark = pytest.mark.full
LIVE = {"tempo": {"kind": "live", "bank": 3600}}
LONG = 120
"""Seconds until something is missed that comes after a third of a minute."""


def test_killed_and_started_again(
    make_server: Callable[..., Server], make_visitor: Callable[[Server], Visitor], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("UTOPIA_PRIVATE_HOOKS", "on")
    server = make_server()
    with pushing() as service:
        ada = make_visitor(server)
        first = opened(ada, ME, BOT, first=0, terms=LIVE)["id"]
        told = {"endpoint": service.url, **Browser().keys}
        assert ada.post("/api/notices/push", told).status_code == 201
        wait_for(service, first)
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

"""A real Chromium before a real server: each test's pages may log no error and lose no request."""

import os
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, ViewportSize, expect

from tests.page.browser import find_chromium
from tests.page.building import have_page, page_build
from tests.page.pushing import Clock
from tests.server.conftest import Server, make_server, server

__all__ = ["make_server", "server"]

if page_build.has_node():  # playwright's own needs a library that a bare Debian lacks
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(page_build.node_program()))

PATIENCE = 15_000
"""Milliseconds until something that should be seen is missed; machines that test are busy."""
IN_A_CLOSED_NETWORK = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
]
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE = {"width": 360, "height": 640}
LEFT_AT_ONCE = "WebSocket is closed before the connection is established"
"""What Chromium logs for a table that is left before its line is open: tests are often that quick, and may be."""
NO_WORKER = "Service Worker registration blocked by Playwright"
"""What is logged where a test asks for no service worker: to start one and let it fetch the shell takes as long as a
page. Tests about it, about updates and outages make their browsers with ``service_workers="allow"``.
"""


class Watch:
    """What went wrong on the pages of one test, apart from what it expects."""

    def __init__(self) -> None:
        self.troubles: list[str] = []
        self._expected = [LEFT_AT_ONCE, NO_WORKER]

    def expect(self, pattern: str) -> None:
        """Troubles that match are no surprise."""
        self._expected.append(pattern)

    def over(self, page: Page) -> Page:
        """Watch this page from now on."""
        page.set_default_timeout(PATIENCE)
        page.on("console", self._logged)
        page.on("pageerror", lambda error: self.troubles.append(f"thrown: {error}"))
        page.on("requestfailed", self._lost)
        return page

    @property
    def surprises(self) -> list[str]:
        """What nobody expected."""
        return [one for one in self.troubles if not any(re.search(pattern, one) for pattern in self._expected)]

    def _logged(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.troubles.append(f"{message.type}: {message.text} ({message.location.get('url')})")

    def _lost(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # a page that was left asks no further
            self.troubles.append(f"lost: {request.url}: {request.failure}")


@pytest.fixture(scope="session", autouse=True)
def current_page() -> None:
    have_page()
    expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    chromium = find_chromium()
    return {
        **browser_type_launch_args,
        "executable_path": str(chromium.program),
        "args": ["--no-sandbox", *IN_A_CLOSED_NETWORK],
        "env": {**os.environ, **chromium.environment},
    }


@pytest.fixture(scope="session")
def clock(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Clock]:
    """Of another server than the one that all pages come from: pages of this one need its ``base_url``."""
    pushed = Clock(tmp_path_factory.mktemp("pushed"))
    try:
        pushed.server.start()
        yield pushed
    finally:
        pushed.server.stop()


@pytest.fixture(scope="session")
def base_url(server: Server) -> str:
    return server.url


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_context_args, "viewport": DESKTOP, "locale": "en-GB", "service_workers": "block"}


@pytest.fixture
def watch() -> Iterator[Watch]:
    watching = Watch()
    yield watching
    assert watching.surprises == []


@pytest.fixture
def page(context: BrowserContext, watch: Watch) -> Page:
    return watch.over(context.new_page())


@pytest.fixture
def somebody_else(
    browser: Browser, browser_context_args: dict[str, Any], watch: Watch
) -> Iterator[Callable[..., Page]]:
    """Other people with browsers of their own, on a phone if a viewport says so."""
    contexts: list[BrowserContext] = []

    def come(**options: Any) -> Page:
        contexts.append(browser.new_context(**{**browser_context_args, **options}))
        return watch.over(contexts[-1].new_page())

    yield come
    for context in contexts:
        context.close()

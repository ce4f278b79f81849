"""Waiting until a page has fetched all that it wants: as Playwright's `networkidle`, without its half second."""

import contextlib
from collections.abc import Iterator
from typing import Final

from playwright.sync_api import Page, Request

from tests.page.playing import ANSWER

STEP: Final = 20
"""Milliseconds between two looks."""
CALM: Final = 4
"""Looks in a row that find nothing new."""
IS_IDLE: Final = "new Promise((done) => requestIdleCallback(done))"
"""What has come has run: code that is still running may ask for more."""


class Fetching:
    """What a page fetches."""

    def __init__(self) -> None:
        self.running: set[Request] = set()
        self.begun, self.last = 0, ""

    def begin(self, request: Request) -> None:
        self.running.add(request)
        self.begun, self.last = self.begun + 1, request.url

    def end(self, request: Request) -> None:
        self.running.discard(request)


@contextlib.contextmanager
def then_quiet(page: Page) -> Iterator[None]:
    """Do something that lets the page fetch, and wait until it has all and asks for nothing more."""
    fetching = Fetching()
    page.on("request", fetching.begin)
    page.on("requestfinished", fetching.end)
    page.on("requestfailed", fetching.end)
    try:
        yield
        wait(page, fetching)
    finally:
        page.remove_listener("request", fetching.begin)
        page.remove_listener("requestfinished", fetching.end)
        page.remove_listener("requestfailed", fetching.end)


def wait(page: Page, fetching: Fetching) -> None:
    calm, known = 0, -1
    for _ in range(int(ANSWER * 1000) // STEP):
        page.evaluate(IS_IDLE)
        page.wait_for_timeout(STEP)
        calm = 0 if fetching.running or fetching.begun != known else calm + 1
        known = fetching.begun
        if calm == CALM:
            return
    raise AssertionError(f"after {fetching.begun} requests it still asks for {fetching.last}")

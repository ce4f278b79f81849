"""Bringing to sight what one comes to by a link, or looks on at: from another device, as a spectator, a replay."""

from typing import Final

from playwright.sync_api import Page

from tests.page.around import State, be, settle, visitors
from tests.page.beside import rated_game
from tests.server.conftest import Server
from tests.server.lobby.opening import BOT, opened

TOKEN: Final = "nothing-is-here-any-more"
DEAD: Final = ("device", "go", "notices/off", "sign-in", "join")
"""Where links lead that hold no longer, or never have."""


def device(page: Page, server: Server) -> None:
    """A player who comes from another device is asked whether they go on here."""
    with visitors(server) as visit:
        ada = visit()
        assert ada.send("PATCH", "/api/me", {"name": "Ada"}).status_code == 200
        settle(page, ada.post("/api/me/device").json()["path"])
    page.get_by_role("button", name="Continue here").wait_for()


def watching(page: Page, server: Server) -> None:
    """A table as a spectator sees it, a minute behind."""
    with visitors(server) as visit:
        terms = {"watchable": True, "listed": True, "delay": 60}
        opened(visit(), {"kind": "me", "name": "Zita"}, BOT, BOT, terms=terms)
    settle(page, "/lobby")
    page.get_by_role("button", name="Watch: Table of Zita").last.click()
    page.locator("svg.board").wait_for()
    page.get_by_text("You are watching").first.wait_for()


def replay(page: Page, server: Server) -> None:
    ada, game = rated_game(server)
    be(page.context, ada)
    page.goto(f"/games/{game}/replay")
    page.get_by_role("slider").wait_for()
    page.locator("svg.board").wait_for()


LINKS: Final[dict[str, State]] = {"device": device, "watching": watching, "replay": replay}

"""Every page and key moment as pictures: desktop and phone, light and dark. `just screenshots` writes them to a folder.

`python -m tests.page.screenshots [FOLDER [PART OF A NAME]]`
"""

import os
import random
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

from tests.page.around import PAGES, State, hosted
from tests.page.beside import TABLE
from tests.page.browser import find_chromium
from tests.page.building import UI, have_page
from tests.page.clicking import Clicker
from tests.page.inviting import INVITING
from tests.page.passing import LINKS
from tests.page.playing import JSON, open_table, play_until
from tests.page.test_learn import type_moves
from tests.server.conftest import Server
from utopia.puzzles import puzzles

FOLDER: Final = UI.parent / "build" / "screenshots"
SCREENS: Final[dict[str, dict[str, Any]]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "laptop": {"viewport": {"width": 1280, "height": 720}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "device_scale_factor": 2},
    "small": {"viewport": {"width": 360, "height": 640}, "has_touch": True, "device_scale_factor": 2},
    "lying": {"viewport": {"width": 844, "height": 390}, "has_touch": True, "device_scale_factor": 2},
}
EVERYWHERE: Final = tuple(SCREENS)
MAIN: Final = ("desktop", "phone")
DARK: Final = ("desktop", "phone")
"""Screens that are shown dark, too."""
SIDE_BY_SIDE: Final = ("Lin", "Noor", "Tomás", "Aoife")


PUZZLE: Final = f"/puzzles/{puzzles()[0].id}"


@dataclass(frozen=True)
class Moment:
    """Something to be seen: how it is brought about on a page, and on which screens it is looked at."""

    name: str
    show: Callable[[Page], None]
    screens: tuple[str, ...] = EVERYWHERE


def at(path: str) -> Callable[[Page], None]:
    """A page by its address."""

    def show(page: Page) -> None:
        page.goto(path)
        page.wait_for_load_state("networkidle")

    return show


def puzzle_missed(page: Page) -> None:
    """A puzzle whose turn has ended otherwise."""
    at(PUZZLE)(page)
    page.locator(".task").wait_for()
    type_moves(page, ("end",))
    page.locator(".solved").wait_for()
    page.wait_for_timeout(600)


def table(
    players: int, is_there: Callable[[JSON], bool], then: Callable[[Page], None] = lambda _: None, **wishes: Any
) -> Callable[[Page], None]:
    """A game among people at one device, at the first position like this."""

    def show(page: Page) -> None:
        others = [f"device {name}" for name in SIDE_BY_SIDE[: players - 1]]
        at("/")(page)
        page.goto(f"/games/{open_table(page.context, *others, **wishes)['id']}")
        play_until([(page.context, seat) for seat in range(players)], page.url, is_there)
        page.reload()
        page.locator("svg.board").wait_for()
        page.wait_for_timeout(400)
        cover = page.locator("dialog[open] button")
        if cover.count():
            cover.first.click()
        page.wait_for_timeout(600)
        then(page)

    return show


def step(name: str, round_: int = 1) -> Callable[[JSON], bool]:
    """Somebody is asked this."""
    return lambda view: bool(view["step"] == name and view["round"] >= round_ and view["choices"])


def is_over(view: JSON) -> bool:
    return bool(view["phase"] == "over")


def touching(*kinds: str) -> Callable[[Page], None]:
    """Touch one thing of each kind."""

    def touch(page: Page) -> None:
        clicker = Clicker(page, random.Random(5), touch=is_small(page))
        for kind in kinds:
            clicker.one_of(kind)
            page.wait_for_timeout(700)

    return touch


def pressing(key: str) -> Callable[[Page], None]:
    """Open what a key opens."""

    def press(page: Page) -> None:
        page.keyboard.press(key)
        page.locator("dialog[open]").wait_for()
        page.wait_for_timeout(500)

    return press


def hinted(page: Page) -> None:
    """Ask for a hint; the first one waits until the bots are awake."""
    for _ in range(60):
        page.keyboard.press("i")
        page.wait_for_timeout(1000)
        if page.locator(".hint").count():
            return


def is_small(page: Page) -> bool:
    size = page.viewport_size
    return size is not None and min(size["width"], size["height"]) < 500


def looking_back(page: Page) -> None:
    page.keyboard.press("p")
    page.locator(".past").wait_for()
    page.wait_for_timeout(1500)
    for _ in range(6):
        page.keyboard.press("ArrowLeft")
    page.wait_for_timeout(800)


def guided(page: Page) -> None:
    page.get_by_role("button", name="Show me how").click()
    page.wait_for_timeout(400)


def covered(page: Page) -> None:
    page.reload()
    page.locator("dialog[open]").wait_for()


def pictured(page: Page) -> None:
    page.get_by_role("button", name="Show the city", exact=True).click()
    page.get_by_role("img", name="The board at the end of the game").scroll_into_view_if_needed()


def replayed(page: Page) -> None:
    page.goto(f"{page.url}/replay")
    page.get_by_role("slider").wait_for()
    page.get_by_role("slider").focus()
    for _ in range(40):
        page.keyboard.press("ArrowLeft")
    page.wait_for_timeout(800)


def checked(page: Page) -> None:
    page.goto(f"/fair?game={page.url.rpartition('/')[2]}")
    page.locator("main li").first.wait_for()


def invited(page: Page) -> None:
    at("/")(page)
    game = open_table(page.context, "friend", "greedy")
    page.goto(f"/tables/{game['id']}")
    page.wait_for_load_state("networkidle")


def joining(page: Page) -> None:
    invited(page)
    links: JSON = page.request.get(f"/api{page.url.partition('/tables')[1]}{page.url.partition('/tables')[2]}").json()
    page.context.clear_cookies()
    at(links["links"]["join"])(page)


MOMENTS: Final = (
    Moment("start", at("/")),
    Moment("new-table", at("/new")),
    Moment("waiting-room", invited, MAIN),
    Moment("join", joining, MAIN),
    Moment("lobby", at("/lobby"), MAIN),
    Moment("games", at("/games"), MAIN),
    Moment("settings", at("/settings"), MAIN),
    Moment("account", at("/account"), MAIN),
    Moment("rules", at("/rules"), MAIN),
    Moment("learn", at("/learn"), MAIN),
    Moment("lesson", at("/learn/monument")),
    Moment("strategy", at("/learn/strategy"), MAIN),
    Moment("puzzles", at("/puzzles"), MAIN),
    Moment("puzzle", at(PUZZLE)),
    Moment("puzzle-missed", puzzle_missed),
    Moment("deals", at("/deals"), MAIN),
    Moment("tournaments", at("/tournaments"), MAIN),
    Moment("reference", at("/api/docs#post-games-game_id-moves"), MAIN),
    Moment("missing", at("/nowhere"), MAIN),
    Moment("welcome", table(3, step("guest"))),
    Moment("welcome-guest", table(3, step("guest", 2), touching("guest"))),
    Moment("end", table(3, step("end", 2)), MAIN),
    Moment("surprise", table(4, step("surprise")), MAIN),
    Moment("cards", table(4, step("act", 2))),
    Moment("card-chosen", table(4, step("act", 3), touching("card"))),
    Moment("destination", table(5, step("destination", 3))),
    Moment("discard", table(4, step("discard", 3))),
    Moment("crowded", table(5, step("act", 7))),
    Moment("two-players", table(2, step("guest", 5)), MAIN),
    Moment("hint", table(3, step("guest", 3), hinted)),
    Moment("hint-turn", table(2, step("act", 4), hinted), MAIN),
    Moment("past", table(3, step("act", 2), looking_back), MAIN),
    Moment("guide", table(3, step("guest"), guided), MAIN),
    Moment("covered", table(2, step("act"), covered), MAIN),
    Moment("chronicle", table(4, step("act", 4), lambda page: page.locator(".last button").click()), ("phone",)),
    Moment("keys", table(2, step("guest"), pressing("?")), MAIN),
    Moment("typed", table(2, step("guest"), pressing("t")), MAIN),
    Moment("districts", table(4, step("guest", 4), pressing("d")), MAIN),
    Moment("rules-beside", table(2, step("guest"), pressing("r")), MAIN),
    Moment("ending", table(4, is_over)),
    Moment("picture", table(4, is_over, pictured), MAIN),
    Moment("replay", table(4, is_over, replayed)),
    Moment("fair", table(2, is_over, checked), MAIN),
)


def moments(server: Server) -> Iterator[Moment]:
    """All of them."""
    yield from MOMENTS
    for name, state in {**PAGES, **TABLE, **INVITING, **LINKS}.items():
        yield Moment(name, on(server, state), MAIN)


def on(server: Server, state: State) -> Callable[[Page], None]:
    """A state that needs more of the server than its pages."""
    return lambda page: state(page, server)


def take(browser: Browser, url: str, moment: Moment, screen: str, theme: str, folder: Path) -> None:
    """One picture; what cannot be brought about is told, and the others are taken."""
    context = browser.new_context(base_url=url, locale="en-GB", **SCREENS[screen])
    context.add_init_script(f"localStorage.setItem('theme', '{theme}')")
    page = context.new_page()
    page.set_default_timeout(20_000)
    name = f"{moment.name}-{screen}-{theme}"
    try:
        moment.show(page)
        page.wait_for_timeout(500)
        page.screenshot(path=folder / f"{name}.png")
    except Exception as error:  # noqa: BLE001 - told, and the next one is taken
        sys.stderr.write(f"{name}: {error}\n")
    context.close()


def wanted(server: Server, only: str) -> Iterator[tuple[Moment, str, str]]:
    for moment in moments(server):
        for screen in moment.screens:
            for theme in ("light", "dark") if screen in DARK else ("light",):
                if only in f"{moment.name}-{screen}-{theme}":
                    yield moment, screen, theme


@contextmanager
def running() -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as data:
        server = hosted(Path(data))
        server.start()
        try:
            yield server
        finally:
            server.stop()


def main(folder: Path = FOLDER, only: str = "") -> None:
    """Take them all, or those with `only` in their names."""
    have_page()
    folder.mkdir(parents=True, exist_ok=True)
    chromium = find_chromium()
    with running() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium.program, args=["--no-sandbox"], env={**os.environ, **chromium.environment}
        )
        for moment, screen, theme in wanted(server, only):
            take(browser, server.url, moment, screen, theme, folder)
        browser.close()
    sys.stdout.write(f"{folder}\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER, *sys.argv[2:3])

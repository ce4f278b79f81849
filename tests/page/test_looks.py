"""Every page in every look: axe finds nothing, fingers hit, nothing is wider than the screen."""

import itertools
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.page.around import PAGES, hosted, settle
from tests.page.beside import TABLE
from tests.page.conftest import DESKTOP, PHONE, Watch
from tests.page.examining import (
    LEAST_TARGET,
    LOOKS,
    MAIN_TARGET,
    TOUCH_TARGET,
    bars_nobody,
    change_language,
    fits_a_hand,
    resize,
    small_targets,
)
from tests.page.inviting import INVITING
from tests.page.passing import DEAD, LINKS, TOKEN
from tests.page.quiet import then_quiet
from tests.page.test_tables import open_table
from tests.server.conftest import Server

pytestmark = pytest.mark.full

Somebody = Callable[..., Page]
HEADINGS = {
    "/": "Utopia",
    "/new": "Open a table",
    "/games": "My games",
    "/settings": "Settings",
    "/account": "Account",
    "/account/programs": "Programs and bots",
    "/lobby": "Lobby",
    "/people": "Ranking",
    "/imprint": "Imprint",
    "/privacy": "Privacy",
    "/rules": "Rules",
    "/api/docs": "API reference",
    "/nowhere": "Nothing here",
}
LANGUAGES = ("en", "de", "fr", "it")
STATES = {**PAGES, **TABLE, **INVITING, **LINKS}


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with an imprint."""
    running = hosted(tmp_path_factory.mktemp("hosted"))
    try:
        running.start()
        yield running
    finally:
        running.stop()


def show(page: Page, path: str) -> None:
    page.goto(path)
    expect(page.get_by_role("heading", name=HEADINGS[path], level=1)).to_be_visible()
    if path == "/":
        expect(page.get_by_role("img", name=re.compile("map of Utopia"))).to_be_visible()
        expect(page.locator("section ol > li")).to_have_count(8)
    if path == "/new":
        for fold in ("Who may join and watch", "Rules of this table", "Seating and bots", "Rule options"):
            page.get_by_text(fold).click()
        page.get_by_role("radio", name="Slow").check()
        page.get_by_role("radio", name="Custom").check()
    if path == "/account":
        expect(page.get_by_role("button", name="Make an account")).to_be_visible()


def looks_of(number: int) -> tuple[list[str], list[str]]:
    """The looks of a page on a phone, and on a desktop: all three once, and over the pages each on both.

    The first of each is examined by all rules. All looks at both sizes took twice the time and never found more.
    """
    first, second, third = (LOOKS[(number + step) % len(LOOKS)] for step in range(len(LOOKS)))
    return ([first, third], [second]) if number % 2 else ([first], [second, third])


def allow_what_is_missing(watch: Watch, path: str) -> None:
    """The browser logs that there is no such page."""
    if path == "/nowhere":
        watch.expect("status of 404")


def test_waiting_room_and_invitation_bar_nobody(page: Page, somebody_else: Somebody) -> None:
    link = open_table(page)
    page.get_by_text("For those who only watch").click()
    bars_nobody(page)
    page.get_by_role("button", name="Close the table").click()
    bars_nobody(page)
    guest = somebody_else(viewport=PHONE)
    guest.goto(link)
    expect(guest.get_by_role("button", name="Sit down", exact=True)).to_be_visible()
    bars_nobody(guest)
    assert small_targets(guest) == []


@pytest.mark.parametrize("path", HEADINGS)
def test_pages_fit_a_small_phone_and_bar_nobody(somebody_else: Somebody, watch: Watch, path: str) -> None:
    """The phone grows to a window for the second: loading each page anew took most of the time."""
    allow_what_is_missing(watch, path)
    page = somebody_else(viewport=PHONE, has_touch=True)
    with then_quiet(page):
        show(page, path)
    for language in (*LANGUAGES[1:], LANGUAGES[0]):
        change_language(page, language)
        assert (language, fits_a_hand(page)) == (language, [])
        main = page.locator(".button:visible").evaluate_all(
            "(all) => all.map((one) => one.getBoundingClientRect()).map((box) => Math.min(box.width, box.height))"
        )
        assert min(main) >= MAIN_TARGET
    on_phone, on_desktop = looks_of([*HEADINGS].index(path))
    bars_nobody(page, on_phone)
    resize(page, DESKTOP)
    bars_nobody(page, on_desktop)


@pytest.mark.parametrize("name", STATES)
def test_what_is_seldom_seen_bars_nobody(somebody_else: Somebody, home: Server, name: str) -> None:
    """On a small phone, and then on a window that has grown, for most of the time goes into bringing it about."""
    page = somebody_else(base_url=home.url, viewport=PHONE, has_touch=True)
    on_phone, on_desktop = looks_of([*STATES].index(name))
    STATES[name](page, home)
    bars_nobody(page, on_phone)
    least = TOUCH_TARGET if name in TABLE else LEAST_TARGET
    assert fits_a_hand(page, least) == []
    for language in LANGUAGES[1:]:
        change_language(page, language)
        assert (language, fits_a_hand(page, least)) == (language, [])
    with then_quiet(page):  # parts of the wide layout are loaded now
        resize(page, DESKTOP)
    bars_nobody(page, on_desktop)


def test_dead_links_are_told_to_everybody(somebody_else: Somebody, watch: Watch) -> None:
    watch.expect("404")
    page = somebody_else(viewport=PHONE, has_touch=True)
    for path, language, look in zip(DEAD, itertools.cycle(LANGUAGES), itertools.cycle(LOOKS), strict=False):
        settle(page, f"/{path}/{TOKEN}")
        change_language(page, language)
        assert len(page.get_by_role("main").inner_text()) > 40, "it is said in a sentence"
        bars_nobody(page, [look])
        assert (path, language, fits_a_hand(page)) == (path, language, [])

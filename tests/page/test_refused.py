"""Storage, service workers or cookies refused: the page opens, and what cannot work says so."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, Playwright, expect

from tests.page.building import UI
from tests.page.conftest import Watch
from tests.page.refusing import NOTHING_KEPT, drop_cookies

KEEPING = re.compile(r"\b(localStorage|sessionStorage|indexedDB|document\.cookie|navigator\.serviceWorker)\b")
WHO_MAY = {"storage.ts", "worker.ts"}
"""Files of the page that read what may throw, and catch it."""


def test_one_file_knows_where_the_browser_keeps_things() -> None:
    """Any other would have to catch what reading them throws."""
    sources = [path for path in (UI / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
    others = [path for path in sources if ".test." not in path.name and path.name not in WHO_MAY]
    assert len(others) > 200
    assert [path.name for path in others if KEEPING.search(path.read_text("utf-8"))] == []


def test_one_plays_in_a_browser_that_keeps_nothing(page: Page) -> None:
    page.add_init_script(NOTHING_KEPT)
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url(re.compile(r"/games/\w+$"))
    expect(page.locator("svg.board")).to_be_visible()
    page.goto("/settings")
    expect(page.get_by_text("This browser keeps nothing for this page")).to_be_visible()
    page.get_by_role("radio", name="Dark").check()  # it holds as long as the page is open
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_role("link", name="Utopia", exact=True).click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_without_cookies_one_reads_and_is_told_what_to_allow(
    page: Page, somebody_else: Callable[..., Page], playwright: Playwright, watch: Watch
) -> None:
    watch.expect("403|401")
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url(re.compile(r"/games/\w+$"))
    nobody = somebody_else(service_workers="block")
    watch.expect("Service Worker registration blocked")
    drop_cookies(nobody.context, playwright.request)
    nobody.goto("/")
    nobody.get_by_role("button", name="Play now").click()
    expect(nobody.get_by_role("alert")).to_contain_text("allow cookies for this page, then reload it")
    nobody.get_by_role("link", name="Rules").first.click()
    expect(nobody.get_by_role("heading", level=1)).to_be_visible()
    assert "out of date" not in nobody.inner_text("body")
    assert nobody.context.cookies() == []

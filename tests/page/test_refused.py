"""Storage, service workers or cookies refused: the page opens, and what cannot work says so."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Playwright, expect

from tests.page.around import visitors
from tests.page.building import UI
from tests.page.conftest import Watch
from tests.page.refusing import NOTHING_KEPT, drop_cookies
from tests.server.conftest import Server
from tests.server.lobby.opening import BOT, ME, opened

ONLY_WATCHED = "Without cookies you can only watch: to play, chat or keep notes, allow them"
KEEPING = re.compile(r"\b(localStorage|sessionStorage|indexedDB|document\.cookie|navigator\.serviceWorker)\b")
WHO_MAY = {"storage.ts", "worker.ts"}
"""Files of the page that read what may throw, and catch it."""


def test_one_file_knows_where_the_browser_keeps_things() -> None:
    """Any other would have to catch what reading them throws."""
    sources = [path for path in (UI / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
    others = [path for path in sources if ".test." not in path.name and path.name not in WHO_MAY]
    assert len(others) > 200
    assert [path.name for path in others if KEEPING.search(path.read_text("utf-8"))] == []


@pytest.mark.full
def test_one_plays_in_a_browser_that_keeps_nothing(somebody_else: Callable[..., Page]) -> None:
    page = somebody_else(service_workers="allow")
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


@pytest.mark.full
def test_without_cookies_one_reads_and_is_told_what_to_allow(
    page: Page, somebody_else: Callable[..., Page], playwright: Playwright, watch: Watch
) -> None:
    watch.expect("401")
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url(re.compile(r"/games/\w+$"))
    nobody = without_cookies(somebody_else, playwright, watch)
    nobody.goto("/")
    nobody.get_by_role("button", name="Play now").click()
    expect(nobody.get_by_role("alert")).to_contain_text("allow cookies for this page, then reload it")
    nobody.get_by_role("link", name="Rules", exact=True).first.click()
    expect(nobody.get_by_role("heading", level=1)).to_be_visible()
    assert "out of date" not in nobody.inner_text("body")
    assert nobody.context.cookies() == []


def without_cookies(somebody_else: Callable[..., Page], playwright: Playwright, watch: Watch) -> Page:
    """Somebody whose browser sends no cookies: what they change is refused."""
    watch.expect("403")
    nobody = somebody_else()
    drop_cookies(nobody.context, playwright.request)
    return nobody


def test_without_cookies_one_watches_by_a_link(
    server: Server, somebody_else: Callable[..., Page], playwright: Playwright, watch: Watch
) -> None:
    """They wait for the game, see it go on and look back; one sentence says what does not work."""
    nobody = without_cookies(somebody_else, playwright, watch)
    with visitors(server) as visit:
        host = visit()
        table = opened(host, ME, BOT, BOT, pace=0, hold=True)
        link = host.post(f"/api/tables/{table['id']}/links", {"purpose": "watch"}).json()["links"]["watch"]
        query = f"?watch={link.removeprefix('/join/')}"
        nobody.goto(link)
        nobody.get_by_role("button", name="Watch", exact=True).click()
        nobody.wait_for_url(f"**/tables/{table['id']}{query}")
        assert host.post(f"/api/tables/{table['id']}/start", {}).status_code == 200
    nobody.wait_for_url(f"**/games/{table['id']}{query}")
    expect(nobody.locator("svg.board")).to_be_visible()
    said = nobody.get_by_role("status").filter(has_text=ONLY_WATCHED)
    expect(said).to_be_visible()
    said.get_by_role("button").click()
    expect(said).to_have_count(0)
    nobody.reload()
    expect(nobody.locator("svg.board")).to_be_visible()
    expect(said).to_be_visible()
    nobody.goto(f"/games/{table['id']}/replay{query}")
    expect(nobody.locator("svg.board")).to_be_visible()
    nobody.get_by_role("link", name="To the table").click()
    nobody.wait_for_url(f"**/games/{table['id']}{query}")
    assert nobody.context.cookies() == []


@pytest.mark.full
def test_without_cookies_one_watches_what_the_lobby_shows(
    server: Server, somebody_else: Callable[..., Page], playwright: Playwright, watch: Watch
) -> None:
    nobody = without_cookies(somebody_else, playwright, watch)
    with visitors(server) as visit:
        opened(visit(), ME, BOT, terms={"listed": True, "watchable": True, "delay": 60})
    nobody.goto("/lobby")
    nobody.get_by_role("button", name=re.compile("^Watch")).first.click()
    nobody.wait_for_url(re.compile(r"/games/\w+$"))
    expect(nobody.locator("svg.board")).to_be_visible()
    expect(nobody.get_by_text(ONLY_WATCHED)).to_be_visible()
    expect(nobody.get_by_text("You are watching with a delay of")).to_be_visible()

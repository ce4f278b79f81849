"""Settings, my games, and what is there when something is not."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import Watch
from tests.page.test_looks import HEADINGS
from tests.server.conftest import NO_BOTS, Server

MakeServer = Callable[..., Server]
Somebody = Callable[..., Page]
WORKER = """
new Promise((here, missed) => {
  setTimeout(missed, 15000, new Error('no service worker'))
  if (navigator.serviceWorker.controller) here()
  else navigator.serviceWorker.addEventListener('controllerchange', () => here())
})
"""
"""Until the service worker has kept the shell and answers for the server."""


def test_every_page_opens(somebody_else: Somebody, watch: Watch) -> None:
    """With its heading, and nothing is logged; ``test_looks`` examines each."""
    watch.expect("status of 404")  # of the page that there is not
    page = somebody_else(service_workers="allow")
    for path, heading in HEADINGS.items():
        page.goto(path)
        expect(page.get_by_role("heading", name=heading, level=1)).to_be_visible()


def test_settings_are_kept(page: Page) -> None:
    page.goto("/settings")
    page.get_by_role("textbox", name="Your name").fill("Noor")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("button", name="Saved")).to_be_visible()
    page.get_by_role("radio", name="Dark").check()
    page.get_by_role("radio", name="Calm").check()
    page.get_by_role("radio", name="4 seconds").check()
    page.get_by_role("switch", name="Sounds").uncheck()
    page.reload()
    expect(page.get_by_role("textbox", name="Your name")).to_have_value("Noor")
    root = page.locator("html")
    assert (root.get_attribute("data-theme"), root.get_attribute("data-motion")) == ("dark", "calm")
    expect(page.get_by_role("radio", name="4 seconds")).to_be_checked()
    expect(page.get_by_role("switch", name="Sounds")).not_to_be_checked()


@pytest.mark.full
def test_a_look_is_there_before_anything_is_drawn(page: Page) -> None:
    """The page is never light first and dark then."""
    page.add_init_script(
        "localStorage.setItem('theme', 'dark'); new MutationObserver(() => {"
        "  if (document.body) globalThis.first ??= document.documentElement.dataset.theme ?? 'none'"
        "}).observe(document, { childList: true, subtree: true })"
    )
    page.goto("/settings")
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
    assert page.evaluate("globalThis.first") == "dark"


@pytest.mark.full
def test_the_systems_look_is_followed_while_the_page_is_open(page: Page) -> None:
    page.goto("/settings")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


@pytest.mark.full
def test_no_games_yet_leads_to_the_start(page: Page) -> None:
    page.goto("/games")
    expect(page.get_by_role("main")).to_contain_text("You have not played yet.")
    page.get_by_role("link", name="To the start page").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


@pytest.mark.full
def test_an_address_of_nothing_says_so(page: Page, watch: Watch) -> None:
    watch.expect("status of 404")
    page.goto("/nowhere/at-all")
    expect(page.get_by_role("heading", name="Nothing here")).to_be_visible()
    page.get_by_role("link", name="To the start page").click()
    expect(page).to_have_title("Utopia")


def test_links_move_the_focus_and_back_goes_back(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name="Settings").click()
    expect(page.get_by_role("heading", name="Settings", level=1)).to_be_focused()
    page.go_back()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


@pytest.mark.full
def test_a_menu_scrolls_within_a_low_window(page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 320})
    page.goto("/settings")
    page.get_by_role("button", name="Menu", exact=True).click()
    last = page.get_by_role("menuitemradio", name="Deutsch")
    expect(last).not_to_be_in_viewport()
    page.keyboard.press("End")
    expect(last).to_be_focused()
    expect(last).to_be_in_viewport(ratio=0.9)


@pytest.mark.full
def test_the_skip_link_skips(page: Page) -> None:
    page.goto("/settings")
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Settings", level=1)).to_be_focused()


@pytest.fixture
def mortal(make_server: MakeServer) -> Server:
    """A server that may be killed."""
    return make_server(first=NO_BOTS)


@pytest.mark.full
def test_without_the_server_the_page_opens_and_says_so(somebody_else: Somebody, mortal: Server, watch: Watch) -> None:
    page = somebody_else(service_workers="allow")
    page.goto(f"{mortal.url}/")
    page.evaluate(WORKER)
    mortal.kill()
    watch.expect("ERR_CONNECTION_REFUSED|ERR_FAILED|could not be loaded")
    page.reload()
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("alert").first).to_contain_text("The server cannot be reached")
    page.goto(f"{mortal.url}/games")
    expect(page.get_by_role("alert").first).to_contain_text("The server cannot be reached")

    mortal.start()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.get_by_role("main")).to_contain_text("You have not played yet.")


@pytest.mark.full
def test_the_worker_keeps_the_shell_and_nothing_else(somebody_else: Somebody) -> None:
    page = somebody_else(service_workers="allow")
    page.goto("/")
    page.evaluate(WORKER)
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/games/*")
    kept = page.evaluate(
        "(async () => { const all = await Promise.all((await caches.keys()).map(async (name) =>"
        " (await (await caches.open(name)).keys()).map((one) => new URL(one.url).pathname))); return all.flat() })()"
    )
    assert "/" in kept
    assert [path for path in kept if path.startswith(("/api", "/ws"))] == []


@pytest.mark.full
def test_it_can_be_installed(page: Page) -> None:
    page.goto("/")
    manifest = page.request.get("/manifest.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    icons = manifest.json()["icons"]
    assert {icon.get("purpose", "any") for icon in icons} == {"any", "maskable"}
    assert all(page.request.get(icon["src"]).ok for icon in icons)

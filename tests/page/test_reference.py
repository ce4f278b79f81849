"""The page that describes the interface: found, linked, unfolded, in every language; by keyboard and on a phone."""

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import PHONE
from tests.page.examining import overflow, small_targets, violations

MOVES = "post-games-game_id-moves"


def examine(page: Page) -> None:
    page.wait_for_load_state("networkidle")
    assert violations(page) == []
    assert small_targets(page) == []
    assert overflow(page) <= 0


@pytest.mark.full
def test_an_endpoint_is_found_unfolded_and_linked(page: Page) -> None:
    page.goto("/api/docs")
    page.get_by_role("searchbox").fill("POST moves idempotency")
    expect(page.get_by_role("status").filter(has_text="One endpoint")).to_be_visible()
    page.keyboard.press("Tab")
    page.locator(f"#{MOVES} > summary").press("Enter")
    inside = page.locator(f"#{MOVES}")
    expect(inside.get_by_text("the move is on disk by then")).to_be_visible()
    expect(inside.get_by_text("curl -X POST")).to_contain_text("/api/games/GAME/moves")
    expect(inside.get_by_role("rowheader", name="version").first).to_be_visible()
    expect(inside.get_by_text('"choices": [').first).to_be_visible()
    inside.locator("summary").filter(has_text="401").click()
    expect(inside.get_by_text("problem-token-revoked")).to_be_visible()
    examine(page)
    inside.get_by_role("link", name="Link to POST").click()
    expect(page).to_have_url(f"/api/docs#{MOVES}")


@pytest.mark.full
def test_who_follows_a_link_is_led_there(page: Page) -> None:
    page.goto(f"/api/docs#{MOVES}")
    expect(page.locator(f"#{MOVES}")).to_have_attribute("open", "")
    expect(page.locator(f"#{MOVES} > summary")).to_be_focused()
    expect(page.locator(f"#{MOVES} > summary")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("nothing of the kind")
    expect(page.get_by_text("No endpoint fits")).to_be_visible()
    page.get_by_role("searchbox").press("Escape")
    page.get_by_role("switch", name="Only endpoints that a token can use").click()
    expect(page.locator("#get-account")).to_have_count(0)
    expect(page.locator("#get-games")).to_be_visible()
    page.get_by_role("link", name="people").click()
    expect(page.locator("#people")).to_be_in_viewport()


@pytest.mark.full
def test_the_websocket_stands_there_too(page: Page) -> None:
    page.goto("/api/docs#socket-ws-games-game_id")
    socket = page.locator("#socket-ws-games-game_id")
    expect(socket.get_by_text('"type": "play"')).to_be_visible()
    expect(socket.get_by_role("heading", name="What the server says")).to_be_visible()
    expect(socket.get_by_text("1012")).to_be_visible()
    socket.locator("summary").filter(has_text="RoomMessage").click()
    expect(socket.get_by_text("Who is here. Comes first")).to_be_visible()


@pytest.mark.full
def test_on_a_phone_in_another_language(page: Page) -> None:
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    page.add_init_script("localStorage.setItem('language', 'de')")
    page.goto(f"/api/docs#{MOVES}")
    expect(page.get_by_role("heading", name="Anfrage")).to_be_visible()
    expect(page.locator(f"#{MOVES}").get_by_text("Make a move")).to_have_attribute("lang", "en")
    examine(page)


@pytest.mark.full
def test_programs_lead_there(page: Page) -> None:
    page.goto("/account/programs")
    page.locator('a[href="/api/docs"]').click()
    expect(page.get_by_role("heading", name="API reference")).to_be_visible()

"""The privacy page: reached from everywhere, true of this server and of this browser."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import PHONE

PASSING = {"lasts"}
"""Kept for no longer than a moment."""


def test_the_foot_of_the_page_leads_to_what_is_stored(page: Page) -> None:
    page.goto("/settings")
    page.get_by_role("radio", name="Dark").check()
    page.locator("footer").get_by_role("link", name="Privacy").click()
    expect(page.get_by_role("heading", name="Privacy", level=1)).to_be_visible()
    told = page.get_by_role("main")
    expect(told).to_contain_text("Until your browser has not been here for 400 days")
    expect(told).to_contain_text("365 days, once the game is over")
    expect(told).not_to_contain_text("mail server")  # this one sends none
    names = {code.inner_text() for code in page.locator("code").all()}
    assert {str(cookie.get("name")) for cookie in page.context.cookies()} <= names
    kept = page.evaluate("[...Object.keys(localStorage), ...Object.keys(sessionStorage)]")
    assert "theme" in kept
    assert set(kept) - PASSING <= names


@pytest.mark.parametrize("has_docs", [True, False])
def test_the_foot_leads_to_the_documentation_where_there_is_one(page: Page, has_docs: bool) -> None:
    site = {"name": "Utopia", "imprint": False, "imprint_url": None, "imprint_text": None}
    page.route("**/api/site", lambda route: route.fulfill(json={**site, "https": False, "documentation": has_docs}))
    page.route(
        "**/docs", lambda route: route.fulfill(body="<h1>Utopia: the documentation</h1>", content_type="text/html")
    )
    page.goto("/")
    foot = page.get_by_role("contentinfo", name="About this server")
    expect(foot.get_by_role("link", name="Privacy")).to_be_visible()
    link = foot.get_by_role("link", name="Documentation")
    if has_docs:
        link.click()
        expect(page.get_by_role("heading", name="Utopia: the documentation")).to_be_visible()
    else:
        expect(link).to_have_count(0)


def test_it_leads_to_export_and_deletion_and_back(page: Page) -> None:
    page.goto("/privacy")
    page.get_by_role("link", name="Your data").click()
    expect(page.get_by_role("heading", name="Account", level=1)).to_be_visible()
    page.get_by_role("link", name="What is stored, and for how long").first.click()
    expect(page.get_by_role("heading", name="Who receives it")).to_be_visible()


@pytest.mark.full
@pytest.mark.parametrize("language", ["de", "fr", "it"])
def test_every_sentence_is_there_in_every_language(page: Page, language: str) -> None:
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    page.add_init_script(f"localStorage.setItem('language', '{language}')")
    page.goto("/privacy")
    expect(page.locator("code").first).to_be_visible()
    text = page.get_by_role("main").inner_text()
    assert not re.search(r"⟨|\bday|\{", text)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]

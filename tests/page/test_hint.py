"""The hint: what a strong bot would do, shown on the board and said with its reasons, and not done."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.page.clicking import Clicker
from tests.page.playing import join, open_table, send
from tests.page.wire import Wire

WAKING = 90_000
"""Milliseconds: the first time ever the bots compile their code."""


@pytest.mark.full
def test_a_hint_is_shown_and_gone_with_the_next_move(page: Page) -> None:
    game = open_table(page.context, "greedy", "greedy")["id"]
    wire = Wire(page)
    page.goto(f"/games/{game}")
    version = wire.wait_for_view()["version"]
    button, note = page.get_by_role("button", name="Hint", exact=True), page.locator(".hint")
    for _ in range(WAKING // 2000):
        button.click()
        page.wait_for_timeout(2000)
        if note.count():
            break
    expect(note).to_contain_text("The Architect would play")
    expect(note.locator("ol li")).to_contain_text("Ann takes the ")
    expect(note.locator("ul li").first).not_to_be_empty()
    assert "⟨" not in note.inner_text(), "every message has words"
    hint = next(message for message in wire.messages if message["type"] == "hint" and not message["refusal"])
    assert hint["codes"][0] in wire.view["choices"]
    assert (wire.view["version"], wire.view["deciding"]) == (version, [0]), "nothing was done"
    assert page.locator(".place-of-board .targets .lit").count() == 1, "the one district glows"
    page.keyboard.press("Escape")
    expect(note).to_be_hidden()
    page.keyboard.press("i")
    expect(note).to_be_visible()
    Clicker(page).enter()
    expect(note).to_be_hidden()


@pytest.mark.full
def test_with_other_people_there_is_no_hint(page: Page, somebody_else: Callable[..., Page]) -> None:
    table = open_table(page.context, "friend", "greedy")
    join(somebody_else().context, table)
    send(page.context, "POST", f"/api/tables/{table['id']}/start")
    page.goto(f"/games/{table['id']}")
    expect(page.locator("svg.board")).to_be_visible()
    expect(page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)


@pytest.mark.full
def test_at_a_shared_device_a_hint_is_for_who_sits_there(page: Page) -> None:
    game = open_table(page.context, "device Lin")["id"]
    wire = Wire(page)
    page.goto(f"/games/{game}")
    wire.wait_for_view()
    button = page.get_by_role("button", name="Hint", exact=True)
    expect(button).to_be_visible()
    expect(button).not_to_have_attribute("aria-disabled", "true")

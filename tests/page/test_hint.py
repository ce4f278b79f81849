"""The hint: what a strong bot would do, shown on the board and said with its reasons, and not done."""

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.page.playing import join, open_table, send
from tests.page.wire import JSON, Wire

WAKING = 90
"""Seconds: the first time ever the bots compile their code."""


@pytest.mark.full
def test_a_hint_is_shown_and_gone_with_the_next_move(page: Page) -> None:
    game = open_table(page.context, "greedy", "greedy")["id"]
    wire = Wire(page)
    page.goto(f"/games/{game}")
    version = wire.wait_for_view()["version"]
    button, note = page.get_by_role("button", name="Hint", exact=True), page.locator(".hint")
    ask_until_told(wire, button)
    expect(note).to_contain_text("The Architect would play")
    expect(note.locator("ol li")).to_contain_text("Ann takes the ")
    expect(note.locator("ul li").first).not_to_be_empty()
    assert "⟨" not in note.inner_text(), "every message has words"
    hint = next(message for message in wire.messages if message.get("type") == "hint" and not message["refusal"])
    assert hint["codes"][0] in wire.view["choices"]
    assert (wire.view["version"], wire.view["deciding"]) == (version, [0]), "nothing was done"
    expect(page.locator(".place-of-board .targets .lit")).to_have_count(1)  # the one district glows
    assert_uncovered_menu(page)
    page.keyboard.press("Escape")
    expect(note).to_be_hidden()
    page.keyboard.press("i")
    expect(note).to_be_visible()
    note.get_by_role("button", name="Play it").click()
    expect(note).to_be_hidden()
    wire.wait(lambda: wire.view["version"] > version, "what the hint said")
    assert (wire.view["deciding"], wire.view["can_take_back"]) == ([0], True), "it is done, and may be taken back"


def assert_uncovered_menu(page: Page) -> None:
    """The menu lies over the note."""
    page.set_viewport_size({"width": 1280, "height": 800})
    page.get_by_role("button", name="Menu", exact=True).click()
    expect(page.get_by_role("menuitem").first).to_be_visible()
    for item in page.get_by_role("menuitem").all():
        item.click(trial=True)
    page.keyboard.press("Escape")


def ask_until_told(wire: Wire, button: Locator) -> None:
    """As soon as the bots are awake."""

    def answers() -> list[JSON]:
        return [message for message in wire.messages if message.get("type") == "hint"]

    last = time.monotonic() + WAKING
    while not (told := answers()) or told[-1]["refusal"]:
        assert time.monotonic() < last, told
        button.click()
        wire.wait(lambda told=told: len(answers()) > len(told), "an answer")
        button.page.wait_for_timeout(500)


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

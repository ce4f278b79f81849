"""The analysis of a finished game: one click from its end, on the board and in words, for everybody."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import PHONE
from tests.page.examining import bars_nobody, fits_a_hand, violations
from tests.page.playing import send
from tests.server.programs.test_records import played_elsewhere
from utopia.notation.record import record_text

LONG = 240_000
"""Milliseconds for the analysis of a short game on a busy machine."""


def finished(page: Page) -> str:
    """The id of a short game that is over."""
    return str(send(page.context, "POST", "/api/me/records", {"record": record_text(played_elsewhere())})["game"])


@pytest.mark.full
def test_what_decided_a_game_is_shown(page: Page, somebody_else: Callable[..., Page]) -> None:
    game = finished(page)
    page.goto(f"/games/{game}/replay")
    page.get_by_role("link", name="Analyse").click()
    page.wait_for_url("**/analysis")
    expect(page.get_by_role("progressbar")).to_be_visible()
    expect(page.get_by_role("heading", name="The three decisions that cost you most")).to_be_visible(timeout=LONG)
    expect(page.get_by_role("progressbar")).to_have_count(0)
    expect(page.get_by_text("won, above all")).to_be_visible()
    bars_nobody(page)
    assert fits_a_hand(page) == []
    leads_to_moments(page)
    shows_a_better_plan(page)
    phone = somebody_else(viewport=PHONE, storage_state=page.context.storage_state())
    phone.goto(f"/games/{game}/analysis")
    expect(phone.get_by_role("heading", name="Luck and choices")).to_be_visible()
    assert violations(phone) == []
    assert fits_a_hand(phone) == []


def leads_to_moments(page: Page) -> None:
    """By mouse and by keyboard, and the curve follows the board."""
    curve = page.locator("svg[role=slider]")
    moment = page.get_by_role("slider", name="Replay")
    curve.click(position={"x": 200, "y": 80})
    there = moment.input_value()
    assert int(there) > 0
    curve.press("Home")
    first = moment.input_value()
    assert int(first) < int(there)
    curve.press("End")
    assert int(moment.input_value()) > int(there)
    page.get_by_text("As a table").click()
    expect(page.get_by_role("row").filter(has_text="Result")).to_contain_text("100%")


def shows_a_better_plan(page: Page) -> None:
    costly = page.get_by_role("listitem").filter(has=page.get_by_role("button", name="Play it out")).first
    costly.get_by_role("button", name="Show on the board").click()
    expect(costly).to_have_attribute("aria-current", "true")
    costly.get_by_role("button", name="Play it out").click()
    expect(costly).to_have_attribute("aria-current", "true")

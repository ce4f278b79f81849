"""On request the turn that ended last is drawn on the board for everybody at the table, until the next decision."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.page.clicking import Clicker
from tests.page.conftest import PHONE
from tests.page.examining import bars_nobody, fits_a_hand
from tests.page.playing import begin, join, open_table, watch_link

pytestmark = pytest.mark.full


def test_who_watches_sees_how_it_went(page: Page, somebody_else: Callable[..., Page]) -> None:
    friend, watcher = somebody_else(), somebody_else(viewport=PHONE, has_touch=True)
    table = open_table(page.context, "friend")
    join(friend.context, table)
    url = begin(page.context, table)
    watcher.goto(watch_link(page.context, table))
    watcher.get_by_role("button", name="Watch").or_(watcher.locator("svg.board")).first.wait_for()
    if watcher.locator("svg.board").count() == 0:
        watcher.get_by_role("button", name="Watch").click()
    page.goto(url)
    Clicker(page).enter()
    page.get_by_role("button", name="End turn").click()
    expect(watcher.locator(".prince")).to_have_count(1)
    watcher.get_by_role("button", name="Menu").click()
    watcher.get_by_role("menuitem", name="Show the last turn").or_(
        watcher.get_by_role("button", name="Show the last turn")
    ).first.click()
    shown = watcher.get_by_role("region", name="Show the last turn")
    expect(shown).to_contain_text("placed a")
    expect(watcher.locator("svg.board .turn circle")).to_have_count(2)
    assert fits_a_hand(watcher) == []
    friend.goto(url)
    Clicker(friend).enter()
    expect(shown).to_have_count(0)
    expect(watcher.locator("svg.board .turn")).to_have_count(0)
    page.get_by_role("button", name="Show the last turn").click()
    mine = page.get_by_role("region", name="Show the last turn")
    expect(mine).to_contain_text("Ann")
    bars_nobody(page)
    page.get_by_role("button", name="Show the last turn").click()
    expect(mine).to_have_count(0)

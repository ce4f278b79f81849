"""Profiles, the ranking and what a game has brought, in real browsers."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.page.around import be
from tests.page.conftest import PHONE, Watch
from tests.page.examining import overflow, small_targets, violations
from tests.page.switching import turn_and_keep
from tests.server.conftest import Server, Visitor, make_visitor
from tests.server.people.playing import accounts, profile, short_game

__all__ = ["make_visitor"]


def examine(page: Page) -> None:
    """What every page must stand."""
    page.wait_for_load_state("networkidle")
    assert violations(page) == []
    assert small_targets(page) == []
    assert overflow(page) <= 0


@pytest.mark.full
def test_a_rated_game_is_seen_at_its_end_in_the_profile_and_in_the_ranking(
    server: Server,
    make_visitor: Callable[[Server], Visitor],
    page: Page,
    somebody_else: Callable[..., Page],
) -> None:
    ada, bob = accounts(lambda: make_visitor(server), "Ada", "Bob")
    game = short_game([ada, bob], rated=True)
    be(page.context, ada)
    page.goto(f"/games/{game}")
    brought = page.locator(".brought")
    expect(brought.get_by_text("Landfall")).to_be_visible()
    brought.get_by_role("link", name=", was 1500").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ada")
    points = profile(ada)["ratings"][0]["points"]
    expect(page.get_by_role("region", name="2 players")).to_contain_text(f"{points} ± ")
    expect(page.get_by_role("img", name="Rating with 2 players: from 1500")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="Landfall")).to_be_visible()
    examine(page)
    page.get_by_role("main").get_by_role("link", name="Ranking").click()
    page.get_by_role("radio", name="2", exact=True).check()
    expect(page.get_by_text("9 more rated games, and you are ranked.")).to_be_visible()
    examine(page)
    check_what_others_see(page, somebody_else(viewport=PHONE, has_touch=True), profile(ada)["id"])


def check_what_others_see(page: Page, other: Page, id_: str) -> None:
    """Nobody sees the games before their player says so."""
    other.goto(f"/people/{id_}")
    expect(other.get_by_text("This player shows finished games to nobody.")).to_be_visible()
    page.goto("/people/me")
    turn_and_keep(page.get_by_role("switch", name="Show my games to everybody"))
    other.reload()
    expect(other.get_by_text("Somebody")).to_be_visible()
    expect(other.get_by_role("switch")).to_have_count(0)
    other.get_by_label("How they ended", exact=True).select_option("Place 5")
    expect(other.get_by_text("No games found.")).to_be_visible()
    examine(other)


@pytest.mark.full
def test_guests_are_told_how_to_have_a_profile(page: Page, watch: Watch) -> None:
    watch.expect("401|404")
    page.goto("/people/me")
    expect(page.get_by_role("main").get_by_role("link", name="Account")).to_be_visible()
    page.goto("/people/nobody")
    expect(page.get_by_text("There is no player at this address.")).to_be_visible()
    examine(page)

"""Several people at one table, each with their own browser, and somebody who looks on."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.page.clicking import Clicker
from tests.page.conftest import PHONE
from tests.page.playing import JSON, begin, join, open_table, play_until, two_at_a_table, watch_link
from tests.page.wire import Wire

Somebody = Callable[..., Page]


def hands_in(wire: Wire) -> set[int]:
    """Seats whose hands or hidden discards were in anything that this page heard."""
    return {
        seat
        for view in wire.views
        for seat, player in enumerate(view["players"])
        if any(player["hand"] or []) or any(player["chosen"] or [])
    }


def test_a_move_is_tentative_for_the_others_until_the_turn_ends(page: Page, somebody_else: Somebody) -> None:
    friend, spectator = somebody_else(viewport=PHONE, has_touch=True), somebody_else()
    table = open_table(page.context, "friend")
    join(friend.context, table)
    link = watch_link(page.context, table)
    url = begin(page.context, table)
    for one in (page, friend):
        one.goto(url)
    spectator.goto(link)
    spectator.get_by_role("button", name="Watch", exact=True).click()
    for one in (page, friend, spectator):
        expect(one.locator("svg.board")).to_be_visible()

    Clicker(page).enter()
    for one in (friend, spectator):
        expect(one.locator(".prince.tentative")).to_have_count(1)
    expect(page.locator(".prince.tentative")).to_have_count(0)
    page.get_by_role("button", name="Undo", exact=True).click()
    for one in (page, friend, spectator):
        expect(one.locator(".prince")).to_have_count(0)

    Clicker(page).enter()
    page.get_by_role("button", name="End turn").click()
    for one in (friend, spectator):
        expect(one.locator(".prince")).to_have_count(1)
        expect(one.locator(".prince.tentative")).to_have_count(0)
    expect(spectator.locator(".prompt h2")).to_contain_text("Ben")
    Clicker(friend, touch=True).enter()
    for one in (page, spectator):
        expect(one.locator(".prince.tentative")).to_have_count(1)


@pytest.mark.full
def test_who_is_here_is_seen(page: Page, somebody_else: Somebody) -> None:
    friend = somebody_else()
    url = two_at_a_table(page, friend)
    wire = Wire(page)
    page.goto(url)
    friend.goto(url)

    def is_here(wanted: bool) -> bool:
        rooms = [one for one in wire.messages if one["type"] == "room"]
        return bool(rooms) and rooms[-1]["sitting"][1]["here"] is wanted

    wire.wait(lambda: is_here(True), "Ben to be here")
    friend.close()
    wire.wait(lambda: is_here(False), "Ben to have gone")


@pytest.mark.full
def test_nobody_gets_the_hands_of_others(page: Page, somebody_else: Somebody) -> None:
    friend, spectator = somebody_else(), somebody_else()
    table = open_table(page.context, "friend")
    join(friend.context, table)
    link = watch_link(page.context, table)
    url = begin(page.context, table)
    spectator.goto(link)
    spectator.get_by_role("button", name="Watch", exact=True).click()
    spectator.wait_for_url(f"**{url}")
    pages: list[Page] = [page, friend, spectator]
    wires = [Wire(one) for one in pages]
    for one, wire in zip(pages, wires, strict=True):
        one.goto(url)
        wire.wait_for_view()

    def has_played_cards(view: JSON) -> bool:
        return bool(view["round"] == 3)

    play_until([(page.context, 0), (friend.context, 1)], page.url, has_played_cards)
    for wire in wires:
        wire.wait(lambda wire=wire: wire.view["round"] == 3, "round 3")
    assert [hands_in(wire) for wire in wires] == [{0}, {1}, set()]

"""Clocks and leaving in browsers: one goes, the other decides, and the seat is taken back."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.page.clicking import Clicker
from tests.page.conftest import PHONE
from tests.page.examining import place_of, small_targets
from tests.page.playing import begin, join, open_table, send, two_at_a_table
from tests.server.conftest import Server

LIVE = {"kind": "live", "bank": 600, "increment": 15}
HAS_WAITED = """
from utopia.server.game.absence import Idlers
waited = Idlers._waited
Idlers._waited = lambda self, seat: waited(self, seat) + 425.0
"""
"""Seven minutes have passed already when somebody is to decide."""
Somebody = Callable[..., Page]
MakeServer = Callable[..., Server]

pytestmark = pytest.mark.full


def leave(page: Page) -> None:
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("menuitem", name="Time and leaving").click()
    page.get_by_role("button", name="Leave the game").click()
    page.get_by_role("dialog").get_by_role("button", name="Leave the game").last.click()


def test_one_leaves_the_other_chooses_a_bot_and_the_first_takes_the_seat_back(
    page: Page, somebody_else: Somebody
) -> None:
    friend = somebody_else(viewport=PHONE, has_touch=True)
    url = two_at_a_table(page, friend, terms={"tempo": LIVE})
    for one in (page, friend):
        one.goto(url)
        expect(one.locator("svg.board")).to_be_visible()
    expect(page.locator(".order .clock.runs")).to_have_count(1)

    board = place_of(page.locator("svg.board"))
    leave(page)
    page.wait_for_url("**/games")
    question = friend.get_by_role("region", name="Asked of the table").get_by_text("Ann left the game.")
    expect(question).to_be_visible()
    friend.get_by_role("button", name="Answer", exact=True).click()
    expect(friend.get_by_text("The game stops here, without a ranking")).to_be_visible()
    friend.get_by_role("button", name="A bot plays on").click()
    expect(question).to_have_count(0)

    page.goto(url)
    expect(page.get_by_role("button", name="Take my seat back")).to_be_visible()
    assert place_of(page.locator("svg.board")) == board  # it does not jump when the seat changes hands
    page.get_by_role("button", name="Take my seat back").click()
    expect(page.get_by_role("button", name="Take my seat back")).to_have_count(0)
    expect(page.get_by_role("button", name="Undo", exact=True)).to_be_visible()  # she plays again, and does not look on


def test_what_the_table_is_asked_covers_no_board_and_says_who_asks_and_whom_one_waits_for(
    page: Page, somebody_else: Somebody
) -> None:
    """On a small phone the map gives way to it as far as it must; the turn never does."""
    friend = somebody_else(viewport=PHONE, has_touch=True)
    url = two_at_a_table(page, friend, terms={"tempo": LIVE})
    for one in (page, friend):
        one.goto(url)
        expect(one.locator(".clock").first).to_be_visible()
        expect(one.locator("section.guide")).to_be_visible()  # it comes last
    before = place_of(page.locator("svg.board"))
    send(friend.context, "POST", f"/api{url}/votes", {"question": "pause"})
    for one, says in ((page, "Ben asks:"), (friend, "You ask:")):
        asked = one.get_by_role("region", name="Asked of the table")
        expect(asked).to_contain_text(says)
        box = place_of(asked)
        board = place_of(one.locator("svg.board"))
        apart = box["x"] >= board["x"] + board["width"] or box["y"] >= board["y"] + board["height"]
        assert apart, (box, board)
    assert place_of(page.locator("svg.board")) == before
    assert small_targets(friend) == []
    for button in friend.locator("footer button").all():
        expect(button).to_be_in_viewport(ratio=1)
    expect(friend.locator(".asked")).to_contain_text("Waiting for Ann. Decided in ")
    expect(page.locator(".asked")).to_contain_text("Your vote is needed.")


def test_on_a_phone_everybodys_clock_is_seen_and_the_title_has_one_line(page: Page, somebody_else: Somebody) -> None:
    friend = somebody_else(viewport=PHONE, has_touch=True)
    table = open_table(page.context, "friend", "greedy", "greedy", "greedy", terms={"tempo": LIVE})
    join(friend.context, table, "Bartholomew of the Quays")
    friend.goto(begin(page.context, table))
    expect(friend.locator(".cells .clock")).to_have_count(2)
    expect(friend.locator(".cells .clock.runs")).to_have_count(1)
    for clock in friend.locator(".cells .clock").all():
        assert clock.evaluate("one => one.scrollWidth <= one.closest('button').clientWidth")
    title = friend.locator("header .title")
    expect(title).to_contain_text("Ann")
    assert title.evaluate("one => one.getClientRects().length === 1 && one.clientHeight < 30")


def test_a_pause_stands_until_somebody_goes_on(page: Page, somebody_else: Somebody) -> None:
    friend = somebody_else()
    url = two_at_a_table(page, friend, terms={"tempo": LIVE})
    for one in (page, friend):
        one.goto(url)
        expect(one.locator("svg.board")).to_be_visible()
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("menuitem", name="Time and leaving").click()
    page.get_by_role("button", name="Ask for a pause").click()
    friend.get_by_role("button", name="Yes", exact=True).click()
    for one in (page, friend):
        expect(one.get_by_text("Paused. The clocks are stopped.")).to_be_visible()
        expect(one.locator(".order .clock.runs")).to_have_count(0)
    friend.get_by_role("button", name="Continue", exact=True).click()
    expect(page.locator(".order .clock.runs")).to_have_count(1)


def test_without_clocks_who_does_not_move_is_asked_about(make_server: MakeServer, somebody_else: Somebody) -> None:
    url = make_server(first=HAS_WAITED).url
    page, friend = somebody_else(base_url=url), somebody_else(base_url=url, viewport=PHONE, has_touch=True)
    game = two_at_a_table(page, friend)
    for one in (page, friend):
        one.goto(game)
        expect(one.locator("svg.board")).to_be_visible()
    expect(page.get_by_text("The table has been waiting for you for 7 minutes.")).to_be_visible()
    expect(friend.get_by_text("Ann has not moved for 7 minutes.")).to_be_visible()
    friend.get_by_role("button", name="Ask the table").click()
    expect(page.get_by_text("Make a move to keep it.")).to_be_visible()
    expect(page.get_by_role("button", name="I stay")).to_have_count(0)
    friend.get_by_role("button", name="Answer", exact=True).click()
    friend.get_by_role("button", name="A bot plays on").click()
    expect(page.get_by_role("button", name="Take my seat back")).to_be_visible()


def test_who_is_alone_ends_the_game_by_leaving(page: Page) -> None:
    table = open_table(page.context, "mason", terms={"tempo": LIVE})
    page.goto(f"/games/{table['id']}")
    expect(page.locator("svg.board")).to_be_visible()
    Clicker(page).enter()
    leave(page)
    page.wait_for_url("**/games")
    page.goto(f"/games/{table['id']}")
    expect(page.get_by_role("dialog").get_by_text("The game was ended")).to_be_visible()

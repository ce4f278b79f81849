"""Chat, notes and plans, in the browsers of those who sit at a table and of one who watches."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.page.clicking import Clicker
from tests.page.conftest import PHONE, Watch
from tests.page.playing import begin, join, open_table, send, two_at_a_table, watch_link
from tests.server.conftest import NO_BOTS, Server

pytestmark = pytest.mark.full

Somebody = Callable[..., Page]
OUTAGE = "WebSocket|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_FAILED|ERR_EMPTY_RESPONSE"
NOTE = "Ben hoards Maya cards"


def said(page: Page) -> Locator:
    """The lines that are seen."""
    return page.locator(".chat .text")


def say(page: Page, text: str) -> None:
    page.locator(".composer input").fill(text)
    page.keyboard.press("Enter")
    expect(page.locator(".composer input")).to_have_value("")


def test_players_and_a_spectator_talk_each_in_their_language(page: Page, somebody_else: Somebody) -> None:
    friend, watching = somebody_else(viewport=PHONE, has_touch=True, locale="de-DE"), somebody_else()
    table = open_table(page.context, "friend")
    join(friend.context, table)
    send(watching.context, "POST", f"/api{watch_link(page.context, table)}", {"name": "Eve"})
    url = begin(page.context, table)
    for one in (page, friend, watching):
        one.goto(url)
        expect(one.locator("svg.board")).to_be_visible()
    for one in (page, watching):
        one.get_by_role("button", name="Chat", exact=True).click()
    expect(page.get_by_role("tab", name="Chat")).to_have_attribute("aria-selected", "true")

    say(page, "see https://example.org <b>now</b>")
    page.get_by_role("button", name="Quick phrases").click()
    page.get_by_role("button", name="Well played!").click()
    expect(said(page)).to_have_text(["see https://example.org <b>now</b>", "Well played!"])
    assert page.locator(".chat a, .chat .text b").count() == 0, "text is text"

    friend.get_by_role("button", name="Chat, 2 ungelesen").click()
    expect(said(friend)).to_have_text(["see https://example.org <b>now</b>", "Gut gespielt!"])
    say(friend, "danke")
    expect(said(page)).to_have_count(3)
    friend.keyboard.press("Escape")
    say(page, "your turn soon")
    expect(friend.get_by_role("button", name="Chat, 1 ungelesen")).to_be_visible()

    say(watching, "Ann will win")
    expect(said(watching)).to_have_text(["Ann will win"])
    expect(said(page)).to_have_count(4)
    page.reload()
    page.get_by_role("button", name="Chat", exact=True).click()
    expect(said(page).last).to_have_text("your turn soon")


def test_a_line_is_taken_back_and_the_host_switches_chat_off(page: Page, somebody_else: Somebody) -> None:
    friend = somebody_else()
    url = two_at_a_table(page, friend)
    for one in (page, friend):
        one.goto(url)
        one.get_by_role("button", name="Chat", exact=True).click()
    say(friend, "oops")
    expect(said(page)).to_have_text(["oops"])
    friend.locator(".said").hover()
    friend.get_by_role("button", name="About this message").click()
    friend.get_by_role("button", name="Delete", exact=True).click()
    for one in (page, friend):
        expect(said(one)).to_have_text(["This message was deleted."])
    page.get_by_role("button", name="Switch chat off").click()
    expect(friend.locator(".composer")).to_contain_text("The host has switched chat off")
    expect(friend.locator(".composer input")).to_have_count(0)
    page.get_by_role("button", name="Switch chat on again").click()
    say(friend, "thanks")
    expect(said(page)).to_have_count(2)


def test_of_who_said_something_one_can_be_rid(page: Page, somebody_else: Somebody) -> None:
    friend = somebody_else()
    url = two_at_a_table(page, friend)
    for one in (page, friend):
        one.goto(url)
        one.get_by_role("button", name="Chat", exact=True).click()
    say(friend, "fool")
    page.locator(".said").hover()
    page.get_by_role("button", name="About this message").click()
    menu = page.locator(".chat .menu")
    menu.get_by_role("button", name="Report…", exact=True).click()
    page.get_by_label("What happened?", exact=True).fill("Calls me names")
    page.get_by_role("button", name="Send the report").click()
    page.get_by_role("button", name="Close", exact=True).last.click()
    menu.get_by_role("button", name="Block", exact=True).click()
    expect(said(page)).to_have_count(0)
    expect(said(friend)).to_have_text(["fool"])
    assert [one["kind"] for one in page.context.request.get("/api/relations").json()] == ["block"]
    say(friend, "are you there?")
    expect(said(friend)).to_have_count(2)
    page.reload()
    page.get_by_role("button", name="Chat", exact=True).click()
    expect(page.locator(".composer input")).to_be_visible()
    expect(said(page)).to_have_count(0)


def test_who_says_much_at_once_is_told_to_wait(page: Page, somebody_else: Somebody) -> None:
    url = two_at_a_table(page, somebody_else())
    page.goto(url)
    page.get_by_role("button", name="Chat", exact=True).click()
    for number in range(30):
        page.locator(".composer input").fill(f"line {number}")
        page.keyboard.press("Enter")
        expect(page.locator(".composer [aria-busy]")).to_have_count(0)  # it has been answered
        if page.locator(".composer .trouble").count():
            break
    expect(page.locator(".composer .trouble")).to_contain_text("Wait")
    assert page.locator(".composer input").input_value().startswith("line"), "what was not said is still there"


def test_notes_are_saved_as_they_are_written(page: Page, somebody_else: Somebody) -> None:
    friend = somebody_else()
    url = two_at_a_table(page, friend)
    page.goto(url)
    expect(page.locator("svg.board")).to_be_visible()
    page.keyboard.press("c")
    page.get_by_role("tab", name="My notes").click()
    page.get_by_role("textbox", name="My notes on this game").fill(NOTE)
    expect(page.locator(".notes b")).to_have_text("Saved")
    page.goto("/games")
    expect(page.locator(".note")).to_contain_text(NOTE)
    friend.goto("/games")
    expect(friend.get_by_role("main").get_by_role("listitem").first).to_be_visible()
    expect(friend.locator(".note")).to_have_count(0)


def test_a_plan_outlives_page_and_server(
    make_server: Callable[..., Server], somebody_else: Somebody, watch: Watch
) -> None:
    mortal = make_server(first=NO_BOTS)
    page, friend = somebody_else(base_url=mortal.url), somebody_else(base_url=mortal.url)
    url = two_at_a_table(page, friend)
    page.goto(url)
    friend.goto(url)
    friend.get_by_role("button", name="Menu", exact=True).click()
    friend.get_by_role("menuitem", name="Plan ahead").click()
    guests = friend.get_by_label("Guest", exact=True)
    expect(guests.locator("option").nth(1)).to_be_attached()
    for index in (0, guests.locator("option").count() - 1):  # Ann may take the one, but not both
        guests.select_option(index=index)
        friend.get_by_role("button", name="Add", exact=True).click()
    friend.get_by_text("Automatically, when everybody").click()
    friend.get_by_role("button", name="Save plan").click()
    expect(friend.locator("footer [role=status]")).to_have_text("Planned. You may leave now.")
    friend.close()

    Clicker(page).enter()
    page.get_by_role("button", name="End turn").click()
    watch.expect(OUTAGE)
    mortal.kill()
    mortal.start()
    expect(page.locator(".banner")).to_be_hidden()
    expect(page.locator(".prince")).to_have_count(2)
    expect(page.locator(".order h2")).to_contain_text("Your turn")
